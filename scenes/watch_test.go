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

// slowest lets men take their time.
const slowest = anim.Slow

// watched starts a game of two computers.
func watched(t *testing.T, o scenetest.Options, id string) *scenetest.Driver {
	t.Helper()
	d := scenetest.New(t, o)
	d.Tap("card:" + id)
	d.Tick(2)
	for _, seat := range []string{"seat:first:computer", "seat:second:computer"} {
		d.Game.Control().Press(seat)
		d.Tick(2)
	}
	d.Tap("start")
	d.Tick(2)
	require.Equal(t, "board", d.Game.Report().Scene)
	return d
}

// moves counts the moves of a record.
func moves(d *scenetest.Driver) int { return len(strings.Fields(d.Game.Report().Record)) }

// TestWatchAWholeGame lets two computers play to the end.
func TestWatchAWholeGame(t *testing.T) {
	for _, id := range []string{"nine-mens-morris", "bagh-chal", "alquerque"} {
		d := watched(t, with(scenetest.Options{}, func(s *scenes.Settings) { s.Speed = anim.Off }), id)
		d.Tap("watch:speed")
		d.Tap("watch:speed")
		for tick := 0; !d.Over(); tick++ {
			require.Less(t, tick, 60*60*10, d.Game.Report())
			d.Tick(1)
		}
		d.Tick(60)
		assert.Equal(t, "result", d.Game.Report().Scene, id)
		d.Tap("hide")
		d.Tick(5)
		assert.False(t, d.Has("watch:step"), "there is nothing left to watch")
		assert.False(t, d.Game.Report().Busy)
	}
}

// TestWatchTakesItsTime counts the ticks between two moves: as many as the speed
// says, from the last motion on.
func TestWatchTakesItsTime(t *testing.T) {
	d := watched(t, with(scenetest.Options{}, func(s *scenes.Settings) { s.Speed = anim.Off }), "nine-mens-morris")
	apart := func() (n int) {
		for now := moves(d); moves(d) == now; n++ {
			require.Less(t, n, 600)
			d.Tick(1)
		}
		return n
	}
	for _, want := range []int{60, 120, 30} { // a second at first
		apart()
		assert.InDelta(t, want, apart(), 2)
		d.Tap("watch:speed")
	}
}

// TestWatchHoldAndStep holds two computers, lets them move one by one, by
// buttons and by keys, and go on.
func TestWatchHoldAndStep(t *testing.T) {
	for _, keys := range []bool{false, true} {
		d := watched(t, scenetest.Options{}, "nine-mens-morris")
		press := func(button string, key input.Action) {
			if keys {
				d.Key(key)
			} else {
				d.Tap(button)
			}
		}
		d.Tick(200)
		require.Positive(t, moves(d))
		press("watch:hold", input.Confirm)
		d.Tick(60)
		n := moves(d)
		d.EveryFrame = true
		d.Tick(60)
		drawn := d.Game.Drawn()
		d.Tick(300)
		assert.Equal(t, n, moves(d), "they wait")
		assert.Equal(t, drawn, d.Game.Drawn(), "and nothing is drawn")
		assert.False(t, d.Game.Report().Busy)
		assert.Contains(t, d.Game.Report().Status, "paused")
		item, ok := d.Game.Access().Item("watch:hold")
		require.True(t, ok)
		assert.Equal(t, "Go on", item.Label)
		for range 3 {
			press("watch:step", input.Redo)
			d.Tick(3)
			n++
			assert.Equal(t, n, moves(d), "one move, at once")
			d.Tick(200)
			assert.Equal(t, n, moves(d))
		}
		press("watch:hold", input.Confirm)
		d.Tick(300)
		assert.Greater(t, moves(d), n+1, "they go on")
		press("watch:step", input.Redo)
		d.Tick(3)
		n = moves(d)
		d.Tick(300)
		assert.Equal(t, n, moves(d), "a step holds them too")
	}
}

// TestWatchMoveNow hurries a computer that thinks for long, and a step.
func TestWatchMoveNow(t *testing.T) {
	o, _ := slow(scenetest.Options{})
	d := watched(t, o, "nine-mens-morris")
	d.Tick(100)
	require.True(t, d.Game.Report().Thinks)
	assert.False(t, d.Has("watch:step"))
	d.Tap("button:now")
	d.Tick(1)
	assert.Equal(t, 1, moves(d))
	d.Tap("watch:hold")
	d.Tick(100)
	assert.False(t, d.Game.Report().Thinks, "nobody waits for it")
	d.Tap("watch:step")
	d.Tick(40)
	assert.Equal(t, 1, moves(d))
	require.True(t, d.Game.Report().Thinks)
	d.Key(input.Now)
	d.Tick(2)
	assert.Equal(t, 2, moves(d))
	d.Tick(300)
	assert.Equal(t, 2, moves(d))
}

// TestWatchOffersNothingToAPerson looks through the buttons of the board and of
// its sheet.
func TestWatchOffersNothingToAPerson(t *testing.T) {
	for _, window := range windows {
		d := watched(t, window, "nine-mens-morris")
		for _, name := range []string{"button:undo", "button:redo", "button:hint"} {
			assert.False(t, d.Has(name), name)
		}
		for _, name := range []string{"watch:hold", "watch:step", "watch:speed", "button:flip", "button:more"} {
			assert.True(t, d.Has(name), name)
		}
		d.Tap("button:more")
		d.Tick(3)
		assert.False(t, d.Has("more:draw"))
		assert.False(t, d.Has("more:resign"))
	}
}

// TestWatchClocks: the clocks stand while the computers are held.
func TestWatchClocks(t *testing.T) {
	d := watched(t, with(scenetest.Options{}, func(s *scenes.Settings) { s.Minutes = 5 }), "nine-mens-morris")
	d.Tick(200)
	d.Tap("watch:hold")
	d.Tick(5)
	clocks := d.Game.Report().Clocks
	d.Tick(300)
	assert.Equal(t, clocks, d.Game.Report().Clocks)
	d.Tap("watch:hold")
	d.Tick(300)
	assert.NotEqual(t, clocks, d.Game.Report().Clocks)
}
