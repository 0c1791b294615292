package scenes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/scenes/input"
	"t3hunting/scenes/scenetest"
)

// more opens the sheet of More and taps a button of it.
func more(d *scenetest.Driver, button string) {
	d.Tap("button:more")
	d.Tick(2)
	d.Tap("more:" + button)
	d.Tick(2)
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
