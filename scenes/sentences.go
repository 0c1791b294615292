package scenes

import (
	"image/color"

	"t3hunting/rules"
	"t3hunting/scenes/layout"
)

// statusStyle is that of the sentence over the board, which becomes smaller where it
// would not fit.
var statusStyle = Style{Size: 16, Bold: true}

// wrapSentences breaks status and notice for the places that they have.
func (b *board) wrapSentences(c *Canvas) {
	c.TextSize = b.page.Text
	b.wrapSays(c)
	b.questionLines, b.questionStyle = c.WrapFit(b.question, Strong, b.questionAt.W, b.questionAt.H)
	b.wrapReview(c)
	r := b.statusRect()
	b.statusLines, b.status = c.WrapFit(b.words.status, statusStyle, r.W-20, r.H)
	b.infoLines = c.WrapList(b.words.chosen, Small, b.page.Rail.W-2*railEdge)
	b.noticeLines = nil
	switch text, at := b.words.answer(), b.page.Notice; {
	case text == "":
	case !at.Empty():
		b.noticeLines, b.notice = c.WrapFit(text, Small, at.W-20, max(at.H, 2*c.LineHeight(Small)))
	case text == b.words.note:
		b.noticeLines, b.notice = c.WrapFit(text, Small, r.W-20, r.H)
	default:
		b.noticeLines, b.notice = c.WrapFit(text, Strong, r.W-20, r.H)
	}
}

// statusRect returns the place of the status, which the button that brings the
// result back may share, and a question.
func (b *board) statusRect() layout.Rect {
	r := b.page.Status
	if b.recall.Rect.Overlaps(r) {
		r.W -= b.recall.Rect.W + 4
	}
	if yes := b.yes.Rect; yes.Overlaps(r) {
		r.H = yes.Y - 4 - r.Y
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
	c.Turned(turned, b.page.Notice, func() { b.drawNotice(c, turned) })
}

func (b *board) drawStatus(c *Canvas) {
	p, r := c.Palette, b.statusRect()
	if r.Empty() {
		return
	}
	lines, style, ink := b.statusLines, b.status, p.Text
	if b.page.Notice.Empty() {
		moving := b.match.Game().State().Duty() == rules.DutyMove
		if answer := b.words.answer(); answer != "" && (moving || answer != b.words.note) {
			lines, style = b.noticeLines, b.notice
		}
		if b.words.notice != "" {
			ink = p.Danger
		}
	}
	_, y := r.Center()
	step := c.LineHeight(style)
	y -= step * float64(len(lines)-1) / 2
	for _, line := range lines {
		b.drawLine(c, line, style, r, y, ink)
		y += step
	}
}

func (b *board) drawNotice(c *Canvas, turned bool) {
	if b.page.Notice.Empty() {
		return
	}
	ink := c.Palette.Danger
	if b.words.notice == "" {
		ink = c.Palette.Muted
	}
	step := c.LineHeight(b.notice)
	y := b.page.Notice.Bottom() - step*(float64(len(b.noticeLines))-0.5) - 4
	if turned {
		y = b.page.Notice.Y + step/2 + 4 // away from the panel that is at its lower edge
	}
	for _, line := range b.noticeLines {
		b.drawLine(c, line, b.notice, b.page.Notice, y, ink)
		y += step
	}
}

// drawLine draws a line of a sentence: in the middle of a page that is stacked,
// at the left edge of a column.
func (b *board) drawLine(c *Canvas, text string, s Style, r layout.Rect, y float64, ink color.RGBA) {
	if b.oneLine() {
		c.TextIn(text, c.Fit(text, s, r.W-8), r.X+r.W/2, y, r.W-8, Center, ink)
		return
	}
	c.TextIn(text, c.Fit(text, s, r.W-2*columnEdge), r.X+columnEdge, y, r.W-2*columnEdge, Left, ink)
}
