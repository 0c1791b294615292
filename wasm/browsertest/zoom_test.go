package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// zoom lets the browser zoom, whereupon the page starts again, and waits until it stands in a scene.
func (p *Page) zoom(view Viewport, scene string) {
	p.t.Helper()
	p.Leave()
	p.resize(view)
	p.Reloaded()
	p.Until("a sharp picture", func() bool {
		return p.Bool(fmt.Sprintf(`document.querySelector("canvas").width === %v && innerHeight === %d`, float64(view.Width)*view.Scale, view.Height))
	})
	p.UntilProbe("the scene "+scene, func(probe Probe) bool { return probe.Scene == scene })
	p.Rest()
}

// offView lists the buttons of the layer for screen readers that the window does not show, though the focus is on them.
const offView = `(async () => {
	const found = [];
	for (const button of document.querySelectorAll("#screen button")) {
		button.focus();
		await new Promise((done) => testFrame(() => testFrame(() => testFrame(done))));
		while (!t3.held) await new Promise((done) => testFrame(done));
		const { left, top, right, bottom } = button.getBoundingClientRect();
		const seen = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
		if (document.activeElement === button && !seen) found.push(button.dataset.name + " " + [left, top, right, bottom].map(Math.round));
	}
	document.activeElement?.blur();
	return found.join("\n");
})()`

// TestZoomedByTheBrowser zooms to 200 %, which halves the window in CSS pixels: every button can be brought into view as
// a whole, a game can be played, and Tab leads out again.
func TestZoomedByTheBrowser(t *testing.T) {
	ruleset, ok := rules.Lookup("nine-mens-morris")
	require.True(t, ok)
	window := Viewport{640, 960, 1}
	p := open(t, window)
	zoomed := Viewport{window.Width / 2, window.Height / 2, 2}
	p.zoom(zoomed, "menu")
	whole := func() {
		t.Helper()
		p.Rest()
		assert.Empty(t, p.Text(offView), "%s", p.Probe().Scene)
	}
	whole()
	p.Press("settings")
	p.UntilButton("set:")
	whole()
	p.Press("done")
	p.Press("card:" + ruleset.ID)
	p.UntilButton("seat:")
	whole()
	p.Press("seat:second:person")
	p.Rest()
	p.Press("start")
	p.UntilButton("point:")
	whole()
	state := rules.New(ruleset)
	p.play(state, Mouse, until(t, ruleset, rules.DutyRemove))
	p.play(state, Touch, state.AppendMoves(nil)[:1])
	p.Press("button:more")
	p.UntilButton("more:rules")
	whole()
	p.Press("more:rules")
	p.UntilProbe("the rules", func(probe Probe) bool { return probe.Scene == "howto" })
	whole()
	p.Press("back")
	p.UntilProbe("the board", func(probe Probe) bool { return probe.Scene == "board" })

	left := false
	for range 60 {
		p.Key(kb.Tab)
		left = left || p.Bool(`document.activeElement === document.body || document.activeElement.tagName === "CANVAS"`)
	}
	assert.True(t, left, "no trap")
	p.zoom(window, "board")
	p.UntilPosition(state)
}

// TestMagnified magnifies a part of the page, as aids for bad sight do: what shows is touched where it shows.
func TestMagnified(t *testing.T) {
	ruleset, ok := rules.Lookup("nine-mens-morris")
	require.True(t, ok)
	p := open(t, small)
	p.startGame(Touch, ruleset)
	p.Rest()
	p.run(emulation.SetPageScaleFactor(2))
	p.Until("the magnified page", func() bool { return p.Number(`visualViewport.scale`) == 2 })
	p.twoFrames()
	left, top := p.Number(`visualViewport.offsetLeft`), p.Number(`visualViewport.offsetTop`)
	width, height := p.Number(`visualViewport.width`), p.Number(`visualViewport.height`)
	state := rules.New(ruleset)
	touched := 0
	for _, move := range state.AppendMoves(nil) {
		x, y := p.target("point:" + state.Board().Label(move.To)).Center()
		if x < left || x > left+width || y < top || y > top+height || !state.Legal(move) {
			continue
		}
		p.TapAt(Touch, x-left, y-top)
		state.Apply(move)
		p.UntilPosition(state)
		if touched++; touched == 4 || state.Duty() != rules.DutyMove {
			break
		}
	}
	assert.Positive(t, touched)
}

// TestTouchThatCannotBeKept sends touches as a magnified page does that glides on: they cannot be kept from the browser,
// which complains to the console of everybody who tries.
func TestTouchThatCannotBeKept(t *testing.T) {
	p := open(t, small)
	p.Eval(`window.tried = (cancelable) => {
		const target = document.querySelector("canvas");
		const touch = new Touch({ identifier: 1, target, clientX: 5, clientY: 5 });
		let tries = 0;
		const real = Event.prototype.preventDefault;
		Event.prototype.preventDefault = function () {
			tries++;
			real.call(this);
		};
		for (const type of ["touchstart", "touchmove", "touchend"]) {
			const touches = type === "touchend" ? [] : [touch];
			target.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable, touches, changedTouches: [touch] }));
		}
		Event.prototype.preventDefault = real;
		return tries;
	}`, nil)
	assert.Positive(t, p.Number(`tried(true)`), "the engine keeps what it can")
	assert.Zero(t, p.Number(`tried(false)`))
}
