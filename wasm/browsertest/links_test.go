package browsertest

import (
	"context"
	"strings"
	"testing"

	permission "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// TestShareLinkRoundTrip shares a game from one window and opens the link in another with storage of its own.
func TestShareLinkRoundTrip(t *testing.T) {
	p := blankPage(t, small)
	p.onNewDocument(`Object.defineProperty(navigator, "share", { value: undefined })`)
	p.load("/")
	p.allowClipboard()
	ruleset, ok := rules.Lookup("bagh-chal")
	require.True(t, ok)
	p.startGame(Touch, ruleset)
	state := rules.New(ruleset)
	p.play(state, Touch, plan(t, ruleset)[:4])
	p.Tap(Touch, "button:more")
	p.Tap(Touch, "more:share")
	var link string
	p.Until("the link", func() bool {
		link = p.Text(`navigator.clipboard.readText()`)
		return strings.Contains(link, "#g=")
	})
	assert.True(t, strings.HasPrefix(link, p.address+"/#g=1~bagh-chal~"), link)
	assert.LessOrEqual(t, len(link), 2000)
	p.Until("the message", func() bool { return strings.Contains(p.Text(`document.getElementById("live").textContent`), "copied") })

	other := blankPage(t, small)
	other.load(strings.TrimPrefix(link, p.address))
	other.UntilPosition(state)
	assert.Equal(t, "", other.Text(`location.hash`), "a reload goes on with what was played")
	other.reload()
	other.UntilPosition(state)

	// The same link in a window where the page is open already.
	p.Tap(Touch, "button:undo")
	p.Eval(`location.href = `+"`"+link+"`", nil)
	p.UntilPosition(state)
}

// TestShareUsesTheSystemsSheet stands in for the sheet.
func TestShareUsesTheSystemsSheet(t *testing.T) {
	p := blankPage(t, small)
	p.onNewDocument(`Object.defineProperty(navigator, "share", { value: async (what) => { window.sheet = what; } })`)
	p.load("/")
	ruleset, ok := rules.Lookup("three-mens-morris")
	require.True(t, ok)
	p.startGame(Touch, ruleset)
	p.Tap(Touch, "button:more")
	p.Tap(Touch, "more:share")
	p.Until("the sheet", func() bool { return p.Bool(`window.sheet !== undefined`) })
	assert.Equal(t, p.address+"/#g=1~three-mens-morris~", p.Text(`sheet.url.slice(0, sheet.url.indexOf("~", sheet.url.indexOf("~") + 1) + 1)`))
	assert.Equal(t, "Three Men’s Morris", p.Text(`sheet.title`))
}

func TestBadLinkExplainsItself(t *testing.T) {
	p := open(t, small)
	ruleset, ok := rules.Lookup("three-mens-morris")
	require.True(t, ok)
	p.startGame(Mouse, ruleset)
	state := rules.New(ruleset)
	p.play(state, Mouse, state.AppendMoves(nil)[:1])
	for link, sentence := range map[string]string{
		"/?a#g=1~three-mens-morris~~~A~": "incomplete",
		"/?b#g=1~chess~~~~~AAAA":         "newer version",
		"/?c#g=%E0%A4%A":                 "incomplete",
		"/?d#g=[Game%20%22nonsense%22]":  "incomplete",
	} {
		p.load(link)
		p.UntilProbe("the explanation", func(probe Probe) bool { return probe.Scene == "link" })
		p.Until("its words", func() bool { return strings.Contains(p.Text(`document.getElementById("texts").textContent`), sentence) })
	}
	p.Tap(Mouse, "back")
	p.Tap(Mouse, "continue")
	p.UntilPosition(state)
}

// allowClipboard lets the page read what it copied.
func (p *Page) allowClipboard() {
	p.t.Helper()
	require.NoError(p.t, chromedp.Run(p.ctx, chromedp.ActionFunc(func(ctx context.Context) error {
		return permission.GrantPermissions([]permission.PermissionType{permission.PermissionTypeClipboardReadWrite, permission.PermissionTypeClipboardSanitizedWrite}).
			WithOrigin(p.address).WithBrowserContextID(p.profile).Do(cdp.WithExecutor(ctx, chromedp.FromContext(ctx).Browser))
	})))
}
