package browsertest

import (
	"math"
	"slices"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/require"
)

// Hand is how a test touches the page.
type Hand int

const (
	Mouse Hand = iota // the main button
	Touch             // one finger
	Keys              // arrows and Enter
)

// Tap presses and releases the target in a way that a person would: the press is held for three frames.
func (p *Page) Tap(hand Hand, name string) {
	p.t.Helper()
	x, y := p.target(name).Center()
	if hand == Keys {
		p.steer(name, func() string { return p.Probe().Focus })
		p.Key(kb.Enter)
		return
	}
	p.TapAt(hand, x, y)
}

// steer presses arrow keys until what they act on is the target: towards it where that has not been tried from the same
// place before.
func (p *Page) steer(name string, focus func() string) {
	p.t.Helper()
	tried := map[string]bool{}
	for range 60 {
		at := focus()
		if at == name {
			return
		}
		targets := p.Probe().Targets
		x, y := targets[at].Center() // the page's corner where nothing has the keys yet
		toX, toY := targets[name].Center()
		dx, dy := toX-x, toY-y
		keys := []string{kb.ArrowRight, kb.ArrowDown, kb.ArrowUp, kb.ArrowLeft}
		if dx < -5 {
			slices.Reverse(keys)
		}
		if dy < -5 && math.Abs(dy) > math.Abs(dx) {
			keys = append([]string{kb.ArrowUp}, keys...)
		}
		if dy > 5 && math.Abs(dy) > math.Abs(dx) {
			keys = append([]string{kb.ArrowDown}, keys...)
		}
		i := slices.IndexFunc(keys, func(key string) bool { return !tried[at+key] })
		require.GreaterOrEqual(p.t, i, 0, "every way from %s was tried", at)
		tried[at+keys[i]] = true
		p.Key(keys[i])
		p.twoFrames()
	}
	require.Fail(p.t, "no arrow keys lead to "+name, p.Text("t3probe()"))
}

// TapAt is Tap at a place of the page in CSS pixels.
func (p *Page) TapAt(hand Hand, x, y float64) {
	p.t.Helper()
	p.press(hand, x, y)
	p.Frames(3)
	p.release(hand, x, y)
}

// QuickTap presses and releases the target with no frame between.
func (p *Page) QuickTap(hand Hand, name string) {
	p.t.Helper()
	x, y := p.target(name).Center()
	p.QuickTapAt(hand, x, y)
}

// QuickTapAt is QuickTap at a place of the page in CSS pixels.
func (p *Page) QuickTapAt(hand Hand, x, y float64) {
	p.t.Helper()
	p.press(hand, x, y)
	p.release(hand, x, y)
}

// target finds the target's rectangle, waiting until it is there.
func (p *Page) target(name string) Rect {
	p.t.Helper()
	probe := p.UntilProbe("the target "+name, func(probe Probe) bool {
		_, ok := probe.Targets[name]
		return ok
	})
	return probe.Targets[name]
}

// Reach turns the wheel until the middle of the target is in view: a scene that scrolls reports what it shows.
func (p *Page) Reach(name string) {
	p.t.Helper()
	height := p.Number("innerHeight")
	p.UntilProbe("the target "+name+" in view", func(probe Probe) bool {
		rect, ok := probe.Targets[name]
		if _, y := rect.Center(); ok && y < height {
			return true
		}
		p.run(input.DispatchMouseEvent(input.MouseWheel, 100, height/2).WithDeltaX(0).WithDeltaY(40))
		p.twoFrames()
		return false
	})
	p.Rest()
}

// Frames waits until the engine has drawn n more frames. The program must be awake: a press wakes it.
func (p *Page) Frames(n int) {
	p.t.Helper()
	start := p.Number("t3.frames")
	p.Until("frames", func() bool { return p.Number("t3.frames") >= start+float64(n) || p.Bool("t3.held") })
}

func (p *Page) press(hand Hand, x, y float64) {
	p.t.Helper()
	if hand == Touch {
		p.run(input.DispatchTouchEvent(input.TouchStart, []*input.TouchPoint{{X: x, Y: y}}))
		return
	}
	p.run(
		input.DispatchMouseEvent(input.MouseMoved, x, y),
		input.DispatchMouseEvent(input.MousePressed, x, y).WithButton(input.Left).WithClickCount(1),
	)
}

func (p *Page) release(hand Hand, x, y float64) {
	p.t.Helper()
	if hand == Touch {
		p.run(input.DispatchTouchEvent(input.TouchEnd, []*input.TouchPoint{}))
		return
	}
	p.run(input.DispatchMouseEvent(input.MouseReleased, x, y).WithButton(input.Left).WithClickCount(1))
}

// Key presses and releases a key, by its name in the DevTools protocol's key table.
func (p *Page) Key(key string) {
	p.t.Helper()
	require.NoError(p.t, chromedp.Run(p.ctx, chromedp.KeyEvent(key)))
}
