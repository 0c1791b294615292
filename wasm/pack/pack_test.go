package main

import (
	"image/png"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/scenes/shape"
)

// built packs a page of toy programs and returns its folder.
func built(t *testing.T, version, program string) string {
	t.Helper()
	to := t.TempDir()
	glue := filepath.Join(t.TempDir(), "wasm_exec.js")
	for name, text := range map[string]string{filepath.Join(to, "t3.wasm"): program, filepath.Join(to, "worker.wasm"): "worker", filepath.Join(to, "solved.bin"): "tables", glue: "glue @VERSION@"} {
		require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
	}
	p := page{version: version, from: "..", to: to, glue: glue}
	require.NoError(t, p.write())
	return to
}

// again packs a page once more, with compressed copies if compress is set.
func again(t *testing.T, folder string, compress bool) error {
	t.Helper()
	p := page{version: "v1", from: "..", to: folder, glue: filepath.Join(folder, "wasm_exec.js"), compress: compress}
	return p.write()
}

func read(t *testing.T, folder, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(folder, name))
	require.NoError(t, err)
	return string(data)
}

func TestEveryFileIsListed(t *testing.T) {
	folder := built(t, "v1", "program")
	worker := read(t, folder, "sw.js")
	files, err := os.ReadDir(folder)
	require.NoError(t, err)
	for _, file := range files {
		if file.Name() != "sw.js" { // which a browser fetches by itself
			assert.Contains(t, worker, `["`+file.Name()+`", "sha256-`)
		}
	}
	assert.Contains(t, read(t, folder, "index.html"), `max="7"`)
	assert.Contains(t, read(t, folder, "boot.js"), `"v1"`)
	assert.Equal(t, "glue @VERSION@", read(t, folder, "wasm_exec.js"), "what is not ours stays as it is")
}

func TestHashFollowsTheContent(t *testing.T) {
	first := read(t, built(t, "v1", "program"), "sw.js")
	assert.Equal(t, first, read(t, built(t, "v1", "program"), "sw.js"))
	name := func(text string) string {
		_, after, _ := strings.Cut(text, "const hash = ")
		line, _, _ := strings.Cut(after, "\n")
		return line
	}
	assert.NotEqual(t, name(first), name(read(t, built(t, "v1", "another"), "sw.js")))
	assert.NotEqual(t, name(first), name(read(t, built(t, "v2", "program"), "sw.js")))
}

func TestNothingToPack(t *testing.T) {
	assert.Error(t, (&page{}).write())
	assert.Error(t, (&page{version: "v", glue: "none", from: "..", to: t.TempDir()}).write(), "no program")
	_, err := filled("@HASH@", map[string]string{})
	assert.Error(t, err)
}

func TestIconsHaveTheirSizes(t *testing.T) {
	folder := built(t, "v1", "program")
	manifest := read(t, folder, "manifest.webmanifest") + read(t, folder, "index.html")
	for _, icon := range icons {
		f, err := os.Open(filepath.Join(folder, icon.name))
		require.NoError(t, err)
		img, err := png.Decode(f)
		f.Close()
		require.NoError(t, err)
		assert.Equal(t, icon.size, img.Bounds().Dx(), icon.name)
		assert.Equal(t, icon.size, img.Bounds().Dy(), icon.name)
		assert.Contains(t, manifest, `"`+icon.name+`"`)
	}
}

// TestMaskableIconKeepsWithinTheCircle looks for white and amber, which only the helmet has, and for brass, outside of
// the circle that is always seen. The board's lines may be cut.
func TestMaskableIconKeepsWithinTheCircle(t *testing.T) {
	const size = 512
	img := shape.AppIcon(size, icons[2].helmet)
	require.Equal(t, "icon-maskable-512.png", icons[2].name)
	for y := range size {
		for x := range size {
			if math.Hypot(float64(x)-size/2+0.5, float64(y)-size/2+0.5) < 0.4*size {
				continue
			}
			at := img.RGBAAt(x, y)
			assert.False(t, at == shape.Parade.Brass || at == shape.Parade.Helmet || at == shape.Parade.Eye, "%d, %d: %v", x, y, at)
			if t.Failed() {
				return
			}
		}
	}
}

func TestCompressedCopiesHoldWhatTheirFilesHold(t *testing.T) {
	folder := built(t, "v1", strings.Repeat("program ", 1000))
	copies := func() []string {
		t.Helper()
		br, err := filepath.Glob(filepath.Join(folder, "*.br"))
		require.NoError(t, err)
		gz, err := filepath.Glob(filepath.Join(folder, "*.gz"))
		require.NoError(t, err)
		return append(br, gz...)
	}
	assert.Empty(t, copies(), "none unasked")
	require.NoError(t, again(t, folder, true))
	for _, name := range []string{"index.html", "sw.js", "boot.js", "wasm_exec.js", "t3.wasm", "worker.wasm", "manifest.webmanifest"} {
		for _, f := range formats {
			packed, err := os.Open(filepath.Join(folder, name+f.suffix))
			require.NoError(t, err)
			r, err := f.reader(packed)
			require.NoError(t, err)
			content, err := io.ReadAll(r)
			packed.Close()
			require.NoError(t, err)
			assert.Equal(t, read(t, folder, name), string(content), name)
		}
	}
	assert.Less(t, len(read(t, folder, "t3.wasm.br")), 100)

	made := copies()
	require.NoError(t, os.WriteFile(filepath.Join(folder, "t3.wasm"), []byte("another"), 0o644))
	require.NoError(t, os.WriteFile(filepath.Join(folder, "worker.wasm.br"), []byte("broken"), 0o644))
	require.NoError(t, again(t, folder, false))
	gone := []string{"index.html", "sw.js", "t3.wasm"} // the page knows its program's size, the worker its hash
	for _, name := range gone {
		assert.NoFileExists(t, filepath.Join(folder, name+".br"))
		assert.NoFileExists(t, filepath.Join(folder, name+".gz"))
	}
	assert.NoFileExists(t, filepath.Join(folder, "worker.wasm.br"))
	assert.FileExists(t, filepath.Join(folder, "worker.wasm.gz"))
	assert.Len(t, copies(), len(made)-2*len(gone)-1, "what still fits is kept")
	for _, name := range copies() {
		plain, err := os.Stat(strings.TrimSuffix(name, filepath.Ext(name)))
		require.NoError(t, err)
		copied, err := os.Stat(name)
		require.NoError(t, err)
		assert.False(t, copied.ModTime().Before(plain.ModTime()), name)
	}
}

// TestBudgets makes a program larger than the page can afford.
func TestBudgets(t *testing.T) {
	folder := built(t, "v1", "program")
	require.NoError(t, again(t, folder, true))
	most := budgets
	defer func() { budgets = most }()
	budgets = []budget{{"t3.wasm", 1}, {"worker.wasm", 1000}}
	err := again(t, folder, true)
	require.ErrorContains(t, err, "t3.wasm")
	assert.NotContains(t, err.Error(), "worker.wasm")
	assert.NoError(t, again(t, folder, false), "what is not compressed is not judged")
}
