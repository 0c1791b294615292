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
	mini         float64 // side of a mini-board over its text
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
	width := min(p.View.W, max(1280, 0.62*s.W))
	x := p.View.X + (p.View.W-width)/2
	if toContinue {
		p.Continue = Rect{x, y, width, max(96, 2.2*18*1.35*t+3*gap)}
		y = p.Continue.Bottom() + 1.5*gap
	}
	p.Columns = min(max(int((width+gap)/(cardLeast*t+gap)), 1), 4, max(cards, 1))
	p.cardW = (width+gap)/float64(p.Columns) - gap
	p.top = y
	p.mini = min(max(p.cardW-2*gap, miniLeast), p.roomForMini())
	p.cardH = p.mini + 3*gap + cardTextHeight(t)
	if s.W >= wide && s.H > 1.2*s.W && p.Columns > 2 {
		p.twoColumns(width)
	}
	p.View.X, p.View.W = x, width
	return p
}

// cardTextHeight is the room for a card's name and its line of details.
func cardTextHeight(t float64) float64 { return (18+2*13)*1.35*t + gap/2 }

// roomForMini returns how large a mini-board may be: miniMost, or more where all
// rows still come into view.
func (p *MenuPage) roomForMini() float64 {
	rows := math.Ceil(float64(p.cards) / float64(p.Columns))
	room := (p.View.Bottom()-p.top)/rows - gap - 3*gap - cardTextHeight(p.Text)
	return min(max(room, miniMost), 1.6*miniMost)
}

// twoColumns lays the cards of an upright tablet out in two columns: as high as
// the window allows, their boards at the left.
func (p *MenuPage) twoColumns(width float64) {
	p.Columns = 2
	p.cardW = (width+gap)/2 - gap
	rows := math.Ceil(float64(p.cards) / 2)
	room := (p.View.Bottom()-p.top)/rows - gap
	p.cardH = min(max(room, miniLeast+2*gap), 0.5*p.cardW)
}

// boardBeside is how much wider than high a card is that has its board at the
// left of its text.
const boardBeside = 1.6

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
	if card.W > boardBeside*card.H {
		mini, text = card.Inset(gap).cutLeft(card.H-2*gap, gap)
		if low := text.H - cardTextHeight(p.Text); card.H > p.Continue.H && low > 0 {
			text.Y += low / 2
			text.H -= low
		}
		return mini.Square(), text
	}
	side := p.mini
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
