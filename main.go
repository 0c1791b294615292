package main

import (
	"flag"
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"

	"t3hunting/scenes"
)

func main() {
	size := flag.String("size", "1280x800", "the window's `width x height` in device-independent pixels")
	fullscreen := flag.Bool("fullscreen", false, "fill the screen")
	flag.Parse()
	if err := run(*size, *fullscreen); err != nil {
		fmt.Fprintln(os.Stderr, "t3hunting:", err)
		os.Exit(1)
	}
}

// run opens the window and returns when it is closed.
func run(size string, fullscreen bool) error {
	var width, height int
	if _, err := fmt.Sscanf(size, "%dx%d", &width, &height); err != nil || width < 320 || height < 320 {
		return fmt.Errorf("-size %s: want two numbers of at least 320, such as 1280x800", size)
	}
	ebiten.SetWindowTitle("T-3 Hunting Games")
	ebiten.SetWindowSize(width, height)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(320, 320, -1, -1)
	ebiten.SetFullscreen(fullscreen)
	store, err := scenes.OpenStore()
	if err != nil {
		fmt.Fprintln(os.Stderr, "t3hunting: games will not be kept:", err)
	}
	return ebiten.RunGame(scenes.New(scenes.Config{Store: store}))
}
