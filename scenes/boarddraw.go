package scenes

import (
	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// oneLine reports whether the record is shown in one line.
func (b *board) oneLine() bool {
	return b.page.Stacked()
}

// historyRect returns the place of the record, which makes room for the Stop
// button.
func (b *board) historyRect() layout.Rect {
	r := b.page.History
	if b.zoneUsed() && !b.oneLine() && b.actsIn.rect.Overlaps(r) {
		r.H -= layout.Target + 12
	}
	if recall := b.recall.Rect; b.oneLine() && recall.Overlaps(r) {
		r.W = recall.X - 8 - r.X
	}
	return r
}

// listed reports whether the record is in view: in one line it makes way for a
// question.
func (b *board) listed() bool {
	return !b.oneLine() || b.stop.Rect.Empty() && b.yes.Rect.Empty()
}

// layoutButtons places the buttons, those that are not wanted nowhere.
func (b *board) layoutButtons(c *Canvas) {
	for i := range b.buttons {
		b.buttons[i].Rect = layout.Rect{}
		if i < len(b.page.Buttons) {
			b.buttons[i].Rect = b.page.Buttons[i]
		}
	}
	back := &b.buttons[len(b.buttons)-1]
	back.Label, back.Icon, back.Bare = "", shape.IconBack, true
	if !back.Rect.Empty() { // it stands among the others
		back.Label, back.Icon, back.Bare = b.foot[0].Label, shape.IconMenu, false
	}
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
	b.layoutWatch()
	b.layoutNow()
	b.layoutZone()
	b.layoutPast()
	b.fitFaces(c)
}

// fitFaces gives each group of buttons one face: the page's bar, what takes its
// place, the panels' rows, and a question's answers.
func (b *board) fitFaces(c *Canvas) {
	c.TextSize = b.page.Text
	var bar, own []*Button
	for _, list := range [][]Button{b.buttons, b.watch.buttons, b.past.buttons} {
		bar = appendButtons(bar, list)
	}
	for side := range b.own {
		own = appendButtons(own, b.own[side])
	}
	fitButtons(c, append(bar, &b.thinking.now)...)
	fitButtons(c, own...)
	fitButtons(c, &b.stop, &b.yes, &b.no, &b.recall)
}

// men returns the set in which men are drawn: to players face to face the one that
// looks the same from both ends.
func (b *board) men(ctx *Context, c *Canvas) shape.Set {
	if b.seating(ctx) == FaceToFace && c.Men == shape.T3Set {
		return shape.TwoWay
	}
	return c.Men
}

// noMoves returns what stands in place of an empty record.
func (b *board) noMoves(ctx *Context) string {
	if b.match.Game().Over() {
		return ctx.Texts.Board.NoneMade
	}
	return ctx.Texts.Board.NoMoves
}

func (b *board) Draw(ctx *Context, c *Canvas) {
	c.TextSize = b.page.Text
	was := c.Men
	c.Men = b.men(ctx, c)
	defer func() { c.Men = was }()
	// Men that have an upper side show it to the player who is to move.
	b.view.upside = b.seating(ctx) == FaceToFace && !c.Men.BothWays() && b.match.Game().State().Side() != b.near()
	b.view.marching = b.rules.Forward && c.Men.ShowForward()
	b.drawRail(ctx, c)
	b.drawBar(c)
	for side := rules.First; side <= rules.Second; side++ {
		if !b.asksOver(side) {
			b.drawPanel(ctx, c, side)
		}
	}
	if !b.looking() {
		b.drawSentences(c)
	}
	if b.listed() {
		b.history.draw(ctx, c, b.noMoves(ctx))
	}
	for i := range b.buttons {
		b.buttons[i].Draw(ctx, c)
	}
	for i := range b.watch.buttons {
		b.watch.buttons[i].Draw(ctx, c)
	}
	b.thinking.now.Draw(ctx, c)
	b.drawZone(ctx, c)
	b.past.draw(ctx, c, b.graphShows())
	b.drawReview(c)
	b.drawLines(ctx, c)
	b.drawEvaluation(c)
	b.drawBoard(ctx, c)
	b.drawPlea(ctx, c)
}

// drawBar draws the game's name over a board without a rail.
func (b *board) drawBar(c *Canvas) {
	if b.page.Form == layout.Desktop || b.page.Bar.Empty() {
		return
	}
	x, _ := b.page.Bar.Center()
	_, y := b.page.Title.Center()
	if b.words.chosen == "" {
		c.TextIn(b.words.game, c.Fit(b.words.game, Title, b.page.Title.W), x, y, b.page.Title.W, Center, c.Palette.Text)
		return
	}
	c.TextIn(b.words.game, c.Fit(b.words.game, Title, b.page.Title.W), x, y-9, b.page.Title.W, Center, c.Palette.Text)
	text := b.chosenTitle(c)
	c.TextIn(text, c.Fit(text, chosenStyle, b.page.Title.W), x, y+12, b.page.Title.W, Center, c.Palette.Muted)
}

// chosenStyle is that of the changed rules under the game's name.
var chosenStyle = Style{Size: 12}

// chosenTitle returns what is said of them there: which they are, or only how many.
func (b *board) chosenTitle(c *Canvas) string {
	return c.OrShort(b.words.chosen, b.words.number, chosenStyle, b.page.Title.W)
}

// drawBoard draws the board in the order of LOOK.md: lines, mill glow, points,
// what the last move left, dots, men, rings, the dragged man.
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
	resting, trail := !b.queue.Busy(), b.queue.Trail()
	if resting {
		v.drawLeft(c, trail)
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
		v.drawCame(c, trail, b.queue.Stage(), b.marks.Rings()|b.hintRings()|trail.Won)
		v.drawRings(c, &b.marks, b.rules.Roles[b.game().State().Side()] == rules.T3)
		b.drawBest(c)
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
	kind := manOf(man.Figure)
	c.Ghost(kind, v.at.Pitch(), Pose{X: x, Y: y, Zoom: 1, Alpha: 1, Tilt: v.tilt(kind)})
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
	kind := manOf(m.Figure)
	c.Man(kind, b.view.at.Pitch(), Pose{X: b.dragX, Y: b.dragY, Zoom: 1.12, Alpha: 1, Lift: 0.08, Tilt: b.view.tilt(kind)})
}
