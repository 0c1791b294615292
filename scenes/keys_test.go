package scenes_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
	"t3hunting/scenes"
	"t3hunting/scenes/input"
	"t3hunting/scenes/scenetest"
)

// TestEveryGameByKeys plays the recorded game of every ruleset by arrow keys and
// the key that confirms, from the menu to the result and back. A gamepad sends
// the same five actions (TestGamepadActions).
func TestEveryGameByKeys(t *testing.T) {
	for _, r := range rules.All() {
		d := stillDriver(t)
		main := r
		if r.Main != "" {
			main, _ = rules.Lookup(r.Main)
		}
		d.KeyTap("card:" + main.ID)
		d.Tick(2)
		require.Equal(t, "setup", d.Game.Report().Scene, r.ID)
		if main != r {
			d.KeyTap("family")
			d.KeyTap("variant:" + r.ID)
			d.ForgetWays()
		}
		d.KeyTap("seat:second:person")
		d.KeyTap("start")
		d.Tick(2)
		require.Equal(t, r.ID, d.Game.Report().Game)
		d.ForgetWays()
		text, err := os.ReadFile(filepath.Join("..", "rules", "testdata", "games", r.ID+".txt"))
		require.NoError(t, err)
		record, err := rules.ParseRecord(string(text))
		require.NoError(t, err)
		var moves []string
		for _, m := range record.Moves() {
			moves = append(moves, record.State().FormatMove(m))
		}
		d.Play(len(moves), scenetest.Script(moves), d.KeyMove)
		d.Settle()
		require.Equal(t, "result", d.Game.Report().Scene, "%s: %s", r.ID, d.Game.Report())
		d.ForgetWays()
		d.KeyTap("menu")
		d.Tick(2)
		assert.Equal(t, "menu", d.Game.Report().Scene, r.ID)
	}
}

// TestKeysReachEverything leads the focus to every point and every button of
// every board, on a phone and on a desktop, turned or not.
func TestKeysReachEverything(t *testing.T) {
	for _, window := range []scenetest.Options{{}, {W: 1440, H: 900}, {W: 844, H: 390}} {
		for _, r := range rules.MainGames() {
			d := start(t, with(window, func(s *scenes.Settings) { s.Seating = scenes.FaceToFace }), r.ID)
			for range 2 {
				for _, target := range d.Game.Report().Targets {
					d.FocusOn(target.Name)
				}
				d.Key(input.Flip)
				d.ForgetWays()
			}
		}
	}
}

// TestArrowsFollowLines leads the focus along diagonals and out of corners.
func TestArrowsFollowLines(t *testing.T) {
	d := start(t, scenetest.Options{}, "goats-and-tigers")
	d.FocusOn("point:a1")
	d.Key(input.Down)
	focus := d.Game.Focus()
	assert.Contains(t, []string{"point:b3", "point:b4"}, focus, "down one of the middle rays")
	d.Key(input.Up)
	assert.Equal(t, "point:a1", d.Game.Focus())
}

// TestShortcuts presses the letters.
func TestShortcuts(t *testing.T) {
	d := start(t, scenetest.Options{}, "bagh-chal")
	d.Key(input.Help)
	d.Tick(2)
	assert.Equal(t, "howto", d.Game.Report().Scene)
	d.Key(input.Cancel)
	d.Tick(2)
	d.Key(input.New)
	d.Tick(2)
	assert.Equal(t, "setup", d.Game.Report().Scene)
	d.Key(input.Cancel)
	d.Tick(2)
	assert.Equal(t, "board", d.Game.Report().Scene)
}

// TestDragIsCancelled drags a man and interrupts it in every way there is: the
// man is back where it was, nothing has moved, and the next drag works.
func TestDragIsCancelled(t *testing.T) {
	d := start(t, scenetest.Options{}, "alquerque")
	x, y := d.Center("point:b2")
	tx, ty := d.Center("point:c3")
	ways := map[string]func(){
		"right click":          func() { d.RightClick(tx, ty) },
		"Esc":                  func() { d.Key(input.Cancel) },
		"the window's edge":    func() { d.Move(-5, ty) },
		"the lower edge":       func() { d.Move(tx, 844) },
		"the focus is lost":    func() { d.Blur() },
		"a second finger":      func() { d.Finger(3, true, tx, ty+60) },
		"the window's size":    func() { d.Resize(844, 390); d.Resize(390, 844) },
		"undo, with no effect": func() { d.Key(input.Undo); d.Key(input.Cancel) },
	}
	for name, interrupt := range ways {
		d.Press(x, y)
		d.Move(x+10, y-10)
		d.Move(tx-5, ty-5)
		require.True(t, d.Game.Report().Dragging, name)
		interrupt()
		assert.False(t, d.Game.Report().Dragging, name)
		d.Move(tx, ty)
		d.Release(tx, ty)
		if name == "a second finger" {
			d.Finger(3, false, tx, ty+60)
		}
		d.Tick(30)
		assert.Empty(t, d.Game.Report().Record, name)
		assert.Equal(t, "board", d.Game.Report().Scene, name)
	}
	d.Drag("point:b2", "point:c3")
	d.Calm()
	assert.Equal(t, "b2-c3", d.Game.Report().Record)
}

// TestDragHome drags a man away and back to where it came from: it is put down
// there and not selected any more. A slip that goes less far is a tap.
func TestDragHome(t *testing.T) {
	d := start(t, scenetest.Options{}, "alquerque")
	x, y := d.Center("point:b2")
	d.Press(x, y)
	d.Move(x+60, y)
	d.Move(x+4, y)
	d.Release(x+4, y)
	d.Tick(2)
	assert.Empty(t, d.Game.Report().Selected)
	d.Press(x, y)
	d.Move(x+20, y)
	d.Release(x+4, y)
	d.Tick(2)
	assert.Equal(t, "b2", d.Game.Report().Selected)
	d.Tap("point:c3")
	d.Calm()
	assert.Equal(t, "b2-c3", d.Game.Report().Record)
}

// TestKeysReachSettings leads the focus to every setting and to every option of a
// long setup, on a small phone, and back to the button that starts.
func TestKeysReachSettings(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{W: 320, H: 568})
	d.KeyTap("settings")
	d.Tick(2)
	d.ForgetWays()
	for _, target := range []string{"set:theme=teak", "set:increment=20", "set:minutes=15", "done", "set:men=letters", "back", "about"} {
		d.FocusOn(target)
		require.True(t, d.Has(target), "%s is in view", target)
	}
	d.KeyTap("done")
	d.Tick(2)
	d.ForgetWays()
	d.KeyTap("card:alquerque")
	d.Tick(2)
	d.ForgetWays()
	for _, target := range []string{"option:backjump=always", "set:minutes=3", "start", "seat:first:person"} {
		d.FocusOn(target)
		require.True(t, d.Has(target), "%s is in view", target)
	}
}

// TestBoardRightOnTablets looks for the setting of the board's side: it is there
// where the window can be a tablet's that lies, and nowhere else.
func TestBoardRightOnTablets(t *testing.T) {
	for _, w := range []struct {
		w, h  float64
		there bool
	}{{390, 844, false}, {844, 390, false}, {820, 1180, true}, {1180, 820, true}, {2560, 1440, false}} {
		d := scenetest.New(t, scenetest.Options{W: w.w, H: w.h})
		d.Tap("settings")
		d.Tick(2)
		for range 60 {
			d.Wheel(-1)
		}
		assert.Equal(t, w.there, d.Has("set:board-right=on"), "%g×%g", w.w, w.h)
	}
}
