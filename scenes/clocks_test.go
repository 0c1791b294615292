package scenes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/scenes"
	"t3hunting/scenes/scenetest"
)

func clocked(minutes, increment int) scenetest.Options {
	return with(scenetest.Options{}, func(s *scenes.Settings) { s.Minutes, s.Increment = minutes, increment })
}

// TestClock begins with the first move, runs through a removal that is owed, and
// gives the increment when the turn is complete.
func TestClock(t *testing.T) {
	const second = 60 // ticks
	d := start(t, clocked(3, 5), "nine-mens-morris")
	d.Tick(10 * second)
	assert.Equal(t, "3:00 3:00", d.Game.Report().Clocks, "nobody has moved")
	d.Tap("point:a1")
	d.Tick(10 * second)
	assert.Equal(t, "3:00 2:50", d.Game.Report().Clocks)
	for _, p := range []string{"a4", "d1", "d7"} {
		d.Tap("point:" + p)
	}
	assert.Equal(t, "3:05 3:00", d.Game.Report().Clocks, "each has completed turns")
	d.Tap("point:g1")
	d.Tick(10 * second)
	assert.Equal(t, "2:55 3:00", d.Game.Report().Clocks, "First still has to remove")
	d.Tap("point:a4")
	d.Tick(second)
	assert.Equal(t, "3:00 2:59", d.Game.Report().Clocks)
}

// TestTimeOut lets a side run out of time; taken back, the game goes on.
func TestTimeOut(t *testing.T) {
	d := start(t, clocked(1, 0), "nine-mens-morris")
	d.Tap("point:a1")
	d.Tick(61 * 60)
	d.Settle()
	report := d.Game.Report()
	assert.Equal(t, "first out-of-time", report.Outcome+" "+report.Reason)
	assert.Equal(t, "1:00 0:00.0", report.Clocks)
	assert.Equal(t, "result", report.Scene)
	d.Tap("rematch")
	d.Tick(60)
	assert.Equal(t, "1:00 1:00", d.Game.Report().Clocks)
}

// TestPause stops the clocks, by button and when the window is left.
func TestPause(t *testing.T) {
	d := start(t, clocked(5, 0), "nine-mens-morris")
	d.Tap("point:a1")
	d.Tick(60)
	d.Tap("button:more")
	d.Tick(1)
	d.Tap("more:pause")
	d.Tick(2)
	require.Equal(t, "pause", d.Game.Report().Scene)
	before := d.Game.Report().Clocks
	d.Tick(600)
	assert.Equal(t, before, d.Game.Report().Clocks)
	d.Tap("resume")
	d.Tick(600)
	assert.NotEqual(t, before, d.Game.Report().Clocks)
	d.Blur()
	require.Equal(t, "pause", d.Game.Report().Scene)
	before = d.Game.Report().Clocks
	d.Tick(600)
	assert.Equal(t, before, d.Game.Report().Clocks)
}

// TestClockDrawsOnDemand draws once a second while a clock runs.
func TestClockDrawsOnDemand(t *testing.T) {
	d := start(t, clocked(5, 0), "nine-mens-morris")
	d.EveryFrame = true
	d.Tap("point:a1")
	d.Calm()
	d.Tick(60)
	before := d.Game.Drawn()
	d.Tick(600)
	assert.InDelta(t, 10, d.Game.Drawn()-before, 1)
}
