package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path/filepath"
)

// typecheck checks the packages that the patterns name in the module at dir, for the platform, and lists the errors
// in packages of that module.
func typecheck(dir, goos, goarch string, patterns []string) ([]string, error) {
	packages, err := list(dir, goos, goarch, patterns)
	if err != nil {
		return nil, err
	}
	c := &checker{fset: token.NewFileSet(), sizes: types.SizesFor("gc", goarch), done: map[string]*types.Package{"unsafe": types.Unsafe}}
	if c.sizes == nil {
		return nil, fmt.Errorf("the architecture %q is unknown", goarch)
	}
	for _, p := range packages {
		if p.ImportPath == "unsafe" {
			continue
		}
		if err := c.check(p); err != nil {
			return nil, err
		}
	}
	return c.problems, nil
}

// checker holds the packages checked so far; each finds what it imports there, since dependencies come first.
type checker struct {
	fset     *token.FileSet
	sizes    types.Sizes
	done     map[string]*types.Package
	problems []string
}

// check parses and checks one package. Of foreign packages only the declarations are looked at: their bodies were
// compiled by others, and their errors would be cgo's.
func (c *checker) check(p *listed) error {
	var files []*ast.File
	for _, name := range append(append([]string{}, p.GoFiles...), p.CgoFiles...) {
		file, err := parser.ParseFile(c.fset, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		files = append(files, file)
	}
	config := types.Config{
		FakeImportC:      true,
		IgnoreFuncBodies: !p.own(),
		Sizes:            c.sizes,
		Importer:         importer{done: c.done, renamed: p.ImportMap},
		Error: func(err error) {
			if p.own() {
				c.problems = append(c.problems, err.Error())
			}
		},
	}
	if p.Module != nil && p.Module.GoVersion != "" {
		config.GoVersion = "go" + p.Module.GoVersion
	}
	// The error is the first of those that Error was told of.
	checked, _ := config.Check(p.ImportPath, c.fset, files, nil)
	c.done[p.ImportPath] = checked
	return nil
}

// importer finds what a package imports among the packages that were checked before it.
type importer struct {
	done    map[string]*types.Package
	renamed map[string]string
}

func (i importer) Import(path string) (*types.Package, error) {
	if real, ok := i.renamed[path]; ok {
		path = real
	}
	if p, ok := i.done[path]; ok {
		return p, nil
	}
	return nil, fmt.Errorf("%q is not among the dependencies", path)
}
