package main

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"

	"t3hunting/scenes/shape"
)

// densities are Android's folders of bitmaps, with how many pixels one dp has there.
var densities = []struct {
	name  string
	scale float64
}{{"mdpi", 1}, {"hdpi", 1.5}, {"xhdpi", 2}, {"xxhdpi", 3}, {"xxxhdpi", 4}}

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "icons:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	switch {
	case len(args) == 2 && args[0] == "android":
		return android(args[1])
	case len(args) == 2 && args[0] == "ios":
		return write(args[1], shape.AppIcon(1024, 0.62))
	}
	return fmt.Errorf("usage: icons android FOLDER | icons ios FILE")
}

func android(folder string) error {
	for _, d := range densities {
		in := func(name string) string { return filepath.Join(folder, "mipmap-"+d.name, name+".png") }
		size := int(108 * d.scale)
		for _, picture := range []struct {
			name string
			img  image.Image
		}{
			{"ic_launcher_foreground", layer(size, &shape.Parade)},
			{"ic_launcher_monochrome", painted(mono(size))},
			{"ic_launcher", rounded(shape.AppIcon(int(48*d.scale), 0.66))},
		} {
			if err := write(in(picture.name), picture.img); err != nil {
				return err
			}
		}
	}
	return nil
}

// write writes a picture as PNG and makes its folder.
func write(name string, img image.Image) error {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	if err := png.Encode(f, img); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
