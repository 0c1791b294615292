package scenes_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/ai"
	"t3hunting/rules"
	"t3hunting/scenes"
	"t3hunting/scenes/input"
	"t3hunting/scenes/match"
	"t3hunting/scenes/scenetest"
)

// adviser is a computer player that proposes what the test says.
type adviser struct {
	move, why string
	silent    bool // it does not answer yet

	asked   int
	request ai.Request
	waiting bool
}

func (a *adviser) Think(q ai.Request) { a.asked, a.request, a.waiting = a.asked+1, q, true }
func (a *adviser) Hurry()             {}
func (a *adviser) Cancel()            { a.waiting = false }
func (a *adviser) Close()             {}
func (a *adviser) Poll() (ai.Reply, bool) {
	if !a.waiting || a.silent {
		return ai.Reply{}, false
	}
	a.waiting = false
	return ai.Reply{Ticket: a.request.Ticket, Move: a.move, Why: a.why}, true
}

// advised starts a game with an adviser: at the end of moves, or from a start.
func advised(t *testing.T, o scenetest.Options, id, moves string) (*scenetest.Driver, *adviser) {
	t.Helper()
	a := &adviser{}
	o.Config.Player = a
	d := scenetest.New(t, o)
	record := "Game: " + id + "\n\n1. " + moves + "\n"
	if strings.HasPrefix(moves, "Start: ") {
		record = "Game: " + id + "\n" + moves + "\n\n"
	}
	require.NoError(t, d.Game.Control().OpenRecord(record))
	d.Tick(30)
	require.Equal(t, "board", d.Game.Report().Scene)
	return d, a
}

// recordOf returns the recorded game of a ruleset.
func recordOf(t *testing.T, id string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "rules", "testdata", "games", id+".txt"))
	require.NoError(t, err)
	return string(text)
}

// opening returns so many moves of the recorded game of a ruleset.
func opening(t *testing.T, id string, n int) string {
	t.Helper()
	g, err := rules.ParseRecord(recordOf(t, id))
	require.NoError(t, err)
	var tokens []string
	for _, m := range g.Moves()[:min(n, g.Len())] {
		tokens = append(tokens, g.State().FormatMove(m))
	}
	return strings.Join(tokens, " ")
}

// TestHintInThreeSteps asks for hints of every kind of move: each press tells
// more, and after the third it begins again with the same hint.
func TestHintInThreeSteps(t *testing.T) {
	deer := opening(t, "leopards-and-deer", 9)
	for _, test := range []struct {
		name, id, moves, move, why string
		told                       [3]string // the sentences
		marks                      string    // of the first press
	}{
		{"a placement", "nine-mens-morris", "a1 d2 a4", "a7", "blocks",
			[3]string{"Place a soldier.", "Place it on a7.", "On a7 it keeps Blue from a row of three."}, ""},
		{"a soldier to the T3rminators", "leopards-and-deer", "e5", "c4", "best",
			[3]string{"Place a soldier.", "Place it on c4.", "No other move leads to a better position."}, ""},
		{"a T3rminator's placement", "leopards-and-deer", "", "e5", "best",
			[3]string{"Place a T3rminator.", "Place it on e5.", "No other move leads to a better position."}, ""},
		{"a removal", "nine-mens-morris", "a1 d2 a4 f2 a7", "xf2", "removes",
			[3]string{"Take an enemy soldier off the board.", "Take the soldier on f2.", "The soldier on f2 is the one worth most."}, ""},
		{"a step", "alquerque", "", "c2-c3", "only",
			[3]string{"Move the soldier on c2.", "Move from c2 to c3.", "There is no other move."}, "c2"},
		{"a T3rminator's step", "leopards-and-deer", "e5 c4 e5xg3 f3 a5 d3 g3xe3 e3xc5 c5xe7 = f4", "a5-a3", "attacks",
			[3]string{"Move the T3rminator on a5.", "Move from a5 to a3.", "It threatens to capture a soldier."}, "a5"},
		{"a jump", "alquerque", "c2-c3", "c4xc2", "captures",
			[3]string{"Jump with the soldier on c4.", "Jump from c4 over c3 to c2.", "It captures the soldier on c3."}, "c4"},
		{"a series", "alquerque", opening(t, "alquerque", 11), "b4xd4", "forces",
			[3]string{"Jump on with the soldier on b4.", "Jump from b4 over c4 to d4.", "It leads to a win that nothing can stop."}, "b4"},
		{"the end of a series", "leopards-and-deer", deer, "=", "holds",
			[3]string{"Jump no further.", "Stop here, on e7.", "Every other move loses the game."}, "e7"},
		{"a huff", "alquerque", "Start: first=c3,b3,d4 second=c5 lost=9,11 turn=second duty=huff:b3,c3", "!c3", "removes",
			[3]string{"Take a soldier that would not jump.", "Take the soldier on c3.", "The soldier on c3 is the one worth most."}, ""},
		{"a flight", "nine-mens-morris", "Start: first=a1,d2,g7 second=b4,f6,c3,c4 hand=0,0", "a1-b6", "opens",
			[3]string{"Fly with the soldier on a1.", "Fly from a1 to b6.", "It threatens to make a row of three."}, "a1"},
	} {
		d, a := advised(t, scenetest.Options{}, test.id, test.moves)
		a.move, a.why = test.move, test.why
		for range 2 {
			for step, want := range test.told {
				d.Tap("button:hint")
				d.Tick(30)
				report := d.Game.Report()
				require.Equal(t, want, report.Note, "%s, press %d", test.name, step+1)
				marks := test.marks
				if step > 0 {
					marks = test.move
				}
				assert.Equal(t, marks, report.Hint, "%s, press %d", test.name, step+1)
			}
		}
		assert.Equal(t, 1, a.asked, "%s: it begins again with the same hint", test.name)
		assert.True(t, a.request.Why, test.name)
	}
}

