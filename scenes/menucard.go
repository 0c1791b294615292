package scenes

import (
	"image/color"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/layout"
)

// samples are positions that show what a game is like, for the pictures in the
// menu and in the setup. A relative without one has that of its main game, and a
// game without any is shown at its start.
var samples = map[string]string{
	"bagh-chal":          "first=b5,d5,c4,a3,e3,a1,c1 second=a5,e5,b2,e1 hand=11,0 lost=2,0",
	"goats-and-tigers":   "first=b1,b2,b6,c1,c2,c5,d1,d2,d6,e1,e2,e4 second=a1,c3,d3 hand=3,0",
	"leopards-and-deer":  "first=d3,e3,f3,c4,d4,e4,f4,e5,c7,e7,g7,d2,c1,e1,c9,b6 second=d5,f2 hand=3,0 lost=5,0",
	"twelve-mens-morris": "first=d1,b2,d2,c3,b4,c4,e4,g4,d6,a7,g7 second=a1,g1,f2,d3,e3,a4,c5,e5,b6,f6,d7 hand=0,1 lost=1,0",
	"nine-mens-morris":   "first=d1,b2,a4,c4,c5,d5,d7 second=g1,c3,b4,g4,e5,b6,d6,a7,g7 lost=2,0",
	"three-mens-morris":  "first=c1,b2,c3 second=a1,b1 hand=0,1 turn=second",
	"al-qirq":            "first=a1,c3,a4,e4,c5,d5,a7,d7,g7 second=g1,b2,e3,c4,e5,d6 hand=0,1 lost=0,2 turn=second",
	"achi":               "first=c1,b2,d3,c4,e5 second=a1,c2,d2,a3,b4 hand=1,1",
	"eleven-mens-morris": "first=d1,b2,d2,c3,b4,c4,e4,g4,d6,a7,g7 second=a1,g1,f2,d3,e3,a4,c5,e5,b6,f6 hand=0,1 turn=second",
	"tsoro-yemutwelve":   "first=d1,b2,d2,c3,b4,c4,e4,g4,d6,a7,g7 second=a1,g1,f2,d3,e3,a4,c5,e5,b6,f6,d7 hand=0,1 lost=1,0 turn=second",
}

// card is one game of the menu.
type card struct {
	target string
	rules  *rules.Ruleset
	text   assets.Game
	lines  []string // of the tagline, broken
	told   string   // to those who do not see it
	stage  *anim.Stage
	view   boardView
}

// cardStyles are the styles of what stands on a card: the same on all of them.
type cardStyles struct{ name, land Style }

// arrange lays out the page, with room for as many lines as the longest tagline
// needs, and fits the texts: each kind of text has one size on all cards. Where
// two lines are not enough there are no taglines.
func (m *menu) arrange(c *Canvas, s layout.Screen) {
	const most, land = 2, 1 // lines
	for lines := 1; lines <= most; lines++ {
		m.page = layout.NewMenuPage(s, len(m.cards), lines+land, m.saved.kept != nil)
		c.TextSize = m.page.Text
		_, text := m.page.Parts(m.page.Card(0, 0))
		if m.fitCards(c, text.W) <= lines {
			return
		}
	}
	m.page = layout.NewMenuPage(s, len(m.cards), land, m.saved.kept != nil)
	for _, card := range m.cards {
		card.lines = nil
	}
}

// fitCards finds the sizes in which the texts of all cards fit a width, and
// returns into how many lines their taglines are broken.
func (m *menu) fitCards(c *Canvas, width float64) (lines int) {
	m.styles = cardStyles{Style{Size: 16, Bold: true}, Small}
	for _, card := range m.cards {
		m.styles.name = c.Fit(card.text.Name, m.styles.name, width)
		m.styles.land = c.Fit(card.text.Land, m.styles.land, width)
		card.lines = c.WrapEven(card.text.Line, Small, width)
		lines = max(lines, len(card.lines))
	}
	return lines
}

// sampleStage returns the men of a game's sample position.
func sampleStage(r *rules.Ruleset) *anim.Stage {
	if sample := orElse(samples[r.ID], samples[r.Main]); sample != "" {
		if s, err := rules.ParsePosition(r, sample); err == nil {
			return anim.NewStage(s)
		}
	}
	return anim.NewStage(rules.New(r))
}

func (m *menu) drawCard(ctx *Context, c *Canvas, card *card, r layout.Rect) {
	p := c.Palette
	fill := p.Panel
	if ctx.Lit(card.target) {
		fill = p.Raised
	}
	c.Panel(r, panelCorner, fill)
	mini, text := m.page.Parts(r)
	card.draw(c, mini)
	x, y, w := text.X, text.Y, text.W
	write := func(text string, s Style, ink color.RGBA) {
		c.TextIn(text, s, x, y+c.LineHeight(s)/2, w, Left, ink)
		y += c.LineHeight(s)
	}
	write(card.text.Name, m.styles.name, p.Text)
	for _, line := range card.lines {
		write(line, Small, p.Text)
	}
	write(card.text.Land, m.styles.land, p.Muted)
}

// draw draws the card's board, men and all, as one image.
func (card *card) draw(c *Canvas, mini layout.Rect) {
	if card.view.at.Panel() != mini {
		card.view.place(c, card.rules.Board, mini, false)
	}
	card.view.drawGround(c, func() { card.view.drawStage(c, card.stage) })
}
