package scenes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/scenes"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/scenetest"
)

// with returns options with changed settings.
func with(o scenetest.Options, change func(*scenes.Settings)) scenetest.Options {
	s := scenes.DefaultSettings()
	change(&s)
	o.Config.Settings = &s
	return o
}

// TestFaceToFace gives both players panels of their own: the far one's buttons
// stand where he sees them, and all of them work.
func TestFaceToFace(t *testing.T) {
	tablet := scenetest.Options{W: 820, H: 1180}
	d := start(t, with(tablet, func(s *scenes.Settings) { s.Seating = scenes.FaceToFace }), "nine-mens-morris")
	_, near := d.Center("first:more")
	_, far := d.Center("second:more")
	assert.Greater(t, near, 1180-200.0)
	assert.Less(t, far, 200.0)
	nx, _ := d.Center("first:draw")
	fx, _ := d.Center("second:draw")
	assert.InDelta(t, 820-nx, fx, 0.01, "turned by 180°")
	assert.False(t, d.Has("first:undo"), "nothing to undo")
	d.Tap("point:d2")
	d.Calm()
	d.Tap("second:undo")
	d.Calm()
	assert.Empty(t, d.Game.Report().Record)

	d.Tap("point:d2")
	d.Calm()
	d.Tap("first:draw")
	d.Tick(2)
	require.Equal(t, "draw-offer", d.Game.Report().Scene)
	_, y := d.Center("more:yes")
	assert.Less(t, y, 300.0, "it is the far player who is asked")
	d.Tap("more:no")
	d.Tick(2)
	require.Equal(t, "board", d.Game.Report().Scene)
	assert.Equal(t, "*", d.Game.Report().Outcome)
	d.Tap("second:draw")
	d.Tick(2)
	_, y = d.Center("more:yes")
	assert.Greater(t, y, 900.0)
	d.Tap("more:yes")
	d.Settle()
	assert.Equal(t, "draw", d.Game.Report().Outcome)
	assert.Equal(t, "result", d.Game.Report().Scene)
}

// TestFaceToFaceWholeGame plays to the end.
func TestFaceToFaceWholeGame(t *testing.T) {
	d := start(t, with(scenetest.Options{W: 1180, H: 820}, func(s *scenes.Settings) { s.Seating = scenes.FaceToFace }), "leopards-and-deer")
	d.Play(1000, scenetest.Thinker(200), d.TapMove)
	require.True(t, d.Over())
}

// TestBoardTurns lets the side to move sit near after the move's motion; taps
// meanwhile are dropped.
func TestBoardTurns(t *testing.T) {
	d := start(t, with(scenetest.Options{}, func(s *scenes.Settings) { s.Seating = scenes.BoardTurns }), "alquerque")
	ax, ay := d.Center("point:a1")
	d.Tap("point:b2")
	d.Tap("point:c3")
	x, y := d.Center("point:a1")
	assert.Equal(t, [2]float64{ax, ay}, [2]float64{x, y}, "not before the man has come to rest")
	for range 200 {
		d.Tick(1)
		if x, y = d.Center("point:a1"); y != ay {
			break
		}
	}
	assert.NotEqual(t, [2]float64{ax, ay}, [2]float64{x, y})
	require.True(t, d.Game.Report().Busy)
	before := d.Game.Report()
	d.Tap("point:d2")
	assert.Equal(t, before.Notice, d.Game.Report().Notice, "a tap while it turns means nothing")
	d.Calm()
	x, y = d.Center("point:e5")
	assert.Equal(t, [2]float64{ax, ay}, [2]float64{x, y})
	assert.False(t, d.Has("button:flip"))
	d.Play(1000, scenetest.Thinker(100), d.TapMove)
	require.True(t, d.Over())
}

// TestHandOver asks to hand the device over whenever the turn passes.
func TestHandOver(t *testing.T) {
	d := start(t, with(scenetest.Options{}, func(s *scenes.Settings) { s.Seating = scenes.HandOver }), "nine-mens-morris")
	for _, p := range []string{"a1", "a4", "d1", "d7"} {
		d.Tap("point:" + p)
		d.Tick(60)
		require.Equal(t, "hand-over", d.Game.Report().Scene, p)
		d.Tap("ready")
		d.Tick(2)
	}
	d.Tap("point:g1")
	d.Tick(60)
	assert.Equal(t, "board", d.Game.Report().Scene, "a removal is owed: the turn is not over")
	d.Tap("point:a4")
	d.Tick(60)
	assert.Equal(t, "hand-over", d.Game.Report().Scene)
	d.Key(input.Confirm)
	d.Tick(2)
	assert.Equal(t, "board", d.Game.Report().Scene)
}

