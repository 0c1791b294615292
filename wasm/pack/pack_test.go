package main

import (
	"image/png"
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
