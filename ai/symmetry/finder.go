package symmetry

import "t3hunting/rules"

// finder looks for symmetries by giving one point after the other a place to go.
type finder struct {
	r     *rules.Ruleset
	lines map[rules.Bitboard]bool
	to    [64]rules.Point
	taken rules.Bitboard
	found []Symmetry
}

// assign finds all symmetries that agree with the places of the points below p.
func (f *finder) assign(p rules.Point) {
	if int(p) == f.r.Board.Size() {
		if f.keepsGame() {
			f.found = append(f.found, newSymmetry(f.to, f.r.Board.Size()))
		}
		return
	}
	for q := range rules.Point(f.r.Board.Size()) {
		if f.taken.Has(q) || !f.fits(p, q) {
			continue
		}
		f.to[p], f.taken = q, f.taken.With(q)
		f.assign(p + 1)
		f.taken = f.taken.Without(q)
	}
}

// fits reports whether p may go to q as far as the points below p are concerned.
func (f *finder) fits(p, q rules.Point) bool {
	b := f.r.Board
	if b.Neighbours(p).Count() != b.Neighbours(q).Count() || f.r.Barred.Has(p) != f.r.Barred.Has(q) {
		return false
	}
	for o := range p {
		if b.Neighbours(p).Has(o) != b.Neighbours(q).Has(f.to[o]) ||
			f.r.StepTargets(p).Has(o) != f.r.StepTargets(q).Has(f.to[o]) {
			return false
		}
	}
	return true
}

// keepsGame reports whether hops go to hops, mills to mills, and lines along the board's sides to
// such lines, because some mills count by that.
func (f *finder) keepsGame() bool {
	b := f.r.Board
	hops := map[rules.Hop]bool{}
	for p := range rules.Point(b.Size()) {
		for _, h := range b.Hops(p) {
			hops[h] = true
		}
	}
	for h := range hops {
		if !hops[rules.Hop{From: f.to[h.From], Over: f.to[h.Over], To: f.to[h.To]}] {
			return false
		}
	}
	for line := range f.lines {
		var image rules.Bitboard
		for m := line; m != 0; m &= m - 1 {
			image = image.With(f.to[m.First()])
		}
		if !f.lines[image] || straight(b, line) != straight(b, image) {
			return false
		}
	}
	return true
}

// straight reports whether all points of a line are in one row or in one column.
func straight(b *rules.Board, line rules.Bitboard) bool {
	x, y := b.Coord(line.First())
	sameX, sameY := true, true
	for ; line != 0; line &= line - 1 {
		px, py := b.Coord(line.First())
		sameX, sameY = sameX && px == x, sameY && py == y
	}
	return sameX || sameY
}

func newSymmetry(to [64]rules.Point, size int) Symmetry {
	y := Symmetry{To: to, image: make([][256]rules.Bitboard, (size+7)/8)}
	for p := range size {
		y.Back[to[p]] = rules.Point(p)
	}
	for i := range y.image {
		for set := range 256 {
			for bit := range min(8, size-8*i) {
				if set>>bit&1 != 0 {
					y.image[i][set] = y.image[i][set].With(to[8*i+bit])
				}
			}
		}
	}
	return y
}