// hintCancels are what ends a hint.
var hintCancels = map[string]func(d *scenetest.Driver){
	"another move":  func(d *scenetest.Driver) { d.Tap("point:g7") },
	"the move":      func(d *scenetest.Driver) { d.Tap("point:a7") },
	"undo":          func(d *scenetest.Driver) { d.Key(input.Undo) },
	"redo":          func(d *scenetest.Driver) { d.Key(input.Redo) },
	"undo and redo": func(d *scenetest.Driver) { d.Key(input.Undo, input.Redo) },
	"giving up, and taking it back": func(d *scenetest.Driver) {
		d.Tap("button:more")
		d.Tick(30)
		d.Tap("more:resign")
		d.Tick(30)
		d.Tap("more:yes")
		d.Tick(2)
		d.Key(input.Undo)
	},
	"playing on from an earlier position": func(d *scenetest.Driver) {
		d.Tap("turn:2")
		d.Tap("past:playon")
		d.Tick(30)
		d.Tap("playon:yes")
	},
	"a new game": func(d *scenetest.Driver) {
		d.Key(input.New)
		d.Tick(2)
		d.Tap("start")
		d.Tick(2)
	},
}

// TestHintIsForOnePosition changes the game at every step of a hint, before it
// comes too: nothing of it is left, and the next press asks anew.
func TestHintIsForOnePosition(t *testing.T) {
	for name, cancel := range hintCancels {
		for step := range 4 {
			d, a := advised(t, scenetest.Options{}, "nine-mens-morris", "a1 d2 a4 f2")
			d.Key(input.Undo)
			d.Calm()
			a.move, a.why, a.silent = "a7", "mill", step == 0
			for range max(step, 1) {
				d.Key(input.Hint)
				d.Tick(30)
			}
			require.NotEmpty(t, d.Game.Report().Note, "%s at step %d", name, step)
			cancel(d)
			d.Tick(2)
			a.silent = false
			d.Calm()
			d.Tick(60)
			report := d.Game.Report()
			require.Equal(t, "board", report.Scene, name)
			assert.Empty(t, report.Hint, "%s at step %d", name, step)
			assert.Empty(t, report.Note, "%s at step %d", name, step)
			asked := a.asked
			d.Key(input.Hint)
			assert.Equal(t, asked+1, a.asked, "%s at step %d: the next press asks anew", name, step)
		}
	}
}

// TestHintOutlivesTheRest does what does not change the game at every step of a
// hint: it is still there and goes on.
func TestHintOutlivesTheRest(t *testing.T) {
	for name, disturb := range map[string]func(d *scenetest.Driver){
		"flip":           func(d *scenetest.Driver) { d.Key(input.Flip) },
		"another window": func(d *scenetest.Driver) { d.Resize(844, 390); d.Tick(2) },
		"a look back": func(d *scenetest.Driver) {
			d.Tap("turn:1")
			d.Tick(2)
			require.Empty(t, d.Game.Report().Hint, "the past has no hint")
			d.Key(input.Hint)
			d.Tap("past:return")
		},
		"the settings": func(d *scenetest.Driver) {
			d.Game.Choose(func(s *scenes.Settings) { s.Text = 200 })
			d.Tick(2)
		},
	} {
		for step, want := range []string{"Place a soldier.", "Place it on a7.", "It closes a mill, and an enemy soldier has to go."} {
			d, a := advised(t, scenetest.Options{}, "nine-mens-morris", "a1 d2 a4 f2")
			a.move, a.why = "a7", "mill"
			for range step {
				d.Key(input.Hint)
				d.Tick(30)
			}
			disturb(d)
			d.Calm()
			d.Key(input.Hint)
			d.Tick(30)
			assert.Equal(t, want, d.Game.Report().Note, name)
			assert.Equal(t, 1, a.asked, name)
		}
	}
}

