package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// focus is the name of the button that has the focus, "" if it is none of the screen's.
func (p *Page) focus() string {
	p.t.Helper()
	return p.Text(`document.activeElement?.dataset?.name ?? ""`)
}

// TabTo presses Tab until the button has the focus, or any point of the board for "point:".
func (p *Page) TabTo(name string) {
	p.t.Helper()
	for range 60 {
		if at := p.focus(); at == name || strings.HasSuffix(name, ":") && strings.HasPrefix(at, name) {
			return
		}
		p.Key(kb.Tab)
	}
	require.Fail(p.t, "Tab does not lead to "+name, p.Text(`document.getElementById("screen").innerHTML`))
}

// heard is what the live region says.
func (p *Page) heard() string {
	p.t.Helper()
	return p.Text(`[...document.getElementById("live").children].map((line) => line.textContent).join("\n")`)
}

// UntilHeard waits for a sentence in the live region.
func (p *Page) UntilHeard(sentence string) {
	p.t.Helper()
	p.Until("the words "+sentence, func() bool { return strings.Contains(p.heard(), sentence) })
}

// TestWholeGamesByKeysAndLiveText plays a game of each family from the menu to the result with Tab, arrows and Enter;
// what it knows of the game it learns from the buttons' names and the live region.
func TestWholeGamesByKeysAndLiveText(t *testing.T) {
	for _, id := range []string{"three-mens-morris", "nine-mens-morris", "bagh-chal", "alquerque"} {
		t.Run(id, func(t *testing.T) {
			ruleset, ok := rules.Lookup(id)
			require.True(t, ok)
			p := open(t, small)
			p.Rest()
			p.TabTo("card:" + id)
			p.Key(kb.Enter)
			p.UntilButton("seat:")
			for _, side := range []string{"first", "second"} {
				p.TabTo("seat:" + side + ":person")
				p.Key(kb.Enter)
				p.Until("the choice", func() bool { return p.Text(`document.activeElement.getAttribute("aria-pressed")`) == "true" })
			}
			p.TabTo("start")
			p.Key(kb.Enter)
			p.UntilProbe("the board", func(probe Probe) bool { return probe.Scene == "board" })
			p.Rest()
			state := rules.New(ruleset)
			for _, move := range plan(t, ruleset) {
				p.TabTo("point:")
				for _, point := range taps(state, move) {
					label := state.Board().Label(point)
					p.steer("point:"+label, p.focus)
					name := p.Text(`document.activeElement.getAttribute("aria-label")`)
					assert.True(t, strings.HasPrefix(name, label+": "), name)
					assert.Contains(t, name, ", can", "the name says what can be done: %s in %s", state.FormatMove(move), state.Position())
					p.Key(kb.Enter)
					p.Rest()
				}
				where := move.To
				if where == rules.NoPoint {
					where = move.From
				}
				if !playsItself(state) {
					p.UntilHeard(state.Board().Label(where))
				}
				state.Apply(move)
				if !playsItself(state) {
					p.UntilPosition(state)
				}
			}
			p.UntilHeard(" win")
			p.UntilResult()
			p.Rest()
			p.TabTo("rematch")
			p.Key(kb.Enter)
			p.UntilPosition(rules.New(ruleset))
		})
	}
}

// TestRefusalIsHeard presses a point on which nothing can be done.
func TestRefusalIsHeard(t *testing.T) {
	p := open(t, small)
	ruleset, ok := rules.Lookup("three-mens-morris")
	require.True(t, ok)
	p.startGame(Mouse, ruleset)
	p.Rest()
	press := func(name string) { p.Eval(`document.querySelector("[data-name='`+name+`']").click()`, nil) }
	press("point:a1")
	p.UntilHeard("Blue on a1.")
	p.Rest()
	press("point:a1")
	p.Until("the refusal", func() bool {
		lines := strings.Split(p.heard(), "\n")
		return lines[len(lines)-1] == p.Text(`t3probe().match(/^notice (.*)$/m)?.[1] ?? "none"`)
	})
}

// TestNoKeyboardTrap goes round by Tab and out of the page again.
func TestNoKeyboardTrap(t *testing.T) {
	p := open(t, small)
	p.Rest()
	p.TabTo("card:al-qirq")
	left := false
	for range 40 {
		p.Key(kb.Tab)
		left = left || p.Bool(`document.activeElement === document.body || document.activeElement.tagName === "CANVAS"`)
	}
	assert.True(t, left)
	p.TabTo("settings")
	assert.NotEqual(t, "none", p.Text(`getComputedStyle(document.activeElement).outlineStyle`), "the focus is seen")
	p.Key(kb.Enter)
	p.UntilProbe("the settings", func(probe Probe) bool { return probe.Scene == "settings" })
	p.Rest()
	p.Key(kb.Escape)
	p.UntilProbe("the menu", func(probe Probe) bool { return probe.Scene == "menu" })
	assert.Equal(t, "en", p.Text(`document.documentElement.lang`))
}

// TestPreferences lets the system ask for no motion and more contrast.
func TestPreferences(t *testing.T) {
	p := blankPage(t, small)
	p.prefer("prefers-reduced-motion", "reduce", "prefers-contrast", "more")
	p.load("/")
	assert.Equal(t, "rgb(0, 0, 0)", p.Text(`getComputedStyle(document.documentElement).backgroundColor`))
	ruleset, ok := rules.Lookup("three-mens-morris")
	require.True(t, ok)
	p.startGame(Mouse, ruleset)
	p.Rest()
	state := rules.New(ruleset)
	frames := p.Number("t3.frames")
	p.play(state, Mouse, state.AppendMoves(nil)[:1])
	p.Rest()
	assert.Less(t, p.Number("t3.frames")-frames, 30.0, "nothing travels")
}
