package browsertest

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// TestWholeGames plays a game of each family to its result, with mouse, finger and keys.
func TestWholeGames(t *testing.T) {
	tests := []struct {
		ruleset string
		hand    Hand
	}{
		{"nine-mens-morris", Mouse},
		{"bagh-chal", Touch},
		{"alquerque", Touch},
		{"three-mens-morris", Keys},
	}
	families := map[rules.Family]bool{}
	for _, ruleset := range rules.All() {
		families[ruleset.Family] = true
	}
	for _, test := range tests {
		t.Run(test.ruleset, func(t *testing.T) {
			ruleset, ok := rules.Lookup(test.ruleset)
			require.True(t, ok)
			p := open(t, small)
			delete(families, ruleset.Family)
			hand := test.hand
			switch hand {
			case Mouse:
				p.prefer() // men travel
			case Keys:
				hand = Mouse
			}
			p.startGame(hand, ruleset)
			state := rules.New(ruleset)
			p.play(state, test.hand, plan(t, ruleset))
			p.UntilResult()
			result := state.Result()
			assert.Equal(t, result.Outcome.String()+" "+result.Reason.String(), p.Probe().Result)
		})
	}
	assert.Empty(t, families, "families of which no game is played")
}

// play makes the moves by taps on the page's board, and on state beside it, and checks after each that both agree.
func (p *Page) play(state *rules.State, hand Hand, moves []rules.Move) {
	p.t.Helper()
	for _, move := range moves {
		for _, point := range taps(state, move) {
			p.Tap(hand, "point:"+state.Board().Label(point))
		}
		state.Apply(move)
		if !playsItself(state) {
			p.UntilPosition(state)
		}
	}
}

// playsItself reports whether the page makes the next move by itself, since it is compulsory and the only one.
func playsItself(state *rules.State) bool {
	moves := state.AppendMoves(nil)
	return len(moves) == 1 && (moves[0].Kind == rules.Huff || moves[0].Kind == rules.Pass)
}

// UntilPosition waits until the page's game is at rest in the position of state.
func (p *Page) UntilPosition(state *rules.State) {
	p.t.Helper()
	p.UntilProbe("the position "+state.Position(), func(probe Probe) bool {
		return probe.Position == state.Position() && !probe.Busy
	})
}

// UntilResult waits until the page shows that the game is over.
func (p *Page) UntilResult() {
	p.t.Helper()
	p.UntilProbe("the result", func(probe Probe) bool { return probe.Scene == "result" })
}

// taps are the points that a player taps to make a legal move in the position.
func taps(state *rules.State, move rules.Move) []rules.Point {
	inHand := move.From == rules.NoPoint || state.Duty() == rules.DutyJump // what goes to To needs no tap
	switch {
	case playsItself(state):
		return nil
	case move.To == rules.NoPoint:
		return []rules.Point{move.From}
	case inHand:
		return []rules.Point{move.To}
	}
	return []rules.Point{move.From, move.To}
}

// TestABurstOfTaps plays a game of more than a hundred taps as fast as they can be sent, without looking at the page
// between them: one tap that is not seen, or seen twice or too late, leads to another position.
func TestABurstOfTaps(t *testing.T) {
	ruleset, ok := rules.Lookup("nine-mens-morris")
	require.True(t, ok)
	taken := 0
	state := rules.New(ruleset)
	chance := chance(5)
	var points []string
	for legal := []rules.Move(nil); taken <= 100; {
		legal = state.AppendMoves(legal[:0])
		require.NotEmpty(t, legal, "the game is too short")
		move := legal[chance.below(len(legal))]
		for _, point := range taps(state, move) {
			points = append(points, state.Board().Label(point))
			taken++
		}
		state.Apply(move)
	}
	p := open(t, small)
	p.startGame(Touch, ruleset)
	p.Rest()
	places := p.Probe().Targets
	for i, point := range points {
		x, y := places["point:"+point].Center()
		p.QuickTapAt([]Hand{Touch, Mouse}[i%2], x, y)
	}
	p.UntilPosition(state)
}

// TestHundredQuickTaps undoes and redoes a move a hundred times, and sees each.
func TestHundredQuickTaps(t *testing.T) {
	ruleset, ok := rules.Lookup("bagh-chal")
	require.True(t, ok)
	p := open(t, small)
	p.startGame(Touch, ruleset)
	before := rules.New(ruleset)
	after := before.Clone()
	first := before.AppendMoves(nil)[0]
	after.Apply(first)
	p.play(before.Clone(), Touch, []rules.Move{first})
	for range 25 {
		for _, hand := range []Hand{Touch, Mouse} {
			p.QuickTap(hand, "button:undo")
			p.UntilPosition(before)
			p.QuickTap(hand, "button:redo")
			p.UntilPosition(after)
		}
	}
}

