package scenes

import (
	"t3hunting/rules"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

func (s *setup) Draw(ctx *Context, c *Canvas) {
	c.TextSize = s.page.Text
	p := c.Palette
	// The rows are drawn first, moved up; what sticks out is covered.
	c.originY -= s.scroll.At
	c.Lines(s.about, Body, s.aboutAt, Left, p.Text)
	s.drawHeading(c, s.head[0], ctx.Texts.Setup.Heading)
	for side := range s.players {
		s.drawSeat(ctx, c, rules.Side(side))
	}
	for i := range s.device {
		if row := &s.device[i]; !row.values.rect.Empty() {
			row.draw(ctx, c)
		}
	}
	s.drawHeading(c, s.head[1], ctx.Texts.Setup.Rules)
	s.family.draw(ctx, c, s.base)
	for i := range s.options {
		s.drawOption(ctx, c, &s.options[i])
	}
	c.originY += s.scroll.At

	s.scroll.drawFrame(ctx, c)
	s.view.drawGround(c, func() { s.view.drawStage(c, s.stage) })
	s.back.Draw(ctx, c)
	s.howTo.Draw(ctx, c)
	x, y := s.page.Title.Center()
	c.TextIn(s.text.Name, c.Fit(s.text.Name, Title, s.page.Title.W), x, y, s.page.Title.W, Center, p.Text)
	s.start.Draw(ctx, c)
}

func (s *setup) drawHeading(c *Canvas, r layout.Rect, text string) {
	_, y := r.Center()
	c.Text(text, Caption, r.X, y+3, Left, c.Palette.Muted)
}

func (s *setup) drawSeat(ctx *Context, c *Canvas, side rules.Side) {
	p, row := c.Palette, &s.players[side]
	c.Panel(row.rect, panelCorner, p.Panel)
	_, y := row.kinds.rect.Center()
	width := row.kinds.rect.X - row.rect.X - 60
	if width < 0 { // the name stands over the choice
		y, width = row.rect.Y+12+17*s.page.Text, row.rect.W-60
	}
	c.Emblem(emblemOf(s.base, side), row.rect.X+30, y, 16)
	c.TextIn(s.names[side].Name, c.Fit(s.names[side].Name, Strong, width), row.rect.X+56, y, width, Left, p.Text)
	row.kinds.draw(ctx, c)
	if s.seats[side].Computer {
		row.less.Draw(ctx, c)
		row.more.Draw(ctx, c)
		x, y := row.levelBox.Center()
		c.TextIn(row.level, c.Fit(row.level, Body, row.levelBox.W-8), x, y, row.levelBox.W-8, Center, p.Text)
	}
}

func (s *setup) drawOption(ctx *Context, c *Canvas, row *optionRow) {
	p := c.Palette
	c.Panel(row.rect, panelCorner, p.Panel)
	c.TextIn(row.label, c.Fit(row.label, Strong, row.rect.W-24), row.rect.X+12, row.rect.Y+18*s.page.Text, row.rect.W-24, Left, p.Text)
	row.values.draw(ctx, c)
	low := row.values.rect
	c.Lines(row.lines, Small, layout.Rect{X: low.X, Y: low.Bottom() + 8, W: low.W, H: 1}, Left, p.Muted)
}

// emblemOf returns the man that stands for a side. The soldiers of a hunt are of
// both colours; the blue one stands for them.
func emblemOf(r *rules.Ruleset, side rules.Side) shape.Man {
	switch {
	case r.Roles[side] == rules.T3:
		return shape.T3rminator
	case side == rules.First:
		return shape.BlueSoldier
	}
	return shape.WhiteSoldier
}
