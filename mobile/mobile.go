package mobile

import (
	"github.com/hajimehoshi/ebiten/v2/mobile"

	"t3hunting/scenes"
)

func init() {
	mobile.SetGame(scenes.New(scenes.Config{}))
}

// Load does nothing. The bindings leave out a package without exported functions, and with it the initialisation that
// hands the game to the view.
func Load() {}
