package scenes

import (
	"t3hunting/ai"
	"t3hunting/rules"
	"t3hunting/scenes/layout"
)

// wrapReview breaks the caption for its place.
func (b *board) wrapReview(c *Canvas) {
	b.review.lines = nil
	if b.graphShows() {
		r := b.page.Caption
		b.review.lines, b.review.style = c.WrapFit(b.review.caption, Small, r.W-20, r.H)
	}
}

// drawReview draws the graph and what is told of the move that shows.
func (b *board) drawReview(c *Canvas) {
	if !b.graphShows() {
		return
	}
	r := &b.review
	ink := c.Palette.Muted
	if r.verdicts()[b.past.game.Ply()].Mark != ai.Sound {
		ink = c.Palette.Danger
	}
	_, y := b.page.Caption.Center()
	step := c.LineHeight(r.style)
	y -= step * float64(len(r.lines)-1) / 2
	for _, line := range r.lines {
		b.drawLine(c, line, r.style, b.page.Caption, y, ink)
		y += step
	}
	b.drawGraph(c)
}

// Measures of the graph, in dp.
const (
	graphEdge  = 9  // from the curve's top and bottom to the graph's
	emblemsTop = 62 // least height of a graph that names the sides
)

// drawGraph draws First's chances as a bar for each position: up from the middle
// where First stands better, and down where Second does.
func (b *board) drawGraph(c *Canvas) {
	p, pal, g := &b.past, c.Palette, b.page.Graph
	x, mid, w := p.track()
	c.Panel(layout.Rect{X: x - graphEdge, Y: g.Y, W: w + 2*graphEdge, H: g.H}, 8, pal.Panel)
	c.Fill(layout.Rect{X: x, Y: mid - 0.5, W: w, H: 1}, pal.Edge)
	for ply, v := range b.review.verdicts() {
		if v.Known {
			b.drawChance(c, ply, v)
		}
	}
	for ply, v := range b.review.verdicts() {
		if v.Mark != ai.Sound {
			b.drawFault(c, ply, v.Mark)
		}
	}
	at, y := p.x(p.game.Ply()), mid
	if v := b.review.verdicts()[p.game.Ply()]; v.Known {
		y = b.chanceAt(v)
	}
	c.Fill(layout.Rect{X: at - 1, Y: g.Y + 2, W: 2, H: g.H - 4}, pal.Accent)
	c.Disc(at, y, 6, pal.Accent)
	room := x - graphEdge - g.X - 8
	c.TextIn(p.counter, c.Fit(p.counter, Caption, room), g.X+4, mid, room, Left, pal.Text)
	if g.H < emblemsTop*c.TextSize {
		return
	}
	const size = 8
	c.Emblem(emblemOf(b.rules, rules.First), g.X+4+size, g.Y+size+2, size)
	c.Emblem(emblemOf(b.rules, rules.Second), g.X+4+size, g.Bottom()-size-2, size)
}

// drawChance draws the chances after so many plies.
func (b *board) drawChance(c *Canvas, ply int, v ai.Verdict) {
	x, mid, w := b.past.track()
	half := w / float64(max(1, b.past.game.Len())) / 2
	at, y := b.past.x(ply), b.chanceAt(v)
	left, right := max(at-half, x), min(at+half, x+w)
	if half > 3 {
		right--
	}
	col, top, bottom := c.Palette.Text, min(y, mid-1), mid+1
	if y > mid {
		col, top, bottom = c.Palette.Muted, mid-1, max(y, mid+1)
	}
	c.Fill(layout.Rect{X: left, Y: top, W: right - left, H: bottom - top}, col)
}

// drawFault draws the mark of a move at the edge: below those of First, above those
// of Second. The worse a move the longer its mark, and a blunder's has a head.
func (b *board) drawFault(c *Canvas, ply int, m ai.Mark) {
	x, g, col := b.past.x(ply), b.page.Graph, c.Palette.Danger
	length := float64(m) * min(4, g.H/10)
	r := layout.Rect{X: x - 1, Y: g.Bottom() - length - 1, W: 2, H: length}
	head := r.Y
	if b.review.found.Mover(ply) == rules.Second {
		r.Y = g.Y + 1
		head = r.Bottom()
	}
	c.Fill(r, col)
	if m == ai.Blunder {
		c.Disc(x, head, 3, col)
	}
}

// chanceAt returns the height at which the graph shows a verdict.
func (b *board) chanceAt(v ai.Verdict) float64 {
	g := b.page.Graph
	return g.Y + graphEdge + (1-v.Chance)*(g.H-2*graphEdge)
}
