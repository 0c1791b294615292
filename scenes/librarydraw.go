package scenes

import "t3hunting/scenes/layout"

func (l *library) Draw(ctx *Context, c *Canvas) {
	c.TextSize = l.page.Text
	p, view := c.Palette, l.scroll.View
	for i, row := range l.rows {
		r := l.row(i)
		if !r.Overlaps(view) {
			row.view.free()
			continue
		}
		row.fill(ctx)
		row.draw(ctx, c, r)
	}
	if len(l.rows) == 0 {
		c.Lines(c.WrapEven(ctx.Texts.Library.Nothing, Body, view.W-32), Body, layout.Rect{X: view.X + 16, Y: view.Y + 16, W: view.W - 32}, Center, p.Muted)
	}
	l.scroll.drawFrame(ctx, c)
	_, y := l.page.Title.Center()
	c.TextIn(ctx.Texts.Library.Heading, c.Fit(ctx.Texts.Library.Heading, Title, l.page.Title.W), l.page.Title.X+4, y, l.page.Title.W, Left, p.Text)
	l.back.Draw(ctx, c)
	for i := range l.imports {
		l.imports[i].Draw(ctx, c)
	}
	l.drawMessage(ctx, c)
}

func (l *library) drawMessage(ctx *Context, c *Canvas) {
	if l.foot.Empty() {
		return
	}
	p := c.Palette
	c.RoundRect(l.foot, panelCorner, p.Raised)
	ink := p.Text
	if l.bad {
		ink = p.Danger
	}
	y := l.foot.Y + (l.foot.H-float64(len(l.lines))*c.LineHeight(Small))/2
	c.Lines(l.lines, Small, layout.Rect{X: l.foot.X + 12, Y: y, W: l.foot.W - 24}, Left, ink)
	l.undo.Draw(ctx, c)
}

// draw draws a row: the board, what the game is, and what can be done with it.
func (r *libraryRow) draw(ctx *Context, c *Canvas, at layout.Rect) {
	p := c.Palette
	fill := p.Panel
	if ctx.Lit(r.open) {
		fill = p.Raised
	}
	c.RoundRect(at, panelCorner, fill)
	const edge = 8
	mini := layout.Rect{X: at.X + edge, Y: at.Y + edge, W: at.H - 2*edge, H: at.H - 2*edge}
	right := r.export.Rect.X - 4
	x, w := mini.Right()+12, right-mini.Right()-12
	switch {
	case w < 68*c.TextSize: // the text takes the board's place
		x, w = at.X+12, right-at.X-12
	case r.stage == nil:
		c.Outline(mini, panelCorner-2, 2, p.Danger)
	default:
		if r.view.at.Panel() != mini {
			r.view.place(c, r.view.board, mini, false)
		}
		r.view.drawGround(c, func() { r.view.drawStage(c, r.stage) })
	}
	_, y := at.Center()
	line := c.LineHeight(Small)
	c.TextIn(r.title, c.Fit(r.title, Style{Size: 16, Bold: true}, w), x, y-line-2, w, Left, p.Text)
	c.TextIn(r.state, c.Fit(r.state, Small, w), x, y+1, w, Left, p.Text)
	c.TextIn(r.when, c.Fit(r.when, Small, w), x, y+line+1, w, Left, p.Muted)
	for _, b := range [2]*Button{&r.export, &r.remove} {
		was := b.Rect
		b.Rect.Y = at.Y + (at.H-was.H)/2
		b.Draw(ctx, c)
		b.Rect = was
	}
}
