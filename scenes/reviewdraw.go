package scenes

import (
	"t3hunting/ai"
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
