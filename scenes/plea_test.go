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

// agreeing returns options under which an undo needs the other's agreement.
func agreeing(o scenetest.Options, more ...func(*scenes.Settings)) scenetest.Options {
	return with(o, func(s *scenes.Settings) {
		s.Agree = true
		for _, change := range more {
			change(s)
		}
	})
}

func facing(s *scenes.Settings) { s.Seating = scenes.FaceToFace }

// asked returns the game's record and what somebody is asked.
func asked(d *scenetest.Driver) [2]string {
	r := d.Game.Report()
	return [2]string{r.Record, r.Plea}
}

// TestUndoAsks asks the other side, which says yes or no.
func TestUndoAsks(t *testing.T) {
	d := start(t, agreeing(scenetest.Options{}), "nine-mens-morris")
	taps(d, "a1")
	d.Tap("button:undo")
	require.Equal(t, [2]string{"a1", "Let Blue undo?"}, asked(d))
	_, y := d.Center("plea:yes")
	_, board := d.Center("point:d7")
	assert.Less(t, y, board, "White's panel is the upper one")
	d.Tap("plea:no")
	assert.Equal(t, [2]string{"a1", ""}, asked(d))
	assert.NotEmpty(t, d.Game.Report().Note, "it is said that nothing happened")
	d.Key(input.Undo)
	d.Tap("plea:yes")
	d.Calm()
	assert.Equal(t, [2]string{"", ""}, asked(d))
	d.Key(input.Redo)
	d.Calm()
	assert.Equal(t, [2]string{"a1", ""}, asked(d), "a redo asks nobody")

	taps(d, "a4")
	d.Key(input.Undo)
	assert.Equal(t, "Let White undo?", d.Game.Report().Plea)
	_, y = d.Center("plea:yes")
	assert.Greater(t, y, board)

	taps(d, "d1", "d7", "g1")
	d.Key(input.Undo)
	assert.Equal(t, [2]string{"a1 a4 d1 d7 g1", "Let Blue undo?"}, asked(d), "Blue owes a removal, and it was Blue who moved")
}

// TestUndoIsFree asks nobody by default and where the computer plays.
func TestUndoIsFree(t *testing.T) {
	d := start(t, scenetest.Options{}, "nine-mens-morris")
	taps(d, "a1")
	d.Key(input.Undo)
	assert.Equal(t, [2]string{"", ""}, asked(d))
	d = scenetest.New(t, agreeing(scenetest.Options{}))
	d.Tap("card:nine-mens-morris")
	d.Tap("start")
	d.Tick(2)
	d.Tap("point:a1")
	d.Calm()
	d.Key(input.Undo)
	assert.Equal(t, [2]string{"", ""}, asked(d))
}

// TestNoAnswerRefuses waits five seconds, counted on the button, and draws once
// for each.
func TestNoAnswerRefuses(t *testing.T) {
	d := start(t, agreeing(scenetest.Options{}), "nine-mens-morris")
	taps(d, "a1")
	d.Tick(60)
	d.EveryFrame = true
	d.Key(input.Undo)
	target, _ := d.Game.Report().Target("plea:yes")
	d.Tick(5)
	drawn := d.Game.Drawn()
	d.Tick(294 - 5)
	assert.Equal(t, "Let Blue undo?", d.Game.Report().Plea)
	assert.InDelta(t, 4, d.Game.Drawn()-drawn, 1)
	d.Key(input.Undo) // a second wish does not begin anew
	d.Tick(6)
	assert.Equal(t, [2]string{"a1", ""}, asked(d))
	x, y := target.Rect.Center()
	d.TapAt(x, y)
	assert.Equal(t, "a1", d.Game.Report().Record, "it is too late")
}

