package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
)

// listed is what go list tells of one package.
type listed struct {
	Dir        string
	ImportPath string
	GoFiles    []string
	CgoFiles   []string
	ImportMap  map[string]string // import as written → import path, where they differ
	Error      *struct{ Err string }
	Module     *struct {
		Main      bool
		GoVersion string
	}
}

// own reports whether the package is of this module.
func (p *listed) own() bool { return p.Module != nil && p.Module.Main }

// list returns the packages and their dependencies for the platform, each after what it imports.
func list(dir, goos, goarch string, patterns []string) ([]*listed, error) {
	arguments := append([]string{"list", "-e", "-deps", "-json=Dir,ImportPath,GoFiles,CgoFiles,ImportMap,Error,Module"}, patterns...)
	command := exec.Command("go", arguments...)
	command.Dir = dir
	command.Env = append(os.Environ(), "GOOS="+goos, "GOARCH="+goarch, "CGO_ENABLED=1")
	var complaints bytes.Buffer
	command.Stderr = &complaints
	output, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("go list for %s/%s: %w\n%s", goos, goarch, err, complaints.String())
	}
	var packages []*listed
	for decoder := json.NewDecoder(bytes.NewReader(output)); ; {
		p := new(listed)
		if err := decoder.Decode(p); errors.Is(err, io.EOF) {
			return packages, nil
		} else if err != nil {
			return nil, err
		}
		if p.Error != nil {
			return nil, fmt.Errorf("%s: %s", p.ImportPath, p.Error.Err)
		}
		packages = append(packages, p)
	}
}
