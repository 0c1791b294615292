package scenes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/scenes/layout"
	"t3hunting/scenes/scenetest"
)

// TestEmptyLibrary goes from a list without games to the games that can be begun.
func TestEmptyLibrary(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{})
	d.Tap("games")
	d.Tick(2)
	eachFit(t, d, "empty library")
	require.True(t, d.Has("new-game"))
	d.Tap("new-game")
	d.Tick(2)
	assert.Equal(t, "menu", d.Game.Report().Scene)

	store := newShelfStore()
	d = start(t, keeping(store), "nine-mens-morris")
	d.Tap("point:d2")
	d = again(t, store)
	d.Tap("games")
	d.Tick(2)
	assert.False(t, d.Has("new-game"))
}

// TestLibraryRows looks at the rows in every window: higher where there is room, and
// what was done is told below the last one.
func TestLibraryRows(t *testing.T) {
	store := newShelfStore()
	for range 2 {
		d := start(t, keeping(store), "nine-mens-morris")
		d.Tap("point:d2")
	}
	for _, w := range []struct{ w, h, row float64 }{{320, 568, 92}, {390, 844, 92}, {844, 390, 92}, {820, 1180, 132}, {2560, 1440, 132}} {
		d := again(t, store)
		d.Resize(w.w, w.h)
		d.Tap("games")
		d.Tick(2)
		rows := rowsOf(d)
		require.Len(t, rows, 2)
		assert.Equal(t, w.row, d.Height(rows[0]), "%g×%g", w.w, w.h)
		d.Tap("delete:" + rows[1][len("game:"):])
		d.Tick(2)
		last := rectOf(d, rows[0])
		undo := rectOf(d, "restore")
		assert.Greater(t, undo.Y, last.Bottom())
		assert.Less(t, undo.Y-last.Bottom(), 40.0, "%g×%g", w.w, w.h)
		d.Tap("restore")
		d.Tick(2)
	}
}

// rectOf returns where a target stands.
func rectOf(d *scenetest.Driver, name string) (r layout.Rect) {
	for _, target := range d.Game.Report().Targets {
		if target.Name == name {
			r = target.Rect
		}
	}
	return r
}
