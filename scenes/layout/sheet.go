package layout

// ResultSheet holds the rectangles of the sheet that tells how a game ended. It
// takes at most 45 % of the window's height and, where there is room beside or
// below the board, covers nothing of it.
type ResultSheet struct {
	Sheet   Rect
	Title   Rect    // who won
	Reason  Rect    // how, and the figures of the game
	Buttons [3]Rect // Rematch, Swap sides, Menu

	// Turned says that the contents of each part are to be turned by 180° about
	// its middle, towards the far player.
	Turned bool
}

// NewResultSheet lays out the sheet over a board page of the same window. far
// puts it at the far player's side; it is turned if that player's panel is.
func NewResultSheet(s Screen, p *BoardPage, far bool) ResultSheet {
	in := s.Inner()
	most := min(0.45*s.H, in.H)
	t := p.Text
	least := min(most, (18+2*15)*1.35*t+columnButton+5*gap)
	var r Rect
	switch p.Form {
	case PhonePortrait, TabletPortrait:
		edge := edgeOf(s)
		in = Insets{Right: edge, Left: edge}.Of(in)
		h := min(max(in.Bottom()-p.Board.Bottom()-2*gap, least), most, 320)
		r = Rect{in.X, in.Bottom() - gap - h, in.W, h}
		if far {
			h = min(max(p.Board.Y-in.Y-2*gap, least), most, 320)
			r = Rect{in.X, in.Y + gap, in.W, h}
		}
	case PhoneLandscape:
		h := min(most, max(2*18*1.35*t, columnButton)+4*gap)
		r = Rect{p.Far.Rect.X, in.Bottom() - gap - h, p.Near.Rect.Right() - p.Far.Rect.X, h}
		if far {
			r.Y = in.Y + gap
		}
	default:
		panel := p.Near.Rect
		if far {
			panel = p.Far.Rect
		}
		h := min(most, max(3*columnButton+2*gap+(2*18+4*15)*1.35*t+4*gap, least))
		r = Rect{panel.X, panel.Bottom() - h, panel.W, h}
		if far {
			r.Y = panel.Y
		}
	}
	sheet := ResultSheet{Sheet: r, Turned: far && p.Far.Turned}
	sheet.fill(t)
	return sheet
}

// fill lays out the sheet's parts: the buttons beside the text in a flat sheet,
// below each other in a narrow one, in a row otherwise.
func (s *ResultSheet) fill(t float64) {
	in := s.Sheet.Inset(1.5 * gap)
	var buttons Rect
	columns, rows := 3, 1
	switch {
	case in.W > 4.5*in.H:
		buttons, in = in.cutRight(in.W/2, gap)
	case in.W < 360 && in.H > 3*columnButton+3*gap+(18+3*15)*1.35*t:
		columns, rows = 1, 3
		buttons, in = in.cutBottom(3*columnButton+2*gap, gap)
	default:
		buttons, in = in.cutBottom(columnButton, gap)
	}
	for i := range s.Buttons {
		s.Buttons[i] = buttons.grid(i, columns, rows, gap)
	}
	s.Title, s.Reason = in.cutTop(min(18*1.35*t+gap, in.H/2), 0)
	if !s.Turned {
		return
	}
	for _, part := range []*Rect{&s.Title, &s.Reason, &s.Buttons[0], &s.Buttons[1], &s.Buttons[2]} {
		*part = part.Turned(s.Sheet)
	}
}
