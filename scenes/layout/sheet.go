package layout

// ResultSheet holds the rectangles of the sheet that tells how a game ended. It
// stands below the board or in the column beside it and covers nothing of it
// where there is any room at all. The parts are given as their reader sees them;
// if Turned is set, the whole is to be turned by 180° about the middle of Sheet.
type ResultSheet struct {
	Sheet   Rect
	Hide    Rect    // a square in a corner
	Title   Rect    // who won
	Reason  Rect    // how, and the figures of the game
	Buttons [4]Rect // Rematch, Swap sides, Review, Menu
	Turned  bool
}

// mostOfWindow is how much of the window's height a sheet takes at most, unless
// it stands in a column of its own.
const mostOfWindow = 0.45

// NewResultSheet lays out the sheet over a board page of the same window. far
// puts it at the far player's side; it is turned if that player's panel is. The
// sheet becomes as high as a text of that height needs, as far as it may.
func NewResultSheet(s Screen, p *BoardPage, far bool, textH float64) ResultSheet {
	sheet, most := usualSheet(s, p, far)
	columns := sheet.columns(p.Text)
	sheet.fill(p.Text, columns)
	if more := min(textH-sheet.Title.H-sheet.Reason.H, most-sheet.Sheet.H); more > 0 {
		sheet.Sheet.H += more
		if !far {
			sheet.Sheet.Y -= more
		}
		sheet.fill(p.Text, columns)
	}
	return sheet
}

// usualSheet returns the sheet as it is for a text of a few lines, and how high it
// may become.
func usualSheet(s Screen, p *BoardPage, far bool) (sheet ResultSheet, most float64) {
	in := s.Inner()
	t := p.Text
	sheet = ResultSheet{Turned: far && p.Far.Turned}
	most = min(mostOfWindow*s.H, in.H)
	least := min(most, (22+15)*1.35*t+columnButton+2.5*gap)
	switch p.Form {
	case PhonePortrait, TabletPortrait:
		edge := edgeOf(s)
		in = Insets{Right: edge, Left: edge}.Of(in)
		h := min(max(in.Bottom()-p.Board.Bottom()-1.5*gap, least), most, 320)
		sheet.Sheet = Rect{in.X, in.Bottom() - gap/2 - h, in.W, h}
		_, middle := p.Board.Center() // half of the board stays in view
		room := in.Bottom() - gap/2 - middle
		if far {
			h = min(max(p.Board.Y-in.Y-1.5*gap, least), most, 320)
			sheet.Sheet = Rect{in.X, in.Y + gap/2, in.W, h}
			room = middle - in.Y - gap/2
		}
		most = max(h, min(most, room))
	case PhoneLandscape:
		column := p.Near.Rect
		if far {
			column = p.Far.Rect
		}
		sheet.Sheet = Rect{column.X, p.Board.Y, column.W, p.Board.H}
		most = p.Board.H
	default:
		panel := p.Near.Rect
		if far {
			panel = p.Far.Rect
		}
		h := min(most, max(2*columnButton+gap+(2*22+5*15)*1.35*t+4*gap, least))
		if panel.W < narrowSheet {
			most = min(in.H, panel.H)
			h = min(most, (2*22+6*15)*1.35*t+4*columnButton+7*gap)
		}
		sheet.Sheet = Rect{panel.X, panel.Bottom() - h, panel.W, h}
		if far {
			sheet.Sheet.Y = panel.Y
		}
	}
	return sheet, most
}

// narrowSheet is the width from which two buttons stand side by side.
const narrowSheet = 200

// columns returns how many buttons stand side by side: all of them, two, or one,
// as there is room.
func (s *ResultSheet) columns(t float64) int {
	in := s.Sheet.Inset(gap)
	switch text := (22 + 15) * 1.35 * t; {
	case in.W < narrowSheet-2*gap:
		return 1
	case in.W < 360*min(t, 1.25) && in.H > text+2*columnButton+2*gap:
		return 2
	}
	return len(s.Buttons)
}

// fill lays out the sheet's parts: the text, and under it the buttons.
func (s *ResultSheet) fill(t float64, columns int) {
	in := s.Sheet.Inset(gap)
	const n = len(ResultSheet{}.Buttons)
	rows := n / columns
	h := float64(columnButton)
	if room := (in.H - (22+15)*1.35*t + gap) / float64(rows); rows > 1 && room < columnButton+gap {
		h = max(Target, room-gap)
	}
	buttons, in := in.cutBottom(float64(rows)*(h+gap)-gap, gap/2)
	for i := range s.Buttons {
		s.Buttons[i] = buttons.grid(i, columns, rows, gap)
	}
	s.Hide = Rect{s.Sheet.Right() - Target - gap/2, s.Sheet.Y + gap/2, Target, Target}
	s.Title, s.Reason = in.cutTop(min(22*1.35*t, in.H*0.6), 0)
}
