package scenes

import (
	"t3hunting/rules"
	"t3hunting/scenes/layout"
)

// zone is a place where the side to move is asked something, as it sees it. It
// may belong to a panel that is turned by 180° as a whole.
type zone struct {
	rect, whole layout.Rect
	turned      bool
}

// asksIn returns where the side to move is asked something that has to do with
// the board: in its own panel face to face, else over the record's line, at the
// foot of the record's columns, or on the tiniest screens over the near panel.
// Where the record is on the far player's side the near one is asked over his own
// panel; and a far player who has no more than a line is asked in its place.
func (b *board) asksIn() zone {
	const height = layout.Target + 4
	side := b.match.Game().State().Side()
	panel := &b.panels[side]
	if r := panel.Status; !r.Empty() {
		return zone{layout.Rect{X: r.X, Y: r.Bottom() - height, W: r.W, H: height}, panel.Rect, panel.Turned}
	}
	turned := panel.Turned && (b.asking || b.marks.Stop && b.person())
	r := b.page.History
	switch {
	case turned && b.oneLine():
		r = panel.Rect
		_, y := r.Center()
		r.H = min(max(r.H, layout.Target), height)
		r.Y = y - r.H/2
		return zone{r, panel.Rect, true}
	case b.asking && side == b.near() && b.page.Form == layout.PhoneLandscape:
		r = layout.Rect{X: panel.Rect.X, Y: panel.Rect.Y - 8 - height, W: panel.Rect.W, H: height}
	case r.Empty():
		r = b.page.Ask()
	case b.oneLine():
		_, y := r.Center()
		r = layout.Rect{X: r.X, Y: y - layout.Target/2, W: r.W, H: layout.Target}
	default:
		r = layout.Rect{X: r.X, Y: r.Bottom() - height, W: r.W, H: height}
	}
	return zone{r, r, turned}
}

// layoutZone places the buttons of a question: Stop, or the two that say whether
// a move is meant, at opposite ends.
func (b *board) layoutZone() {
	for _, button := range []*Button{&b.stop, &b.yes, &b.no, &b.recall} {
		button.Rect = layout.Rect{}
	}
	b.actsIn = b.asksIn()
	r := b.actsIn.rect
	switch {
	case b.plea.open && b.actsIn.whole == b.panels[b.plea.side].Rect: // it takes the place
	case b.asking:
		b.layoutAsked(r)
	case b.marks.Stop && b.person():
		b.stop.Rect = b.single(r)
	case b.match.Game().Over() && b.shown && !b.telling:
		b.recall.Rect = b.recallRect(r)
	}
}

// recallRect returns the place of the button that brings the result back. It stays
// there, so that record and panels are in view beside it.
func (b *board) recallRect(ask layout.Rect) layout.Rect {
	const narrow = 140
	switch r := b.page.Status; {
	case b.page.History.Empty() && !r.Empty():
		_, y := r.Center()
		return layout.Rect{X: r.Right() - narrow, Y: y - layout.Target/2, W: narrow, H: layout.Target}
	case b.oneLine():
		single := b.single(ask)
		single.X = ask.Right() - single.W
		return single
	}
	return b.single(ask)
}

// asksOver reports whether a question stands in place of a side's panel.
func (b *board) asksOver(side rules.Side) bool {
	r := b.panel(side).Rect
	if b.actsIn.whole == r && !b.panel(side).Status.Empty() {
		return false // it stands in the panel
	}
	return b.stop.Rect.Overlaps(r) || b.yes.Rect.Overlaps(r) || b.no.Rect.Overlaps(r)
}

// single returns the place of the only button of a question.
func (b *board) single(r layout.Rect) layout.Rect {
	w := min(180*b.page.Text, r.W)
	return layout.Rect{X: r.X + (r.W-w)/2, Y: r.Y, W: w, H: r.H}
}

// zoneUsed reports whether something is asked now.
func (b *board) zoneUsed() bool {
	return !b.stop.Rect.Empty() || !b.yes.Rect.Empty() || !b.recall.Rect.Empty()
}

func (b *board) drawZone(ctx *Context, c *Canvas) {
	c.Turned(b.actsIn.turned, b.actsIn.whole, func() {
		b.stop.Draw(ctx, c)
		b.no.Draw(ctx, c)
		b.drawQuestion(c)
		b.recall.Draw(ctx, c)
		b.yes.Draw(ctx, c)
	})
}

// layoutOwn places the buttons of the panels, which there are face to face.
func (b *board) layoutOwn() {
	for side := range b.own {
		panel := &b.panels[side]
		for i := range b.own[side] {
			b.own[side][i].Rect = layout.Rect{}
			if i < len(panel.Buttons) {
				b.own[side][i].Rect = panel.Buttons[i]
			}
		}
	}
}

// leastBeside is how small, measured by its usual size, a panel's sentence gets
// beside a question before it is left out.
const leastBeside = 0.7

// wrapSays breaks the sentences of the panels: what the side to move is asked to
// do, or why its wish was refused; that the other one waits.
func (b *board) wrapSays(c *Canvas) {
	for side := range b.says {
		r := b.saysRect(rules.Side(side))
		b.says[side] = nil
		if r.Empty() || b.looking() {
			continue
		}
		text := b.words.waits[side]
		if over := b.match.Game().Over(); over || b.match.Game().State().Side() == rules.Side(side) {
			text = b.words.status
			if b.asking && b.questionAt.Empty() {
				text = b.question
			} else if answer := b.words.notice + b.words.remark; answer != "" {
				text = answer
			} else if b.words.note != "" && !over {
				text += ". " + b.words.note
			}
		}
		b.says[side], b.saysStyle[side] = c.WrapFit(text, Strong, r.W-4, r.H)
		if r != b.panels[side].Status && b.saysStyle[side].Size < leastBeside*Strong.Size {
			b.says[side] = nil // what is asked beside it says it
		}
	}
}

// saysRect returns the place of a panel's sentence.
func (b *board) saysRect(side rules.Side) layout.Rect {
	r := b.panels[side].Status
	if b.zoneUsed() && side == b.match.Game().State().Side() {
		r.H -= b.actsIn.rect.H + 4
	}
	return r
}

// drawSays draws the sentence of a panel, smaller if it is too long for it.
func (b *board) drawSays(c *Canvas, side rules.Side) {
	r, lines := b.saysRect(side), b.says[side]
	if r.Empty() || len(lines) == 0 {
		return
	}
	ink := c.Palette.Text
	if b.words.notice != "" && side == b.match.Game().State().Side() {
		ink = c.Palette.Danger
	}
	x, y := r.Center()
	style := b.saysStyle[side]
	step := min(c.LineHeight(style), r.H/float64(len(lines)))
	y -= step * float64(len(lines)-1) / 2
	for _, line := range lines {
		c.TextIn(line, style, x, y, r.W, Center, ink)
		y += step
	}
}
