package scenes

import (
	"image/color"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// account is what the sheet of a result tells, and how it is written there: all of it
// where there is room, in smaller letters where there is little; where that does not
// do either, parts are left out in an order that is always the same.
type account struct {
	who, why string      // who won, and how
	figures  string      // how long the game was, and what it cost
	chosen   string      // of the rules, what differs from the usual
	number   string      // how much that is
	emblem   []shape.Man // of the winner, or of both sides

	size    float64 // of the text
	heading Style
	style   Style // of the reason
	title   []string
	reason  []string
	facts   []string
	changed []string
	crown   crown
}

// crown says where the emblem stands.
type crown uint8

const (
	uncrowned crown = iota // nowhere
	beside                 // before the title
	above                  // over it
)

func newAccount(t *assets.Texts, b *board) account {
	g := b.match.Game()
	a := account{
		who: b.words.outcome(t, b.match), why: b.words.reason(t, b.match),
		figures: b.words.figures(t, g, len(b.history.rounds)),
		chosen:  b.words.chosen, number: b.words.number,
	}
	for side := rules.First; side <= rules.Second; side++ {
		if winner, ok := g.Result().Outcome.Winner(); !ok || winner == side {
			a.emblem = append(a.emblem, emblemOf(b.rules, side))
		}
	}
	return a
}

// Measures of an account, in dp.
const (
	aboveHeight = 60 // of the row of emblems over the title
	aboveRadius = 24
	besideGap   = 8
	titleSize   = 22
	leastBody   = 13 / 15.0 // the least size of text, for the reason to be read well
)

// wanted returns how much higher than it is the text of the sheet would have to be to
// be written as large as on the page.
func (a *account) wanted(c *Canvas, size float64, sheet *layout.ResultSheet) float64 {
	columns := sheet.Arrangements(size)
	a.write(c, size, sheet, beside)
	return a.height(c) - sheet.Room(columns[len(columns)-1])
}

// fit writes the account for the sheet of a page whose texts have that size, and
// arranges the sheet round it.
func (a *account) fit(c *Canvas, size float64, sheet *layout.ResultSheet) {
	const step = 0.125
	arrangements := sheet.Arrangements(size)
	smallest := min(size, leastBody)
	for at := size; ; at = max(at-step, smallest) {
		for _, columns := range arrangements {
			for _, crown := range [...]crown{above, beside} {
				if a.write(c, at, sheet, crown) && a.height(c) <= sheet.Room(columns) {
					sheet.Arrange(a.height(c), columns)
					return
				}
			}
		}
		if at == smallest {
			break
		}
	}
	columns := arrangements[len(arrangements)-1]
	a.shorten(c, sheet.TextWidth(), sheet.Room(columns))
	sheet.Arrange(a.height(c), columns)
}

// write breaks the texts in that size and reports whether their words are whole.
func (a *account) write(c *Canvas, size float64, sheet *layout.ResultSheet, crown crown) bool {
	c.TextSize = size
	width := sheet.TextWidth()
	a.size, a.crown, a.style = size, crown, Body
	whole := a.entitle(c, width, a.titleWidth(c, width))
	a.reason = c.WrapEven(a.why, Body, width)
	a.facts, a.changed = c.WrapList(a.figures, Small, width), c.WrapList(a.chosen, Small, width)
	return whole && c.widest(a.reason, Body) <= width && c.widest(a.facts, Small) <= width && c.widest(a.changed, Small) <= width
}

// titleWidth returns how much of the width is the title's: beside the button that
// hides the sheet, and beside an emblem.
func (a *account) titleWidth(c *Canvas, width float64) float64 {
	switch a.crown {
	case above:
		return width
	case beside:
		return width - layout.Target - a.emblemWidth() - besideGap
	}
	return width - 2*layout.Target
}

// emblemRadius returns how large the emblems are.
func (a *account) emblemRadius() float64 {
	if a.crown == above {
		return aboveRadius
	}
	return 14
}

// emblemWidth returns how wide they are together.
func (a *account) emblemWidth() float64 {
	return 2.4 * a.emblemRadius() * float64(len(a.emblem))
}

// entitle breaks the title: into one line, a little smaller if need be, else into more;
// it is never smaller than the reason. It reports whether its words are whole.
func (a *account) entitle(c *Canvas, width, room float64) bool {
	const small, smallest = 18, 16
	a.heading = Style{Size: titleSize, Bold: true}
	for ; a.heading.Size >= small; a.heading.Size-- {
		if c.TextWidth(a.who, a.heading) <= room {
			a.title = []string{a.who}
			return true
		}
	}
	if a.crown == beside {
		return false // rather over the title or in smaller letters
	}
	for a.heading.Size = titleSize; ; a.heading.Size-- {
		a.title = c.WrapEven(a.who, a.heading, room)
		if c.widest(a.title, a.heading) <= room {
			return true
		}
		if a.heading.Size == smallest {
			return false
		}
	}
}

// shorten leaves out what there is no room for: first what the changed rules are, then
// the figures, the emblem, and that rules were changed. At last the reason is written
// smaller.
func (a *account) shorten(c *Canvas, width, room float64) {
	if a.chosen != "" {
		a.changed = []string{a.number}
	}
	for _, leave := range []func(){
		func() {},
		func() { a.facts = nil },
		func() { a.crown = uncrowned; a.entitle(c, width, a.titleWidth(c, width)) },
		func() { a.changed = nil },
	} {
		if leave(); a.height(c) <= room {
			return
		}
	}
	rest := room - a.height(c) + float64(len(a.reason))*c.LineHeight(a.style)
	a.reason, a.style = c.WrapFit(a.why, Body, width, rest)
}

// height returns how high all of it is, in the size in which it is written.
func (a *account) height(c *Canvas) float64 {
	c.TextSize = a.size
	h := float64(len(a.title))*c.LineHeight(a.heading) + float64(len(a.reason))*c.LineHeight(a.style) +
		float64(len(a.facts)+len(a.changed))*c.LineHeight(Small)
	if a.crown == above {
		h += aboveHeight
	}
	return h
}

// draw draws the account in the middle of its room, or at the head of a whole column.
func (a *account) draw(c *Canvas, sheet *layout.ResultSheet) {
	p, r := c.Palette, sheet.Text
	if spare := r.H - a.height(c); spare > 0 && !sheet.Whole {
		r.Y += spare / 2
	}
	x, _ := r.Center()
	if a.crown == above {
		a.drawEmblem(c, x, r.Y+aboveRadius+2)
		r.Y += aboveHeight
	}
	title := r
	if a.crown == beside {
		w := c.TextWidth(a.title[0], a.heading) + besideGap + a.emblemWidth()
		left := min(x-w/2, sheet.Hide.X-w)
		_, y := layout.Rect{Y: r.Y, H: c.LineHeight(a.heading)}.Center()
		a.drawEmblem(c, left+a.emblemWidth()/2, y)
		title.X, title.W = left+a.emblemWidth()+besideGap, w-a.emblemWidth()-besideGap
	}
	r.Y = a.drawLines(c, a.title, a.heading, title, p.Text)
	r.Y = a.drawLines(c, a.reason, a.style, r, p.Text)
	r.Y = a.drawLines(c, a.facts, Small, r, p.Muted)
	a.drawLines(c, a.changed, Small, r, p.Muted)
}

// drawLines draws lines from the upper edge of r down and returns where they end.
func (a *account) drawLines(c *Canvas, lines []string, s Style, r layout.Rect, ink color.RGBA) float64 {
	c.Lines(lines, s, r, Center, ink)
	return r.Y + float64(len(lines))*c.LineHeight(s)
}

// drawEmblem draws the emblems in a row round (x, y).
func (a *account) drawEmblem(c *Canvas, x, y float64) {
	r := a.emblemRadius()
	for i, m := range a.emblem {
		c.Emblem(m, x+(float64(i)-float64(len(a.emblem)-1)/2)*2.4*r, y, r)
	}
}
