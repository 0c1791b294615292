package scenes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/ai"
	"t3hunting/rules"
	"t3hunting/scenes"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/match"
	"t3hunting/scenes/scenetest"
)

// untilAsleep runs ticks until the window waits for an event.
func untilAsleep(t *testing.T, d *scenetest.Driver) {
	t.Helper()
	for ticks := 0; ticks == 0 || !d.Game.Asleep(); ticks++ {
		require.Less(t, ticks, 600, "%s", d.Game.Report())
		d.Tick(1)
	}
}

// TestNothingIsLeftToDoInSleep plays games of every ruleset by taps. Whenever the
// window sleeps more ticks, which it would not get, must change nothing.
func TestNothingIsLeftToDoInSleep(t *testing.T) {
	for i, r := range rules.All() {
		speed := []anim.Speed{anim.Off, anim.Fast}[i%2]
		d := scenetest.New(t, with(scenetest.Options{}, func(s *scenes.Settings) { s.Speed = speed }))
		d.Game.Begin(r, [2]match.Seat{})
		think := scenetest.Thinker(40)
		for range 30 {
			untilAsleep(t, d)
			before := d.Game.Report().String()
			d.Tick(90)
			require.Equal(t, before, d.Game.Report().String(), r.ID)
			if d.Over() {
				break
			}
			d.TapMove(think(d.State()))
		}
	}
}

// counter is a computer player that counts what it is asked and never answers.
type counter struct {
	scenetest.Sleeper
	asked int
}

func (c *counter) Think(ai.Request) { c.asked++ }

// TestTheComputerIsAskedBeforeTheWindowSleeps begins games in which the computer
// moves first and nothing on the screen moves.
func TestTheComputerIsAskedBeforeTheWindowSleeps(t *testing.T) {
	for _, r := range rules.All() {
		player := &counter{}
		o := with(scenetest.Options{}, func(s *scenes.Settings) { s.Speed = anim.Off })
		o.Config.Player = player
		d := scenetest.New(t, o)
		seats := [2]match.Seat{}
		seats[rules.New(r).Side()] = match.Computer(1)
		d.Game.Begin(r, seats)
		for ticks := 0; ticks == 0 || !d.Game.Asleep(); ticks++ {
			require.Less(t, ticks, 600)
			d.Tick(1)
		}
		assert.Equal(t, 1, player.asked, r.ID)
	}
}

// TestWhatIsCompulsoryIsDoneBeforeTheWindowSleeps plays a move after which one man
// alone can be huffed.
func TestWhatIsCompulsoryIsDoneBeforeTheWindowSleeps(t *testing.T) {
	for _, speed := range []anim.Speed{anim.Off, anim.Normal} {
		d := scenetest.New(t, with(scenetest.Options{}, func(s *scenes.Settings) { s.Speed = speed }))
		require.NoError(t, d.Game.Control().OpenRecord("Game: alquerque\nStart: first=a1,c2,e1 second=c3,e3,a5,e5\n\n"))
		d.Tick(2)
		d.Tap("point:a1")
		d.Tap("point:a2")
		for ticks := 0; ticks == 0 || !d.Game.Asleep(); ticks++ {
			require.Less(t, ticks, 600)
			d.Tick(1)
		}
		assert.Equal(t, "a1-a2 !c2", d.Game.Report().Record, "speed %d", speed)
	}
}
