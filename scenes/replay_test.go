package scenes_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/scenes"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/input"
	"t3hunting/scenes/scenetest"
)

// recorded starts a game of Nine Men's Morris with a mill and a removal in it.
func recorded(t *testing.T, o scenetest.Options) *scenetest.Driver {
	d := start(t, o, "nine-mens-morris")
	taps(d, "a1", "a4", "d1", "d7", "g1", "a4", "g7")
	require.Equal(t, "a1 a4 d1 d7 g1 xa4 g7", d.Game.Report().Record)
	return d
}

// TestLookBack taps a move of the list, steps to and fro and returns: the game
// is as it was.
func TestLookBack(t *testing.T) {
	d := recorded(t, scenetest.Options{})
	before := d.Game.Report()
	require.False(t, d.Has("past:return"))
	d.Tap("turn:2")
	d.Tick(1)
	report := d.Game.Report()
	assert.Equal(t, "2/7", report.Looking)
	assert.Contains(t, report.Position, "first=a1 second=a4")
	assert.Equal(t, before.Record, report.Record)
	assert.False(t, d.Has("button:undo"))
	d.Tap("past:forward")
	d.Calm()
	assert.Equal(t, "3/7", d.Game.Report().Looking)
	d.Tap("past:back")
	d.Tap("past:back")
	d.Tap("past:back")
	d.Calm()
	assert.Equal(t, "0/7", d.Game.Report().Looking)
	assert.False(t, d.Has("past:back"), "there is nothing before the start")
	d.Key(input.Redo, input.Redo, input.Undo)
	d.Calm()
	assert.Equal(t, "1/7", d.Game.Report().Looking)
	d.Tap("past:return")
	d.Tick(1)
	after := d.Game.Report()
	after.Targets, before.Targets = nil, nil
	assert.Equal(t, before, after)
	taps(d, "f2")
	assert.Contains(t, d.Game.Report().Record, "g7 f2")
}

// TestPlay lets the moves go by, at each speed, until the end.
func TestPlay(t *testing.T) {
	d := recorded(t, with(scenetest.Options{}, func(s *scenes.Settings) { s.Speed = anim.Off }))
	d.Tap("turn:1")
	ticks := map[int]bool{}
	for range 3 {
		for d.Game.Report().Looking != "1/7" {
			d.Tap("past:back")
		}
		d.Tap("past:play")
		n := 0
		for ; d.Game.Report().Looking != "7/7"; n++ {
			d.Tick(1)
			require.Less(t, n, 2000)
		}
		ticks[(n+5)/60] = true
		assert.False(t, d.Has("past:play"), "it stops at the end")
		d.Tap("past:speed")
		d.Tap("turn:1")
	}
	assert.Equal(t, map[int]bool{5: true, 10: true, 2: true}, ticks, "five pauses of a second, of two, of half a second")
}

// TestLongPress holds a step's button: it repeats, and stops at the end.
func TestLongPress(t *testing.T) {
	d := recorded(t, scenetest.Options{})
	d.Tap("turn:1")
	x, y := d.Center("past:forward")
	d.Press(x, y)
	d.Tick(20)
	assert.Equal(t, "1/7", d.Game.Report().Looking, "a short press does nothing yet")
	d.Tick(16)
	assert.Equal(t, "4/7", d.Game.Report().Looking)
	d.Tick(200)
	assert.Equal(t, "7/7", d.Game.Report().Looking)
	d.Release(x, y)
	d.Tick(1)
	assert.Equal(t, "7/7", d.Game.Report().Looking)
	x, y = d.Center("past:back")
	d.Press(x, y)
	d.Tick(26)
	assert.Equal(t, "6/7", d.Game.Report().Looking)
	d.Release(x, y)
	d.Tick(1)
	assert.Equal(t, "6/7", d.Game.Report().Looking, "the release of a long press is no step")
	d.Tap("past:back")
	d.Tick(1)
	assert.Equal(t, "5/7", d.Game.Report().Looking, "but a tap is one again")
}

// TestSlider drags the knob along.
func TestSlider(t *testing.T) {
	for _, window := range windows {
		d := start(t, scenetest.Options{}, "nine-mens-morris")
		taps(d, "a1", "a4", "d1", "d7", "g1", "a4", "g7")
		d.Resize(window.W, window.H)
		d.Tick(1)
		d.Tap("button:more")
		d.Tick(30)
		d.Tap("more:history")
		d.Tick(2)
		require.Equal(t, "7/7", d.Game.Report().Looking, "%v", window)
		r := d.Game.Slider()
		require.False(t, r.Empty(), "%v", window)
		x, y := r.Right()-14, r.Y+r.H/2
		d.Press(x, y)
		for x > d.Game.GraphX(0) {
			x -= 10
			d.Move(x, y)
		}
		assert.Equal(t, "0/7", d.Game.Report().Looking, "%v", window)
		d.Release(x, y)
		d.Tap("past:return")
		d.Tick(1)
		assert.Empty(t, d.Game.Report().Looking)
		assert.Equal(t, "a1 a4 d1 d7 g1 xa4 g7", d.Game.Report().Record)
	}
}

