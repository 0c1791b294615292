package scenes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/scenes"
	"t3hunting/scenes/input"
	"t3hunting/scenes/scenetest"
)

// against starts a game of one person at First with a computer player.
func against(t *testing.T, o scenetest.Options, id string) *scenetest.Driver {
	t.Helper()
	d := scenetest.New(t, o)
	d.Tap("card:" + id)
	d.Tap("start")
	d.Tick(2)
	require.Equal(t, "board", d.Game.Report().Scene)
	return d
}

// slow returns options with a computer player that thinks until it is hurried.
func slow(o scenetest.Options) (scenetest.Options, *scenetest.Player) {
	p := &scenetest.Player{Slow: true}
	o.Config.Player = p
	return o, p
}

// TestThinkingShowsAfter300ms counts the ticks from the question on: 18 of them
// are 300 ms.
func TestThinkingShowsAfter300ms(t *testing.T) {
	for _, window := range windows {
		o, _ := slow(window)
		d := against(t, o, "nine-mens-morris")
		d.Tap("point:d2") // the computer is asked in the last of these ticks, or before
		for range 17 {
			assert.False(t, d.Game.Report().Thinks)
			assert.False(t, d.Has("button:now"))
			assert.Equal(t, "White to move", d.Game.Report().Status)
			d.Tick(1)
		}
		d.Tick(2)
		assert.True(t, d.Game.Report().Thinks)
		assert.True(t, d.Has("button:now"))
		assert.False(t, d.Has("button:hint"))
		assert.Equal(t, "White — thinking…", d.Game.Report().Status)
		item, ok := d.Game.Access().Item("button:now")
		assert.True(t, ok)
		assert.Equal(t, "Move now", item.Label)
		assert.Contains(t, d.Game.Access().Texts, "White — thinking…")
		d.Tap("button:undo")
		d.Tick(2)
		assert.False(t, d.Game.Report().Thinks)
		assert.False(t, d.Has("button:now"))
	}
}

// TestQuickAnswersAreNotAnnounced plays with a computer that answers at once and
// with men that move slowly: it is not seen to think although its move waits.
func TestQuickAnswersAreNotAnnounced(t *testing.T) {
	o := with(scenetest.Options{}, func(s *scenes.Settings) { s.Speed = slowest })
	d := against(t, o, "nine-mens-morris")
	d.Tap("point:d2")
	ticks := 0
	for ; d.Game.Report().Busy; ticks++ {
		require.False(t, d.Game.Report().Thinks)
		d.Tick(1)
	}
	assert.Greater(t, ticks, 20, "the men took longer than 300 ms")
}

// TestMoveNow lets a computer that would think for ever move at once, by tap, key
// and gamepad's action, and play on.
func TestMoveNow(t *testing.T) {
	o, p := slow(scenetest.Options{})
	d := against(t, o, "nine-mens-morris")
	for i, hurry := range []func(){
		func() { d.Tap("button:now") },
		func() { d.Key(input.Now) },
		func() { d.Key(input.Now, input.Now) },
	} {
		d.Tap([]string{"point:d2", "point:a1", "point:g7"}[i])
		d.Tick(100)
		require.True(t, d.Game.Report().Thinks)
		before := d.Game.Report().Position
		hurry()
		d.Tick(1)
		assert.NotEqual(t, before, d.Game.Report().Position, "it moved at once")
		assert.False(t, d.Game.Report().Thinks)
		p.Slow = true
		d.Calm()
	}
	d.Key(input.Now)
	assert.Equal(t, "Your turn — place a soldier", d.Game.Report().Status, "a person is not hurried")

	// Also while the person's man is still on its way.
	d.Tap("point:g1")
	require.True(t, d.Game.Report().Busy)
	before := d.Game.Report().Position
	d.Key(input.Now)
	d.Tick(2)
	assert.NotEqual(t, before, d.Game.Report().Position)
}

// TestMoveNowDoesNotOutliveTheQuestion undoes, and begins anew, right after a
// hurry and thinks again.
func TestMoveNowDoesNotOutliveTheQuestion(t *testing.T) {
	o, _ := slow(scenetest.Options{})
	d := against(t, o, "nine-mens-morris")
	d.Tap("point:d2")
	d.Tick(40)
	d.SendKey(input.Now)
	d.SendKey(input.Undo)
	d.Tick(60)
	assert.Equal(t, "", d.Game.Report().Record)
	d.Tap("point:a1")
	d.Tick(100)
	assert.True(t, d.Game.Report().Thinks, "nobody hurried this one")
	assert.Equal(t, "a1", d.Game.Report().Record)

	d.SendKey(input.Now)
	d.SendKey(input.New)
	d.Tick(3)
	d.Tap("start")
	d.Tick(60)
	assert.Equal(t, "", d.Game.Report().Record)
}

// TestNothingIsDrawnWhileTheSignShows: it does not move.
func TestNothingIsDrawnWhileTheSignShows(t *testing.T) {
	o, _ := slow(scenetest.Options{})
	d := against(t, o, "nine-mens-morris")
	d.EveryFrame = true
	d.Tap("point:d2")
	d.Tick(100)
	require.True(t, d.Game.Report().Thinks)
	before := d.Game.Drawn()
	d.Picture()
	assert.Zero(t, testing.AllocsPerRun(100, func() { d.Tick(1) }))
	assert.Equal(t, before, d.Game.Drawn())
}

// TestHintThinksAloudAfter300ms says that a hint is thought about when it takes
// its time.
func TestHintThinksAloudAfter300ms(t *testing.T) {
	o, p := slow(scenetest.Options{})
	d := against(t, o, "nine-mens-morris")
	d.Tap("button:hint")
	d.Tick(15)
	assert.Empty(t, d.Game.Report().Note)
	d.Tick(5)
	assert.Equal(t, "thinking…", d.Game.Report().Note)
	assert.False(t, d.Has("button:now"), "it is not the computer's move")
	p.Hurry()
	d.Tick(2)
	assert.NotEqual(t, "thinking…", d.Game.Report().Note)
}
