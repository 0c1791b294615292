package scenes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/scenes"
	"t3hunting/scenes/input"
	"t3hunting/scenes/scenetest"
)

// TestKeyList opens the list of keys from everywhere and leaves it again.
func TestKeyList(t *testing.T) {
	l := newListener(t)
	scene := func() string { return l.Game.Report().Scene }
	for _, place := range []string{"menu", "settings"} {
		if place == "settings" {
			l.press("settings")
		}
		l.Key(input.Help)
		l.Tick(2)
		require.Equal(t, "keys", scene(), place)
		l.toldAll()
		assert.Contains(t, l.Game.Access().Texts, "U, Z, Backspace: Take a move back. Left button")
		l.Key(input.Help)
		l.Tick(2)
		require.Equal(t, place, scene())
	}
	l.press("done")
	l.press("card:alquerque")
	l.press("start")
	l.Key(input.Help)
	l.Tick(2)
	require.Equal(t, "howto", scene(), "the rules first")
	l.Key(input.Help)
	l.Tick(2)
	require.Equal(t, "keys", scene())
	l.press("back")
	l.Driver.KeyTap("keys")
	l.Tick(2)
	require.Equal(t, "keys", scene())
	l.Key(input.Cancel)
	l.Tick(2)
	l.Key(input.Cancel)
	l.Tick(2)
	assert.Equal(t, "board", scene())
}

// TestKeyListScrolls brings its end into view by keys where the window is low.
func TestKeyListScrolls(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{W: 320, H: 568})
	d.Key(input.Help)
	d.Tick(2)
	d.EveryFrame = true
	d.Key(input.Down) // to the only button
	before := d.Game.Drawn()
	d.Key(input.Down)
	assert.Greater(t, d.Game.Drawn(), before)
}

// TestKeyColumns looks at the columns where there is room: nothing wraps, and on a phone
// the gamepad's line says that it is the gamepad's.
func TestKeyColumns(t *testing.T) {
	for _, w := range [][2]float64{{820, 1180}, {1440, 900}, {390, 844}} {
		lines, pads := scenes.KeyLines(w[0], w[1])
		if w[0] == 390 {
			assert.Positive(t, pads)
			continue
		}
		assert.Equal(t, 1, lines, "%v", w)
		assert.Zero(t, pads)
	}
}
