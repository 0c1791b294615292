package layout

// Review holds the places of what is told of a finished game while somebody
// looks back at it, in place of the slider.
type Review struct {
	Graph   Rect // of the winning chances; a few words stand before the curve
	Caption Rect // what is told of the move that shows
	History Rect // what is left for the record
	// TakesNear and TakesFar say that they stand in place of these panels.
	TakesNear, TakesFar bool
}

// Measures of a review at text scale 1, in dp.
const (
	captionLine = 20
	graphHeight = 84
	tallGraph   = 140
)

// Review lays out a review on the page: at the foot of a record in columns, else
// in place of panels, which are of no use to somebody who does not play.
// back is the button that ends the look back.
func (p *BoardPage) Review(back Rect) Review {
	r := Review{History: p.History}
	line := captionLine * p.Text
	switch {
	case len(p.Buttons) == 0 && p.Near.Tall: // face to face, in columns
		room := p.Near.Status
		room.Y, room.H = back.Bottom()+gap, room.Bottom()-back.Bottom()-gap
		room.H = min(room.H, tallGraph+4*line)
		r.Caption, r.Graph = room.cutTop(min(4*line, room.H/2), gap/2)
	case len(p.Buttons) == 0: // face to face
		room := p.Near.Rect.Inset(gap)
		room.H = back.Y - gap/2 - room.Y
		r.Caption, r.Graph = room.cutTop(line, gap/2)
		r.TakesNear = true
	case p.Form == PhonePortrait || p.Form == TabletPortrait:
		r.stack(p)
	default:
		low := p.History.Bottom()
		if p.Notice.X == p.History.X {
			low = max(low, p.Notice.Bottom())
		}
		room := Rect{p.History.X, p.History.Y, p.History.W, low - p.History.Y}
		graph, room := room.cutBottom(min(graphHeight, room.H/3), gap/2)
		r.Graph = graph
		r.Caption, r.History = room.cutBottom(min(2*line, room.H/2), gap/2)
	}
	return r
}

// stack puts the graph below the board, and the caption at the foot of the page
// or, where there is no room for it, above the board.
func (r *Review) stack(p *BoardPage) {
	r.TakesNear = true
	r.Graph, r.Caption = p.Near.Rect, p.Notice
	if p.Notice.Empty() {
		r.Caption, r.TakesFar = p.Far.Rect, true
	}
	if p.History.Empty() {
		r.Graph.H = p.Buttons[0].Y - gap/2 - r.Graph.Y
	}
}