// TestWithdrawn lets whatever changes the game or hides the board take the
// question away.
func TestWithdrawn(t *testing.T) {
	for name, do := range map[string]func(d *scenetest.Driver){
		"a move":   func(d *scenetest.Driver) { d.Tap("point:g7") },
		"a redo":   func(d *scenetest.Driver) { d.Key(input.Redo) },
		"a pause":  func(d *scenetest.Driver) { d.Blur() },
		"a sheet":  func(d *scenetest.Driver) { d.Tap("button:more") },
		"a page":   func(d *scenetest.Driver) { d.Key(input.Help) },
		"a look":   func(d *scenetest.Driver) { d.Tap("turn:1") },
		"new game": func(d *scenetest.Driver) { d.Key(input.New) },
		"no":       func(d *scenetest.Driver) { d.Key(input.Cancel) },
		"settings": func(d *scenetest.Driver) { d.Game.Choose(func(s *scenes.Settings) { s.Agree = false }) },
	} {
		d := start(t, agreeing(scenetest.Options{}), "nine-mens-morris")
		taps(d, "a1", "a4", "d1")
		d.Key(input.Undo)
		d.Tap("plea:yes")
		d.Calm()
		d.Key(input.Undo)
		require.Equal(t, [2]string{"a1 a4", "Let White undo?"}, asked(d), name)
		do(d)
		d.Tick(2)
		assert.Empty(t, d.Game.Report().Plea, name)
		assert.False(t, d.Has("plea:yes"), name)
		assert.Contains(t, d.Game.Report().Record+"a1 a4", "a1 a4", name)
		d.Tick(400)
		if g := d.Game.OnBoard(); g != nil {
			assert.GreaterOrEqual(t, g.Ply(), 2, "%s: nothing was taken back", name)
		}
	}
}

// TestClockRunsOn lets the clock of the side to move go on, and end the game.
func TestClockRunsOn(t *testing.T) {
	d := start(t, agreeing(scenetest.Options{}, func(s *scenes.Settings) { s.Minutes = 1 }), "nine-mens-morris")
	taps(d, "a1")
	d.Key(input.Undo)
	d.Tick(180)
	assert.Equal(t, "1:00 0:57", d.Game.Report().Clocks)
	d.Tap("plea:no")
	d.Tick(3360 - 180)
	d.Key(input.Undo)
	require.NotEmpty(t, d.Game.Report().Plea)
	for d.Game.Report().Plea != "" {
		d.Tick(1)
	}
	assert.Equal(t, "out-of-time", d.Game.Report().Reason, "the time was over before the five seconds were")
	d.Settle()
	require.Equal(t, "result", d.Game.Report().Scene)
	d.Key(input.Undo)
	d.Tick(3)
	assert.Equal(t, "Let White undo?", d.Game.Report().Plea, "White lost")
	assert.Equal(t, "board", d.Game.Report().Scene, "the sheet makes room")
	d.Tap("plea:no")
	d.Tick(60)
	assert.Equal(t, "result", d.Game.Report().Scene, "and comes back")
	d.Key(input.Undo)
	d.Tick(3)
	d.Tap("plea:yes")
	d.Calm()
	assert.Equal(t, "*", d.Game.Report().Outcome)
	assert.Equal(t, "1:00 1:00", d.Game.Report().Clocks, "White may go on for a minute")
}

// TestPleaInEveryWindow keeps the question at the side that is asked, whole and
// large enough, when the window turns and wherever it turns to.
func TestPleaInEveryWindow(t *testing.T) {
	for _, seat := range []scenes.Seating{scenes.BoardStays, scenes.FaceToFace} {
		for _, text := range []int{90, 100, 150, 200} {
			d := start(t, agreeing(scenetest.Options{}), "nine-mens-morris")
			d.Game.Choose(func(s *scenes.Settings) { s.Seating, s.Text = seat, text })
			d.Tick(1)
			taps(d, "a1")
			d.Key(input.Undo)
			for _, window := range windows {
				d.Resize(window.W, window.H)
				d.Tick(1)
				for _, name := range []string{"plea:yes", "plea:no"} {
					target, ok := d.Game.Report().Target(name)
					require.True(t, ok, "%v %v %v", window, seat, text)
					r := target.Rect
					assert.True(t, r.Within(layout.Rect{W: window.W, H: window.H}), "%v %v", window, r)
					assert.GreaterOrEqual(t, min(r.W, r.H), 44.0-1e-6, "%v %v", window, r)
				}
				assert.Empty(t, d.Game.Cut(), "%v×%v, text %v, seating %v", window.W, window.H, text, seat)
			}
			d.Tap("plea:yes")
			d.Calm()
			assert.Equal(t, [2]string{"", ""}, asked(d))
		}
	}
}

