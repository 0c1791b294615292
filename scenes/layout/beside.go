package layout

// Measures of pages with the board beside the panels, in dp.
const (
	lowWindow   = 480 // below this height a window is a phone's in landscape
	minColumn   = 240
	maxColumn   = 344
	railWidth   = 240
	railFrom    = 1100 // no rail in narrower windows
	deskColumn  = 300
	deskWidest  = 320
	deskEdge    = 40 // above and below a desktop's board
	evaluation  = 8
	facingLeast = 150 // width of a column of players face to face
	facingMost  = 220
)

// besidePage puts the board beside the panels. It reports whether everything fits.
func besidePage(s Screen, seating Seating, t float64) (BoardPage, bool) {
	if s.Inner().H < lowWindow {
		return anyDensity(func(d density) (BoardPage, bool) { return lowPage(s, seating, t, d) })
	}
	if p, ok := deskPage(s, seating, t); ok {
		return p, true
	}
	return anyDensity(func(d density) (BoardPage, bool) { return columnPage(s, seating, t, d) })
}

// anyDensity returns the first page that fits, or the last one.
func anyDensity(page func(density) (BoardPage, bool)) (p BoardPage, ok bool) {
	for _, d := range densities {
		if p, ok = page(d); ok {
			return p, true
		}
	}
	return p, false
}

// lowPage is a phone's in landscape: the board in the middle, the opponent and
// the history to its left, one's own panel and the buttons to its right.
func lowPage(s Screen, seating Seating, t float64, d density) (BoardPage, bool) {
	const columnLeast, columnMost = 3*Target + 2*gap, 280
	p := BoardPage{Form: PhoneLandscape, Text: t}
	in := s.Inner().Inset(gap)
	bar := 0.0 // what the evaluation bar takes of the right column
	if seating.Evaluation {
		bar = evaluation
	}
	side := min(in.H, in.W-2*(columnLeast+bar+gap))
	column := min((in.W-side)/2-gap, columnMost)
	p.Board = Rect{in.X + (in.W-side)/2, in.Y + (in.H-side)/2, side, side}
	left := Rect{p.Board.X - gap - column, in.Y, column, in.H}
	right := Rect{p.Board.Right() + gap + bar, in.Y, column - bar, in.H}
	if seating.Evaluation {
		p.Evaluation = Rect{p.Board.Right() + gap/2, p.Board.Y, bar, side}
	}

	panel := columnPanel(column, t, d, seating.Clocks)
	far, left := left.cutTop(panel, gap)
	p.Far = linePanel(far, seating.FaceToFace, seating.Clocks, t)
	p.fillRoom(left, seating.Use)

	buttons, right := right.cutBottom(2*columnButton+gap, gap)
	p.Buttons = buttonGrid(buttons, 6, 2)
	if seating.Use != Play {
		return p, p.lowPast(right, panel, seating) && side >= leastBoard(s)
	}
	near, right := right.cutBottom(panel, gap)
	p.Near = linePanel(near, false, seating.Clocks, t)
	if d.notice {
		p.Notice, right = right.cutBottom(noticeHeight*t, gap)
	}
	p.Status = right
	return p, p.Status.H >= statusHeight*t && side >= leastBoard(s)
}

// lowPast fills the right column of a phone that lies while somebody looks back:
// the button that ends it, the slider, and what of the near panel there is room
// for.
func (p *BoardPage) lowPast(r Rect, panel float64, seating Seating) bool {
	p.Status, r = r.cutTop(Target, gap)
	low := r
	if seating.Use != Review {
		low.H -= gap + sliderHeight*p.Text
	}
	if low.H < panel {
		panel = min(low.H, panelHeight*p.Text)
	}
	if panel >= panelCompact*p.Text {
		var near Rect
		near, r = r.cutBottom(panel, gap)
		p.Near = linePanel(near, false, seating.Clocks, p.Text)
	}
	if seating.Use != Review {
		p.Slider, r = r.cutBottom(sliderHeight*p.Text, 0)
	}
	return r.H >= 0
}

// columnPage is a tablet's in landscape: the board and one column.
func columnPage(s Screen, seating Seating, t float64, d density) (BoardPage, bool) {
	const edge = 2 * gap
	p := BoardPage{Form: TabletLandscape, Text: t}
	in := s.Inner().Inset(edge)
	least := minColumn * min(t, 1.5)
	side := min(in.H, in.W-least-edge, maxBoard)
	width := min(in.W-side-edge, maxColumn*t)
	rest := (in.W - side - edge - width) / 2
	column := Rect{in.X + rest + side + edge, in.Y, width, in.H}
	p.Board = Rect{in.X + rest, in.Y + (in.H-side)/2, side, side}
	if seating.BoardRight {
		column.X = in.X + rest
		p.Board.X = column.Right() + edge
	}
	bar, column := column.cutTop(barFor(t), gap)
	p.setBar(bar)
	column = p.fillColumn(column, t, d, seating)
	return p, side >= leastBoard(s) && column.H >= historyHeight*t
}

// HasSides reports whether the board can stand at either side of the column: on a
// tablet in landscape, or one that can be turned.
func HasSides(s Screen) bool {
	turned := s
	turned.W, turned.H = s.H, s.W
	for _, s := range [2]Screen{s, turned} {
		if p := NewBoardPage(s, Seating{}); p.Form == TabletLandscape {
			return true
		}
	}
	return false
}

