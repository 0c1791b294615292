package browsertest

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// Viewport is the size of a page in CSS pixels and how many device pixels each of them has.
type Viewport struct {
	Width, Height int64
	Scale         float64
}

// small is the viewport of the tests that play: drawing in software is slow, and the smallest phone is drawn soonest.
var small = Viewport{320, 568, 1}

// attempts bounds every wait: so many looks, pause apart, before a condition is given up. It is generous, since a
// machine under load is slow and a passing test never waits longer than it must.
const (
	attempts = 3000
	pause    = 10 * time.Millisecond
)

// Page is the game in a browser tab with storage of its own.
type Page struct {
	t       *testing.T
	ctx     context.Context
	address string               // of the site
	profile cdp.BrowserContextID // the storage that it shares with its siblings

	mutex  sync.Mutex
	errors []string
}

// open opens the page in a new tab and waits until it shows a picture. At the test's end the tab is closed, and the
// test fails if the console heard an error.
func open(t *testing.T, view Viewport) *Page {
	t.Helper()
	p := blankPage(t, view)
	p.load("/")
	return p
}

// blankPage is a tab in which nothing is loaded yet.
func blankPage(t *testing.T, view Viewport) *Page {
	t.Helper()
	return pageIn(t, view, newProfile(t))
}

// sibling is another tab with the same storage, in which nothing is loaded yet.
func (p *Page) sibling(view Viewport) *Page {
	p.t.Helper()
	s := pageIn(p.t, view, p.profile)
	s.address = p.address
	return s
}

// pageIn is a tab in which nothing is loaded yet. The profile "" is the browser's own, which is not a private one.
func pageIn(t *testing.T, view Viewport, profile cdp.BrowserContextID) *Page {
	t.Helper()
	ctx, cancel := tab(t, profile)
	p := &Page{t: t, ctx: ctx, address: site.Address, profile: profile}
	chromedp.ListenTarget(ctx, p.hear)
	t.Cleanup(func() {
		if t.Failed() {
			p.Screenshot(filepath.Join(os.TempDir(), "t3-failed-"+strings.ReplaceAll(t.Name(), "/", "-")+".png"))
		}
		cancel()
		if heard := p.Errors(); len(heard) > 0 {
			t.Errorf("the console heard errors:\n%s", strings.Join(heard, "\n"))
		}
	})
	p.run(
		log.Enable(),
		emulation.SetDeviceMetricsOverride(view.Width, view.Height, view.Scale, false),
		emulation.SetTouchEmulationEnabled(true).WithMaxTouchPoints(5),
		emulation.SetFocusEmulationEnabled(true),
	)
	p.prefer("prefers-reduced-motion", "reduce") // men that travel take many frames, and those are slow in software
	p.onNewDocument(`
		window.testFrame = window.requestAnimationFrame.bind(window);
		window.Worker = class extends Worker { // whose errors the page survives, and would not be heard of
			constructor(...args) {
				super(...args);
				this.addEventListener("error", (event) => console.error("worker: " + event.message));
			}
		};`)
	return p
}

// prefer lets the system of the page's user ask for something, in place of what it asked for before.
func (p *Page) prefer(pairs ...string) {
	p.t.Helper()
	features := []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}}
	for i := 0; i < len(pairs); i += 2 {
		features = append(features, &emulation.MediaFeature{Name: pairs[i], Value: pairs[i+1]})
	}
	p.run(emulation.SetEmulatedMedia().WithFeatures(features))
}

// newProfile makes a storage of its own.
func newProfile(t *testing.T) (profile cdp.BrowserContextID) {
	t.Helper()
	require.NoError(t, chromedp.Run(browser, chromedp.ActionFunc(func(ctx context.Context) (err error) {
		profile, err = target.CreateBrowserContext().Do(cdp.WithExecutor(ctx, chromedp.FromContext(ctx).Browser))
		return err
	})))
	return profile
}

// tab opens a window in a profile. cancel closes it.
func tab(t *testing.T, profile cdp.BrowserContextID) (ctx context.Context, cancel context.CancelFunc) {
	t.Helper()
	var window target.ID
	require.NoError(t, chromedp.Run(browser, chromedp.ActionFunc(func(ctx context.Context) (err error) {
		ctx = cdp.WithExecutor(ctx, chromedp.FromContext(ctx).Browser)
		create := target.CreateTarget("about:blank").WithNewWindow(true)
		if profile != "" {
			create = create.WithBrowserContextID(profile)
		}
		window, err = create.Do(ctx)
		return err
	})))
	return chromedp.NewContext(browser, chromedp.WithTargetID(window))
}

// load goes to a path of the page and waits for the first picture.
func (p *Page) load(path string) {
	p.t.Helper()
	p.run(chromedp.Navigate(p.address + path))
	p.UntilShown()
}

// UntilShown waits for the first picture.
func (p *Page) UntilShown() {
	p.t.Helper()
	p.Until("the first frame", func() bool {
		return p.perhaps(`performance.getEntriesByName("t3-first-frame").length > 0 && typeof t3probe === "function"`)
	})
}

// perhaps evaluates an expression that is true or false, false also while the page is being left.
func (p *Page) perhaps(expression string) (value bool) {
	return chromedp.Run(p.ctx, chromedp.Evaluate(expression, &value)) == nil && value
}

// Leave makes a mark in the page that a reload wipes away; Reloaded waits for that and for the first picture after it.
func (p *Page) Leave() {
	p.t.Helper()
	p.Eval(`window.leaving = true`, nil)
}