func TestIdlePageDrawsNothing(t *testing.T) {
	ruleset, ok := rules.Lookup("nine-mens-morris")
	require.True(t, ok)
	p := open(t, small)
	p.startGame(Mouse, ruleset)
	p.Rest()
	frames := p.Number("t3.frames")
	for range 5 {
		p.twoFrames()
	}
	assert.Equal(t, frames, p.Number("t3.frames"))
	p.Tap(Mouse, "point:"+ruleset.Board.Label(0))
	state := rules.New(ruleset)
	state.Apply(state.AppendMoves(nil)[0])
	p.UntilPosition(state)
}

// listening counts the moves that the page's worker answers: without a worker the page would think by itself, and nothing
// else would show that.
const listening = `
	window.answers = 0;
	window.Worker = class extends Worker {
		constructor(...args) {
			super(...args);
			this.addEventListener("message", (event) => { answers += event.data.startsWith("reply"); });
		}
	};`

// TestTheComputerBegins stands still until the computer moves: no press and no motion may be needed for that.
func TestTheComputerBegins(t *testing.T) {
	ruleset, ok := rules.Lookup("nine-mens-morris")
	require.True(t, ok)
	p := blankPage(t, small)
	p.onNewDocument(listening)
	p.load("/")
	p.start(Mouse, ruleset, "seat:first:computer", "seat:second:person")
	p.UntilProbe("the computer's move", func(probe Probe) bool {
		return !probe.Busy && probe.Position != rules.New(ruleset).Position()
	})
	assert.Equal(t, 1.0, p.Number(`answers`))
}

func TestComputerMovesWhileFramesGoOn(t *testing.T) {
	ruleset, ok := rules.Lookup("nine-mens-morris")
	require.True(t, ok)
	p := blankPage(t, small)
	p.prefer() // men travel
	p.onNewDocument(listening)
	p.load("/")
	p.startAgainstComputer(Mouse, ruleset)
	state := rules.New(ruleset)
	move := state.AppendMoves(nil)[0]
	p.Tap(Mouse, "point:"+state.Board().Label(move.To))
	state.Apply(move)
	start := p.Number("t3.frames")
	probe := p.UntilProbe("the computer's move", func(probe Probe) bool {
		return probe.Position != state.Position() && probe.Position != rules.New(ruleset).Position() && !probe.Busy
	})
	answered, err := rules.ParsePosition(ruleset, probe.Position)
	require.NoError(t, err)
	assert.Equal(t, rules.First, answered.Side())
	assert.Equal(t, 1, answered.Men(rules.Second).Count())
	assert.Greater(t, p.Number("t3.frames"), start+3)
	assert.Equal(t, 1.0, p.Number(`answers`), "a worker thinks")
}

// startGame goes from the menu through the setup to the board, with a person on each side and every option as it is.
func (p *Page) startGame(hand Hand, ruleset *rules.Ruleset) {
	p.t.Helper()
	p.start(hand, ruleset, "seat:first:person", "seat:second:person")
}

// startAgainstComputer is startGame with the computer on the second side.
func (p *Page) startAgainstComputer(hand Hand, ruleset *rules.Ruleset) {
	p.t.Helper()
	p.start(hand, ruleset, "seat:first:person", "seat:second:computer")
}

func (p *Page) start(hand Hand, ruleset *rules.Ruleset, choices ...string) {
	p.t.Helper()
	p.UntilProbe("the menu", func(probe Probe) bool { return probe.Scene == "menu" })
	p.Reach("card:" + ruleset.ID)
	p.Tap(hand, "card:"+ruleset.ID)
	p.UntilProbe("the setup", func(probe Probe) bool { return probe.Scene == "setup" })
	for _, choice := range choices {
		p.Reach(choice)
		p.Tap(hand, choice)
		p.Rest() // a choice may move the others
	}
	p.Tap(hand, "start")
	p.UntilProbe("the board", func(probe Probe) bool {
		return probe.Scene == "board" && probe.Game == ruleset.ID && probe.Position == rules.New(ruleset).Position()
	})
}
