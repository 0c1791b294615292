package solved

import (
	"t3hunting/ai/symmetry"
	"t3hunting/rules"
)

// Class is a kind of positions: how many men the side to move and the other side have.
type Class struct {
	Own, Other         int // on the board
	OwnHand, OtherHand int
}

// Index numbers the positions of some classes, without regard to which of the two sides is to
// move. Positions that mirror each other have one number; not every number has a position.
type Index struct {
	classes    []section
	symmetries []symmetry.Symmetry
	points     int
	choose     [25][13]uint32 // binomial coefficients
	anchors    [5][]anchor    // by number of men, then by rank
	orbits     [5][]rules.Bitboard
	size       int
}

// section is a class with the number of its first position.
type section struct {
	Class
	first int
}

// anchor is what the index knows of the men of one side, the side that has fewer.
type anchor struct {
	orbit int     // which set of points it is a mirror image of
	ways  []uint8 // the symmetries that lead there
}

// NewIndex numbers the positions of these classes. In each, one side has at most four men on the
// board and the other at most twelve, and the board has at most 24 points.
func NewIndex(r *rules.Ruleset, classes []Class) *Index {
	x := &Index{symmetries: symmetry.Of(r), points: r.Board.Size()}
	for n := range x.choose {
		x.choose[n][0] = 1
		for k := 1; k < len(x.choose[n]) && n > 0; k++ {
			x.choose[n][k] = x.choose[n-1][k-1] + x.choose[n-1][k]
		}
	}
	for _, c := range classes {
		few, many := min(c.Own, c.Other), max(c.Own, c.Other)
		x.addAnchors(few)
		x.classes = append(x.classes, section{c, x.size})
		x.size += len(x.orbits[few]) * int(x.choose[x.points-few][many])
	}
	return x
}

// Size returns how many numbers there are.
func (x *Index) Size() int { return x.size }

// addAnchors prepares the sets of n points.
func (x *Index) addAnchors(n int) {
	if x.anchors[n] != nil {
		return
	}
	x.anchors[n] = make([]anchor, x.choose[x.points][n])
	orbitOf := map[rules.Bitboard]int{}
	for rank := range x.anchors[n] {
		set := x.unrank(rank, n, 0)
		lowest := set
		for i := range x.symmetries {
			lowest = min(lowest, x.symmetries[i].At(set))
		}
		orbit, ok := orbitOf[lowest]
		if !ok {
			orbit = len(x.orbits[n])
			orbitOf[lowest] = orbit
			x.orbits[n] = append(x.orbits[n], lowest)
		}
		a := &x.anchors[n][rank]
		a.orbit = orbit
		for i := range x.symmetries {
			if x.symmetries[i].At(set) == lowest {
				a.ways = append(a.ways, uint8(i))
			}
		}
	}
}

// rank numbers the sets of as many points as set has, among the points that are not in without.
func (x *Index) rank(set, without rules.Bitboard) (rank int) {
	k := 1
	for ; set != 0; set &= set - 1 {
		p := set.First()
		rank += int(x.choose[int(p)-(without&(1<<p-1)).Count()][k])
		k++
	}
	return rank
}

// unrank is the inverse of rank for sets of n points.
func (x *Index) unrank(rank, n int, without rules.Bitboard) (set rules.Bitboard) {
	for k := n; k > 0; k-- {
		i := 0 // the highest place whose sets come no later than rank
		for i+1 < len(x.choose) && int(x.choose[i+1][k]) <= rank {
			i++
		}
		rank -= int(x.choose[i][k])
		p := rules.Point(0)
		for skip := i; ; p++ {
			if without.Has(p) {
				continue
			}
			if skip == 0 {
				break
			}
			skip--
		}
		set = set.With(p)
	}
	return set
}

// Number returns the number of the position in which the side to move has the men of own, and
// whether it belongs to one of the classes.
func (x *Index) Number(own, other rules.Bitboard, ownHand, otherHand int) (n int, ok bool) {
	c := Class{own.Count(), other.Count(), ownHand, otherHand}
	for i := range x.classes {
		if x.classes[i].Class == c {
			return x.number(&x.classes[i], own, other), true
		}
	}
	return 0, false
}

func (x *Index) number(s *section, own, other rules.Bitboard) int {
	few, many := own, other
	if s.Own > s.Other {
		few, many = other, own
	}
	a := &x.anchors[few.Count()][x.rank(few, 0)]
	stand := x.orbits[few.Count()][a.orbit]
	n := few.Count()
	m := many.Count()
	lowest := int(x.choose[x.points-n][m])
	each := lowest
	for _, way := range a.ways {
		lowest = min(lowest, x.rank(x.symmetries[way].At(many), stand))
	}
	return s.first + a.orbit*each + lowest
}

// Position returns the position of a number, and false if another number stands for its mirror
// images.
func (x *Index) Position(number int) (c Class, own, other rules.Bitboard, ok bool) {
	i := len(x.classes) - 1
	for x.classes[i].first > number {
		i--
	}
	s := &x.classes[i]
	few, many := min(s.Own, s.Other), max(s.Own, s.Other)
	each := int(x.choose[x.points-few][many])
	rest := number - s.first
	own = x.orbits[few][rest/each]
	other = x.unrank(rest%each, many, own)
	if s.Own > s.Other {
		own, other = other, own
	}
	return s.Class, own, other, x.number(s, own, other) == number
}
