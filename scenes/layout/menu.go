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
	lines        int // under the name of a card
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

// NewMenuPage lays out the menu with that many cards, each with so many lines of
// details under its name, and one more on top if there is a game to continue.
func NewMenuPage(s Screen, cards, lines int, toContinue bool) MenuPage {
	t := s.textScale()
	p := MenuPage{Screen: s, Text: t, cards: cards, lines: lines}
	in := betweenSides(s)
	width := min(in.W, max(1280, 0.72*s.W))
	in = Rect{in.X + (in.W-width)/2, in.Y, width, in.H}
	p.Bar, p.View = in.cutTop(barFor(t)+gap, 0)
	p.Settings, p.Title = p.Bar.cutRight(barFor(t), gap)

	p.top = p.View.Y + edgeOf(s) - gap
	if toContinue {
		p.Continue = Rect{in.X, p.top, width, max(96, 2.2*18*1.35*t+3*gap)}
		p.top = p.Continue.Bottom() + 1.5*gap
	}
	p.Columns = min(max(int((width+gap)/(cardLeast*t+gap)), 1), 4, max(cards, 1))
	p.cardW = (width+gap)/float64(p.Columns) - gap
	p.mini = min(max(p.cardW-2*gap, miniLeast), p.roomForMini())
	p.cardH = p.mini + 3*gap + p.cardTextHeight()
	if s.W >= wide && s.H > 1.2*s.W && p.Columns > 2 {
		p.twoColumns()
	}
	p.center()
	return p
}

// cardTextHeight is the room for a card's name and its lines of details.
func (p *MenuPage) cardTextHeight() float64 {
	return (18+13*float64(p.lines))*1.35*p.Text + gap/2
}

// rows returns in how many rows the cards stand.
func (p *MenuPage) rows() float64 { return math.Ceil(float64(p.cards) / float64(p.Columns)) }

// roomForRow returns how high a card may be so that all rows come into view, with
// an edge below the last one.
func (p *MenuPage) roomForRow() float64 {
	return (p.View.Bottom()-edgeOf(p.Screen)+gap-p.top)/p.rows() - gap
}

// roomForMini returns how large a mini-board may be: miniMost, or more where all
// rows still come into view.
func (p *MenuPage) roomForMini() float64 {
	room := p.roomForRow() - 3*gap - p.cardTextHeight()
	return min(max(room, miniMost), 2*miniMost)
}

// twoColumns lays the cards of an upright tablet out in two columns: as high as
// the window and the texts beside their boards allow.
func (p *MenuPage) twoColumns() {
	const textLeast = 164
	p.Columns = 2
	p.cardW = (p.View.W+gap)/2 - gap
	most := min(p.cardW/(boardBeside+0.1), p.cardW-gap-textLeast*p.Text)
	p.cardH = max(min(p.roomForRow(), most), miniLeast+2*gap)
}

// center moves the cards to the middle of the view where they do not fill it.
func (p *MenuPage) center() {
	end := p.top + p.rows()*(p.cardH+gap) - gap + edgeOf(p.Screen)
	if spare := p.View.Bottom() - end; spare > 0 {
		p.top += spare / 2
		if !p.Continue.Empty() {
			p.Continue.Y += spare / 2
		}
	}
}

// boardBeside is how much wider than high a card is that has its board at the
// left of its text.
const boardBeside = 1.6

// MaxScroll returns how far the cards can be scrolled up, in dp.
func (p *MenuPage) MaxScroll() float64 {
	return max(0, p.top+p.rows()*(p.cardH+gap)-p.View.Bottom())
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
		if low := text.H - p.cardTextHeight(); card.H > p.Continue.H && low > 0 {
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
