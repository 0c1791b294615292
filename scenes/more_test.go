package scenes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/scenes"
	"t3hunting/scenes/input"
	"t3hunting/scenes/scenetest"
)

// more opens the sheet of More and taps a button of it.
func more(d *scenetest.Driver, button string) {
	d.Tap(moreButton(d))
	d.Tick(2)
	d.Tap("more:" + button)
	d.Tick(2)
}

// moreButton returns the button that opens the sheet: face to face the first
// player's.
func moreButton(d *scenetest.Driver) string {
	if d.Has("button:more") {
		return "button:more"
	}
	return "first:more"
}

func TestResign(t *testing.T) {
	d := start(t, scenetest.Options{}, "nine-mens-morris")
	d.Tap("point:d2")
	d.Calm()
	more(d, "resign")
	assert.Contains(t, d.Game.Report().Notice, "White", "it asks who is to move")
	assert.False(t, d.Has("button:undo"), "the board is out of reach")
	d.Tap("more:no")
	d.Tick(2)
	assert.Equal(t, "*", d.Game.Report().Outcome)
	more(d, "resign")
	d.Tap("more:yes")
	d.Settle()
	report := d.Game.Report()
	assert.Equal(t, "result", report.Scene)
	assert.Equal(t, "first resigned", report.Outcome+" "+report.Reason)
	assert.Equal(t, "White gave up.", report.Why)
	d.Tap("hide")
	d.Tick(2)
	more(d, "close")
	assert.Equal(t, "board", d.Game.Report().Scene)
	d.Tap("button:undo")
	d.Tick(2)
	assert.Equal(t, "*", d.Game.Report().Outcome, "giving up can be taken back")
}

func TestAgreeDraw(t *testing.T) {
	d := start(t, scenetest.Options{}, "bagh-chal")
	more(d, "draw")
	assert.Contains(t, d.Game.Report().Notice, "T3rminators", "the other side is asked")
	d.Tap("more:yes")
	d.Settle()
	report := d.Game.Report()
	assert.Equal(t, "draw agreed", report.Outcome+" "+report.Reason)
	assert.Equal(t, "Both sides agreed.", report.Why)
}

// TestComputerDeclines offers a draw before the computer has seen anything.
func TestComputerDeclines(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{})
	d.Tap("card:nine-mens-morris")
	d.Tap("start")
	d.Tick(2)
	more(d, "draw")
	assert.Contains(t, d.Game.Report().Notice, "declines")
	d.TapAt(10, 830) // beside the sheet
	d.Tick(2)
	assert.Equal(t, "board", d.Game.Report().Scene)
}

// TestRules opens the rules from the setup and from the board and comes back.
func TestRules(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{})
	d.Tap("card:alquerque")
	d.Tap("howto")
	d.Tick(2)
	assert.Equal(t, "howto", d.Game.Report().Scene)
	d.Key(input.Cancel)
	d.Tick(2)
	assert.Equal(t, "setup", d.Game.Report().Scene)
	d.Tap("start")
	d.Tick(2)
	more(d, "rules")
	assert.Equal(t, "howto", d.Game.Report().Scene)
	d.Key(input.Down, input.Down, input.Down)
	d.Tap("back")
	d.Tick(2)
	assert.Equal(t, "board", d.Game.Report().Scene)
}

// TestResultComesAndGoes puts the result away, calls it back in both ways, and
// goes to the history.
func TestResultComesAndGoes(t *testing.T) {
	d := start(t, scenetest.Options{}, "nine-mens-morris")
	d.Tap("point:d2")
	d.Calm()
	more(d, "resign")
	d.Tap("more:yes")
	d.Tick(20)
	assert.Equal(t, "board", d.Game.Report().Scene, "it takes its time")
	d.Settle()
	require.Equal(t, "result", d.Game.Report().Scene)
	assert.False(t, d.Has("button:result"))
	d.Tap("hide")
	d.Tick(2)
	require.Equal(t, "board", d.Game.Report().Scene)
	d.Tap("button:result")
	d.Tick(3)
	require.Equal(t, "result", d.Game.Report().Scene)
	d.Key(input.Cancel)
	d.Tick(2)
	require.Equal(t, "board", d.Game.Report().Scene)
	d.Tap("point:a1")
	d.Tick(3)
	require.Equal(t, "result", d.Game.Report().Scene)
	d.Tap("review")
	d.Tick(3)
	assert.Equal(t, "board", d.Game.Report().Scene)
	assert.Equal(t, "1/1", d.Game.Report().Looking)
	d.Tap("past:return")
	d.Tick(3)
	d.Tap("button:result")
	d.Tick(40)
	d.Tap("rematch")
	d.Tick(3)
	assert.Equal(t, "board", d.Game.Report().Scene)
	assert.False(t, d.Has("button:result"))
}

// TestResultFacesTheWinner turns the sheet to the player on the far side when he
// has won.
func TestResultFacesTheWinner(t *testing.T) {
	o := with(scenetest.Options{W: 820, H: 1180}, func(s *scenes.Settings) { s.Seating = scenes.FaceToFace })
	d := start(t, o, "nine-mens-morris")
	d.Tap("point:d2")
	d.Calm()
	d.Tap("point:a1")
	d.Calm()
	d.Tap("first:more")
	d.Tick(2)
	d.Tap("more:resign")
	d.Tick(2)
	d.Tap("more:yes")
	d.Settle()
	_, y := d.Center("rematch")
	assert.Less(t, y, 200.0)
	d.Tap("swap")
	d.Settle()
	_, first := d.Center("first:more")
	assert.Less(t, first, 200.0, "people stay where they sit and swap colours")
}
