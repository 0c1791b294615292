package browsertest

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// TestResumeAfterAReload reloads the page while a removal is owed.
func TestResumeAfterAReload(t *testing.T) {
	ruleset, _ := rules.Lookup("nine-mens-morris")
	p := open(t, small)
	p.startGame(Mouse, ruleset)
	state := rules.New(ruleset)
	for _, label := range []string{"a1", "a4", "d1", "d7", "g1"} {
		m, err := state.ParseMove(label)
		require.NoError(t, err)
		p.play(state, Mouse, []rules.Move{m})
	}
	require.Equal(t, rules.DutyRemove, state.Duty())
	p.load("/")
	p.UntilProbe("the menu", func(probe Probe) bool { return probe.Scene == "menu" })
	p.Tap(Mouse, "continue")
	p.UntilPosition(state)
	m, err := state.ParseMove("xa4")
	require.NoError(t, err)
	p.play(state, Mouse, []rules.Move{m})
}

// TestRecordsByTheClipboard copies a record and pastes it into a page without
// games.
func TestRecordsByTheClipboard(t *testing.T) {
	ruleset, _ := rules.Lookup("bagh-chal")
	p := open(t, small)
	p.allowClipboard()
	p.startGame(Mouse, ruleset)
	state := rules.New(ruleset)
	m, err := state.ParseMove("c3")
	require.NoError(t, err)
	p.play(state, Mouse, []rules.Move{m})
	p.Tap(Mouse, "menu")
	p.UntilProbe("the menu", func(probe Probe) bool { return probe.Scene == "menu" })
	p.Tap(Mouse, "games")
	p.UntilProbe("the list", func(probe Probe) bool { return probe.Scene == "library" })
	p.Tap(Mouse, firstTarget(p, "export:"))
	p.UntilProbe("the answer", func(probe Probe) bool { return probe.Notice != "" })
	require.Contains(t, p.Probe().Notice, "copied")
	p.Tap(Mouse, firstTarget(p, "delete:"))
	p.UntilProbe("an empty list", func(Probe) bool { return firstTarget(p, "game:") == "" })
	p.Tap(Mouse, "import:paste")
	p.UntilProbe("the game", func(Probe) bool { return firstTarget(p, "game:") != "" })
	p.Tap(Mouse, firstTarget(p, "game:"))
	p.UntilPosition(state)
	assert.Equal(t, "bagh-chal", p.Probe().Game)
}

// firstTarget returns the first target whose name begins so, or "".
func firstTarget(p *Page, prefix string) string {
	for name := range p.Probe().Targets {
		if strings.HasPrefix(name, prefix) {
			return name
		}
	}
	return ""
}
