package layout

// wide is the window width from which a stacked page is a tablet's.
const wide = 600

// stackedPage puts the board between the panels: the far one above, the near
// one below. It reports whether the board came out large enough.
func stackedPage(s Screen, seating Seating, t float64) (BoardPage, bool) {
	if seating.Use != Play {
		return stackedPast(s, seating, t)
	}
	var p BoardPage
	full, spare := 0.0, 0.0
	for _, d := range densities {
		p, full, spare = stackedWith(s, seating, t, d)
		if p.Board.W < full {
			continue
		}
		if d.panel < panelHeight && spare > 1 {
			d.panel = min(d.panel+(spare-1)/(2*t), panelHeight)
			if higher, _, _ := stackedWith(s, seating, t, d); higher.Near.TwoLines(t) {
				return higher, true // counts instead of empty room
			}
		}
		return p, true
	}
	return p, p.Board.W >= leastBoard(s)
}

// stackedWith lays out a stacked page of that density. full is the side of the
// board that the window's width allows, and spare the height that nothing takes.
func stackedWith(s Screen, seating Seating, t float64, d density) (p BoardPage, full, spare float64) {
	p = BoardPage{Form: stackedForm(s), Text: t}
	in := betweenSides(s)
	full = min(in.W, maxBoard)

	bar, rest := in.cutTop(barFor(t), gap/2)
	p.setBar(bar)
	far, rest := rest.cutTop(d.panel*t, 0)
	p.Far = linePanel(far, seating.FaceToFace, seating.Clocks, t)
	p.Status, rest = rest.cutTop(statusHeight*t, gap/2)

	p.Buttons, rest = barButtons(rest, buttonRows(in.W, 5, t))
	if d.notice {
		p.Notice, rest = rest.cutBottom(noticeHeight*t, gap/2)
	}
	below := d.panel*t + gap
	if d.history {
		below += historyHeight*t + gap
	}
	if seating.Evaluation {
		below += evaluation
	}
	rest = p.setBoard(rest, min(full, rest.H-below), gap, seating.Evaluation)
	near, rest := rest.cutTop(d.panel*t, gap)
	p.Near = linePanel(near, false, seating.Clocks, t)
	if d.history {
		p.History = rest
		return p, full, 0
	}
	return p, full, rest.H
}

// setBoard puts the board of a stacked page at the top of r, and the evaluation bar
// under it if there is to be one, and returns what is left.
func (p *BoardPage) setBoard(r Rect, side, air float64, bar bool) Rect {
	p.Board, r = r.cutTop(side, air)
	p.Board = p.Board.Square()
	if bar {
		p.Evaluation = Rect{p.Board.X, p.Board.Bottom() + air/2, p.Board.W, evaluation}
		_, r = r.cutTop(evaluation, 0)
	}
	return r
}

// barButtons takes the bar of buttons from the foot of a stacked page.
func barButtons(r Rect, rows int) (buttons []Rect, rest Rect) {
	bar, rest := r.cutBottom(buttonHeight*float64(rows)+gap*float64(rows-1)+gap, gap/2)
	bar.H -= gap // the lower edge
	return buttonGrid(bar, 5, rows), rest
}

// Ask returns the place of a question on a stacked page without a record: that of
// the near panel, and what is free around it.
func (p *BoardPage) Ask() Rect {
	if len(p.Buttons) == 0 {
		return Rect{}
	}
	top := max(p.Board.Bottom(), p.Evaluation.Bottom())
	return Rect{p.Near.Rect.X, top, p.Near.Rect.W, p.Buttons[0].Y - top}.middle(Target)
}

// facingPage puts two whole panels above and below the board, for players who
// sit at the two ends of the table. It needs a window with room for both.
func facingPage(s Screen, seating Seating, t float64) (BoardPage, bool) {
	p := BoardPage{Form: stackedForm(s), Text: t}
	in := s.Inner()
	width := min(in.W-2*edgeOf(s), maxBoard)
	bar := 0.0 // what the evaluation bar takes of the near panel
	if seating.Evaluation {
		bar = evaluation
	}
	side := min(width, in.H-2*(widePanelHeight(t)+2*gap+bar))
	h := (in.H-side)/2 - 2*gap - bar
	if side < leastBoard(s) {
		return p, false
	}
	h = min(h, 1.5*widePanelHeight(t))
	cx, cy := in.Center()
	p.Board = Rect{cx - side/2, cy - side/2, side, side}
	if seating.Evaluation {
		p.Evaluation = Rect{p.Board.X, p.Board.Bottom() + gap/2, side, bar}
	}
	p.Near = widePanel(Rect{cx - width/2, p.Board.Bottom() + gap + bar, width, h}, t, false, seating.Clocks)
	p.Far = widePanel(Rect{cx - width/2, p.Board.Y - gap - h, width, h}, t, true, seating.Clocks)
	return p, true
}

// widePanelHeight is the least height of a widePanel.
func widePanelHeight(t float64) float64 { return wideLine(t) + 32*t + columnButton + 4*gap }

// wideLine returns the height of its line for who and what.
func wideLine(t float64) float64 { return 2*gap + twoLines*t }

// widePanel is a panel with a line for who and what, one for the status, and a
// row of buttons.
func widePanel(r Rect, t float64, turned, clock bool) Panel {
	top, in := r.Inset(gap).cutTop(wideLine(t), gap)
	p := linePanel(top, false, clock, t)
	p.Rect, p.Turned = r, turned
	var buttons Rect
	buttons, p.Status = in.cutBottom(columnButton, gap)
	p.Buttons = buttonGrid(buttons, 4, 1)
	return p.facing()
}

func stackedForm(s Screen) Form {
	if s.W >= wide {
		return TabletPortrait
	}
	return PhonePortrait
}

// betweenSides returns what pages use of a window: within its insets, with an edge
// at either side.
func betweenSides(s Screen) Rect {
	edge := edgeOf(s)
	return Insets{Right: edge, Left: edge}.Of(s.Inner())
}

// edgeOf returns the room beside a stacked board.
func edgeOf(s Screen) float64 {
	if s.W >= wide {
		return 2 * gap
	}
	return gap
}
