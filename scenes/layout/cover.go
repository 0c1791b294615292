package layout

// Stacked reports whether the parts stand above and below the board.
func (p *BoardPage) Stacked() bool { return p.Form == PhonePortrait || p.Form == TabletPortrait }

// panel returns the panel of the far or the near player.
func (p *BoardPage) panel(far bool) Rect {
	if far {
		return p.Far.Rect
	}
	return p.Near.Rect
}

// foot returns the lower edge of the lowest part.
func (p *BoardPage) foot() float64 {
	y := max(p.Board.Bottom(), p.Near.Rect.Bottom())
	for _, b := range p.Buttons {
		y = max(y, b.Bottom())
	}
	return y
}

// head returns the upper edge of the topmost part, without what stands in a rail.
func (p *BoardPage) head() float64 {
	y := min(p.Board.Y, p.Far.Rect.Y)
	if p.Rail.Empty() && !p.Bar.Empty() {
		y = min(y, p.Bar.Y)
	}
	return y
}

// roomBeside returns how high the room below the board of a stacked page is, or for
// the far player that above it.
func (p *BoardPage) roomBeside(far bool) float64 {
	if far {
		return p.Board.Y - gap - p.head()
	}
	return p.foot() - max(p.Board.Bottom(), p.Evaluation.Bottom()) - gap
}

// GiveWay moves the board of a stacked page by up to d to make room for a sheet below
// it, or above it for the far player, and leaves out the one part on which the board
// comes to lie. It reports whether the board moved.
func (p *BoardPage) GiveWay(d float64, far bool) bool {
	part := &p.Status
	if far {
		part = &p.Near.Rect
	}
	if !p.Stacked() || d <= 0 || part.Empty() || !p.Near.Status.Empty() {
		return false
	}
	free := p.Board.Y - gap - p.Far.Rect.Bottom()
	if far {
		free = p.Near.Rect.Bottom() - p.Board.Bottom()
	} else {
		free += p.lowerFar(d - free)
	}
	if d = min(d, free); d <= 0 {
		return false
	}
	if far {
		d = -d
		p.Near = Panel{}
	}
	p.Status = Rect{}
	p.Board.Y -= d
	if !p.Evaluation.Empty() {
		p.Evaluation.Y -= d
	}
	return true
}

// lowerFar makes the far panel lower by up to d, if it had only grown into room that
// nothing needed, and returns by how much.
func (p *BoardPage) lowerFar(d float64) float64 {
	r := p.Far.Rect
	d = min(d, r.H-panelCompact*p.Text)
	if d <= 0 || r.H >= panelHeight*p.Text {
		return 0
	}
	r.H -= d
	p.Far = linePanel(r, p.Far.Turned, !p.Far.Clock.Empty(), p.Text)
	return d
}

// Cover leaves out all parts that a sheet would hide in part or wholly, but for the
// board and the ground of a panel on whose side it stands, so that nothing peeps out
// from under it. The record takes what is left over it.
func (p *BoardPage) Cover(sheet Rect) {
	for _, part := range []*Rect{&p.Status, &p.Notice, &p.Evaluation, &p.Back, &p.Title, &p.Menu, &p.Bar} {
		if part.Overlaps(sheet) {
			*part = Rect{}
		}
	}
	for _, panel := range []*Panel{&p.Far, &p.Near} {
		if panel.Rect.Overlaps(sheet) {
			*panel = Panel{Turned: panel.Turned, Tall: panel.Tall}
		}
	}
	hidden := false
	for _, b := range p.Buttons {
		hidden = hidden || b.Overlaps(sheet)
	}
	if hidden {
		clear(p.Buttons)
	}
	switch left := sheet.Y - gap - p.History.Y; {
	case !p.History.Overlaps(Rect{sheet.X, 0, sheet.W, sheet.Bottom()}) || sheet.Bottom() < p.History.Y:
	case p.Stacked() || sheet.Y <= p.History.Y || left < 2*historyHeight:
		p.History = Rect{}
	default:
		p.History.H = left
	}
}
