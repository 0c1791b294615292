//go:build !js

package scenes

import (
	"io"
	"os"
	"path/filepath"
	"slices"
)

// folders exchanges records as files in two folders beside the saved games.
// Ebitengine has no clipboard; records that are dropped on the window come in
// through the frame of input.
type folders struct {
	dir  string
	told exchanged
}

// newExchange returns the exchange of this platform for a store.
func newExchange(store Store) exchange {
	files, ok := store.(*fileStore)
	if !ok {
		return noExchange{}
	}
	return &folders{dir: files.dir}
}

const (
	outFolder = "records"
	inFolder  = "import"
)

func (f *folders) send(name, text string) (string, error) {
	dir := filepath.Join(f.dir, outFolder)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", err
	}
	path := filepath.Join(dir, name+suffix)
	return path, os.WriteFile(path, []byte(text), 0o600)
}

func (f *folders) ways() []string { return []string{"folder"} }

// bring reads the folder.
func (f *folders) bring(string) {
	dir := filepath.Join(f.dir, inFolder)
	f.told = exchanged{done: true, err: os.MkdirAll(dir, 0o700)}
	if f.told.err != nil {
		return
	}
	names, _ := filepath.Glob(filepath.Join(dir, "*"+suffix)) // the pattern is sound
	slices.Sort(names)
	for _, name := range names {
		text, err := readRecordFile(name)
		if err != nil {
			f.told.err = err
			return
		}
		f.told.texts = append(f.told.texts, text)
	}
	if len(names) == 0 {
		f.told.where = dir
	}
}

func (f *folders) poll() exchanged {
	told := f.told
	f.told = exchanged{}
	return told
}

func readRecordFile(name string) (string, error) {
	file, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer file.Close()
	return readRecord(file)
}

// readRecord reads a text, of an absurdly long one no more than shows that.
func readRecord(from io.Reader) (string, error) {
	text, err := io.ReadAll(io.LimitReader(from, longestRecord+1))
	return string(text), err
}
