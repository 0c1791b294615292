package main

import (
	"image/png"
	"os"
	"path/filepath"

	"t3hunting/scenes/shape"
)

// icon is one of the pictures by which systems show the page among their programs.
type icon struct {
	name   string
	size   int     // pixels
	helmet float64 // its width, of the icon's
}

// icons are named in manifest.webmanifest and index.html. Of a maskable icon a circle of 80 % is always seen: the ring
// round the helmet lies within it.
var icons = []icon{
	{"icon-192.png", 192, 0.62},
	{"icon-512.png", 512, 0.62},
	{"icon-maskable-512.png", 512, 0.56},
	{"apple-touch-icon.png", 180, 0.58},
}

func (i icon) write(folder string) error {
	f, err := os.Create(filepath.Join(folder, i.name))
	if err != nil {
		return err
	}
	if err := png.Encode(f, shape.AppIcon(i.size, i.helmet)); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
