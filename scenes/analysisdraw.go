package scenes

import (
	"image/color"
	"math"
	"strconv"
	"strings"

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

// measureAnalysis finds out how much room scores and moves have, and says how far
// the computer has looked.
func (b *board) measureAnalysis(ctx *Context) {
	if !b.analysing() {
		return
	}
	a, c := &b.analysis, ctx.Canvas
	c.TextSize = b.page.Text
	style, tall := b.lineStyle(c)
	bold := Style{Size: style.Size, Bold: true}
	a.scores = 0
	for i := range a.lines[:a.found] {
		a.scores = max(a.scores, c.TextWidth(a.lines[i].score, bold))
	}
	for i := range a.lines[:a.found] {
		line := &a.lines[i]
		_, r := b.lineParts(b.page.Lines[i], tall)
		line.shown = wholeWords(c, line.moves, style, r.W)
	}
	b.past.leave.Label = ctx.Texts.Analysis.Return
	if a.depth > 0 {
		b.past.leave.Label = assets.Fill(ctx.Texts.Analysis.ReturnDepth, "n", strconv.Itoa(a.depth))
	}
}

// wholeWords returns as many words of a text, at least one, as fit a width in dp.
func wholeWords(c *Canvas, text string, s Style, width float64) string {
	for c.TextWidth(text, s) > width {
		end := strings.LastIndexByte(text, ' ')
		if end < 0 {
			break
		}
		text = text[:end]
	}
	return text
}

// The room beside and within a line, in dp.
const (
	lineEdge    = 8
	linesEmblem = 12 // the largest radius of its emblem
)

// emblemOfLine returns the radius of a line's emblem.
func emblemOfLine(r layout.Rect) float64 { return min(0.36*r.H, linesEmblem) }

// lineParts returns the places of a line's score and moves: below each other, or
// the moves beside the scores.
func (b *board) lineParts(r layout.Rect, tall bool) (score, moves layout.Rect) {
	const gap = 6
	left := r.X + lineEdge + 2*emblemOfLine(r) + gap
	score = layout.Rect{X: left, Y: r.Y, W: r.Right() - lineEdge - left, H: r.H}
	if tall {
		score.Y, score.H = r.Y+0.05*r.H, 0.5*r.H
		moves = score
		moves.Y = r.Y + 0.47*r.H
		return score, moves
	}
	scores := min(b.analysis.scores, 0.6*score.W)
	moves = layout.Rect{X: left + scores + 2*gap, Y: r.Y, W: score.W - scores - 2*gap, H: r.H}
	score.W = scores
	return score, moves
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
	p, bold := c.Palette, Style{Size: style.Size, Bold: true}
	c.Panel(r, min(8, r.H/3), p.Panel)
	if size := emblemOfLine(r); !line.level {
		_, y := r.Center()
		c.Emblem(emblemOf(b.rules, line.ahead), r.X+lineEdge+size, y, size)
	}
	score, moves := b.lineParts(r, tall)
	_, y := score.Center()
	c.TextIn(line.score, c.Fit(line.score, bold, score.W), score.X, y, score.W+1, Left, p.Text)
	_, y = moves.Center()
	c.TextIn(line.shown, c.Fit(line.shown, style, moves.W), moves.X, y, moves.W+1, Left, p.Muted)
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
