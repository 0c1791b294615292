package layout

// The lines of an analysis, in dp at text scale 1.
const (
	linesGap   = gap / 2
	lineHeight = 20 // at least, in one row of text
	tallLine   = 46 // in two
)

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
