package layout

import "math"

// MenuPage holds the rectangles of the page with the game cards: a title, a
// wide card to continue the last game, and a grid of cards that scrolls with
// it.
type MenuPage struct {
	Screen   Screen
	Text     float64
	Bar      Rect // stays where it is
	Title    Rect // in Bar
	Settings Rect // in Bar, a square button at its right end
	View     Rect // shows the cards; what sticks out is not drawn and not touched

	// Continue is the card of the saved game, at scroll 0; empty if there is none.
	Continue Rect

	Columns      int
	cards        int
	cardW, cardH float64
	top          float64 // of the first card, at scroll 0
}

// Card measures in dp. A mini-board needs 14 dp a pitch, so 128 for seven of them.
const (
	cardLeast = 148 // width
	miniLeast = 96
	miniMost  = 220
)

// NewMenuPage lays out the menu with that many cards, and one more on top if
// there is a game to continue.
func NewMenuPage(s Screen, cards int, toContinue bool) MenuPage {
	t := s.textScale()
	p := MenuPage{Screen: s, Text: t, cards: cards}
	in := s.Inner()
	edge := edgeOf(s)
	in = Insets{Right: edge, Left: edge}.Of(in)
	p.Bar, p.View = in.cutTop(barFor(t)+gap, 0)
	p.Settings, p.Title = p.Bar.cutRight(barFor(t), gap)

	y := p.View.Y
	width := min(p.View.W, 1280)
	x := p.View.X + (p.View.W-width)/2
	if toContinue {
		p.Continue = Rect{x, y, width, max(96, 2.2*18*1.35*t+3*gap)}
		y = p.Continue.Bottom() + 1.5*gap
	}
	p.Columns = min(max(int((width+gap)/(cardLeast*t+gap)), 1), 4, max(cards, 1))
	p.cardW = (width+gap)/float64(p.Columns) - gap
	p.cardH = p.miniSide() + 3*gap + cardTextHeight(t)
	p.top = y
	p.View.X, p.View.W = x, width
	return p
}

// cardTextHeight is the room for a card's name and its line of details.
func cardTextHeight(t float64) float64 { return (18+2*13)*1.35*t + gap/2 }

func (p *MenuPage) miniSide() float64 {
	return min(max(p.cardW-2*gap, miniLeast), miniMost)
}

// MaxScroll returns how far the cards can be scrolled up, in dp.
func (p *MenuPage) MaxScroll() float64 {
	rows := math.Ceil(float64(p.cards) / float64(p.Columns))
	return max(0, p.top+rows*(p.cardH+gap)-p.View.Bottom())
}

// Card returns card i when the cards were scrolled up by that much.
func (p *MenuPage) Card(i int, scroll float64) Rect {
	column, row := float64(i%p.Columns), float64(i/p.Columns)
	return Rect{p.View.X + column*(p.cardW+gap), p.top + row*(p.cardH+gap) - scroll, p.cardW, p.cardH}
}

// ContinueCard returns the card of the saved game when scrolled up by that much.
func (p *MenuPage) ContinueCard(scroll float64) Rect {
	r := p.Continue
	r.Y -= scroll
	return r
}

// Parts returns where the mini-board and the text of a card stand. The wide
// card of the saved game has its board at the left.
func (p *MenuPage) Parts(card Rect) (mini, text Rect) {
	if card.W > 1.6*card.H {
		mini, text = card.Inset(gap).cutLeft(card.H-2*gap, gap)
		return mini.Square(), text
	}
	side := p.miniSide()
	text = card.Inset(gap)
	mini, text = text.cutTop(side, gap)
	return Rect{mini.X + (mini.W-side)/2, mini.Y, side, side}, text
}

// CardAt returns the card at the place, if there is one in view.
func (p *MenuPage) CardAt(x, y, scroll float64) (int, bool) {
	if !p.View.Contains(x, y) {
		return 0, false
	}
	for i := range p.cards {
		if p.Card(i, scroll).Contains(x, y) {
			return i, true
		}
	}
	return 0, false
}
