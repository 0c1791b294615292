package browsertest

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// axe is the file of axe-core, which make test-page installs where npm is.
const axe = "node_modules/axe-core/axe.min.js"

// auditor looks with axe-core for what keeps people out of a page.
type auditor struct {
	*Page
	script string
	seen   map[string]bool // scenes
}

// newAuditor opens the page for an audit, or skips the test where there is no axe-core.
func newAuditor(t *testing.T) auditor {
	t.Helper()
	script, err := os.ReadFile(axe)
	if err != nil {
		t.Skip("axe-core is not here: npm ci --prefix wasm/browsertest installs it")
	}
	return auditor{blankPage(t, small), string(script), map[string]bool{}}
}

// audit lets axe-core look at the page as it is.
func (a auditor) audit(what string) {
	a.t.Helper()
	a.Eval(`globalThis.axe === undefined && (0, eval)(`+fmt.Sprintf("%q", a.script)+`)`, nil)
	found := a.Text(`axe.run(document, { resultTypes: ["violations"] }).then((result) =>
		result.violations.map((one) => one.id + ": " + one.help + "\n" + one.nodes.map((node) => "    " + node.html).join("\n")).join("\n"))`)
	assert.Empty(a.t, found, what)
}

// check audits a scene, once a screen reader finds a button of that name there.
func (a auditor) check(scene, button string) {
	a.t.Helper()
	a.UntilProbe("the scene "+scene, func(probe Probe) bool { return probe.Scene == scene })
	a.UntilButton(button)
	a.seen[scene] = true
	a.audit(scene + " with " + button)
}

// UntilButton waits until the layer for screen readers is in step with the scene and has a button of that name.
func (p *Page) UntilButton(name string) {
	p.t.Helper()
	p.Until("the button "+name, func() bool {
		return p.Text(`document.querySelector("#screen `+named(name)+`")?.closest("main").dataset.scene ?? ""`) == p.Probe().Scene
	})
}

// Press presses a button of the layer for screen readers, once it is there.
func (p *Page) Press(name string) {
	p.t.Helper()
	p.UntilButton(name)
	p.Eval(`document.querySelector("#screen `+named(name)+`").click()`, nil)
}

// named selects the buttons whose names begin so.
func named(name string) string { return `[data-name^='` + name + `']` }

// set chooses a value in the settings, which show.
func (a auditor) set(names ...string) {
	a.t.Helper()
	for _, name := range names {
		a.Press("set:" + name)
		a.Until(name, func() bool {
			return a.Text(`document.querySelector("#screen `+named("set:"+name)+`")?.ariaPressed ?? ""`) == "true"
		})
	}
}

// begin presses a game's card and chooses who plays.
func (a auditor) begin(id string, seats ...string) {
	a.t.Helper()
	a.Press("card:" + id)
	for _, seat := range seats {
		a.Press("seat:" + seat)
		a.Until(seat, func() bool {
			return a.Text(`document.querySelector("#screen `+named("seat:"+seat)+`")?.ariaPressed ?? ""`) == "true"
		})
	}
	a.Press("start")
}

