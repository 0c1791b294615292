package scenes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
	"t3hunting/scenes"
	"t3hunting/scenes/scenetest"
)

// launch starts the app as a phone does: with files in a folder.
func launch(t *testing.T, folder string) *scenetest.Driver {
	t.Helper()
	store, err := scenes.NewFileStore(folder)
	require.NoError(t, err)
	return scenetest.New(t, scenetest.Options{Config: scenes.Config{Store: store, Host: &phone{}}})
}

// begin goes from the menu to the board of a game between two persons.
func begin(d *scenetest.Driver, id string) {
	d.Tap("card:" + id)
	d.Tap("seat:second:person")
	d.Tap("start")
	d.Tick(2)
}

// relaunch starts the app again after it was killed, and goes on with the game.
func relaunch(t *testing.T, folder string) *scenetest.Driver {
	t.Helper()
	d := launch(t, folder)
	require.True(t, d.Has("continue"), d.Game.Report())
	d.Tap("continue")
	d.Tick(2)
	require.Equal(t, "board", d.Game.Report().Scene)
	return d
}

// TestKilledMidRemoval pauses while the man that closed the mill is still on its
// way; the system then kills the app without another tick.
func TestKilledMidRemoval(t *testing.T) {
	folder := t.TempDir()
	d := launch(t, folder)
	begin(d, "nine-mens-morris")
	for _, point := range []string{"a1", "b2", "d1", "b4"} {
		d.Tap("point:" + point)
		d.Calm()
	}
	d.Tap("point:g1")
	require.True(t, d.Game.Report().Busy)
	before := d.Game.Report()
	d.Game.Control().Pause()

	d = relaunch(t, folder)
	assert.Equal(t, before.Position, d.Game.Report().Position)
	assert.Equal(t, rules.DutyRemove, d.State().Duty(), "the removal is still owed")
	d.Calm()
	d.Tap("point:b2")
	d.Calm()
	assert.Equal(t, "a1 b2 d1 b4 g1 xb2", d.Game.Report().Record)
}

// TestKilledMidSeries kills the app between two jumps of one turn.
func TestKilledMidSeries(t *testing.T) {
	folder := t.TempDir()
	d := launch(t, folder)
	begin(d, "leopards-and-deer")
	for n := 0; d.State().Duty() != rules.DutyJump; n++ {
		require.Less(t, n, 200, "no series comes up")
		d.Play(1, eager, d.TapMove)
		require.False(t, d.Over())
	}
	before := d.Game.Report()
	d.Game.Control().Pause()

	d = relaunch(t, folder)
	assert.Equal(t, before.Position, d.Game.Report().Position)
	assert.Equal(t, rules.DutyJump, d.State().Duty(), "the series goes on")
	d.Play(1, eager, d.TapMove)
	assert.NotEqual(t, before.Record, d.Game.Report().Record)
}

// eager jumps where it can, and else makes the first move.
func eager(s *rules.State) rules.Move {
	moves := s.AppendMoves(nil)
	for _, m := range moves {
		if m.Kind == rules.Jump {
			return m
		}
	}
	return moves[0]
}

// TestKilledDuringTheComputersTurn finds the computer at its move again.
func TestKilledDuringTheComputersTurn(t *testing.T) {
	folder := t.TempDir()
	d := launch(t, folder)
	d.Tap("card:three-mens-morris")
	d.Tap("start")
	d.Tick(2)
	d.Tap("point:b2")
	require.Equal(t, "b2", d.Game.Report().Record)

	d = relaunch(t, folder)
	d.Calm()
	assert.Len(t, d.Game.Report().Record, len("b2 a1"), "the computer has answered")
}

// TestKilledBeforeAnyMove leaves nothing behind.
func TestKilledBeforeAnyMove(t *testing.T) {
	folder := t.TempDir()
	d := launch(t, folder)
	begin(d, "alquerque")
	d.Game.Control().Pause()
	d.Tick(1)
	assert.False(t, launch(t, folder).Has("continue"))
}
