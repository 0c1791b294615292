package browsertest

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// do presses an item by name, as its button in the page does.
func (p *Page) do(name string) {
	p.t.Helper()
	p.Until("the button "+name, func() bool { return p.Bool(`document.querySelector("[data-name='` + name + `']") !== null`) })
	p.Eval(`document.querySelector("[data-name='`+name+`']").click()`, nil)
}

// TestHintIsHeard presses for a hint three times.
func TestHintIsHeard(t *testing.T) {
	ruleset, ok := rules.Lookup("bagh-chal")
	require.True(t, ok)
	p := open(t, small)
	p.startGame(Mouse, ruleset)
	p.Rest()
	for _, sentence := range []string{"Place a soldier.", "Place it on ", "better position"} {
		p.do("button:hint")
		p.UntilHeard(sentence)
	}
}

// TestReviewIsHeard plays a game to its end, and reviews it with the page's worker. The worst move is tried again.
func TestReviewIsHeard(t *testing.T) {
	ruleset, ok := rules.Lookup("three-mens-morris")
	require.True(t, ok)
	p := open(t, small)
	p.startGame(Mouse, ruleset)
	state, moves := rules.New(ruleset), plan(t, ruleset)
	p.play(state, Mouse, moves)
	p.UntilResult()
	p.do("review")
	p.UntilHeard("The review is complete.")
	p.Rest()
	frames := p.Number("t3.frames")
	p.do("past:worst")
	p.UntilHeard(" · better: ")
	p.Rest()
	assert.Greater(t, p.Number("t3.frames"), frames)
	p.do("past:again")
	p.UntilProbe("another try", func(probe Probe) bool {
		return probe.Scene == "board" && probe.Position != state.Position() && !probe.Busy
	})
	p.do("menu")
	p.do("games")
	p.Until("the finished game", func() bool {
		return strings.Contains(p.Text(`document.querySelector("[data-name^='game:']")?.getAttribute("aria-label") ?? ""`), "Blue wins")
	})
}
