package scenes_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/scenes"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/scenetest"
)

// textSizes are some of those that the settings offer, in per cent.
var textSizes = []int{90, 100, 150, 200}

// eachFit shows what a driver shows in every window, with its insets and without,
// at every text size, and checks that no text is cut and that nothing that can be
// pressed leaves the window or is too small.
func eachFit(t *testing.T, d *scenetest.Driver, what string) {
	t.Helper()
	for i, text := range textSizes {
		d.Game.Choose(func(s *scenes.Settings) { s.Text = text })
		for k, window := range windows {
			safe := window.Safe
			if i%2 == 1 {
				safe = layout.Insets{}
			}
			d.Rescale([]float64{1, 1.5, 2, 3}[(i+k)%4])
			if window.W > 1000 { // pictures of many million pixels prove nothing more
				d.Rescale([]float64{1, 1.25}[(i+k)%2])
			}
			d.Game.Control().SetInsets(safe.Top, safe.Right, safe.Bottom, safe.Left)
			d.Resize(window.W, window.H)
			d.Tick(2)
			name := fmt.Sprintf("%s, %v×%v, text %v", what, window.W, window.H, text)
			assert.Empty(t, d.Game.Cut(), name)
			inner := layout.Screen{W: window.W, H: window.H, Safe: safe}.Inner()
			for _, target := range d.Game.Report().Targets {
				r := target.Rect
				if d.Game.Report().Scene == "menu" || d.Game.Report().Scene == "library" {
					r.Y, r.H = inner.Y, inner.H // what scrolls leaves the window
				}
				if !target.Spot {
					assert.True(t, r.Within(inner), "%s: %s sticks out: %v", name, target.Name, r)
				}
			}
		}
	}
}

// TestBoardFits looks at boards in mid-game: of every main game, with and without
// clocks, against the computer, side by side and face to face.
func TestBoardFits(t *testing.T) {
	for i, game := range looked {
		for k, seat := range []string{"computer", "stays", "facing"} {
			minutes := 15 * ((i + k) % 2)
			what := fmt.Sprintf("%s %s %d min", game.id, seat, minutes)
			t.Run(what, func(t *testing.T) {
				d := scenetest.New(t, with(scenetest.Options{}, func(s *scenes.Settings) {
					s.Minutes = minutes
					if seat == "facing" {
						s.Seating = scenes.FaceToFace
					}
				}))
				d.Tap("card:" + game.id)
				if seat != "computer" {
					d.Tap("seat:second:person")
				}
				d.Tap("start")
				d.Play(2*game.moves, scenetest.Thinker(300), d.TapMove)
				d.Calm()
				d.Tick(30)
				eachFit(t, d, what)
			})
		}
	}
}

// TestScenesFit looks at everything else: menu, setup, settings, how to play,
// games, sheets over the board, and results.
func TestScenesFit(t *testing.T) {
	store := newShelfStore()
	d := start(t, keeping(store), "leopards-and-deer")
	d.Play(40, scenetest.Thinker(300), d.TapMove)
	d.Settle()
	d = scenetest.New(t, keeping(store))
	show := func(what string, taps ...string) {
		t.Helper()
		d.Game.Choose(func(s *scenes.Settings) { s.Text = 100 })
		d.Rescale(1)
		d.Game.Control().SetInsets(0, 0, 0, 0)
		d.Resize(390, 844)
		d.Tick(2)
		for _, name := range taps {
			d.Tap(name)
			d.Tick(30)
		}
		eachFit(t, d, what)
	}
	show("menu")
	show("settings", "settings")
	show("about", "about")
	show("library", "back", "done", "games")
	show("deleted", "delete:"+rowsOf(d)[0][len("game:"):])
	show("setup", "restore", "back", "card:twelve-mens-morris")
	show("how to play", "howto")
	show("keys", "keys")
	show("more", "back", "back", "seat:second:person", "start", "point:d2", "button:more")
	show("draw offer", "more:draw")
	show("resign", "more:no", "button:more", "more:resign")
	show("look back", "more:no", "turn:1")
	show("result", "past:return", "button:more", "more:resign", "more:yes")
}

// TestHintFits looks at the longest sentence of a hint, side by side and face to
// face.
func TestHintFits(t *testing.T) {
	for _, seating := range []scenes.Seating{scenes.BoardStays, scenes.FaceToFace} {
		d, a := advised(t, with(scenetest.Options{}, func(s *scenes.Settings) { s.Seating = seating }), "nine-mens-morris", "a1 d2 a4 f2")
		a.move, a.why = "a7", "mill"
		for range 3 {
			d.Key(input.Hint)
			d.Tick(30)
		}
		eachFit(t, d, fmt.Sprintf("hint %v", seating))
	}
}

// TestReviewFits looks at the longest sentences of a review: of a sound move in a
// hunt, and of an inaccuracy.
func TestReviewFits(t *testing.T) {
	const hunt = "Game: bagh-chal\nResult: draw\nReason: agreed\n\n1. c1  a1-b1\n2. c3  b1-a1\n"
	for _, seating := range []scenes.Seating{scenes.BoardStays, scenes.FaceToFace} {
		o := with(scenetest.Options{}, func(s *scenes.Settings) { s.Seating = seating })
		d := atReview(t, o, hunt, &critic{})
		d.Tick(60)
		eachFit(t, d, fmt.Sprintf("review, a sound move %v", seating))
		c := errant()
		c.best[5] = "d7-d6"
		d = atReview(t, o, finished, c)
		d.Tick(60)
		d.Tap("past:back")
		d.Calm()
		eachFit(t, d, fmt.Sprintf("review, an inaccuracy %v", seating))
	}
}

// TestChangedRulesFit looks at a game whose options are not the usual ones, in play
// and decided.
func TestChangedRulesFit(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{})
	const record = "Game: alquerque\nOptions: capture=forced,backjump=always,start=second\n\n"
	if err := d.Game.Control().OpenRecord(record); err != nil {
		t.Fatal(err)
	}
	d.Tick(2)
	eachFit(t, d, "changed rules")
	d.Game.Choose(func(s *scenes.Settings) { s.Text = 100 })
	d.Resize(390, 844)
	d.Tick(2)
	d.Tap("button:more")
	d.Tick(2)
	d.Tap("more:resign")
	d.Tick(2)
	d.Tap("more:yes")
	d.Settle()
	eachFit(t, d, "changed rules, a result")
}

// TestConfirmFits looks at the question whether a move is meant, of either side.
func TestConfirmFits(t *testing.T) {
	for _, seating := range []scenes.Seating{scenes.BoardStays, scenes.FaceToFace} {
		d := start(t, with(scenetest.Options{}, func(s *scenes.Settings) { s.Seating, s.Confirm = seating, true }), "twelve-mens-morris")
		d.Tap("point:a1")
		eachFit(t, d, fmt.Sprintf("confirm, first %v", seating))
		d.Tap("confirm:yes")
		d.Calm()
		d.Tap("point:g7")
		eachFit(t, d, fmt.Sprintf("confirm, second %v", seating))
	}
}
