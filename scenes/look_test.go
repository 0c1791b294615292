package scenes_test

import (
	"testing"

	"t3hunting/scenes/scenetest"
)

// sizes are the windows that pictures are taken at: phone, tablet, desktop.
var sizes = [][2]float64{{390, 844}, {1180, 820}, {1440, 900}}

// TestLook takes pictures of every scene, for people to look at; see
// scenetest.Driver.Save.
func TestLook(t *testing.T) {
	for _, size := range sizes {
		d := scenetest.New(t, scenetest.Options{W: size[0], H: size[1]})
		d.Save("menu")
		for _, id := range []string{"bagh-chal", "nine-mens-morris", "alquerque"} {
			d.Tap("card:" + id)
			d.Tick(2)
			d.Save("setup-" + id)
			d.Tap("start")
			d.Settle()
			d.Save("board-" + id)
			d.Tap("menu")
			d.Tick(2)
		}
	}
}
