package layout

// Target is the least height and width, in dp, of anything that is to be
// touched.
const Target = 44

// Rect is an upright rectangle. A Rect without width or height is empty: a page
// leaves that part out.
type Rect struct{ X, Y, W, H float64 }

// Right returns the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom returns the y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Center returns the middle.
func (r Rect) Center() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// Empty reports whether nothing can be shown in r.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Contains reports whether the place lies in r. The left and upper edges belong
// to r, the right and lower ones do not, so that neighbours never share a tap.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && x < r.Right() && y >= r.Y && y < r.Bottom()
}

// Inset returns r made smaller by d on every side; it may be empty.
func (r Rect) Inset(d float64) Rect {
	return Insets{d, d, d, d}.Of(r)
}

// rounding is how far two edges may differ and still be the same.
const rounding = 1e-9

// Overlaps reports whether two rectangles have an area in common.
func (r Rect) Overlaps(o Rect) bool {
	w := min(r.Right(), o.Right()) - max(r.X, o.X)
	h := min(r.Bottom(), o.Bottom()) - max(r.Y, o.Y)
	return w > rounding && h > rounding
}

// Within reports whether r lies in o; edges may coincide.
func (r Rect) Within(o Rect) bool {
	return r.X >= o.X-rounding && r.Y >= o.Y-rounding && r.Right() <= o.Right()+rounding && r.Bottom() <= o.Bottom()+rounding
}

// Turned returns where r comes to lie when the whole of which it is a part is
// turned by 180°.
func (r Rect) Turned(whole Rect) Rect {
	if r.Empty() {
		return r
	}
	return Rect{whole.X + whole.Right() - r.Right(), whole.Y + whole.Bottom() - r.Bottom(), r.W, r.H}
}

// middle returns the middle of r in that height.
func (r Rect) middle(h float64) Rect { return Rect{r.X, r.Y + (r.H-h)/2, r.W, h} }

// Square returns the largest square in the middle of r.
func (r Rect) Square() Rect {
	s := max(0, min(r.W, r.H))
	return Rect{r.X + (r.W-s)/2, r.Y + (r.H-s)/2, s, s}
}

// cutTop splits off the upper h of r and leaves gap between the parts.
func (r Rect) cutTop(h, gap float64) (part, rest Rect) {
	return Rect{r.X, r.Y, r.W, h}, Rect{r.X, r.Y + h + gap, r.W, r.H - h - gap}
}

// cutBottom splits off the lower h of r.
func (r Rect) cutBottom(h, gap float64) (part, rest Rect) {
	return Rect{r.X, r.Bottom() - h, r.W, h}, Rect{r.X, r.Y, r.W, r.H - h - gap}
}

// cutLeft splits off the left w of r.
func (r Rect) cutLeft(w, gap float64) (part, rest Rect) {
	return Rect{r.X, r.Y, w, r.H}, Rect{r.X + w + gap, r.Y, r.W - w - gap, r.H}
}

// cutRight splits off the right w of r.
func (r Rect) cutRight(w, gap float64) (part, rest Rect) {
	return Rect{r.Right() - w, r.Y, w, r.H}, Rect{r.X, r.Y, r.W - w - gap, r.H}
}

// grid returns cell i of r cut into columns × rows with a gap between them, row
// by row.
func (r Rect) grid(i, columns, rows int, gap float64) Rect {
	w := (r.W - gap*float64(columns-1)) / float64(columns)
	h := (r.H - gap*float64(rows-1)) / float64(rows)
	return Rect{r.X + float64(i%columns)*(w+gap), r.Y + float64(i/columns)*(h+gap), w, h}
}

// Insets are the widths of the four edges of something.
type Insets struct{ Top, Right, Bottom, Left float64 }

// Of returns r without its edges.
func (i Insets) Of(r Rect) Rect {
	return Rect{r.X + i.Left, r.Y + i.Top, r.W - i.Left - i.Right, r.H - i.Top - i.Bottom}
}
