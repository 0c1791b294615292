package layout

// Prompt holds the rectangles of a sheet that asks something: a text and a few
// buttons under it. They are given as its reader sees them; if Turned is set,
// the whole is to be turned by 180° about the middle of Sheet.
type Prompt struct {
	Sheet   Rect
	Close   Rect // a square in the upper right corner, or empty
	Text    Rect // empty if there is no text
	Buttons []Rect
	Turned  bool
}

// Asking is what a prompt has to hold.
type Asking struct {
	Buttons int
	TextH   float64 // the height that the text needs
	Close   bool    // it can be closed without an answer
	Far     bool    // it is for the far player
}

// promptWidth is how wide a prompt gets at text scale 1.
const promptWidth = 420

// wideButton is how wide the buttons of a prompt get at text scale 1 before there are
// more of them in a row.
const wideButton = 200

// NewPrompt lays out a sheet over a board page of the same window: in the column
// beside the board where there is one that is wide enough, in place of a panel of
// players face to face, else at the foot of the page below the middle of the board,
// for the far player at its head.
func NewPrompt(s Screen, p *BoardPage, a Asking) Prompt {
	const edge = 1.5 * gap
	in := s.Inner().Inset(gap)
	q := Prompt{Turned: a.Far && p.Far.Turned}
	place := p.promptPlace(in, a.Far)
	columns := max(1, min(a.Buttons, max(2, int(place.W/(wideButton*p.Text)))))
	rows := (a.Buttons + columns - 1) / columns
	least := max(columnButton, 24*p.Text+gap)
	head := max(Target, a.TextH) + gap
	if need := head + float64(rows)*(least+gap) + 2*edge; need > in.H && a.Buttons > 2 {
		columns = 3 // a low window
		rows = (a.Buttons + columns - 1) / columns
		place.X, place.W = in.X, in.W
	}
	need := head + float64(rows)*(least+gap) - gap + 2*edge
	h := min(in.H, max(need, place.H))
	q.Sheet = Rect{place.X, place.Bottom() - h, place.W, h}
	if a.Far {
		q.Sheet.Y = place.Y
	}
	q.Sheet.Y = min(max(p.besideBoard(in, q.Sheet, a.Far), in.Y), in.Bottom()-h)
	if d := q.Sheet.Y - p.History.Y; p.Stacked() && d > 0 && d < p.History.H {
		q.Sheet.Y -= d // the record is hidden as a whole
		q.Sheet.H += d
	}
	low, top := q.Sheet.Inset(edge).cutBottom(min(h, need)-2*edge-head, gap)
	q.Text = top
	if a.Close {
		q.Close, q.Text = top.cutRight(Target, gap)
		q.Close.H = Target
	}
	q.Buttons = buttonGrid(low, a.Buttons, rows)
	return q
}

// promptPlace returns the column or the panel in which a prompt stands, or a place
// without height at the edge of the page to which it keeps.
func (p *BoardPage) promptPlace(in Rect, far bool) Rect {
	panel := p.panel(far)
	x, _ := p.Board.Center()
	w := min(in.W, promptWidth*max(p.Text, 1))
	place := Rect{min(max(x-w/2, in.X), in.Right()-w), p.foot(), w, 0}
	if far {
		place.Y = p.head()
	}
	switch {
	case p.Form == PhoneLandscape:
		place.X, place.W = p.Board.X, p.Board.W
	case p.Stacked() && !p.Near.Status.Empty():
		return panel
	case !p.Stacked() && !far && panel.W >= minColumn:
		return Rect{panel.X, panel.Bottom(), panel.W, 0}
	}
	return place
}

// besideBoard returns where a sheet of players face to face begins that stands clear
// of the board where there is room for it, else where it stands already.
func (p *BoardPage) besideBoard(in Rect, sheet Rect, far bool) float64 {
	switch {
	case !p.Near.Tall || p.Near.Rect.Empty():
	case far && p.Board.Y-gap-sheet.H >= in.Y:
		return p.Board.Y - gap - sheet.H
	case !far && p.Board.Bottom()+gap+sheet.H <= in.Bottom():
		return p.Board.Bottom() + gap
	}
	return sheet.Y
}
