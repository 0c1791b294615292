package layout

// SetupPage holds the rectangles of the page on which a game is set up: a
// picture of the board, rows of choices that scroll, and the button that
// starts.
type SetupPage struct {
	Text                   float64
	Bar, Back, Title, Help Rect // Bar holds the other three
	Picture                Rect // square; empty where there is no room
	View                   Rect // shows the rows; what sticks out is not drawn and not touched
	Start                  Rect // the button

	rows int
	rowH float64
}

// NewSetupPage lays out the page with that many rows.
func NewSetupPage(s Screen, rows int) SetupPage {
	t := s.textScale()
	p := SetupPage{Text: t, rows: rows, rowH: (13+15)*1.35*t + 2*gap}
	p.rowH = max(p.rowH, buttonHeight)
	in := s.Inner()
	edge := edgeOf(s)
	in = Insets{Right: edge, Bottom: edge, Left: edge}.Of(in)
	p.Bar, in = in.cutTop(barFor(t), gap)
	var bar Rect
	p.Back, bar = p.Bar.cutLeft(barHeight, 0)
	p.Help, p.Title = bar.cutRight(barHeight, 0)

	if in.W > 1.2*in.H {
		half := min(in.H, in.W/2-gap)
		var left Rect
		left, in = in.cutLeft(max(half, in.W-720), 2*gap)
		p.Picture = Rect{left.X + (left.W-half)/2, left.Y + (left.H-half)/2, half, half}
	} else if room := in.H - buttonHeight - 4*(p.rowH+gap) - gap; room >= miniLeast {
		side := min(room, in.W, 420)
		var top Rect
		top, in = in.cutTop(side, gap)
		p.Picture = top.Square()
	}
	if in.W > 720 {
		in = Rect{in.X + (in.W-720)/2, in.Y, 720, in.H}
	}
	p.Start, p.View = in.cutBottom(max(buttonHeight, 18*1.35*t+2*gap), gap)
	return p
}

// NewListPage lays out a page of rows under a bar, such as the settings, with a
// button at its foot and no picture.
func NewListPage(s Screen) SetupPage {
	t := s.textScale()
	p := SetupPage{Text: t}
	edge := edgeOf(s)
	in := Insets{Right: edge, Bottom: edge, Left: edge}.Of(s.Inner())
	p.Bar, in = in.cutTop(barFor(t), gap)
	var bar Rect
	p.Back, bar = p.Bar.cutLeft(barHeight, 0)
	p.Help, p.Title = bar.cutRight(barHeight, 0)
	if in.W > 720 {
		in = Rect{in.X + (in.W-720)/2, in.Y, 720, in.H}
	}
	p.Start, p.View = in.cutBottom(max(buttonHeight, 18*1.35*t+2*gap), gap)
	return p
}

// MaxScroll returns how far the rows can be scrolled up, in dp.
func (p *SetupPage) MaxScroll() float64 {
	return max(0, float64(p.rows)*(p.rowH+gap)-gap-p.View.H)
}

// Row returns row i when the rows were scrolled up by that much.
func (p *SetupPage) Row(i int, scroll float64) Rect {
	return Rect{p.View.X, p.View.Y + float64(i)*(p.rowH+gap) - scroll, p.View.W, p.rowH}
}

// RowAt returns the row at the place, if there is one in view.
func (p *SetupPage) RowAt(x, y, scroll float64) (int, bool) {
	if !p.View.Contains(x, y) {
		return 0, false
	}
	for i := range p.rows {
		if p.Row(i, scroll).Contains(x, y) {
			return i, true
		}
	}
	return 0, false
}

// Choice returns the place of a row's label, at its left, and that of choice i
// of n beside it.
func (p *SetupPage) Choice(row Rect, i, n int) (label, choice Rect) {
	label, rest := row.cutLeft(row.W*0.36, gap)
	return label, rest.grid(i, n, 1, gap/2)
}
