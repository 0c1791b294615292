package scenes

import (
	"math"

	"t3hunting/rules"
	"t3hunting/scenes/input"
)

// Walk leads from a point to the neighbour on a line that lies most in the
// direction of an arrow key, on the screen.
func (b *board) Walk(from string, a input.Action) (string, bool) {
	v := &b.view
	at := rules.NoPoint
	for i := range v.targets {
		if v.targets[i].Name == from {
			at = rules.Point(i)
		}
	}
	if at == rules.NoPoint {
		return "", false
	}
	dx, dy := direction(a)
	x, y := v.at.At(at)
	const aside = 0.45 // least cosine of the angle to the key's direction
	best, next := aside, rules.NoPoint
	for set := v.board.Neighbours(at); set != 0; set &= set - 1 {
		p := set.First()
		px, py := v.at.At(p)
		if c := ((px-x)*dx + (py-y)*dy) / math.Hypot(px-x, py-y); c > best+1e-9 {
			best, next = c, p
		}
	}
	if next == rules.NoPoint {
		return "", false
	}
	return v.targets[next].Name, true
}
