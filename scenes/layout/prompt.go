package layout

// Prompt holds the rectangles of a sheet that asks something: a text and a few
// buttons under it. They are given as its reader sees them; if Turned is set,
// the whole is to be turned by 180° about the middle of Sheet.
type Prompt struct {
	Sheet   Rect
	Close   Rect // a square in the upper right corner
	Text    Rect // empty if there is no text
	Buttons []Rect
	Turned  bool
}

// promptWidth is how wide a prompt gets at text scale 1.
const promptWidth = 420

// NewPrompt lays out a sheet with n buttons over a board page of the same
// window: in the column beside the board where there is one that is wide enough,
// else at the foot of the window below the middle of the board, for the far
// player at its head. textH is the height that the text needs.
func NewPrompt(s Screen, p *BoardPage, n int, textH float64, far bool) Prompt {
	const edge = 1.5 * gap
	in := s.Inner().Inset(gap)
	q := Prompt{Turned: far && p.Far.Turned}
	w := min(in.W, promptWidth*max(p.Text, 1))
	cx, _ := p.Board.Center()
	if own := p.Near.Rect; own.W >= minColumn && !far && (own.X >= p.Board.Right() || own.Right() <= p.Board.X) {
		w = own.W
		cx, _ = own.Center()
	}
	columns := max(1, min(n, 2))
	rows := (n + columns - 1) / columns
	least := max(columnButton, 24*p.Text+gap)
	head := float64(Target + gap)
	if textH > 0 {
		head = max(Target, textH) + gap
	}
	if need := head + float64(rows)*(least+gap) + 2*edge; need > in.H && n > 2 {
		columns = 3 // a low window
		rows = (n + columns - 1) / columns
		w = in.W
	}
	h := min(in.H, head+float64(rows)*(least+gap)-gap+2*edge)
	x := min(max(cx-w/2, in.X), in.Right()-w)
	q.Sheet = Rect{x, in.Bottom() - h, w, h}
	if far {
		q.Sheet.Y = in.Y
	}
	body := q.Sheet.Inset(edge)
	top, body := body.cutTop(head-gap, gap)
	q.Close, q.Text = top.cutRight(Target, gap)
	q.Close.H = Target
	q.Buttons = make([]Rect, n)
	for i := range q.Buttons {
		q.Buttons[i] = body.grid(i, columns, rows, gap)
	}
	return q
}
