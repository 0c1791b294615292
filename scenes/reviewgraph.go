package scenes

import (
	"image/color"

	"t3hunting/ai"
	"t3hunting/rules"
	"t3hunting/scenes/layout"
)

// Measures of the graph of a review, in dp.
const (
	trackEdge = 9  // from where the first and the last position stand to the edges
	chartBand = 10 // above and below the chart, for the marks of the moves

	leastSide, mostSide = 6, 8 // the radius of the emblems beside it
	sideGap             = 2    // between these and the count
	halfLine            = 0.6  // of the count's height, in its size
)

// colourOf returns the colour in which bar and graph show a side's chances.
func (c *Canvas) colourOf(side rules.Side) color.RGBA {
	if side == rules.First {
		return c.Palette.Blue
	}
	return c.Palette.White
}

// chart returns the place of the chances between the marks of both sides.
func (b *board) chart() layout.Rect {
	x, _, w := b.past.track()
	g := b.page.Graph
	return layout.Rect{X: x, Y: g.Y + chartBand, W: w, H: g.H - 2*chartBand}
}

// drawGraph draws the chances in every position that is known as the evaluation bar
// does: the near side's from below, the far one's above. Where nothing is known yet
// there is nothing. The marks of the moves stand at the edge of their side.
func (b *board) drawGraph(c *Canvas) {
	p, pal, g, chart := &b.past, c.Palette, b.page.Graph, b.chart()
	c.Panel(layout.Rect{X: chart.X - trackEdge, Y: g.Y, W: chart.W + 2*trackEdge, H: g.H}, 8, pal.Panel)
	for ply, v := range b.review.verdicts() {
		if v.Known {
			near, far := b.chances(ply, v)
			c.Fill(near, c.colourOf(b.near()))
			c.Fill(far, c.colourOf(b.near().Other()))
		}
	}
	_, mid := chart.Center()
	c.Fill(layout.Rect{X: chart.X, Y: mid - 0.5, W: chart.W, H: 1}, pal.Edge)
	c.Outline(chart, 2, 1, pal.Edge)
	for ply, v := range b.review.verdicts() {
		if v.Mark != ai.Sound {
			b.drawFault(c, ply, v.Mark)
		}
	}
	at, y := p.x(p.game.Ply()), mid
	if v := b.review.verdicts()[p.game.Ply()]; v.Known {
		y = b.chanceAt(v)
	}
	c.Fill(layout.Rect{X: at - 2, Y: g.Y + 2, W: 4, H: g.H - 4}, pal.Board)
	c.Disc(at, y, 7, pal.Board)
	c.Fill(layout.Rect{X: at - 1, Y: g.Y + 2, W: 2, H: g.H - 4}, pal.Brass)
	c.Disc(at, y, 5, pal.Brass)
	b.drawSides(c)
}

// drawSides draws before the graph which way is whose, with the count between them.
func (b *board) drawSides(c *Canvas) {
	p, g := &b.past, b.page.Graph
	p.drawCounter(c)
	x := p.counterX()
	size := b.sideSize(c)
	c.Emblem(emblemOf(b.rules, b.near().Other()), x, g.Y+size, size)
	c.Emblem(emblemOf(b.rules, b.near()), x, g.Bottom()-size, size)
}

// sideSize returns the radius of the emblems beside the graph.
func (b *board) sideSize(c *Canvas) float64 {
	return min(mostSide, (b.page.Graph.H/2-halfLine*b.past.counted.Size*c.TextSize-sideGap)/2)
}

// chances returns the parts of the chart that are the near and the far side's after
// so many plies.
func (b *board) chances(ply int, v ai.Verdict) (near, far layout.Rect) {
	chart := b.chart()
	half := chart.W / float64(max(1, b.past.game.Len())) / 2
	at, y := b.past.x(ply), b.chanceAt(v)
	left, right := max(at-half, chart.X), min(at+half, chart.Right())
	far = layout.Rect{X: left, Y: chart.Y, W: right - left, H: y - chart.Y}
	near = layout.Rect{X: left, Y: y, W: right - left, H: chart.Bottom() - y}
	return near, far
}

// chanceAt returns the height at which the sides meet by a verdict.
func (b *board) chanceAt(v ai.Verdict) float64 {
	chart, near := b.chart(), v.Chance
	if b.near() != rules.First {
		near = 1 - near
	}
	return chart.Y + (1-near)*chart.H
}

// drawFault draws the mark of a move beside the chart, on the side of who made it.
// The worse a move the longer its mark, and a blunder's has a head.
func (b *board) drawFault(c *Canvas, ply int, m ai.Mark) {
	const step, head = 2.5, 3
	chart, x, col := b.chart(), b.past.x(ply), c.Palette.Danger
	r := layout.Rect{X: x - 1, Y: chart.Bottom() + 1, W: 2, H: step * float64(m)}
	tip := r.Bottom() - 2
	if b.review.found.Mover(ply) != b.near() {
		r.Y = chart.Y - 1 - r.H
		tip = r.Y + 2
	}
	c.Fill(r, col)
	if m == ai.Blunder {
		each := chart.W / float64(max(1, b.past.game.Len()))
		c.Disc(x, tip, min(head, max(1.5, each)), col)
	}
}