// TestAxe goes through every screen and looks for what keeps people out.
func TestAxe(t *testing.T) {
	a := newAuditor(t)
	a.prefer("prefers-color-scheme", "light", "prefers-reduced-motion", "reduce")
	a.load("/")
	a.check("menu", "card:")
	a.Press("games")
	a.check("library", "import:")
	a.Press("back")
	a.Press("settings")
	a.check("settings", "set:")
	a.Press("about")
	a.check("about", "back")
	a.Press("back")
	a.set("minutes=30", "agree=on")
	a.Press("done")

	ruleset, ok := rules.Lookup("three-mens-morris")
	require.True(t, ok)
	a.Press("card:three-mens-morris")
	a.check("setup", "start")
	a.Press("howto")
	a.check("howto", "back")
	a.Press("back")
	a.check("setup", "start")
	a.Press("back")
	a.begin("three-mens-morris", "first:person", "second:person")
	a.check("board", "point:") // with clocks
	state := rules.New(ruleset)
	moves := plan(t, ruleset)
	a.play(state, Mouse, moves[:2])
	a.Press("button:hint") // tells that a man is to be placed
	a.UntilHeard("Place a soldier.")
	a.Press("button:hint") // and where
	a.UntilProbe("a marked point", func(probe Probe) bool { return probe.Hint != "" })
	a.check("board", "point:")
	a.Press("point:" + state.Board().Label(state.Men(state.Side().Other()).First()))
	a.UntilProbe("a refusal", func(probe Probe) bool { return probe.Notice != "" })
	a.check("board", "point:")
	a.Press("button:undo")
	a.check("board", "plea:")
	a.Press("plea:no")
	for _, sheet := range []struct{ button, scene, within, out string }{
		{"more:pause", "pause", "resume", "resume"},
		{"more:resign", "resign", "more:yes", "more:no"},
		{"more:draw", "draw-offer", "more:yes", "more:no"},
	} {
		a.Press("button:more")
		a.check("more", sheet.button)
		a.Press(sheet.button)
		a.check(sheet.scene, sheet.within)
		a.Press(sheet.out)
	}
	a.Press("button:more")
	a.Press("settings")
	a.set("agree=off", "evaluation=on")
	a.Press("done")
	a.check("board", "point:")
	a.Press("button:more")
	a.Press("more:analysis")
	a.UntilProbe("the best lines", func(probe Probe) bool { return len(probe.Lines) > 0 })
	a.check("board", "past:")
	a.Press("past:return")
	a.Press("button:more")
	a.Press("more:history")
	a.check("board", "past:")
	a.Press("past:back")
	a.UntilProbe("the ply before", func(probe Probe) bool { return probe.Looking == "1/2" })
	a.check("board", "past:")
	a.Press("past:playon")
	a.check("play-on", "playon:")
	a.Press("playon:no")
	a.Press("past:return")
	a.play(state, Mouse, moves[2:])
	a.check("result", "rematch")
	a.Press("review")
	a.check("board", "past:worst")
	a.Until("the review", func() bool { return strings.Contains(a.heard(), "blunder") })
	a.Press("past:worst")
	a.check("board", "past:again")
	a.Press("past:return")
	a.Press("button:more")
	a.Press("menu")

	a.Press("settings")
	a.set("seating=hand-over", "minutes=0")
	a.Press("done")
	a.begin("nine-mens-morris", "first:person", "second:person")
	ruleset, _ = rules.Lookup("nine-mens-morris")
	a.Rest()
	a.Press("point:a1")
	a.check("hand-over", "ready")
	a.Press("ready")
	a.Press("button:more")
	a.Press("settings")
	a.set("seating=facing")
	a.Press("done")
	a.check("board", "button:more")
	a.Press("button:more")
	a.Press("menu")
	a.begin("bagh-chal", "first:computer", "second:computer")
	a.check("board", "watch:")
	a.Press("watch:hold")
	a.Press("button:more")
	a.Press("menu")
	a.Press("games")
	a.check("library", "game:")
	a.Press("delete:")
	a.check("library", "restore")
	a.Press("back")
	a.load("/#g=nonsense")
	a.check("link", "back")
	a.Press("back")
	a.check("menu", "continue")
	for _, scene := range []string{"menu", "setup", "howto", "settings", "about", "library", "link", "board", "result", "more", "pause", "draw-offer", "resign", "play-on", "hand-over"} {
		assert.True(t, a.seen[scene], scene)
	}
}

// TestAxeBesideTheScenes audits what the page itself shows, in every scheme of colours.
func TestAxeBesideTheScenes(t *testing.T) {
	a := newAuditor(t)
	a.load("/")
	schemes := func(what string) {
		t.Helper()
		for _, wish := range [][]string{{"prefers-color-scheme", "light"}, {"prefers-color-scheme", "dark"}, {"prefers-contrast", "more"}} {
			a.prefer(append(wish, "prefers-reduced-motion", "reduce")...)
			a.audit(what + ", " + wish[1])
		}
	}
	a.Eval(`document.getElementById("update").hidden = false`, nil)
	schemes("the chip")
	a.Eval(`localStorage.setItem("t3hunting:tab", "other"); t3.mine()`, nil)
	schemes("the game is in another window")

	a.onNewDocument(`HTMLCanvasElement.prototype.getContext = () => null`)
	a.run(chromedp.Navigate(a.address))
	a.Until("the message", func() bool { return a.Bool(`document.getElementById("status").textContent.includes("WebGL 2")`) })
	schemes("a start that failed")
	a.Eval(`document.getElementById("progress").hidden = false`, nil)
	schemes("the start")
}
