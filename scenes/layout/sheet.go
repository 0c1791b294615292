package layout

// ResultSheet holds the rectangles of the sheet that tells how a game ended. It
// stands below the board or in the column beside it and covers nothing of the board
// where there is any room at all. The parts are given as their reader sees them;
// if Turned is set, the whole is to be turned by 180° about the middle of Sheet.
type ResultSheet struct {
	Sheet   Rect
	Hide    Rect    // a square in a corner
	Text    Rect    // who won, how, and the figures of the game
	Buttons [4]Rect // Rematch, Swap sides, Review, Menu
	Turned  bool
	Whole   bool // it takes a whole column: the text stands at its head

	least, most float64 // its height
	far         bool    // it grows down
}

// mostOfWindow is how much of the window's height a sheet takes at most, unless
// it stands in a column of its own.
const mostOfWindow = 0.45

// leastText is the least height of the text: a title, and a line of the reason.
const leastText = (22 + 15) * 1.35 * minText

// tallSheet is the height from which a sheet has room for its buttons one below the
// other.
const tallSheet = 640

// NewResultSheet returns the place of the sheet over a board page of the same
// window; Arrange fills in its parts. far puts it at the far player's side; it is
// turned if that player's panel is.
func NewResultSheet(s Screen, p *BoardPage, far bool) ResultSheet {
	sheet := ResultSheet{Turned: far && p.Far.Turned, far: far}
	panel := p.panel(far)
	most := mostOfWindow * s.H
	switch {
	case p.Stacked():
		in := betweenSides(s)
		room := p.roomBeside(far)
		least := min(leastText+columnButton+3*gap, most)
		sheet.least = min(max(room, least), most, 320)
		sheet.most = max(sheet.least, min(room, most))
		sheet.Sheet = Rect{in.X, p.head(), in.W, sheet.least}
		if !far {
			sheet.Sheet.Y = p.foot() - sheet.least
		}
		if !p.Near.Status.Empty() {
			sheet.Sheet.X, sheet.Sheet.W = panel.X, panel.W
		}
	case p.Form == PhoneLandscape:
		sheet.Sheet = Rect{panel.X, p.Board.Y, panel.W, p.Board.H}
		sheet.least, sheet.most, sheet.Whole = p.Board.H, p.Board.H, true
	case p.Near.Tall:
		sheet.Sheet, sheet.least, sheet.most, sheet.Whole = panel, panel.H, panel.H, true
	default: // at the foot of the column, or at its head
		sheet.most = min(most, p.Near.Rect.Bottom()-p.Status.Bottom()-gap)
		sheet.least = min(sheet.most, 2*columnButton+gap+4*15*1.35*p.Text+4*gap)
		sheet.Sheet = Rect{panel.X, panel.Y, panel.W, sheet.least}
		if !far {
			sheet.Sheet.Y = panel.Bottom() - sheet.least
		}
	}
	sheet.Hide = Rect{0, 0, Target, Target}
	return sheet
}

// Arrangements returns in how many columns the buttons may stand, the best choice
// first.
func (s *ResultSheet) Arrangements(t float64) []int {
	switch {
	case s.Whole && s.most >= tallSheet:
		return []int{1, 2}
	case s.Whole:
		return []int{2}
	case s.Sheet.W-2*gap < 360*t && s.Room(2) >= leastText:
		return []int{2, len(s.Buttons)}
	}
	return []int{len(s.Buttons)}
}

// TextWidth returns how wide the text can be.
func (s *ResultSheet) TextWidth() float64 { return s.Sheet.W - 3*gap }

// Room returns how high the text can be over buttons in so many columns.
func (s *ResultSheet) Room(columns int) float64 { return s.most - s.frame(columns) }

// frame returns how high all that is no text is.
func (s *ResultSheet) frame(columns int) float64 {
	return s.buttonsHeight(columns) + s.overButtons() + 2*gap
}

// buttonsHeight returns how high the buttons are together: no more than they must be
// in a low sheet.
func (s *ResultSheet) buttonsHeight(columns int) float64 {
	h, rows := float64(columnButton), float64(len(s.Buttons)/columns)
	if s.low() {
		h = Target
	}
	return rows*(h+gap) - gap
}

// overButtons returns the room between the text and the buttons.
func (s *ResultSheet) overButtons() float64 {
	if s.low() {
		return gap / 2
	}
	return gap
}

// low reports whether there is little room.
func (s *ResultSheet) low() bool { return s.most < 180 }

// Arrange lays out the parts: a text of that height, and under it the buttons in so
// many columns.
func (s *ResultSheet) Arrange(textH float64, columns int) {
	h := min(max(s.least, textH+s.frame(columns)), s.most)
	if !s.far {
		s.Sheet.Y = s.Sheet.Bottom() - h
	}
	s.Sheet.H = h
	rows := len(s.Buttons) / columns
	buttons, rest := s.Sheet.Inset(gap).cutBottom(s.buttonsHeight(columns), s.overButtons())
	for i := range s.Buttons {
		s.Buttons[i] = buttons.grid(i, columns, rows, gap)
	}
	s.Hide = Rect{s.Sheet.Right() - Target - gap/2, s.Sheet.Y + gap/2, Target, Target}
	s.Text = Insets{Left: gap / 2, Right: gap / 2}.Of(rest)
}