// fillColumn puts everything but the bar into a column and returns the history,
// which takes what is left.
func (p *BoardPage) fillColumn(column Rect, t float64, d density, seating Seating) Rect {
	panel := columnPanel(column.W, t, d, seating.Clocks)
	far, column := column.cutTop(panel, gap)
	p.Far = linePanel(far, seating.FaceToFace, seating.Clocks, t)
	status := statusHeight * t
	if seating.Use != Play {
		status = Target
	}
	p.Status, column = column.cutTop(status, gap)
	near, column := column.cutBottom(panel, gap)
	p.Near = linePanel(near, false, seating.Clocks, t)
	rows := buttonRows(column.W, 5, t)
	buttons, column := column.cutBottom(columnButton*float64(rows)+gap*float64(rows-1), gap)
	p.Buttons = buttonGrid(buttons, 5, rows)
	if seating.Evaluation && p.Form != Desktop {
		p.Evaluation, column = column.cutBottom(evaluation, gap)
	}
	switch {
	case seating.Use == LookBack || seating.Use == Analysis:
		p.Slider, column = column.cutBottom(sliderHeight*t, gap)
	case d.notice && seating.Use == Play:
		p.Notice, column = column.cutBottom(noticeHeight*t, gap)
	}
	p.fillRoom(column, seating.Use)
	return column
}

// deskPage adds a rail with the games. It only fits where the board loses
// nothing by it.
func deskPage(s Screen, seating Seating, t float64) (BoardPage, bool) {
	p := BoardPage{Form: Desktop, Text: t}
	in := s.Inner()
	rail := railWidth * t
	const beside = 4*gap + gap + evaluation + 2*gap + 2*gap // all gaps from the rail to the right edge
	wanted := min(in.H-2*deskEdge, maxBoard)
	side := min(wanted, in.W-rail-beside-deskColumn*t)
	if s.W < railFrom || side < wanted {
		return p, false
	}
	p.Rail, in = in.cutLeft(rail, 0)
	bar, _ := Insets{Top: gap, Right: gap, Left: gap}.Of(p.Rail).cutTop(barFor(t), 0)
	p.setBar(bar)
	column := min(in.W-beside-side, deskWidest*t)
	x := in.X + 4*gap + (in.W-beside-side-column)/2
	p.Board = Rect{x, in.Y + (in.H-side)/2, side, side}
	beyond := Rect{p.Board.Right() + gap, p.Board.Y, evaluation, side}
	if seating.Evaluation {
		p.Evaluation = beyond
	}
	seating.FaceToFace = false // they look at it side by side
	left := p.fillColumn(Rect{beyond.Right() + 2*gap, p.Board.Y, column, side}, t, densities[0], seating)
	return p, left.H >= historyHeight*t
}

// columnsPage is a tablet that lies between two players: the board in the
// middle, the far player's column to its left and turned, the near one's to its
// right.
func columnsPage(s Screen, seating Seating, t float64) (BoardPage, bool) {
	const toBoard = 20
	p := BoardPage{Form: TabletLandscape, Text: t}
	in := s.Inner()
	side := min(in.H-4*gap, in.W-2*(facingLeast*min(t, 1.25)+gap+toBoard), maxBoard)
	width := min((in.W-side)/2-gap-toBoard, facingMost)
	cx, cy := in.Center()
	p.Board = Rect{cx - side/2, cy - side/2, side, side}
	if seating.Evaluation {
		p.Evaluation = Rect{p.Board.Right() + (toBoard-evaluation)/2, p.Board.Y, evaluation, side}
	}
	near := Rect{p.Board.Right() + toBoard, p.Board.Y, width, side}
	far := Rect{p.Board.X - toBoard - width, p.Board.Y, width, side}
	var ok, okFar bool
	p.Near, ok = tallPanel(near, t, false, seating.Clocks)
	p.Far, okFar = tallPanel(far, t, true, seating.Clocks)
	return p, side >= leastBoard(s) && ok && okFar
}

// tallPanel is a panel whose parts stand one below the other.
func tallPanel(r Rect, t float64, turned, clock bool) (Panel, bool) {
	p := Panel{Rect: r, Tall: true, Turned: turned}
	const buttons, emblem = 4, 56
	in := r.Inset(1.5 * gap)
	p.Emblem, in = in.cutTop(emblem, gap)
	p.Emblem = p.Emblem.Square()
	p.Name, in = in.cutTop(48*t, gap)
	if clock {
		p.Clock, in = in.cutTop(46*t, gap)
	}
	p.Tray, in = in.cutTop(0.7*in.W, gap)
	var low Rect
	low, in = in.cutBottom(buttons*columnButton+(buttons-1)*1.5*gap, gap)
	p.Buttons = make([]Rect, buttons)
	for i := range p.Buttons {
		p.Buttons[i] = low.grid(i, 1, buttons, 1.5*gap)
	}
	// The emblem grows with the text by what the sentence does not need.
	more := max(0, min(emblem*(grown(t)-1), in.H-110*t))
	p.Emblem = Rect{r.X, p.Emblem.Y, r.W, emblem + more}.Square()
	p.Name.Y, p.Clock.Y, p.Tray.Y = p.Name.Y+more, p.Clock.Y+more, p.Tray.Y+more
	_, p.Status = in.cutTop(more, 0)
	return p.facing(), p.Status.H >= 60*t
}