// TestConfirm asks about every move: by its buttons, by a second tap, by keys.
func TestConfirm(t *testing.T) {
	d := start(t, with(scenetest.Options{}, func(s *scenes.Settings) { s.Confirm = true }), "nine-mens-morris")
	d.Tap("point:d2")
	assert.Empty(t, d.Game.Report().Record)
	nx, _ := d.Center("confirm:no")
	yx, _ := d.Center("confirm:yes")
	assert.Greater(t, yx-nx, 200.0, "at opposite ends")
	d.Tap("confirm:no")
	assert.False(t, d.Has("confirm:yes"))
	d.Tap("point:d2")
	d.Tap("point:a1")
	assert.False(t, d.Has("confirm:yes"), "a tap elsewhere takes it back")
	d.Tap("point:a1")
	d.Tap("confirm:yes")
	d.Calm()
	d.Tap("point:a4")
	d.Tap("point:a4")
	d.Calm()
	assert.Equal(t, "a1 a4", d.Game.Report().Record)
	d.Tap("point:d1")
	d.Key(input.Cancel)
	d.Tap("point:d3")
	d.Key(input.Confirm)
	d.Calm()
	assert.Equal(t, "a1 a4 d3", d.Game.Report().Record)
	d.Tap("point:g1")
	d.Key(input.Undo)
	d.Calm()
	assert.False(t, d.Has("confirm:yes"), "what was asked about is gone")
	assert.Equal(t, "a1 a4", d.Game.Report().Record)
}

// TestConfirmOnTheSmallestScreen: the question stands below the board, clear of it and
// of the buttons.
func TestConfirmOnTheSmallestScreen(t *testing.T) {
	d := start(t, with(scenetest.Options{W: 320, H: 568}, func(s *scenes.Settings) { s.Confirm = true }), "nine-mens-morris")
	d.Tap("point:d2")
	rects := map[string]layout.Rect{}
	for _, target := range d.Game.Report().Targets {
		rects[target.Name] = target.Rect
	}
	for _, name := range []string{"confirm:yes", "confirm:no"} {
		assert.Greater(t, rects[name].Y, rects["point:a1"].Bottom(), name)
		assert.Less(t, rects[name].Bottom(), rects["button:more"].Y, name)
	}
}

// TestConfirmAtThePlayersSide: who is to move is asked at his own side of the board, on
// a phone that lies in his own column.
func TestConfirmAtThePlayersSide(t *testing.T) {
	for _, window := range windows {
		d := start(t, with(window, func(s *scenes.Settings) { s.Seating, s.Confirm = scenes.FaceToFace, true }), "nine-mens-morris")
		for i, p := range []string{"a1", "g7"} {
			d.Tap("point:" + p)
			yx, yy := d.Center("confirm:yes")
			bx, _ := d.Center("point:d1")
			_, by := d.Center("point:a4")
			if window.W > window.H {
				assert.Equal(t, i == 0, yx > bx, "%v×%v, %s", window.W, window.H, p)
				assert.False(t, d.Game.AsksOverPanel(), "the clock of who has to answer stays in view")
			} else {
				assert.Equal(t, i == 0, yy > by, "%v×%v, %s", window.W, window.H, p)
			}
			assert.Contains(t, d.Game.Report().Status, "confirm the move")
			d.Tap("confirm:yes")
			d.Calm()
			assert.NotContains(t, d.Game.Report().Status, "confirm")
		}
	}
}

// TestStopAtThePlayersSide: who may end a series is offered that at his own side of the
// board.
func TestStopAtThePlayersSide(t *testing.T) {
	for _, window := range windows {
		d := start(t, with(window, func(s *scenes.Settings) { s.Seating = scenes.FaceToFace }), "leopards-and-deer")
		for choose := scenetest.Thinker(200); !d.Over() && !d.Has("button:stop"); {
			d.Play(1, choose, d.TapMove)
			d.Calm()
		}
		require.True(t, d.Has("button:stop"))
		x, y := d.Center("button:stop")
		bx, by := d.Center("point:e5")
		assert.True(t, x < bx-1 || y < by && x <= bx+1, "%v×%v: %v, %v", window.W, window.H, x, y)
		d.Tap("button:stop")
		d.Calm()
		assert.False(t, d.Has("button:stop"), "%v×%v", window.W, window.H)
	}
}
