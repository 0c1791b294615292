package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	var p page
	flag.StringVar(&p.version, "version", "", "the version that programs and page carry")
	flag.StringVar(&p.from, "from", "wasm", "the `folder` of the page's sources")
	flag.BoolVar(&p.compress, "compress", false, "put compressed copies beside the files and check the budgets; a minute")
	flag.StringVar(&p.to, "to", filepath.Join("dist", "web"), "the `folder` of the built page")
	flag.Parse()
	p.glue = flag.Arg(0)
	if err := p.write(); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

// page is what the page is made of.
type page struct {
	version  string
	from, to string // folders
	glue     string // Go's wasm_exec.js
	compress bool   // whether copies are made; those that fit are kept either way
}

// sources are the files of the page that are copied, with their placeholders filled in.
var sources = []string{"index.html", "tabs.js", "update.js", "link.js", "screen.js", "boot.js", "worker.js", "manifest.webmanifest"}

// programs are the files that lie in the built page already: programs and tables.
var programs = []string{"t3.wasm", "worker.wasm", "solved.bin"}

func (p *page) write() error {
	if p.version == "" || p.glue == "" {
		return errors.New("usage: pack -version V wasm_exec.js")
	}
	size, err := os.Stat(filepath.Join(p.to, "t3.wasm"))
	if err != nil {
		return err
	}
	fill := map[string]string{"VERSION": p.version, "BYTES": fmt.Sprint(size.Size())}
	files := append([]string(nil), programs...)
	for _, name := range sources {
		if err := p.copy(name, filepath.Join(p.from, name), fill); err != nil {
			return err
		}
		files = append(files, name)
	}
	if err := p.copy("wasm_exec.js", p.glue, nil); err != nil {
		return err
	}
	files = append(files, "wasm_exec.js")
	for _, icon := range icons {
		if err := icon.write(p.to); err != nil {
			return err
		}
		files = append(files, icon.name)
	}
	list, err := listed(p.to, files)
	if err != nil {
		return err
	}
	worker := filepath.Join(p.from, "sw.js")
	code, err := os.ReadFile(worker)
	if err != nil {
		return err
	}
	fill["HASH"], fill["FILES"] = list.hash(code), list.script()
	if err := p.copy("sw.js", worker, fill); err != nil {
		return err
	}
	if err := p.copies(append(files, "sw.js")); err != nil || !p.compress {
		return err
	}
	return p.withinBudgets()
}

// copy writes the built page's file name from a source.
func (p *page) copy(name, source string, fill map[string]string) error {
	text, err := os.ReadFile(source)
	if err != nil {
		return err
	}
	filled, err := filled(string(text), fill)
	if err != nil {
		return fmt.Errorf("%s: %w", source, err)
	}
	return os.WriteFile(filepath.Join(p.to, name), []byte(filled), 0o644)
}
