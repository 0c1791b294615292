package scenes

import (
	"image/color"
	"math"
	"strconv"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// lineStyle returns the style of the lines' texts, and whether score and moves
// stand below each other.
func (b *board) lineStyle(c *Canvas) (s Style, tall bool) {
	const rowOfText, wide = 1.3, 480
	r := b.page.Lines[0]
	tall = r.H >= 2*rowOfText*Small.Size*c.TextSize && r.W < wide*c.TextSize
	if !tall {
		return Style{Size: min(Small.Size, r.H/rowOfText/c.TextSize)}, false
	}
	return Small, true
}

// measureAnalysis finds out how much room the scores need, and says how far the
// computer has looked.
func (b *board) measureAnalysis(ctx *Context) {
	if !b.analysing() {
		return
	}
	a, c := &b.analysis, ctx.Canvas
	c.TextSize = b.page.Text
	style, _ := b.lineStyle(c)
	style.Bold = true
	a.scores = 0
	for i := range a.lines[:a.found] {
		a.scores = max(a.scores, c.TextWidth(a.lines[i].score, style))
	}
	b.past.leave.Label = ctx.Texts.Analysis.Return
	if a.depth > 0 {
		b.past.leave.Label = assets.Fill(ctx.Texts.Analysis.ReturnDepth, "n", strconv.Itoa(a.depth))
	}
}

// drawLines draws the best lines: the emblem of the side that is ahead, by how
// much, and the moves.
func (b *board) drawLines(ctx *Context, c *Canvas) {
	if !b.analysing() {
		return
	}
	a, p := &b.analysis, c.Palette
	style, tall := b.lineStyle(c)
	if a.found == 0 {
		text := ctx.Texts.Board.Thinking
		if b.game().State().Over() {
			text = ctx.Texts.Results.HowOther
		}
		_, y := b.page.Lines[0].Center()
		c.TextIn(text, style, b.page.Lines[0].X+8, y, b.page.Lines[0].W-16, Left, p.Muted)
		return
	}
	for i := range a.lines[:a.found] {
		b.drawLineOf(c, &a.lines[i], b.page.Lines[i], style, tall)
	}
}

func (b *board) drawLineOf(c *Canvas, line *bestLine, r layout.Rect, style Style, tall bool) {
	const edge = 8
	p, bold := c.Palette, Style{Size: style.Size, Bold: true}
	c.Panel(r, min(8, r.H/3), p.Panel)
	_, y := r.Center()
	size := min(0.36*r.H, 12)
	if !line.level {
		c.Emblem(emblemOf(b.rules, line.ahead), r.X+edge+size, y, size)
	}
	x := r.X + edge + 2*size + 6
	w := r.Right() - edge - x
	if tall {
		c.TextIn(line.score, c.Fit(line.score, bold, w), x, y-0.2*r.H, w, Left, p.Text)
		c.TextIn(line.moves, style, x, y+0.22*r.H, w, Left, p.Muted)
		return
	}
	scores := min(b.analysis.scores, 0.6*w)
	c.TextIn(line.score, c.Fit(line.score, bold, scores), x, y, scores+1, Left, p.Text)
	x += scores + 10
	c.TextIn(line.moves, style, x, y, r.Right()-edge-x, Left, p.Muted)
}

// drawBest marks the first turn of the best line on the board: an arrow along each
// move, a double ring where a man is placed, the mark of a capture on those that
// are taken.
func (b *board) drawBest(c *Canvas) {
	if !b.analysing() {
		return
	}
	v, col := &b.view, c.Palette.Focus
	for _, m := range b.analysis.first {
		switch {
		case m.To == rules.NoPoint && m.From != rules.NoPoint:
			v.mark(c, shape.WillTake, m.From)
		case m.From == rules.NoPoint && m.To != rules.NoPoint:
			x, y := v.at.At(m.To)
			c.Mark(shape.HintRing, x, y, v.at.Pitch(), col)
		case m.To != rules.NoPoint:
			v.drawArrow(c, m.From, m.To, b.queue.Stage().Man(m.From).Figure == anim.T3, col)
		}
		if m.Over != rules.NoPoint {
			v.mark(c, shape.WillTake, m.Over)
		}
	}
}

// drawArrow draws an arrow from the edge of the man at a point to another point.
func (v *boardView) drawArrow(c *Canvas, from, to rules.Point, t3 bool, col color.RGBA) {
	const width, barb, spread = 0.07, 0.24, 0.5
	pitch := v.at.Pitch()
	x0, y0 := v.at.At(from)
	x1, y1 := v.at.At(to)
	angle := math.Atan2(y1-y0, x1-x0)
	s, k := math.Sincos(angle)
	away := shape.SoldierRadius
	if t3 {
		away = 0.42
	}
	x0, y0 = x0+k*away*pitch, y0+s*away*pitch
	w := max(3, width*pitch)
	for _, half := range [2]float64{1, -1} {
		bs, bk := math.Sincos(angle + math.Pi - half*spread)
		c.Line(x1, y1, x1+bk*barb*pitch, y1+bs*barb*pitch, w, col)
	}
	c.Line(x0, y0, x1, y1, w, col)
}
