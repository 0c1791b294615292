package scenes_test

import (
	"fmt"
	"os"
	"testing"

	"t3hunting/scenes"
	"t3hunting/scenes/input"
	"t3hunting/scenes/scenetest"
)

// TestLookPages takes pictures of what is there to read, and of the sheet of More
// on a phone and where there is no game yet.
func TestLookPages(t *testing.T) {
	if !scenetest.Saving() {
		t.Skip("T3_SCREENSHOTS names no folder")
	}
	for _, window := range windows {
		d := scenetest.New(t, window)
		d.Tap("games")
		d.Tick(2)
		d.Save("library-empty")
		d.Tap("back")
		d.Tick(2)
		d.Tap("settings")
		d.Tick(2)
		d.Tap("about")
		d.Tick(2)
		d.Save("about")
		d.Key(input.Cancel)
		d.Tick(2)
		for range 40 {
			d.Wheel(-1)
		}
		d.Save("settings-end")
		d.Key(input.Help)
		d.Tick(2)
		d.Save("keys")
		d.Key(input.Cancel)
		d.Tick(2)
		d.Key(input.Cancel)
		d.Tick(2)
		d.Tap("card:leopards-and-deer")
		d.Tick(2)
		d.Tap("howto")
		d.Tick(2)
		d.Save("howto")
		for range 6 {
			d.Wheel(-1)
		}
		d.Save("howto-scrolled")
		o := window
		o.Config.Host = &phone{}
		d = start(t, o, "nine-mens-morris")
		d.Tap("button:more")
		d.Tick(20)
		d.Save("more-app")
	}
}

// TestLookPlea takes pictures of the question before a move is taken back.
func TestLookPlea(t *testing.T) {
	if !scenetest.Saving() {
		t.Skip("T3_SCREENSHOTS names no folder")
	}
	for _, window := range windows {
		for _, seat := range []scenes.Seating{scenes.BoardStays, scenes.FaceToFace} {
			for _, text := range []int{100, 200} {
				d := start(t, window, "nine-mens-morris")
				d.Game.Choose(func(s *scenes.Settings) { s.Agree, s.Seating, s.Text = true, seat, text })
				d.Tick(1)
				for _, p := range []string{"a1", "a4", "d1"} {
					d.Tap("point:" + p)
					d.Calm()
				}
				d.Tick(30)
				d.Key(input.Undo)
				d.Tick(2)
				d.Save(fmt.Sprintf("plea-%s-text%d", map[scenes.Seating]string{scenes.BoardStays: "stays", scenes.FaceToFace: "facing"}[seat], text))
			}
		}
	}
}

// TestLookResults takes pictures of results at every size of text: of a long
// reason, with rules that were changed, and face to face.
func TestLookResults(t *testing.T) {
	if !scenetest.Saving() {
		t.Skip("T3_SCREENSHOTS names no folder")
	}
	for _, window := range windows {
		for _, seat := range []string{"stays", "facing"} {
			d := start(t, window, "goats-and-tigers")
			if seat == "facing" {
				d.Game.Choose(func(s *scenes.Settings) { s.Seating = scenes.FaceToFace })
				d.Tick(1)
			}
			d.Play(600, scenetest.Thinker(800), d.TapMove)
			d.Settle()
			for _, text := range []int{100, 150, 200} {
				d.Game.Choose(func(s *scenes.Settings) { s.Text = text })
				d.Tick(2)
				d.Save(fmt.Sprintf("result-%s-text%d", seat, text))
			}
		}
		record, err := os.ReadFile("../rules/testdata/games/nine-mens-morris.txt")
		if err != nil {
			t.Fatal(err)
		}
		d := scenetest.New(t, window)
		if err := d.Game.Control().OpenRecord(string(record)); err != nil {
			t.Fatal(err)
		}
		d.Tick(100)
		for _, text := range []int{100, 200} {
			d.Game.Choose(func(s *scenes.Settings) { s.Text = text })
			d.Tick(2)
			d.Save(fmt.Sprintf("result-repeated-text%d", text))
		}
	}
}
