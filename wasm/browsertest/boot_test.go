package browsertest

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/fetch"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

func TestPageLoads(t *testing.T) {
	p := open(t, small)
	assert.Equal(t, "T-3 Hunting Games", p.Text("document.title"))
	assert.True(t, p.Bool(`document.getElementById("splash").hidden`), "the splash is gone")
	assert.Equal(t, p.Number(`progress.max`), p.Number(`progress.value`), "the bar counted the real bytes")
	assert.Equal(t, 1.0, p.Number(`document.querySelectorAll("meta[name=viewport]").length`), "Ebitengine's viewport is removed")
	assert.Contains(t, p.Text(`document.querySelector("meta[name=viewport]").content`), "viewport-fit=cover")
	assert.Equal(t, 320.0, p.Number(`document.querySelector("canvas").clientWidth`))
	assert.Equal(t, 568.0, p.Number(`document.querySelector("canvas").clientHeight`))
}

func TestAPageWithoutWebGLSaysSo(t *testing.T) {
	p := blankPage(t, small)
	p.onNewDocument(`HTMLCanvasElement.prototype.getContext = () => null`)
	p.run(chromedp.Navigate(p.address))
	p.Until("the message", func() bool { return p.Bool(`document.getElementById("status").textContent.includes("WebGL 2")`) })
	assert.False(t, p.Bool(`document.getElementById("splash").hidden`))
}

func TestABrowserWithoutWebAssemblySaysSo(t *testing.T) {
	p := blankPage(t, small)
	p.onNewDocument(`delete globalThis.WebAssembly`)
	p.run(chromedp.Navigate(p.address))
	p.Until("the message", func() bool { return p.Bool(`document.getElementById("status").textContent.includes("WebAssembly")`) })
}

func TestALostConnectionSaysSo(t *testing.T) {
	p := blankPage(t, small)
	chromedp.ListenTarget(p.ctx, func(event any) {
		if paused, ok := event.(*fetch.EventRequestPaused); ok {
			go chromedp.Run(p.ctx, fetch.FailRequest(paused.RequestID, network.ErrorReasonConnectionFailed))
		}
	})
	p.run(fetch.Enable().WithPatterns([]*fetch.RequestPattern{{URLPattern: "*t3.wasm"}}), chromedp.Navigate(p.address))
	p.Until("the message", func() bool { return p.Bool(`document.getElementById("status").textContent.includes("reload")`) })
	p.forgive("t3.wasm", "Failed to fetch")
}

func TestStorageOutlivesAReload(t *testing.T) {
	p := open(t, small)
	assert.Equal(t, "", p.Text(`t3.load("test")`))
	assert.True(t, p.Bool(`t3.save("test", "kept ✓")`))
	p.load("/")
	assert.Equal(t, "kept ✓", p.Text(`t3.load("test")`))
	assert.Contains(t, strings.Split(p.Text(`t3.keys()`), "\n"), "test")
	assert.True(t, p.Bool(`t3.remove("test")`))
	assert.NotContains(t, strings.Split(p.Text(`t3.keys()`), "\n"), "test")
	assert.Equal(t, "", p.Text(`t3.load("test")`))
}

// TestStorageIsToLastOnceAGameIsSaved counts how often the browser is asked not to clear the page's storage away.
func TestStorageIsToLastOnceAGameIsSaved(t *testing.T) {
	ruleset, ok := rules.Lookup("three-mens-morris")
	require.True(t, ok)
	p := blankPage(t, small)
	p.onNewDocument(`
		window.asked = 0;
		Object.defineProperty(navigator.storage, "persist", { value: async () => { asked++; return false; } });`)
	p.load("/")
	p.Tap(Mouse, "settings")
	p.UntilProbe("the settings", func(probe Probe) bool { return probe.Scene == "settings" })
	p.Tap(Mouse, "set:theme=teak")
	p.Tap(Mouse, "done")
	p.startGame(Mouse, ruleset)
	p.Rest()
	assert.Contains(t, p.Text(`t3.keys()`), "settings")
	assert.Zero(t, p.Number(`asked`), "before there is a game to lose")
	state := rules.New(ruleset)
	p.play(state, Mouse, state.AppendMoves(nil)[:1])
	assert.Contains(t, p.Text(`t3.keys()`), "game.")
	assert.Equal(t, 1.0, p.Number(`asked`))
	p.play(state, Mouse, state.AppendMoves(nil)[:1])
	assert.Equal(t, 1.0, p.Number(`asked`), "a refusal is not argued with")
}

func TestBlockedStorageKeepsForThePage(t *testing.T) {
	p := blankPage(t, small)
	p.onNewDocument(`Object.defineProperty(window, "localStorage", { get() { throw new DOMException("blocked", "SecurityError"); } })`)
	p.load("/")
	assert.False(t, p.Bool(`t3.save("test", "kept")`))
	assert.Equal(t, "kept", p.Text(`t3.load("test")`))
	assert.Equal(t, "", p.Text(`t3.load("other")`))
	assert.Contains(t, strings.Split(p.Text(`t3.keys()`), "\n"), "test")
}

func TestTabAndShortcutsStayTheBrowsers(t *testing.T) {
	p := open(t, small)
	prevented := func(options string) bool {
		return p.Bool(`!document.querySelector("canvas").dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ` + options + ` }))`)
	}
	for _, browsers := range []string{`code: "Tab"`, `code: "F5"`, `code: "KeyR", ctrlKey: true`, `code: "KeyT", metaKey: true`, `code: "ArrowLeft", altKey: true`} {
		assert.False(t, prevented(browsers), browsers)
	}
	for _, games := range []string{`code: "Enter"`, `code: "ArrowLeft"`, `code: "KeyZ", ctrlKey: true`} {
		assert.True(t, prevented(games), games)
	}
}

func TestBodyResizedWithoutTheWindow(t *testing.T) {
	p := open(t, small)
	p.Eval(`document.body.style.bottom = "100px"`, nil)
	p.Eval(`document.body.style.height = "468px"`, nil)
	p.Until("the canvas to follow", func() bool { return p.Number(`document.querySelector("canvas").height`) == 468 })
}

func TestZoomReloadsForASharpCanvas(t *testing.T) {
	p := open(t, small)
	p.Eval(`window.first = true`, nil)
	p.resize(Viewport{160, 284, 2})
	p.Until("a sharp canvas", func() bool {
		return p.Bool(`window.first === undefined && document.querySelector("canvas")?.width === 320`)
	})
}

func TestInsets(t *testing.T) {
	p := blankPage(t, small)
	p.run(emulation.SetSafeAreaInsetsOverride(&emulation.SafeAreaInsets{Top: 47, Bottom: 34}))
	p.load("/")
	assert.Equal(t, "47,0,34,0", p.Text(`t3.insets().join()`))
}
