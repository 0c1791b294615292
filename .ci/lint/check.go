package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// check reads every Go file under root and lists the violations, sorted.
func check(root string) ([]string, error) {
	l := &linter{fset: token.NewFileSet(), documented: map[string]bool{}}
	err := fs.WalkDir(os.DirFS(root), ".", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && skipped(entry.Name()):
			return fs.SkipDir
		case !entry.IsDir() && path.Ext(name) == ".go":
			return l.file(root, name)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	for folder, documented := range l.documented {
		if !documented {
			l.violations = append(l.violations, fmt.Sprintf("%s: there is no doc.go with a package comment", path.Join(folder, "doc.go")))
		}
		if _, ok := table[folder]; !ok {
			l.violations = append(l.violations, fmt.Sprintf("%s: the package is not in the table of .ci/lint/table.go", path.Join(folder, "doc.go")))
		}
	}
	slices.Sort(l.violations)
	return l.violations, nil
}

// skipped reports whether no package of the project can stand in a folder of that name.
func skipped(name string) bool {
	return name == ".git" || name == ".cache" || name == "dist" || name == "testdata" || name == "node_modules"
}

// linter gathers what is found while the files are read.
type linter struct {
	fset       *token.FileSet
	documented map[string]bool // by folder: whether its doc.go has a package comment
	violations []string
}

// file checks one file, named from root with slashes.
func (l *linter) file(root, name string) error {
	source, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
	if err != nil {
		return err
	}
	file, err := parser.ParseFile(l.fset, name, source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	folder := path.Dir(name)
	l.documented[folder] = l.documented[folder] || (path.Base(name) == "doc.go" && file.Doc != nil)
	if _, known := table[folder]; known {
		test := strings.HasSuffix(name, "_test.go")
		for _, spec := range file.Imports {
			if imported := importPath(spec); !permits(folder, imported, test) {
				l.report(spec, "%q may not be imported here (the import rule)", imported)
			}
		}
	}
	if !pollFile(name) {
		for _, node := range inputQuestions(file) {
			l.report(node, "only scenes/poll.go asks Ebitengine for input")
		}
	}
	return nil
}

func (l *linter) report(at ast.Node, format string, args ...any) {
	position := l.fset.Position(at.Pos())
	l.violations = append(l.violations, fmt.Sprintf("%s:%d: %s", position.Filename, position.Line, fmt.Sprintf(format, args...)))
}

// importPath is the path that an import names.
func importPath(spec *ast.ImportSpec) string {
	imported, err := strconv.Unquote(spec.Path.Value)
	if err != nil {
		panic("lint: the parser let a bad import path through: " + spec.Path.Value)
	}
	return imported
}

// importName is the name under which file knows the package of that path, "" if it does not import it.
func importName(file *ast.File, imported string) string {
	for _, spec := range file.Imports {
		if importPath(spec) != imported {
			continue
		}
		if spec.Name != nil {
			return spec.Name.Name
		}
		return path.Base(strings.TrimSuffix(imported, "/v2"))
	}
	return ""
}
