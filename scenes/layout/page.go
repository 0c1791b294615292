package layout

import "slices"

// Form is a way to arrange the board page. It follows from the window alone; a
// small desktop window is laid out like a tablet.
type Form uint8

// The forms.
const (
	PhonePortrait Form = iota
	PhoneLandscape
	TabletPortrait
	TabletLandscape
	Desktop
)

// String returns the form's name, such as "phone portrait".
func (f Form) String() string {
	return [...]string{"phone portrait", "phone landscape", "tablet portrait", "tablet landscape", "desktop"}[f]
}

// Seating is how the players sit.
type Seating struct {
	// FaceToFace gives the far player a panel of his own that is turned by 180°,
	// where there is room for it; else only his usual panel is turned.
	FaceToFace bool
	// BoardRight puts the board to the right of the column of a tablet in
	// landscape, for people who hold it in the left hand.
	BoardRight bool
	// Clocks gives every panel a place for its side's clock.
	Clocks bool
	// Evaluation gives the page a place for the evaluation bar.
	Evaluation bool
	// Use says what the page is for. People look back together, from one side:
	// then FaceToFace says nothing.
	Use Use
}

// Panel is the place of one side: who plays it, what is in hand, what was taken.
type Panel struct {
	Rect   Rect
	Emblem Rect // the side's man, square
	Name   Rect // name and, in a panel of two lines or more, what is left
	Tray   Rect // hand and captured men
	Clock  Rect // empty if there are no clocks

	// Status and Buttons are only filled in where players sit face to face. The
	// buttons are Undo, Hint, Draw and More; the page's own stay empty then.
	Status  Rect
	Buttons []Rect

	// Tall says that the parts stand one below the other, each in the middle.
	Tall bool

	// Turned says that the contents of each part are to be turned by 180° about
	// its middle. The parts themselves stand where they then belong.
	Turned bool
}

// BoardPage holds the rectangles of the page on which a game is played. A part
// that does not fit is empty.
type BoardPage struct {
	Form Form
	Text float64 // the text scale that fits: the wished one, or less in a tiny window

	Rail Rect // desktop: games and settings; see RailRow

	Bar, Back, Title, Menu Rect // Bar holds the other three

	Far, Near  Panel
	Status     Rect    // whose turn it is and what is owed, one sentence; in a look back the button that ends it
	Board      Rect    // square panel of the board
	Evaluation Rect    // a thin bar beside the board, under it or in its column; empty if it is not wanted
	Lines      [3]Rect // of an analysis, the best first
	Slider     Rect    // of a look back or an analysis
	Graph      Rect    // of a review; a few words stand before the curve
	Caption    Rect    // of a review: what is told of the move that shows
	History    Rect
	Notice     Rect // hint or refusal; where it is empty they take the place of Status for a while

	// Buttons are Undo, Redo, Hint, Flip and More; a phone in landscape has no
	// bar and gets Back as the sixth.
	Buttons []Rect
}

// Measures at text scale 1, in dp. LOOK.md section 1.
const (
	barHeight     = 44
	panelHeight   = 60
	panelCompact  = 32
	statusHeight  = 36
	historyHeight = 40
	noticeHeight  = 28
	buttonHeight  = 56
	columnButton  = 48 // height of a button in a column
	clockWidth    = 66
	clockWidest   = 100
	gap           = 8
	maxBoard      = 960
)

// density is how much is left out to make room.
type density struct {
	history, notice bool
	near            bool // while somebody looks back
	panel           float64
}

var densities = [...]density{
	{history: true, notice: true, panel: panelHeight},
	{history: true, panel: panelHeight},
	{panel: panelHeight},
	{panel: panelCompact},
}

// NewBoardPage lays out the page of a game. Of the two arrangements, board
// between the panels and board beside them, it takes the one with the larger
// board. Where double-sized text would leave too little board, text is made
// smaller step by step and the page's Text says so.
func NewBoardPage(s Screen, seating Seating) BoardPage {
	const step = 0.125
	seating.FaceToFace = seating.FaceToFace && seating.Use == Play
	if seating.FaceToFace {
		wish := s.textScale()
		for t := wish; t >= max(leastFacing*wish, minText); t -= step {
			if p, ok := facePage(s, seating, t); ok {
				return p
			}
		}
	}
	for t := s.textScale(); ; t -= step {
		stacked, fits := stackedPage(s, seating, t)
		beside, besideFits := besidePage(s, seating, t)
		larger := beside.Board.W > stacked.Board.W || beside.Board.W == stacked.Board.W && s.W > s.H
		if besideFits && (larger || !fits) {
			return beside
		}
		if fits || t-step < minText {
			return stacked
		}
	}
}

// leastFacing is the part of the wished text scale that players face to face have
// at least for the sake of a whole panel each.
const leastFacing = 0.75

// facePage lays out a page with two whole panels, for players who sit at the two
// ends of the table.
func facePage(s Screen, seating Seating, t float64) (BoardPage, bool) {
	stacked, ok := facingPage(s, seating, t)
	if s.Inner().H < lowWindow {
		return stacked, ok
	}
	columns, fits := columnsPage(s, seating, t)
	if fits && (!ok || columns.Board.W > stacked.Board.W) {
		return columns, true
	}
	return stacked, ok
}

