package scenes_test

import (
	"testing"

	"t3hunting/scenes/layout"
	"t3hunting/scenes/scenetest"
)

// windows are what pictures are taken at: phone with notch and home bar, tablet,
// desktop.
var windows = []scenetest.Options{
	{W: 390, H: 844, Safe: layout.Insets{Top: 47, Bottom: 34}},
	{W: 1180, H: 820},
	{W: 1440, H: 900},
}

// looked are the games whose boards are looked at, and how many moves the
// person has made by then.
var looked = []struct {
	id    string
	moves int
}{
	{"bagh-chal", 9}, {"nine-mens-morris", 8}, {"alquerque", 5}, {"goats-and-tigers", 8},
	{"leopards-and-deer", 7}, {"twelve-mens-morris", 13}, {"three-mens-morris", 3}, {"al-qirq", 12},
}

// TestLook takes pictures of every scene, for people to look at; see
// scenetest.Driver.Save.
func TestLook(t *testing.T) {
	if !scenetest.Saving() {
		t.Skip("T3_SCREENSHOTS names no folder")
	}
	for _, window := range windows {
		d := scenetest.New(t, window)
		d.Save("menu")
		for _, game := range looked {
			d.Tap("card:" + game.id)
			d.Tick(2)
			d.Save("setup-" + game.id)
			d.Tap("start")
			d.Play(game.moves, scenetest.Thinker(500), d.TapMove)
			d.Calm()
			d.Tick(30)
			d.Save("board-" + game.id)
			if game.id == "nine-mens-morris" {
				d.Play(400, scenetest.Thinker(3000), d.TapMove)
				d.Tick(120)
				d.Save("result-" + game.id)
			}
			d.Tap("menu")
			d.Tick(2)
		}
	}
}
