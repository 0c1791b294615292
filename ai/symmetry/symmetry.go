package symmetry

import "t3hunting/rules"

// Symmetry is a way to lay the board on itself that changes nothing in a game.
type Symmetry struct {
	To, Back [64]rules.Point // where a point goes, and which point comes there

	image [][256]rules.Bitboard
}

// At returns where a set of points goes.
func (y *Symmetry) At(set rules.Bitboard) (image rules.Bitboard) {
	for i := range y.image {
		image |= y.image[i][set>>(8*i)&255]
	}
	return image
}

// Move returns what m becomes when its points go where way says.
func Move(m rules.Move, way *[64]rules.Point) rules.Move {
	for _, p := range []*rules.Point{&m.From, &m.To, &m.Over} {
		if *p != rules.NoPoint {
			*p = way[*p]
		}
	}
	return m
}

// Of returns the symmetries of a ruleset, the identity first, or none if it has no other:
// where men go forward, or remember where they have been, a mirrored position is another one.
//
// They are more than those of the picture: the rings of a mill board can be turned inside out.
func Of(r *rules.Ruleset) []Symmetry {
	if r.Forward || r.NoReturn {
		return nil
	}
	f := finder{r: r, lines: map[rules.Bitboard]bool{}}
	for _, line := range r.MillLines() {
		f.lines[line] = true
	}
	for i := range f.to {
		f.to[i] = rules.NoPoint
	}
	f.assign(0)
	if len(f.found) < 2 {
		return nil
	}
	return f.found
}