// TestPlayOn plays on from an earlier position: it asks first, and what came
// after it can be redone until another move is made.
func TestPlayOn(t *testing.T) {
	d := recorded(t, scenetest.Options{})
	d.Tap("turn:3")
	d.Tick(1)
	d.Tap("point:g7")
	d.Tick(30)
	require.Equal(t, "play-on", d.Game.Report().Scene, "it asks")
	assert.Contains(t, d.Game.Report().Notice, "after: 4")
	d.Tap("playon:no")
	d.Tick(30)
	assert.Equal(t, "3/7", d.Game.Report().Looking)
	d.Tap("past:playon")
	d.Tick(30)
	d.Tap("playon:yes")
	d.Calm()
	report := d.Game.Report()
	assert.Empty(t, report.Looking)
	assert.Equal(t, "a1 a4 d1", report.Record)
	for range 4 {
		d.Key(input.Redo)
		d.Calm()
	}
	assert.Equal(t, "a1 a4 d1 d7 g1 xa4 g7", d.Game.Report().Record, "nothing is lost yet")
	d.Tap("turn:3")
	d.Tap("past:playon")
	d.Tick(30)
	d.Tap("playon:yes")
	d.Calm()
	taps(d, "g7")
	assert.Equal(t, "a1 a4 d1 g7", d.Game.Report().Record)
	assert.False(t, d.Has("button:redo"))
}

// TestLookAtUndoneMoves looks at a move that was undone, and plays on from it.
func TestLookAtUndoneMoves(t *testing.T) {
	d := recorded(t, scenetest.Options{})
	d.Key(input.Undo, input.Undo, input.Undo)
	d.Calm()
	d.Tap("turn:6")
	d.Tick(1)
	assert.Equal(t, "6/7", d.Game.Report().Looking)
	assert.Equal(t, "a1 a4 d1 d7", d.Game.Report().Record)
	d.Tap("past:playon")
	d.Tick(30)
	d.Tap("playon:yes")
	d.Calm()
	assert.Equal(t, "a1 a4 d1 d7 g1 xa4", d.Game.Report().Record)
}

// TestComputerWaitsForALookBack looks back while the computer thinks.
func TestComputerWaitsForALookBack(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{})
	d.Tap("card:nine-mens-morris")
	d.Tap("start")
	d.Tick(2)
	d.Tap("point:d2")
	d.Tap("turn:1")
	d.Tick(300)
	assert.Equal(t, "1/1", d.Game.Report().Looking)
	assert.Equal(t, "d2", d.Game.Report().Record)
	d.Tap("past:return")
	d.Settle()
	assert.Len(t, strings.Fields(d.Game.Report().Record), 2)
}

// TestLookBackAtAFinishedGame looks back at a game that was given up; the
// verdict stands afterwards.
func TestLookBackAtAFinishedGame(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{})
	require.NoError(t, d.Game.Control().OpenRecord("Game: nine-mens-morris\nResult: second\nReason: resigned\n\n1. a1  a4\n2. d1\n"))
	d.Settle()
	require.Equal(t, "result", d.Game.Report().Scene)
	d.Tap("hide")
	d.Tick(2)
	d.Tap("turn:3")
	d.Tap("past:back")
	d.Calm()
	assert.Equal(t, "2/3", d.Game.Report().Looking)
	d.Tap("past:return")
	d.Tick(2)
	assert.Equal(t, "second resigned", d.Game.Report().Outcome+" "+d.Game.Report().Reason)
	assert.Equal(t, "a1 a4 d1", d.Game.Report().Record)
}

// TestLookBackFaceToFace: people look back together, so the page is the same as for
// two side by side, and the panels of before come back with the game.
func TestLookBackFaceToFace(t *testing.T) {
	look := func(o scenetest.Options) (before, looking, after []scenes.Target) {
		d := recorded(t, o)
		before = d.Game.Report().Targets
		more(d, "history")
		looking = d.Game.Report().Targets
		d.Tap("past:return")
		d.Tick(2)
		return before, looking, d.Game.Report().Targets
	}
	for _, window := range windows {
		before, facing, after := look(with(window, func(s *scenes.Settings) { s.Seating = scenes.FaceToFace }))
		_, aside, _ := look(window)
		assert.Equal(t, aside, facing, "%vx%v", window.W, window.H)
		assert.Equal(t, before, after, "%vx%v", window.W, window.H)
	}
}
