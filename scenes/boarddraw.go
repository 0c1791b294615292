package scenes

import (
	"image/color"

	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// oneLine reports whether the record is shown in one line.
func (b *board) oneLine() bool {
	return b.page.Form == layout.PhonePortrait || b.page.Form == layout.TabletPortrait
}

// historyRect returns the place of the record, which makes room for the Stop
// button.
func (b *board) historyRect() layout.Rect {
	r := b.page.History
	if b.zoneUsed() && !b.oneLine() {
		r.H -= layout.Target + 12
	}
	return r
}

// layoutButtons places the buttons, those that are not wanted nowhere.
func (b *board) layoutButtons() {
	for i := range b.buttons {
		b.buttons[i].Rect = layout.Rect{}
		if i < len(b.page.Buttons) {
			b.buttons[i].Rect = b.page.Buttons[i]
		}
	}
	back := &b.buttons[len(b.buttons)-1]
	if b.page.Form != layout.Desktop && !b.page.Back.Empty() {
		back.Rect = b.page.Back
	}
	for i := range b.rail {
		b.rail[i].Rect = b.page.RailRow(i)
	}
	for i := range b.foot {
		b.foot[i].Rect = b.page.RailFoot(i)
	}
	b.layoutOwn()
	b.layoutZone()
	b.layoutPast()
}

func (b *board) Draw(ctx *Context, c *Canvas) {
	c.TextSize = b.page.Text
	facing := b.seating(ctx) == FaceToFace
	if was := c.Men; facing && was == shape.T3Set {
		c.Men = shape.TwoWay
		defer func() { c.Men = was }()
	}
	// Men that have an upper side show it to the player who is to move.
	b.view.upside = facing && !c.Men.BothWays() && b.match.Game().State().Side() != b.near()
	b.drawRail(ctx, c)
	b.drawBar(c)
	for side := rules.First; side <= rules.Second; side++ {
		if side != b.near() || !b.past.takesPanel {
			b.drawPanel(ctx, c, side)
		}
	}
	if !b.looking() {
		b.drawSentences(c)
	}
	if !b.zoneUsed() || !b.oneLine() {
		b.history.draw(ctx, c, ctx.Texts.Board.NoMoves)
	}
	for i := range b.buttons {
		b.buttons[i].Draw(ctx, c)
	}
	b.drawZone(ctx, c)
	b.past.draw(ctx, c)
	b.drawBoard(ctx, c)
}

// drawBar draws the game's name over a board without a rail.
func (b *board) drawBar(c *Canvas) {
	if b.page.Form == layout.Desktop || b.page.Bar.Empty() {
		return
	}
	x, _ := b.page.Bar.Center()
	_, y := b.page.Title.Center()
	if b.words.changed == "" {
		c.TextIn(b.words.game, c.Fit(b.words.game, Title, b.page.Title.W), x, y, b.page.Title.W, Center, c.Palette.Text)
		return
	}
	c.TextIn(b.words.game, Title, x, y-9, b.page.Title.W, Center, c.Palette.Text)
	c.TextIn(b.words.chosen, Style{Size: 12}, x, y+12, b.page.Title.W, Center, c.Palette.Muted)
}

// Styles of the sentence over the board; the smaller one is for a sentence that
// would not fit otherwise.
var (
	statusStyle = Style{Size: 16, Bold: true}
	statusSmall = Style{Size: 14, Bold: true}
)

// wrapSentences breaks status and notice for the places that they have.
func (b *board) wrapSentences(c *Canvas) {
	c.TextSize = b.page.Text
	b.wrapSays(c)
	b.status = statusStyle
	r := b.statusRect()
	if r.H < 2*c.LineHeight(statusStyle) && c.TextWidth(b.words.status, b.status) > r.W-20 {
		b.status = statusSmall
	}
	b.statusLines = wrapInto(c, b.words.status, b.status, r)
	b.infoLines = c.Wrap(b.words.changed, Small, b.page.Rail.W-2*railEdge)
	b.noticeLines = nil
	if text := b.words.answer(); text != "" {
		r := b.page.Notice
		r.H = max(r.H, 2*c.LineHeight(Small))
		b.noticeLines = wrapInto(c, text, Small, r)
	}
}

// wrapInto breaks a text into as many lines as fit a rectangle, at least one.
func wrapInto(c *Canvas, text string, s Style, r layout.Rect) []string {
	lines := c.Wrap(text, s, r.W-20)
	if most := max(1, int(r.H/c.LineHeight(s))); len(lines) > most {
		return []string{text} // cut with an ellipsis
	}
	return lines
}

// statusRect returns the place of the status, which the Stop button may share.
func (b *board) statusRect() layout.Rect {
	r := b.page.Status
	if b.stop.Rect.Overlaps(r) || b.recall.Rect.Overlaps(r) {
		r.W -= max(b.stop.Rect.W, b.recall.Rect.W) + 4
	}
	if b.yes.Rect.Overlaps(r) {
		r.X += b.no.Rect.W + 4
		r.W -= 2 * (b.yes.Rect.W + 4)
	}
	return r
}

// drawSentences draws the status and the notice; where there is no room for a
// notice or a note it takes the place of the status, unless that tells of a duty.
func (b *board) drawSentences(c *Canvas) {
	// Without panels of their own the far player reads the line from his side
	// when it is for him.
	far := &b.panels[b.near().Other()]
	turned := far.Turned && b.match.Game().State().Side() != b.near()
	c.Turned(turned, b.statusRect(), func() { b.drawStatus(c) })
	c.Turned(turned, b.page.Notice, func() { b.drawNotice(c) })
}

func (b *board) drawStatus(c *Canvas) {
	p, r := c.Palette, b.statusRect()
	if r.Empty() || b.asking && r.W < 160*c.TextSize && !b.yes.Rect.Empty() {
		return // the two buttons of a question take its place
	}
	_, y := r.Center()
	if answer := b.words.notice + b.words.remark; b.page.Notice.Empty() {
		switch moving := b.match.Game().State().Duty() == rules.DutyMove; {
		case b.words.notice != "":
			b.drawLine(c, answer, Strong, r, y, p.Danger)
			return
		case answer != "":
			b.drawLine(c, answer, Strong, r, y, p.Text)
			return
		case b.words.note != "" && moving:
			b.drawLine(c, b.words.note, Small, r, y, p.Text)
			return
		}
	}
	y -= c.LineHeight(b.status) * float64(len(b.statusLines)-1) / 2
	for _, line := range b.statusLines {
		b.drawLine(c, line, b.status, r, y, p.Text)
		y += c.LineHeight(b.status)
	}
}

func (b *board) drawNotice(c *Canvas) {
	if b.page.Notice.Empty() {
		return
	}
	ink := c.Palette.Danger
	if b.words.notice == "" {
		ink = c.Palette.Muted
	}
	y := b.page.Notice.Bottom() - c.LineHeight(Small)*(float64(len(b.noticeLines))-0.5) - 4
	for _, line := range b.noticeLines {
		b.drawLine(c, line, Small, b.page.Notice, y, ink)
		y += c.LineHeight(Small)
	}
}

// drawLine draws a line of a sentence: in the middle of a page that is stacked,
// at the left edge of a column.
func (b *board) drawLine(c *Canvas, text string, s Style, r layout.Rect, y float64, ink color.RGBA) {
	if b.oneLine() {
		c.TextIn(text, c.Fit(text, s, r.W-8), r.X+r.W/2, y, r.W-8, Center, ink)
		return
	}
	c.TextIn(text, c.Fit(text, s, r.W-16), r.X+12, y, r.W-16, Left, ink)
}

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
			c.RoundRect(row.Rect, buttonCorner, p.Raised)
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

// railEdge is the room beside the texts of the rail, in dp.
const railEdge = 22

// drawInfo says under the games of the rail which one is played by which rules,
// where that is not the game as the rail names it.
func (b *board) drawInfo(c *Canvas) {
	p, low := c.Palette, b.rail[len(b.rail)-1].Rect
	r := layout.Rect{X: b.page.Rail.X + railEdge, Y: low.Bottom() + 18, W: b.page.Rail.W - 2*railEdge}
	need := c.LineHeight(Body) + float64(len(b.infoLines))*c.LineHeight(Small)
	if low.Empty() || r.Y+need > b.foot[len(b.foot)-1].Rect.Y {
		return
	}
	if b.rules.Main != "" {
		c.TextIn(b.words.game, Strong, r.X, r.Y+c.LineHeight(Body)/2, r.W, Left, p.Text)
		r.Y += c.LineHeight(Body)
	}
	c.Lines(b.infoLines, Small, r, Left, p.Muted)
}

// drawBoard draws the board in the order of LOOK.md: lines, mill glow, points,
// last move, dots, men, rings, the dragged man.
func (b *board) drawBoard(ctx *Context, c *Canvas) {
	v := &b.view
	angle, zoom, fade := b.turning(ctx)
	v.angle, v.zoom = angle, zoom
	if b.turningSince != 0 {
		was := c.Alpha
		c.Alpha *= fade
		v.drawGround(c, nil)
		b.drawMen(ctx, c)
		c.Alpha = was
		return
	}
	v.drawGround(c, nil)
	for line, lit := range b.queue.Glow {
		v.drawGlow(c, line, lit)
		for set := line; set != 0; set &= set - 1 {
			v.drawWell(c, set.First())
		}
	}
	if move, ok := b.game().State().LastMove(); ok && !b.queue.Busy() {
		t3 := move.To != rules.NoPoint && b.queue.Stage().Man(move.To).Figure == anim.T3
		v.drawLastMove(c, move, t3)
	}
	resting := !b.queue.Busy()
	if resting {
		v.drawDots(c, &b.marks, b.repeats)
	}
	for at, spread := range b.queue.Ripples {
		v.drawRipple(c, at, spread)
	}
	b.drawMen(ctx, c)
	if set, passed := b.queue.Won(); set != 0 {
		v.drawWon(c, set, passed, b.queue.Stage())
	}
	if resting {
		v.drawRings(c, &b.marks, b.rules.Roles[b.game().State().Side()] == rules.T3)
	}
	b.drawHint(ctx, c)
	b.drawAsked(c)
	b.drawDragged(c)
}

// drawAsked shows what a move that is not confirmed yet would do.
func (b *board) drawAsked(c *Canvas) {
	if !b.asking {
		return
	}
	v, m, g := &b.view, b.asked, b.queue.Stage()
	if m.To == rules.NoPoint {
		v.mark(c, shape.WillTake, m.From)
		return
	}
	man := g.HandMan(b.match.Game().State().Side(), 0)
	ring := shape.Selected
	if m.From != rules.NoPoint {
		man = g.Man(m.From)
		v.mark(c, shape.LeftFrom, m.From)
	}
	if man.Figure == anim.T3 {
		ring = shape.T3Selected
	}
	if m.Over != rules.NoPoint {
		v.mark(c, shape.WillTake, m.Over)
	}
	x, y := v.at.At(m.To)
	c.Man(manOf(man.Figure), v.at.Pitch(), Pose{X: x, Y: y, Zoom: 1, Alpha: 0.6})
	v.mark(c, ring, m.To)
}

// drawMen draws all men but the dragged one; those in motion come last.
func (b *board) drawMen(ctx *Context, c *Canvas) {
	for s := range b.queue.Men {
		x, y, pitch := 0.0, 0.0, 0.0
		if s.Tray > 0 {
			x, y, pitch = b.trayPlace(s.Side)
		}
		if s.From == b.dragged && !s.Moves {
			continue
		}
		if s.From == b.shaken && !s.Moves {
			if dx := shaken(ctx.Tick - b.shakenAt); dx != 0 {
				c.originX += dx
				b.view.drawSprite(c, &s, x, y, pitch)
				c.originX -= dx
				continue
			}
		}
		b.view.drawSprite(c, &s, x, y, pitch)
	}
}

// drawDragged draws the man that follows the pointer, a little larger and
// lifted off the board.
func (b *board) drawDragged(c *Canvas) {
	if b.dragged == rules.NoPoint {
		return
	}
	m := b.queue.Stage().Man(b.dragged)
	c.Man(manOf(m.Figure), b.view.at.Pitch(), Pose{X: b.dragX, Y: b.dragY, Zoom: 1.12, Alpha: 1, Lift: 0.08})
}