// TestHintFaceToFace gives each player the hint in his own panel, by his button.
func TestHintFaceToFace(t *testing.T) {
	o := with(scenetest.Options{W: 820, H: 1180}, func(s *scenes.Settings) { s.Seating = scenes.FaceToFace })
	for moves, button := range map[string]string{"a1 d2": "first:hint", "a1": "second:hint"} {
		d, a := advised(t, o, "nine-mens-morris", moves)
		a.move, a.why = "g7", "best"
		other := map[string]string{"first:hint": "second:hint", "second:hint": "first:hint"}[button]
		require.False(t, d.Has(other), "it is not that side's turn")
		for _, want := range []string{"Place a soldier.", "Place it on g7.", "No other move leads to a better position."} {
			d.Tap(button)
			d.Tick(30)
			assert.Equal(t, want, d.Game.Report().Note)
		}
	}
}

// TestHintFails asks a computer player that has no answer: the sentence that it
// thinks goes away, and the next press asks again.
func TestHintFails(t *testing.T) {
	d, a := advised(t, scenetest.Options{}, "nine-mens-morris", "a1 d2")
	a.move = "z9"
	d.Key(input.Hint)
	d.Tick(30)
	assert.Empty(t, d.Game.Report().Note)
	assert.Empty(t, d.Game.Report().Hint)
	d.Key(input.Hint)
	assert.Equal(t, 2, a.asked)
}

// TestHintIsTold reads the three sentences to somebody who does not see them.
func TestHintIsTold(t *testing.T) {
	l := newListener(t)
	l.press("card:bagh-chal")
	l.press("seat:second:person")
	l.press("start")
	for _, want := range []string{"Place a soldier.", "Place it on ", "."} {
		l.press("button:hint")
		l.Tick(30)
		said := l.said[len(l.said)-1]
		assert.Contains(t, said, want)
		assert.Contains(t, l.Game.Access().Texts, said, "it can be read again")
	}
}

// TestHintsOfWholeGames follows the hints of a real player through every
// ruleset: each tells three sentences without a gap in them.
func TestHintsOfWholeGames(t *testing.T) {
	for _, r := range rules.All() {
		d := stillDriver(t)
		d.Game.Begin(r, [2]match.Seat{})
		d.Tick(2)
		for range 12 {
			d.Calm()
			d.Tick(20)
			if d.Over() {
				break
			}
			for step := range 3 {
				d.Key(input.Hint)
				for wait := 0; strings.HasSuffix(d.Game.Report().Note, "…") && wait < 100; wait++ {
					d.Tick(1)
				}
				note := d.Game.Report().Note
				require.NotEmpty(t, note, "%s: press %d", r.ID, step+1)
				require.NotContains(t, note, "{", r.ID)
			}
			m, err := d.State().ParseMove(d.Game.Report().Hint)
			require.NoError(t, err, r.ID)
			d.TapMove(m)
		}
	}
}

// TestHintIsDrawnOnDemand draws while the rings pulse, and then no more; nothing
// is allocated for it.
func TestHintIsDrawnOnDemand(t *testing.T) {
	d, a := advised(t, scenetest.Options{}, "alquerque", "c2-c3")
	a.move, a.why = "c4xc2", "captures"
	d.EveryFrame = true
	d.Key(input.Hint, input.Hint, input.Hint)
	d.Tick(20)
	d.Key(input.Hint, input.Hint)
	d.Tick(5)
	before := d.Game.Drawn()
	assert.Zero(t, scenetest.OwnAllocs(func() { d.Tick(10) }))
	assert.Equal(t, before+10, d.Game.Drawn(), "it pulses")
	d.Tick(60)
	before = d.Game.Drawn()
	d.Tick(100)
	assert.Equal(t, before, d.Game.Drawn(), "it has come to rest")
}
