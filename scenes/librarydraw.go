package scenes

import "t3hunting/scenes/layout"

func (l *library) Draw(ctx *Context, c *Canvas) {
	c.TextSize = l.page.Text
	p := c.Palette
	for i, row := range l.rows {
		r := l.row(i)
		if !l.shows(i) {
			row.view.free()
			continue
		}
		row.fill(ctx)
		row.draw(ctx, c, r, l.styles)
	}
	l.scroll.drawFrame(ctx, c)
	if len(l.rows) == 0 {
		c.Lines(l.nothing, Body, l.empty, Center, p.Muted)
		l.begin.Draw(ctx, c)
	}
	x, y := l.page.Title.Center()
	c.TextIn(ctx.Texts.Library.Heading, c.Fit(ctx.Texts.Library.Heading, Title, l.page.Title.W), x, y, l.page.Title.W, Center, p.Text)
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
func (r *libraryRow) draw(ctx *Context, c *Canvas, at layout.Rect, styles rowStyles) {
	p := c.Palette
	fill := p.Panel
	if ctx.Lit(r.open) {
		fill = p.Raised
	}
	c.Panel(at, panelCorner, fill)
	mini, x, w := r.parts(at, c.TextSize)
	switch {
	case mini.Empty():
	case r.stage == nil:
		c.Outline(mini, panelCorner-2, 2, p.Danger)
	default:
		if r.view.at.Panel() != mini {
			r.view.place(c, r.view.board, mini, false)
		}
		r.view.drawGround(c, func() { r.view.drawStage(c, r.stage) })
	}
	title, line := c.LineHeight(styles.title), c.LineHeight(styles.line)
	_, y := at.Center()
	y -= line
	c.TextIn(r.title, c.Fit(r.title, styles.title, w), x, y, w, Left, p.Text)
	y += (title + line) / 2
	c.TextIn(r.state, c.Fit(r.state, styles.line, w), x, y, w, Left, p.Text)
	c.TextIn(r.when, c.Fit(r.when, styles.line, w), x, y+line, w, Left, p.Muted)
	for _, b := range [2]*Button{&r.export, &r.remove} {
		was := b.Rect
		b.Rect.Y += at.Y
		b.Draw(ctx, c)
		b.Rect = was
	}
}
