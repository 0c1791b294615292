package rules

import (
	"slices"
)

// Hop is one way to jump: three consecutive points of a line.
type Hop struct{ From, Over, To Point }

// Board is a set of points joined by lines. Everything else (edges, neighbours,
// hops, symmetries) is derived from the lines. A Board never changes after it
// was made.
type Board struct {
	name       string
	labels     []string
	coords     [][2]float64
	lines      [][]Point
	edges      [][2]Point
	neighbours [64]Bitboard
	hops       [64][]Hop
	symmetries [][]Point
	all        Bitboard
	byLabel    map[string]Point
}

// Name returns the board's name in RULES.md section 2, such as "morris".
func (b *Board) Name() string { return b.name }

// Size returns the number of points.
func (b *Board) Size() int { return len(b.labels) }

// All returns the set of all points.
func (b *Board) All() Bitboard { return b.all }

// Label returns what people and records call p, such as "a1".
func (b *Board) Label(p Point) string { return b.labels[p] }

// ParsePoint returns the point with this label, in lower case.
func (b *Board) ParsePoint(label string) (Point, bool) {
	p, ok := b.byLabel[label]
	return p, ok
}

// Coord returns where p stands in the board's own units, x to the right and y
// up. Only the order and the straightness of lines mean something.
func (b *Board) Coord(p Point) (x, y float64) { return b.coords[p][0], b.coords[p][1] }

// Lines returns the straight lines, each as its points in order.
func (b *Board) Lines() [][]Point { return b.lines }

// Edges returns the neighbouring pairs, the lower point first, in ascending order.
func (b *Board) Edges() [][2]Point { return b.edges }

// Neighbours returns the points that an edge joins with p.
func (b *Board) Neighbours(p Point) Bitboard { return b.neighbours[p] }

// Hops returns the hops that begin at p, in ascending order of To.
func (b *Board) Hops(p Point) []Hop { return b.hops[p] }

// Symmetries returns the permutations of the points that map the drawn board on
// itself (p goes to s[p]); the first is the identity.
func (b *Board) Symmetries() [][]Point { return b.symmetries }

// newBoard derives a board from its table. symmetric holds the rotations and
// mirrorings of the plane, about the middle of the picture, to look for.
func newBoard(name string, labels []string, coords [][2]float64, lines [][]Point) *Board {
	b := &Board{name: name, all: 1<<len(labels) - 1, labels: labels, coords: coords, lines: lines, byLabel: map[string]Point{}}
	for i, l := range labels {
		b.byLabel[l] = Point(i)
	}
	for _, line := range lines {
		for i := 1; i < len(line); i++ {
			p, q := line[i-1], line[i]
			b.edges = append(b.edges, [2]Point{min(p, q), max(p, q)})
			b.neighbours[p] |= Bit(q)
			b.neighbours[q] |= Bit(p)
		}
		for i := 2; i < len(line); i++ {
			p, over, q := line[i-2], line[i-1], line[i]
			b.hops[p] = append(b.hops[p], Hop{p, over, q})
			b.hops[q] = append(b.hops[q], Hop{q, over, p})
		}
	}
	slices.SortFunc(b.edges, func(x, y [2]Point) int {
		return (int(x[0])-int(y[0]))*64 + int(x[1]) - int(y[1])
	})
	for p := range b.hops {
		slices.SortFunc(b.hops[p], func(x, y Hop) int { return int(x.To) - int(y.To) })
	}
	b.symmetries = b.findSymmetries()
	return b
}

// findSymmetries tries the eight symmetries of a square on the board's
// coordinates and keeps those that map points on points and lines on lines.
func (b *Board) findSymmetries() [][]Point {
	lo, hi := b.coords[0], b.coords[0]
	for _, c := range b.coords {
		for k := range 2 {
			lo[k], hi[k] = min(lo[k], c[k]), max(hi[k], c[k])
		}
	}
	var found [][]Point
	for turn := range 8 {
		perm := make([]Point, len(b.coords))
		ok := true
		for p, c := range b.coords {
			x, y := c[0]-(lo[0]+hi[0])/2, c[1]-(lo[1]+hi[1])/2
			if turn&1 != 0 {
				x = -x
			}
			if turn&2 != 0 {
				y = -y
			}
			if turn&4 != 0 {
				x, y = y, x
			}
			q := b.pointNear(x+(lo[0]+hi[0])/2, y+(lo[1]+hi[1])/2)
			ok = ok && q != NoPoint
			perm[p] = q
		}
		if ok && b.keepsLines(perm) {
			found = append(found, perm)
		}
	}
	return found
}

func (b *Board) pointNear(x, y float64) Point {
	const tolerance = 1e-6
	for p, c := range b.coords {
		if dx, dy := c[0]-x, c[1]-y; dx*dx+dy*dy < tolerance {
			return Point(p)
		}
	}
	return NoPoint
}

func (b *Board) keepsLines(perm []Point) bool {
	for _, line := range b.lines {
		image := make([]Point, len(line))
		for i, p := range line {
			image[i] = perm[p]
		}
		reversed := slices.Clone(image)
		slices.Reverse(reversed)
		if !slices.ContainsFunc(b.lines, func(l []Point) bool {
			return slices.Equal(l, image) || slices.Equal(l, reversed)
		}) {
			return false
		}
	}
	return true
}

// lacks says that there is no point with this label.
func (b *Board) lacks(label string) string {
	return "board " + b.name + " has no point " + quoted(label)
}

// mask returns the set of the points of a line.
func mask(line []Point) (m Bitboard) {
	for _, p := range line {
		m |= Bit(p)
	}
	return m
}

// set returns the points with these labels; it is for tables, where an unknown
// label is a programmer's mistake.
func (b *Board) set(labels ...string) (m Bitboard) {
	for _, l := range labels {
		p, ok := b.byLabel[l]
		if !ok {
			panic("rules: " + b.lacks(l))
		}
		m |= Bit(p)
	}
	return m
}
