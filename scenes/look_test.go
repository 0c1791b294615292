package scenes_test

import (
	"strings"
	"testing"

	"t3hunting/scenes"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/scenetest"
)

// windows are what pictures are taken at: phone with notch and home bar, tablet,
// desktop.
var windows = []scenetest.Options{
	{W: 390, H: 844, Safe: layout.Insets{Top: 47, Bottom: 34}},
	{W: 1180, H: 820},
	{W: 1440, H: 900},
	{W: 320, H: 568},
	{W: 844, H: 390},
	{W: 820, H: 1180},
	{W: 2560, H: 1440},
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

// TestLookMarks takes pictures of the marks: a removal, a chosen man, a series
// that may be stopped, a refusal, the focus of the keys, a dragged man.
func TestLookMarks(t *testing.T) {
	if !scenetest.Saving() {
		t.Skip("T3_SCREENSHOTS names no folder")
	}
	for _, window := range windows {
		d := start(t, window, "nine-mens-morris")
		for _, p := range []string{"a1", "a4", "d1", "d7", "g1"} {
			d.Tap("point:" + p)
			d.Calm()
		}
		d.Tick(30)
		d.Save("mark-remove")

		d = start(t, window, "alquerque")
		d.Tap("point:b2")
		d.Save("mark-selected")
		d.Tap("point:b4")
		d.Tick(30)
		d.Save("mark-refused")
		d.Key(input.Left, input.Down)
		d.Save("mark-focus")
		x, y := d.Center("point:d3")
		d.Press(x, y)
		d.Move(x-20, y)
		d.Move(x-50, y-10)
		d.Save("mark-drag")

		d = start(t, window, "bagh-chal")
		for _, p := range []string{"c3", "a5", "a4", "c1", "c2", "a1"} {
			d.Tap("point:" + p)
			d.Tick(40)
		}
		d.Save("mark-t3")
		d.Tap("menu")
		d.Tap("card:alquerque")
		for range 12 {
			d.Wheel(-1)
		}
		d.Save("setup-scrolled")

		d = start(t, window, "leopards-and-deer")
		for choose := scenetest.Thinker(200); !d.Over() && !d.Has("button:stop"); {
			d.Play(1, choose, d.TapMove)
			d.Calm()
		}
		d.Tick(20)
		d.Save("mark-stop")
	}
}

// TestLookSettings takes pictures of the settings, and of menu, setup and board
// in every theme and with the largest text.
func TestLookSettings(t *testing.T) {
	if !scenetest.Saving() {
		t.Skip("T3_SCREENSHOTS names no folder")
	}
	for _, window := range windows {
		d := scenetest.New(t, window)
		d.Tap("settings")
		d.Tick(2)
		d.Save("settings")
		for _, theme := range []string{"teak", "contrast", "large"} {
			settings := scenes.DefaultSettings()
			switch theme {
			case "large":
				settings.Text = 200
			case "teak":
				settings.Theme = scenes.TeakDay
			case "contrast":
				settings.Theme = scenes.HighContrast
			}
			o := window
			o.Config.Settings = &settings
			d := scenetest.New(t, o)
			d.Save(theme + "-menu")
			d.Tap("settings")
			d.Tick(2)
			d.Save(theme + "-settings")
			d.Tap("back")
			d.Tick(2)
			d.Tap("card:bagh-chal")
			d.Tick(2)
			d.Save(theme + "-setup")
			d.Tap("start")
			d.Play(7, scenetest.Thinker(300), d.TapMove)
			d.Calm()
			d.Tick(30)
			d.Save(theme + "-board")
		}
	}
}

// TestLookGames takes pictures of the menu with a game to continue, and of the
// list of games.
func TestLookGames(t *testing.T) {
	if !scenetest.Saving() {
		t.Skip("T3_SCREENSHOTS names no folder")
	}
	store := newShelfStore()
	o := keeping(store)
	for _, game := range looked {
		d := start(t, o, game.id)
		d.Play(2*game.moves, scenetest.Thinker(300), d.TapMove)
		d.Settle()
	}
	store.data[store.games()[0]] = "rubbish"
	for _, window := range windows {
		window.Config = o.Config
		d := scenetest.New(t, window)
		d.Save("menu-continue")
		d.Tap("games")
		d.Tick(2)
		d.Save("library")
		row := rowsOf(d)[0]
		d.Tap("delete:" + row[len("game:"):])
		d.Tick(2)
		d.Save("library-deleted")
		d.Tap("restore")
	}
}

// TestLookBackLook takes pictures of a look back, and of the question before
// moves are dropped.
func TestLookBackLook(t *testing.T) {
	if !scenetest.Saving() {
		t.Skip("T3_SCREENSHOTS names no folder")
	}
	record := ""
	d := start(t, scenetest.Options{}, "leopards-and-deer")
	d.Play(40, scenetest.Thinker(400), d.TapMove)
	d.Calm()
	tokens := strings.Fields(d.Game.Report().Record)
	record = "Game: leopards-and-deer\n\n1. " + strings.Join(tokens, " ") + "\n"
	for _, facing := range []bool{false, true} {
		name := ""
		if facing {
			name = "-facing"
		}
		for _, window := range windows {
			if facing {
				window = with(window, func(s *scenes.Settings) { s.Seating = scenes.FaceToFace })
			}
			d := scenetest.New(t, window)
			if err := d.Game.Control().OpenRecord(record); err != nil {
				t.Fatal(err)
			}
			d.Tick(60)
			d.Save("history" + name)
			more(d, "history")
			d.Tap("past:back")
			d.Tap("past:back")
			d.Calm()
			d.Tick(30)
			d.Save("lookback" + name)
		}
	}
}