// leastBoard returns the side that a board must have for a page to be any good.
func leastBoard(s Screen) float64 {
	in := s.Inner()
	return 0.75 * min(in.W-2*gap, 0.75*in.H)
}

// RailRow returns row i of the rail, below the bar, or an empty Rect if there
// is no room for it.
func (p *BoardPage) RailRow(i int) Rect {
	h := max(Target, 32*p.Text) + 4
	r := Rect{p.Rail.X + gap, p.Bar.Bottom() + gap + float64(i)*h, p.Rail.W - 2*gap, h - 4}
	if p.Rail.Empty() || r.Bottom() > p.Rail.Bottom() {
		return Rect{}
	}
	return r
}

// RailFoot returns row i from the rail's foot, for what is not a game.
func (p *BoardPage) RailFoot(i int) Rect {
	if p.Rail.Empty() {
		return Rect{}
	}
	h := max(Target, 32*p.Text) + 4
	return Rect{p.Rail.X + gap, p.Rail.Bottom() - gap - float64(i+1)*h, p.Rail.W - 2*gap, h - 4}
}

// setBar fills in the bar and its parts.
func (p *BoardPage) setBar(r Rect) {
	p.Bar = r
	p.Back, r = r.cutLeft(barHeight, 0)
	p.Menu, p.Title = r.cutRight(barHeight, 0)
}

// barFor returns the height of a bar with a title of that text scale.
func barFor(t float64) float64 { return max(barHeight, 18*1.35*t+gap) }

// buttonGrid cuts r into n buttons, in one row or, where they would be too
// narrow for their labels, in two.
func buttonGrid(r Rect, n, rows int) []Rect {
	list := make([]Rect, n)
	columns := (n + rows - 1) / rows
	for i := range list {
		row := i / columns
		in := r.grid(row, 1, rows, gap)
		list[i] = in.grid(i%columns, min(columns, n-row*columns), 1, gap)
	}
	return list
}

// buttonRows returns how many rows n buttons need in a width.
func buttonRows(w float64, n int, t float64) int {
	if each := (w+gap)/float64(n) - gap; each < 50*min(t, 1.25) {
		return 2
	}
	if t > 1.25 && w < 600 {
		return 2
	}
	return 1
}

// grown returns how much larger emblems are at a text scale.
func grown(t float64) float64 { return min(max(t, 1), 1.5) }

// twoLines is the height of a panel's name and counts at text scale 1.
const twoLines = 40

// highPanel returns the height of a panel whose tray stands below its text.
func highPanel(t float64) float64 { return 2*gap + twoLines*t + 2 + 38*grown(t) }

// columnPanel returns how high a panel is in a column of that width: higher where
// its tray is to stand below its text.
func columnPanel(width, t float64, d density, clocks bool) float64 {
	least := 230.0
	if clocks {
		least = 360
	}
	if width < least*max(t, 1) && d.panel == panelHeight {
		return highPanel(t)
	}
	return d.panel * t
}

// linePanel lays out a panel of one or two lines of text. In a high one the tray
// stands below the text.
func linePanel(r Rect, turned, clock bool, t float64) Panel {
	p := Panel{Rect: r, Turned: turned}
	edge := min(gap, r.H/8)
	in := Insets{edge, gap, edge, gap}.Of(r)
	if r.H >= highPanel(t)-rounding {
		p.Tray, in = in.cutBottom(in.H-twoLines*t-2, 2)
		p.Emblem, in = in.cutLeft(min(in.H, 40*grown(t)), gap)
		p.Emblem = p.Emblem.Square()
		if clock {
			p.Clock, in = in.cutRight(min(clockWidest*t, 0.4*in.W), gap)
		}
		p.Name = in
		return p.facing()
	}
	side := min(in.H, 48*grown(t))
	p.Emblem, in = in.cutLeft(side, gap)
	p.Emblem = p.Emblem.Square()
	if clock {
		w := min(max(clockWidth*t, 0.22*in.W), clockWidest*t)
		p.Clock, in = in.cutRight(min(w, 0.3*in.W), gap)
	}
	p.Tray, p.Name = in.cutRight(in.W*0.46, gap)
	return p.facing()
}

// facing moves the parts of a turned panel to where they belong.
func (p Panel) facing() Panel {
	if !p.Turned {
		return p
	}
	for _, part := range []*Rect{&p.Emblem, &p.Name, &p.Tray, &p.Clock, &p.Status} {
		*part = part.Turned(p.Rect)
	}
	p.Buttons = slices.Clone(p.Buttons)
	for i := range p.Buttons {
		p.Buttons[i] = p.Buttons[i].Turned(p.Rect)
	}
	return p
}

// Upright returns the panel with its parts where its own player sees them: it
// is to be drawn so, and the whole be turned by 180° about the middle of Rect,
// if Turned says so.
func (p Panel) Upright() Panel { return p.facing() }

// TwoLines reports whether there is room for the counts under the name.
func (p *Panel) TwoLines(t float64) bool { return p.Tall || p.Name.H >= 32*t }

// Beside reports whether the tray stands beside the name, so that what one of
// them does not need is the other's.
func (p *Panel) Beside() bool { return p.Name.Right() <= p.Tray.X }
