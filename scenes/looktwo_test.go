package scenes_test

import (
	"strconv"
	"testing"

	"t3hunting/scenes"
	"t3hunting/scenes/input"
	"t3hunting/scenes/scenetest"
	"t3hunting/scenes/shape"
)

// TestLookTwo takes pictures of what two people at one device see: face to face
// with clocks, a turn of the board, a hand-over, the sheets.
func TestLookTwo(t *testing.T) {
	if !scenetest.Saving() {
		t.Skip("T3_SCREENSHOTS names no folder")
	}
	for _, window := range windows {
		with := func(change func(*scenes.Settings)) scenetest.Options {
			s := scenes.DefaultSettings()
			change(&s)
			o := window
			o.Config.Settings = &s
			return o
		}
		d := start(t, with(func(s *scenes.Settings) { s.Seating, s.Minutes = scenes.FaceToFace, 5 }), "nine-mens-morris")
		for _, p := range []string{"a1", "a4", "d1", "d7", "g1"} {
			d.Tap("point:" + p)
			d.Calm()
		}
		d.Tick(30)
		d.Save("two-facing")
		d.Tap("point:a4")
		d.Calm()
		d.Tap("point:a1")
		d.Tick(30)
		d.Save("two-facing-refused")

		d = start(t, with(func(s *scenes.Settings) { s.Seating, s.Confirm, s.Minutes = scenes.FaceToFace, true, 5 }), "bagh-chal")
		d.Tap("point:c3")
		d.Tick(30)
		d.Save("two-facing-asked")
		d.Tap("confirm:yes")
		d.Calm()
		if d.Has("first:draw") {
			d.Tap("first:draw")
			d.Tick(3)
			d.Save("two-facing-offer")
			d.Tap("more:no")
			d.Tick(3)
			d.Tap("second:more")
			d.Tick(3)
			d.Save("two-facing-more")
		}

		d = start(t, with(func(s *scenes.Settings) { s.Seating, s.Minutes = scenes.BoardTurns, 5 }), "alquerque")
		d.Tap("point:b2")
		d.Tap("point:c3")
		for !d.Game.Report().Busy {
			d.Tick(1)
		}
		d.Tick(28)
		d.Save("two-turning")
		d.Tick(30)
		d.Save("two-turned")

		d = start(t, with(func(s *scenes.Settings) { s.Seating, s.Confirm = scenes.HandOver, true }), "twelve-mens-morris")
		d.Tap("point:d2")
		d.Save("two-asked")
		d.Tap("point:d2")
		d.Tick(60)
		d.Save("two-hand-over")
		d.Tap("ready")
		d.Tick(3)
		d.Tap("button:more")
		d.Tick(3)
		d.Save("two-more")
		d.Tap("more:resign")
		d.Tick(3)
		d.Save("two-resign")
		d.Tap("more:no")
		d.Tick(2)
	}
}

// TestLookHint takes pictures of the three steps of a hint, and of the last one
// as the far player sees it.
func TestLookHint(t *testing.T) {
	if !scenetest.Saving() {
		t.Skip("T3_SCREENSHOTS names no folder")
	}
	for _, window := range windows {
		d, a := advised(t, window, "alquerque", "c2-c3")
		a.move, a.why = "c4xc2", "captures"
		for step := range 3 {
			d.Key(input.Hint)
			d.Tick(60)
			d.Save("hint-" + strconv.Itoa(step+1))
		}
		facing := with(window, func(s *scenes.Settings) { s.Seating = scenes.FaceToFace })
		d, a = advised(t, facing, "nine-mens-morris", "a1 d2 a4 f2 a7 xd2")
		a.move, a.why = "d2", "opens"
		d.Key(input.Hint)
		d.Tick(60)
		d.Key(input.Hint, input.Hint)
		d.Tick(60)
		d.Save("hint-facing")
	}
}

// TestLookSets takes pictures of every set of men, on both kinds of boards.
func TestLookSets(t *testing.T) {
	if !scenetest.Saving() {
		t.Skip("T3_SCREENSHOTS names no folder")
	}
	for _, set := range []string{"stones", "letters", "two-way"} {
		for _, id := range []string{"bagh-chal", "alquerque"} {
			o := with(scenetest.Options{W: 820, H: 1180}, func(s *scenes.Settings) {
				switch set {
				case "stones":
					s.Men = shape.Stones
				case "letters":
					s.Men, s.Seating = shape.Letters, scenes.FaceToFace
				default:
					s.Seating = scenes.FaceToFace
				}
			})
			d := start(t, o, id)
			d.Play(5, scenetest.Thinker(300), d.TapMove)
			d.Calm()
			d.Tick(30)
			d.Save("set-" + set + "-" + id)
		}
	}
}

// TestLookCoordinates takes pictures of boards with the names of their points.
func TestLookCoordinates(t *testing.T) {
	if !scenetest.Saving() {
		t.Skip("T3_SCREENSHOTS names no folder")
	}
	for _, window := range windows {
		for _, id := range []string{"goats-and-tigers", "nine-mens-morris", "leopards-and-deer", "bagh-chal"} {
			d := start(t, with(window, func(s *scenes.Settings) { s.Coordinates = true }), id)
			d.Play(6, scenetest.Thinker(300), d.TapMove)
			d.Calm()
			d.Tick(30)
			d.Save("coordinates-" + id)
			d.Game.Choose(func(s *scenes.Settings) { s.Text, s.Seating = 200, scenes.FaceToFace })
			d.Tick(2)
			d.Save("coordinates-facing-" + id)
		}
	}
}

// TestLookReview takes pictures of reviews: under way, and at the worst move, in
// every theme and with the largest text too.
func TestLookReview(t *testing.T) {
	if !scenetest.Saving() {
		t.Skip("T3_SCREENSHOTS names no folder")
	}
	for _, window := range windows {
		for name, change := range map[string]func(s *scenes.Settings){
			"":          func(*scenes.Settings) {},
			"-facing":   func(s *scenes.Settings) { s.Seating = scenes.FaceToFace },
			"-bar":      func(s *scenes.Settings) { s.Evaluation = true },
			"-large":    func(s *scenes.Settings) { s.Text = 200 },
			"-teak":     func(s *scenes.Settings) { s.Theme = scenes.TeakDay },
			"-contrast": func(s *scenes.Settings) { s.Theme = scenes.HighContrast },
		} {
			for _, id := range []string{"nine-mens-morris", "leopards-and-deer"} {
				d := scenetest.New(t, with(window, change))
				if err := d.Game.Control().OpenRecord(recordOf(t, id)); err != nil {
					t.Fatal(err)
				}
				d.Settle()
				d.Tap("review")
				d.Tick(10)
				if id == "nine-mens-morris" {
					d.Save("review-under" + name)
				}
				for !d.Game.Reviewed() {
					d.Tick(1)
				}
				if d.Has("past:worst") {
					d.Tap("past:worst")
				}
				d.Tick(2)
				d.Save("review-" + id + name)
			}
		}
	}
}
