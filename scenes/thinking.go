package scenes

import (
	"t3hunting/rules"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// thinking is whether the computer has thought about its move, or a hint, for so
// long that it is to be seen, and that somebody may want it to move.
type thinking struct {
	since int  // tick at which it began, or 0
	shows bool // for thinkingShows ticks
	now   Button
}

// thinkingShows is when thinking begins to show, in ticks: after 300 ms. Answers
// that come sooner are not announced.
const thinkingShows = 18

// newThinking returns the button that lets the computer move at once.
func newThinking(ctx *Context) thinking {
	return thinking{now: Button{Name: "button:now", Label: ctx.Texts.Board.Now, Told: ctx.Texts.Board.ToldNow, Icon: shape.IconNow, HasIcon: true}}
}

// followThinking shows that the computer thinks, or shows it no more.
func (b *board) followThinking(ctx *Context) {
	t := &b.thinking
	switch {
	case b.looking() || b.held() || !b.match.Thinking():
		t.since = 0
	case t.since == 0:
		t.since = ctx.Tick
	}
	shows := t.since != 0 && ctx.Tick-t.since >= thinkingShows
	if t.since != 0 && !shows {
		ctx.Wait()
	}
	if shows == t.shows {
		return
	}
	t.shows = shows
	switch {
	case b.match.ComputersTurn():
		b.refresh(ctx)
	case shows: // about a hint; the answer takes its place
		b.remark(ctx, ctx.Texts.Board.Thinking)
	}
}

// ponders reports whether the computer is to be seen thinking about its move.
func (b *board) ponders() bool {
	return b.thinking.shows && !b.looking() && b.match.ComputersTurn()
}

// moveNow lets the computer play the best move that it has found so far.
func (b *board) moveNow(ctx *Context) {
	if b.looking() || b.paused || !b.match.Hurry() {
		return
	}
	b.hasten(ctx)
}

// hasten ends what a move of the computer would wait for.
func (b *board) hasten(ctx *Context) {
	b.queue.Finish()
	b.restAt = ctx.Tick - max(computerDelay, replaySpeeds[b.watch.speed].ticks)
	ctx.Redraw()
}

// layoutNow puts the button in place of the one that is of no use while the
// computer thinks.
func (b *board) layoutNow() {
	now := &b.thinking.now
	now.Rect = layout.Rect{}
	if !b.ponders() {
		return
	}
	instead := &b.buttons[2] // Hint
	if b.watching() {
		instead = &b.watch.buttons[1] // Step
	}
	now.Rect, instead.Rect = instead.Rect, layout.Rect{}
}

// drawThinking draws the sign at the emblem of the side that the computer thinks
// for: three dots in a lozenge at its shoulder, which grows with the emblem, stays
// large enough to be seen on the smallest panel and leaves most of it in view.
func (b *board) drawThinking(c *Canvas, panel *layout.Panel, side rules.Side) {
	if !b.ponders() || b.match.Game().State().Side() != side {
		return
	}
	p, h := c.Palette, panel.Emblem.H
	x, y := panel.Emblem.Center()
	high := max(9, 0.32*h)
	r := layout.Rect{X: x + 0.05*h, Y: y - 0.56*h, W: 1.8 * high, H: high}
	c.RoundRect(r.Inset(-1.5), high/2+1.5, p.Raised)
	c.RoundRect(r, high/2, p.Button)
	x, y = r.Center()
	for i := -1.0; i <= 1; i++ {
		c.Disc(x+i*0.44*high, y, 0.13*high, p.ButtonText)
	}
}
