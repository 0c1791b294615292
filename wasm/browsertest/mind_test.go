package browsertest

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/ai"
	"t3hunting/rules"
)

// overhear keeps what page and workers say to each other, in order: "> " before what the page says, "< " before the
// answers.
const overhear = `
	window.talk = [];
	window.Worker = class extends Worker {
		constructor(script) {
			super(script);
			this.addEventListener("message", (event) => talk.push("< " + event.data));
		}
		postMessage(text) {
			talk.push("> " + text);
			super.postMessage(text);
		}
	};`

// talk is what was overheard.
func (p *Page) talk() (list []string) {
	p.t.Helper()
	p.Eval(`talk`, &list)
	return list
}

// replies are the workers' replies among what was overheard, and how many of them came before the page said something.
func replies(t *testing.T, talk []string, said string) (list []ai.Reply, before int) {
	t.Helper()
	for _, text := range talk {
		switch {
		case text == "> "+said:
			before = len(list)
		case strings.HasPrefix(text, "< reply"):
			r, err := ai.ParseReply(text[2:])
			require.NoError(t, err)
			list = append(list, r)
		}
	}
	return list, before
}

// TestAnalysisInTheWorker shows lines that deepen while frames go on, asks the same worker about another position
// before it is done, and draws nothing more once the analysis is left.
func TestAnalysisInTheWorker(t *testing.T) {
	ruleset, ok := rules.Lookup("nine-mens-morris")
	require.True(t, ok)
	p := blankPage(t, small)
	p.onNewDocument(overhear)
	p.load("/")
	p.startGame(Mouse, ruleset)
	state := rules.New(ruleset)
	first := state.AppendMoves(nil)[0]
	p.play(state, Mouse, []rules.Move{first})
	p.do("button:more")
	p.do("more:analysis")
	probe := p.UntilProbe("three lines", func(probe Probe) bool { return len(probe.Lines) == 3 })
	assert.Equal(t, "1/1", probe.Looking)
	p.Until("a deeper reply", func() bool {
		list, _ := replies(t, p.talk(), "")
		return len(list) > 0 && list[len(list)-1].Depth >= 4
	})
	list, _ := replies(t, p.talk(), "")
	for _, r := range list {
		require.Len(t, r.Best, 3)
		for _, v := range r.Best {
			after := state.Clone()
			for _, token := range v.Line {
				move, err := after.ParseMove(token)
				require.NoError(t, err)
				after.Apply(move)
			}
		}
	}
	p.do("past:back")
	p.UntilProbe("the lines of the start", func(probe Probe) bool { return probe.Looking == "0/1" && len(probe.Lines) == 3 })
	started := 0
	for _, text := range p.talk() {
		if text == "< "+ai.WorkerReady {
			started++
		}
	}
	assert.LessOrEqual(t, started, 2, "one for the computer's moves and one for the analysis")
	p.do("past:return")
	p.UntilProbe("the board", func(probe Probe) bool { return probe.Looking == "" && len(probe.Lines) == 0 })
	p.Rest()
	frames := p.Number("t3.frames")
	for range 5 {
		p.twoFrames()
	}
	assert.Equal(t, frames, p.Number("t3.frames"))
}

// TestMoveNowInTheWorker lets the strongest level move before it has thought to the end.
func TestMoveNowInTheWorker(t *testing.T) {
	ruleset, ok := rules.Lookup("nine-mens-morris")
	require.True(t, ok)
	p := blankPage(t, small)
	p.onNewDocument(overhear)
	p.load("/")
	choices := []string{"seat:first:person", "seat:second:computer"}
	for range len(ai.Levels) - 3 { // from the level that is offered first to the last
		choices = append(choices, "level:second:more")
	}
	p.start(Mouse, ruleset, choices...)
	state := rules.New(ruleset)
	move := state.AppendMoves(nil)[0]
	p.Tap(Mouse, "point:"+state.Board().Label(move.To))
	state.Apply(move)
	p.UntilProbe("the sign", func(probe Probe) bool { return probe.Thinks })
	p.do("button:now")
	probe := p.UntilProbe("the computer's move", func(probe Probe) bool { return probe.Position != state.Position() && !probe.Busy })
	answered, err := rules.ParsePosition(ruleset, probe.Position)
	require.NoError(t, err)
	assert.Equal(t, 1, answered.Men(rules.Second).Count())
	list, before := replies(t, p.talk(), ai.WorkerHurry)
	require.Len(t, list, 1)
	assert.Zero(t, before, "the answer came when it was told to move")
	assert.Positive(t, list[0].Depth)
	assert.Less(t, list[0].Nodes, ai.Levels[len(ai.Levels)-1].Limits.Nodes)
}
