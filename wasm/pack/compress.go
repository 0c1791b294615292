package main

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"github.com/andybalholm/brotli"
)

// format is a way to compress the copy of a file that a server may send in the file's place.
type format struct {
	suffix string
	writer func(io.Writer) io.WriteCloser
	reader func(io.Reader) (io.Reader, error)
}

var formats = []format{
	{".br", brotliWriter, func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil }},
	{".gz", gzipWriter, func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) }},
}

func brotliWriter(w io.Writer) io.WriteCloser {
	return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24})
}

func gzipWriter(w io.Writer) io.WriteCloser {
	z, _ := gzip.NewWriterLevel(w, gzip.BestCompression) // the level is a valid one
	return z
}

// compressible are the kinds of files that are worth it. Pictures and tables are compressed already.
var compressible = []string{".wasm", ".js", ".html", ".webmanifest"}

// copies sees to the compressed copies of the files: one that does not hold what its file holds is taken away, and those
// that are missing are made if the page asks for it.
func (p *page) copies(names []string) error {
	var work sync.WaitGroup
	faults := make([]error, len(names)*len(formats))
	for i, name := range names {
		if !slices.Contains(compressible, filepath.Ext(name)) {
			continue
		}
		for j, f := range formats {
			work.Go(func() { faults[i*len(formats)+j] = f.copy(filepath.Join(p.to, name), p.compress) })
		}
	}
	work.Wait()
	return errors.Join(faults...)
}

// copy sees to the compressed copy of one file.
func (f format) copy(file string, wanted bool) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	name := file + f.suffix
	if f.holds(name, data) {
		now := time.Now()
		return os.Chtimes(name, now, now) // a server passes over copies that are older than their files
	}
	if !wanted {
		if err := os.Remove(name); !errors.Is(err, os.ErrNotExist) {
			return err
		}
		return nil
	}
	var packed bytes.Buffer
	w := f.writer(&packed)
	if _, err := w.Write(data); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	return os.WriteFile(name, packed.Bytes(), 0o644)
}

// holds reports whether there is a compressed copy with this content.
func (f format) holds(name string, data []byte) bool {
	packed, err := os.Open(name)
	if err != nil {
		return false
	}
	defer packed.Close()
	r, err := f.reader(packed)
	if err != nil {
		return false
	}
	content, err := io.ReadAll(io.LimitReader(r, int64(len(data))+1))
	return err == nil && bytes.Equal(content, data)
}
