package layout

// Use is what the page of a game is for. Unless it is Play nobody plays, and what
// looking back needs takes the place of what playing needs.
type Use uint8

// The uses.
const (
	Play     Use = iota
	LookBack     // at the moves that were made, along a slider
	Review       // along a graph of the chances, with a sentence about each move
	Analysis     // with the computer's best lines, along a slider
)

// Measures of a page for looking back, at text scale 1 in dp.
const (
	leaveAir     = 6                   // above and below a button in the row of the status
	leaveRow     = Target + 2*leaveAir // what such a button needs
	pastPanel    = 44                  // a panel of two lines, close together
	sliderHeight = noticeHeight
	tinySlider   = 20
	captionLine  = 20
	graphLeast   = 60
	tinyGraph    = 48
	graphHeight  = 84 // in a column
	graphMost    = 140
	linesGap     = gap / 2
	lineHeight   = 20 // of a line of an analysis, at least, in one row of text
	tallLine     = 46 // in two
)

// pastDensities are how much is left out to make room, in their order. The last two
// make do with a smaller board.
var pastDensities = [...]density{
	{history: true, near: true, panel: panelHeight},
	{history: true, panel: panelHeight},
	{near: true, panel: panelHeight},
	{near: true, panel: panelCompact},
	{panel: panelHeight},
	{panel: panelCompact},
	{},
}

// stackedPast lays out a stacked page for looking back. The board stands where it
// stands in play, if there is room for the button that ends the look back.
func stackedPast(s Screen, seating Seating, t float64) (p BoardPage, ok bool) {
	for _, d := range pastDensities {
		if d.history && seating.Use == Analysis {
			continue
		}
		var enough float64
		p, enough = stackedPastWith(s, seating, t, d)
		if !d.near && d.panel < panelHeight {
			enough = leastBoard(s)
		}
		if p.Board.W >= enough {
			return p, true
		}
	}
	return p, false
}

// stackedPastWith lays out a stacked page of that density. full is the side of the
// board that the window's width allows.
func stackedPastWith(s Screen, seating Seating, t float64, d density) (p BoardPage, full float64) {
	p = BoardPage{Form: stackedForm(s), Text: t}
	in := betweenSides(s)
	full = min(in.W, maxBoard)
	air, slider, graph := float64(gap), sliderHeight*t, float64(graphLeast)
	if d.panel < panelHeight {
		air, slider, graph = gap/2, tinySlider*t, tinyGraph
	}

	bar, rest := in.cutTop(barFor(t), gap/2)
	p.setBar(bar)
	head := max((d.panel+statusHeight)*t+gap/2, min(d.panel, pastPanel)*t+leaveRow)
	panel := min(d.panel*t, head-leaveRow)
	top, rest := rest.cutTop(head, 0)
	far, top := top.cutTop(panel, 0)
	if panel > 0 {
		p.Far = linePanel(far, false, seating.Clocks, t)
	}
	p.Status = top.middle(Target)

	rows := buttonRows(in.W, 5, t)
	if panel == 0 {
		rows = 1 // on the smallest screens the text of the lines grows, not that of the buttons
	}
	p.Buttons, rest = barButtons(rest, rows)
	if seating.Use == Review {
		p.Caption, rest = rest.cutBottom(captionLine*t, gap/2)
	} else {
		p.Slider, rest = rest.cutBottom(slider, gap/2)
	}
	if d.history {
		p.History, rest = rest.cutBottom(historyHeight*t, gap/2)
	}
	low := 0.0 // what graph or lines need
	switch seating.Use {
	case Review:
		low = graph
	case Analysis:
		low = p.linesHeight()
	}
	below := air + low
	if d.near {
		below += panel
		if low > 0 {
			below += air
		}
	}
	if seating.Evaluation {
		below += evaluation
	}
	rest = p.setBoard(rest, min(full, rest.H-below), air, seating.Evaluation)
	if d.near {
		near, left := rest.cutTop(panel, air)
		p.Near, rest = linePanel(near, false, seating.Clocks, t), left
	}
	switch seating.Use {
	case Review:
		p.Graph = rest
		p.Graph.H = min(rest.H, graphMost)
		rest.Y, rest.H = p.Graph.Bottom()+gap/2, rest.Bottom()-p.Graph.Bottom()-gap/2
	case Analysis:
		p.setLines(rest)
	}
	if d.history && seating.Use != Analysis && rest.H > 0 { // nothing is left over
		p.History.Y, p.History.H = rest.Y, p.History.Bottom()-rest.Y
	}
	return p, full
}

// fillRoom gives a column's room to what the use wants there, and the rest to the
// record.
func (p *BoardPage) fillRoom(room Rect, use Use) {
	switch use {
	case Review:
		line := captionLine * p.Text
		graph := min(max(graphHeight, room.H/4), graphMost, room.H/3)
		p.Graph, room = room.cutBottom(graph, gap/2)
		p.Caption, p.History = room.cutBottom(min(2*line, room.H/2), gap/2)
	case Analysis:
		p.History = room
		p.linesOverHistory()
	default:
		p.History = room
	}
}

// linesHeight returns the height that the lines of an analysis need at least.
func (p *BoardPage) linesHeight() float64 {
	n := float64(len(p.Lines))
	return n*lineHeight*p.Text + (n-1)*linesGap
}

// setLines places the lines in a rectangle of their own.
func (p *BoardPage) setLines(r Rect) {
	for i := range p.Lines {
		p.Lines[i] = r.grid(i, 1, len(p.Lines), linesGap)
	}
}

// linesOverHistory gives the lines the upper part of the record, or all of it if
// little would be left.
func (p *BoardPage) linesOverHistory() {
	const worth = 2 * historyHeight
	n := float64(len(p.Lines))
	r := p.History
	wanted := n*tallLine*p.Text + (n-1)*linesGap
	if r.H < wanted+gap+worth*p.Text {
		p.History = Rect{}
		r.H = min(r.H, wanted)
	} else {
		r, p.History = r.cutTop(wanted, gap)
	}
	p.setLines(r)
}
