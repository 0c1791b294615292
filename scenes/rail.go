package scenes

import "t3hunting/scenes/layout"

// railEdge is the room beside the texts of the rail, in dp.
const railEdge = 22

// drawRail draws the list of games of a desktop.
func (b *board) drawRail(ctx *Context, c *Canvas) {
	if b.page.Rail.Empty() {
		return
	}
	p := c.Palette
	c.Fill(b.page.Rail, p.Panel)
	_, y := b.page.Bar.Center()
	c.TextIn(ctx.Texts.Title, c.Fit(ctx.Texts.Title, Title, b.page.Bar.W-24), b.page.Bar.X+12, y, b.page.Bar.W-24, Left, p.Text)
	for i := range b.rail {
		row := &b.rail[i]
		if row.Rect.Empty() {
			continue
		}
		ink, style := p.Muted, Body
		here := row.Name == b.railHere
		if here {
			ink, style = p.Text, Strong
		}
		if here || ctx.Lit(row.Name) {
			c.Panel(row.Rect, buttonCorner, p.Raised)
		}
		_, y := row.Rect.Center()
		c.TextIn(row.Label, c.Fit(row.Label, style, row.Rect.W-20), row.Rect.X+14, y, row.Rect.W-20, Left, ink)
	}
	for i := range b.foot {
		row := &b.foot[i]
		if ctx.Lit(row.Name) {
			c.RoundRect(row.Rect, buttonCorner, p.Raised)
		}
		_, y := row.Rect.Center()
		c.Text(row.Label, Body, row.Rect.X+14, y, Left, p.Text)
	}
	b.drawInfo(c)
}

// drawInfo says under the games of the rail which one is played by which rules,
// where that is not the game as the rail names it.
func (b *board) drawInfo(c *Canvas) {
	p, r := c.Palette, b.infoRect(c)
	if r.Empty() {
		return
	}
	if b.rules.Main != "" {
		c.TextIn(b.words.game, c.Fit(b.words.game, Strong, r.W), r.X, r.Y+c.LineHeight(Body)/2, r.W, Left, p.Text)
		r.Y += c.LineHeight(Body)
	}
	c.Lines(b.infoLines, Small, r, Left, p.Muted)
}

// infoRect returns the place of what is said there, or an empty one if there is none.
func (b *board) infoRect(c *Canvas) layout.Rect {
	low := b.rail[len(b.rail)-1].Rect
	r := layout.Rect{X: b.page.Rail.X + railEdge, Y: low.Bottom() + 18, W: b.page.Rail.W - 2*railEdge}
	r.H = c.LineHeight(Body) + float64(len(b.infoLines))*c.LineHeight(Small)
	if low.Empty() || r.Bottom() > b.foot[len(b.foot)-1].Rect.Y {
		return layout.Rect{}
	}
	return r
}

// tellsChanges reports whether the page says what was changed of the rules: in its
// rail or its bar.
func (b *board) tellsChanges(c *Canvas) bool {
	c.TextSize = b.page.Text
	if b.page.Form == layout.Desktop {
		return !b.infoRect(c).Empty()
	}
	return !b.page.Bar.Empty() && b.chosenTitle(c) == b.words.chosen
}