// Reloaded waits until the page has been loaded again since Leave and shows a picture.
func (p *Page) Reloaded() {
	p.t.Helper()
	p.Until("the reload", func() bool {
		return p.perhaps(`window.leaving === undefined && document.readyState === "complete"`)
	})
	p.UntilShown()
}

// hear collects what the console calls an error.
func (p *Page) hear(event any) {
	var heard string
	switch event := event.(type) {
	case *runtime.EventExceptionThrown:
		heard = event.ExceptionDetails.Error()
	case *runtime.EventConsoleAPICalled:
		if event.Type != runtime.APITypeError && event.Type != runtime.APITypeWarning && event.Type != runtime.APITypeAssert {
			return
		}
		parts := []string{"console." + event.Type.String() + ":"}
		for _, arg := range event.Args {
			parts = append(parts, string(arg.Value), arg.Description)
		}
		heard = strings.Join(parts, " ")
	case *log.EventEntryAdded:
		if event.Entry.Level != log.LevelError {
			return
		}
		heard = fmt.Sprintf("%s: %s (%s)", event.Entry.Source, event.Entry.Text, event.Entry.URL)
	default:
		return
	}
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.errors = append(p.errors, heard)
}

// Errors is what the console called an error so far.
func (p *Page) Errors() []string {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	return append([]string(nil), p.errors...)
}

func (p *Page) run(actions ...chromedp.Action) {
	p.t.Helper()
	require.NoError(p.t, chromedp.Run(p.ctx, actions...))
}

// Eval evaluates a script's expression, or what it promises, into result. A question, which has a result, that a
// reload of the page cut off is asked again; an order is given once.
func (p *Page) Eval(expression string, result any) {
	p.t.Helper()
	err := p.evaluate(expression, result)
	for n := 0; n < attempts && result != nil && cutOff(err); n++ {
		time.Sleep(pause)
		err = p.evaluate(expression, result)
	}
	require.NoError(p.t, err)
}

func (p *Page) evaluate(expression string, result any) error {
	return chromedp.Run(p.ctx, chromedp.Evaluate(expression, result, func(call *runtime.EvaluateParams) *runtime.EvaluateParams {
		return call.WithAwaitPromise(true)
	}))
}

// cutOff reports whether an evaluation failed only because the page was being left.
func cutOff(err error) bool {
	return err != nil && strings.Contains(err.Error(), "Inspected target navigated or closed")
}

// Bool evaluates an expression that is true or false.
func (p *Page) Bool(expression string) (value bool) {
	p.t.Helper()
	p.Eval(expression, &value)
	return value
}

// Number evaluates an expression that is a number.
func (p *Page) Number(expression string) (value float64) {
	p.t.Helper()
	p.Eval(expression, &value)
	return value
}

// Text evaluates an expression that is a string.
func (p *Page) Text(expression string) (value string) {
	p.t.Helper()
	p.Eval(expression, &value)
	return value
}

// Probe asks the program where it stands.
func (p *Page) Probe() Probe {
	p.t.Helper()
	probe, err := parseProbe(p.Text("t3probe()"))
	require.NoError(p.t, err)
	return probe
}

// Until waits for a condition, looking at it a bounded number of times.
func (p *Page) Until(what string, condition func() bool) {
	p.t.Helper()
	for range attempts {
		if condition() {
			return
		}
		time.Sleep(pause)
	}
	require.Fail(p.t, "waited in vain for "+what, "console: %q", p.Errors())
}

// UntilProbe waits until the program stands where the condition says, and returns that.
func (p *Page) UntilProbe(what string, condition func(Probe) bool) (last Probe) {
	p.t.Helper()
	p.Until(what, func() bool {
		last = p.Probe()
		return condition(last)
	})
	return last
}

// Rest waits until nothing moves, nobody thinks and the page has stopped drawing.
func (p *Page) Rest() {
	p.t.Helper()
	p.Until("rest", func() bool { return p.Bool("t3.held") && !p.Probe().Busy })
}

// Screenshot writes a picture of the page to a file.
func (p *Page) Screenshot(file string) {
	var picture []byte
	if err := chromedp.Run(p.ctx, chromedp.CaptureScreenshot(&picture)); err != nil {
		p.t.Logf("no screenshot: %v", err)
		return
	}
	require.NoError(p.t, os.WriteFile(file, picture, 0o644))
	p.t.Logf("screenshot: %s", file)
}

// resize gives the page another size.
func (p *Page) resize(view Viewport) {
	p.t.Helper()
	p.run(emulation.SetDeviceMetricsOverride(view.Width, view.Height, view.Scale, false))
}

// onNewDocument runs a script in every page that is loaded from now on, before the page's own.
func (p *Page) onNewDocument(script string) {
	p.t.Helper()
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := page.AddScriptToEvaluateOnNewDocument(script).Do(ctx)
		return err
	}))
}

// forgive takes errors that hold one of the texts out of the collection: those that a test provokes.
func (p *Page) forgive(texts ...string) {
	p.mutex.Lock()
	defer p.mutex.Unlock()
	p.errors = slices.DeleteFunc(p.errors, func(heard string) bool {
		return slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(heard, text) })
	})
}

// twoFrames waits until the browser has drawn two frames, whatever the gate does.
func (p *Page) twoFrames() {
	p.t.Helper()
	p.Eval(`new Promise((done) => testFrame(() => testFrame(() => done(true))))`, nil)
}