// TestPleaFaceToFace asks in the panel of the other player and in his direction,
// whoever's move it is.
func TestPleaFaceToFace(t *testing.T) {
	for _, window := range []scenetest.Options{{W: 820, H: 1180}, {W: 1180, H: 820}} {
		d := start(t, agreeing(window, facing), "nine-mens-morris")
		taps(d, "a1")
		for _, c := range []struct{ asker, other string }{{"first", "second"}, {"second", "first"}} {
			d.Tap(c.asker + ":undo")
			yes, y := d.Center("plea:yes")
			no, _ := d.Center("plea:no")
			panel, _ := d.Center(c.other + ":more")
			_, py := d.Center(c.other + ":more")
			if window.W < window.H {
				assert.InDelta(t, py, y, 120, c.other)
			} else {
				assert.InDelta(t, panel, (yes+no)/2, 60, c.other)
			}
			assert.Equal(t, c.other == "second", yes > no, "as he reads it")
			d.Tap("plea:no")
		}
		d.Tap("first:undo")
		d.Tap("second:undo")
		d.Calm()
		assert.Equal(t, [2]string{"", ""}, asked(d), "who is asked and wants it too agrees")
	}
}

// TestPleaBeforeHandOver answers first; only then is the device handed on, or
// the board turned.
func TestPleaBeforeHandOver(t *testing.T) {
	for _, seat := range []scenes.Seating{scenes.HandOver, scenes.BoardTurns} {
		d := start(t, agreeing(scenetest.Options{}, func(s *scenes.Settings) { s.Seating = seat }), "nine-mens-morris")
		d.Tap("point:a1")
		_, before := d.Center("point:a1")
		d.Key(input.Undo)
		d.Tick(100)
		require.Equal(t, "board", d.Game.Report().Scene)
		_, now := d.Center("point:a1")
		assert.Equal(t, before, now)
		d.Tap("plea:no")
		d.Tick(60)
		if seat == scenes.HandOver {
			require.Equal(t, "hand-over", d.Game.Report().Scene)
			d.Tap("ready")
			d.Tick(2)
		}
		_, now = d.Center("point:a1")
		assert.NotEqual(t, before, now)
		d.Key(input.Undo)
		_, y := d.Center("plea:yes")
		_, board := d.Center("point:d2")
		assert.Greater(t, y, board, "White sits near now")
		d.Key(input.Confirm)
		d.Tick(60)
		assert.Empty(t, d.Game.Report().Record)
	}
}

// TestPleaByKeys reaches the question by arrow keys, and by those that confirm
// and cancel.
func TestPleaByKeys(t *testing.T) {
	for _, o := range []scenetest.Options{{}, {W: 320, H: 568}, {W: 1180, H: 820}} {
		for _, seat := range []scenes.Seating{scenes.BoardStays, scenes.FaceToFace} {
			d := start(t, agreeing(o, func(s *scenes.Settings) { s.Seating = seat }), "nine-mens-morris")
			d.KeyTap("point:a1")
			d.Calm()
			d.ForgetWays()
			d.Key(input.Undo)
			d.KeyTap("plea:no")
			assert.Equal(t, [2]string{"a1", ""}, asked(d))
			d.Key(input.Undo)
			d.ForgetWays()
			d.KeyTap("plea:yes")
			d.Calm()
			assert.Equal(t, [2]string{"", ""}, asked(d))
		}
	}
}

// TestPleaIsTold tells of the question and takes the answer by ear.
func TestPleaIsTold(t *testing.T) {
	l := &listener{t: t}
	l.Driver = start(t, agreeing(scenetest.Options{Config: scenes.Config{Say: func(s string) { l.said = append(l.said, s) }}}), "nine-mens-morris")
	l.press("point:a1")
	l.Calm()
	l.press("button:undo")
	assert.Equal(t, "Let Blue undo?", l.said[len(l.said)-1])
	l.toldAll()
	assert.Contains(t, l.Game.Access().Texts, "Let Blue undo?")
	l.press("plea:yes")
	l.Calm()
	assert.Contains(t, l.said, "Taken back: Blue on a1.")
}

// TestPlayOnAsks asks too when moves are taken back by playing on from an earlier
// position.
func TestPlayOnAsks(t *testing.T) {
	d := start(t, agreeing(scenetest.Options{}), "nine-mens-morris")
	taps(d, "a1", "a4", "d1")
	d.Tap("turn:1")
	d.Tick(1)
	d.Tap("past:playon")
	d.Tick(2)
	require.Equal(t, [2]string{"a1 a4 d1", "Let Blue undo 2 moves?"}, asked(d))
	d.Tap("plea:yes")
	d.Calm()
	require.Equal(t, [2]string{"a1", ""}, asked(d))
	d.Tap("turn:3")
	d.Tick(1)
	d.Tap("past:playon")
	d.Calm()
	assert.Equal(t, [2]string{"a1 a4 d1", ""}, asked(d), "forward it asks nobody")
}
