package main

import (
	"bytes"
	"image"
	"image/color"
	_ "image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/scenes/shape"
)

func decode(t *testing.T, name string) image.Image {
	t.Helper()
	data, err := os.ReadFile(name)
	require.NoError(t, err)
	img, _, err := image.Decode(bytes.NewReader(data))
	require.NoError(t, err)
	return img
}

func TestAndroidIcons(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, run([]string{"android", dir}))
	for _, d := range densities {
		for name, dp := range map[string]float64{"ic_launcher": 48, "ic_launcher_foreground": 108, "ic_launcher_monochrome": 108} {
			img := decode(t, filepath.Join(dir, "mipmap-"+d.name, name+".png"))
			assert.Equal(t, image.Rect(0, 0, int(dp*d.scale), int(dp*d.scale)), img.Bounds())
			_, _, _, a := img.At(0, 0).RGBA()
			assert.Zero(t, a, "the corner of %s at %s is empty", name, d.name)
		}
	}
}

// TestLayersStayInTheSafeCircle sees that a launcher's mask cuts nothing off.
func TestLayersStayInTheSafeCircle(t *testing.T) {
	const size = 432
	img := layer(size, &shape.Parade)
	const safe = size * 33 / 108
	for y := range size {
		for x := range size {
			dx, dy := float64(x)+0.5-size/2, float64(y)+0.5-size/2
			if dx*dx+dy*dy > safe*safe {
				require.Zero(t, img.RGBAAt(x, y).A, "at %d, %d", x, y)
			}
		}
	}
}

func TestMonochromeIsAStencil(t *testing.T) {
	const size = 108
	img := mono(size)
	assert.Greater(t, img.AlphaAt(size/2, 34).A, uint8(250), "the brow is whole")
	assert.Less(t, img.AlphaAt(size/2, 56).A, uint8(10), "the visor is cut out")
}

func TestIOSIconIsOpaque(t *testing.T) {
	name := filepath.Join(t.TempDir(), "folder", "icon.png")
	require.NoError(t, run([]string{"ios", name}))
	img := decode(t, name)
	require.Equal(t, image.Rect(0, 0, 1024, 1024), img.Bounds())
	for _, p := range []image.Point{{}, {X: 1023, Y: 1023}, {X: 512, Y: 512}} {
		_, _, _, a := img.At(p.X, p.Y).RGBA()
		assert.Equal(t, uint32(0xFFFF), a)
	}
	brow := color.RGBAModel.Convert(img.At(512, 300)).(color.RGBA)
	assert.Equal(t, shape.Parade.Helmet, brow)
}

func TestUsage(t *testing.T) {
	assert.Error(t, run(nil))
	assert.Error(t, run([]string{"windows", "x"}))
}
