package scenes

import (
	"strconv"

	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
)

// layoutPast places what there is to look back with, in place of what there is
// to play with.
func (b *board) layoutPast() {
	p := &b.past
	p.slider, p.leave.Rect = layout.Rect{}, layout.Rect{}
	for i := range p.buttons {
		p.buttons[i].Rect = layout.Rect{}
	}
	if !b.looking() {
		return
	}
	for i := range p.buttons {
		p.buttons[i].Rect = b.page.Buttons[i]
	}
	for i := range b.buttons {
		if b.buttons[i].Name != "menu" {
			b.buttons[i].Rect = layout.Rect{}
		}
	}
	b.stop.Rect, b.yes.Rect, b.no.Rect, b.recall.Rect = layout.Rect{}, layout.Rect{}, layout.Rect{}, layout.Rect{}
	p.leave.Rect = b.page.Status
	if w := 400 * b.page.Text; p.leave.Rect.W > w { // no wider than looks like a button
		p.leave.Rect.X += (p.leave.Rect.W - w) / 2
		p.leave.Rect.W = w
	}
	p.slider = b.page.Slider
	if b.graphShows() {
		p.slider = b.page.Graph
	}
}

func (p *replay) appendTargets(dst []Target) []Target {
	if p.game == nil {
		return dst
	}
	for i := range p.buttons {
		dst = p.buttons[i].AppendTarget(dst)
	}
	return p.leave.AppendTarget(dst)
}

// track returns the line along which the slider's knob moves.
func (p *replay) track() (x, y, w float64) {
	const gap = 8
	_, y = p.slider.Center()
	left := counterEdge + p.counterWidth + gap + trackEdge
	return p.slider.X + left, y, p.slider.W - left - trackEdge
}

// counterEdge is the room before the count of the plies.
const counterEdge = 4

// measure finds the size in which the count fits before the track, whatever it says.
func (p *replay) measure(c *Canvas, graph bool) {
	if p.game == nil {
		return
	}
	const most = 0.3 // of the slider
	n := strconv.Itoa(p.game.Len())
	widest := n + "/" + n
	p.counted = c.Fit(widest, Caption, most*p.slider.W)
	if graph { // an emblem stands above it and one below
		p.counted.Size = min(p.counted.Size, (p.slider.H/2-2*leastSide-sideGap)/(halfLine*c.TextSize))
	}
	p.counterWidth = c.TextWidth(widest, p.counted)
}

// counterX returns the middle of the count.
func (p *replay) counterX() float64 { return p.slider.X + counterEdge + p.counterWidth/2 }

// drawCounter draws how many plies have been made.
func (p *replay) drawCounter(c *Canvas) {
	_, y := p.slider.Center()
	c.Text(p.counter, p.counted, p.counterX(), y, Center, c.Palette.Text)
}

// x returns where the knob stands for the position after so many plies.
func (p *replay) x(ply int) float64 {
	x, _, w := p.track()
	return x + w*float64(ply)/float64(max(1, p.game.Len()))
}

// pastPointer lets the slider follow the pointer.
func (b *board) pastPointer(ctx *Context, e input.Event) bool {
	p := &b.past
	if !b.looking() || p.slider.Empty() || ctx.Down != "" {
		return false
	}
	hit := p.slider
	if hit.H < layout.Target {
		hit.Y -= (layout.Target - hit.H) / 2
		hit.H = layout.Target
	}
	if !hit.Contains(e.FromX, e.FromY) {
		return false
	}
	switch e.Kind {
	case input.Cancelled:
		return true
	default:
		x, _, w := p.track()
		ply := int((e.X-x)/w*float64(p.game.Len()) + 0.5)
		if ply = min(max(ply, 0), p.game.Len()); ply != p.game.Ply() {
			p.playing = false
			b.seek(ctx, ply)
		}
	}
	return true
}

// draw draws the buttons and, unless a graph stands in its place, the slider with
// a tick for every capture.
func (p *replay) draw(ctx *Context, c *Canvas, graph bool) {
	if p.game == nil {
		return
	}
	for i := range p.buttons {
		p.buttons[i].Draw(ctx, c)
	}
	p.leave.Draw(ctx, c)
	if p.slider.Empty() || graph {
		return
	}
	pal := c.Palette
	x, y, w := p.track()
	at := p.x(p.game.Ply())
	p.drawCounter(c)
	c.RoundRect(layout.Rect{X: x, Y: y - 2, W: w, H: 4}, 2, pal.Edge)
	if at > x+4 {
		c.RoundRect(layout.Rect{X: x, Y: y - 2, W: at - x, H: 4}, 2, pal.Accent)
	}
	for _, ply := range p.captures {
		tick := p.x(ply)
		c.Fill(layout.Rect{X: tick - 1, Y: y - 8, W: 2, H: 16}, pal.Danger)
	}
	c.Disc(at, y, trackEdge, pal.Accent)
}
