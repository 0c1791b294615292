package ai

import "t3hunting/rules"

// bound says how a stored score relates to the true one.
type bound uint8

const (
	noBound bound = iota // an empty entry
	exact
	atLeast
	atMost
)

// entry is what the table remembers of one position, in 12 bytes.
type entry struct {
	check uint32 // the upper half of the key
	move  rules.Move
	score int16 // mates counted from this position, not from the root
	depth int8
	bound bound
}

// table is the transposition table: buckets of two entries, the first for the deepest search
// seen, the second for the latest.
type table struct {
	entries []entry // two for each bucket, a power of two of them
	mask    uint64
}

// newTable makes a table of at most the given size, and of one bucket at least.
func newTable(bytes int) *table {
	const bucket = 2 * 12
	n := 1
	for 2*n*bucket <= bytes {
		n *= 2
	}
	return &table{entries: make([]entry, 2*n), mask: uint64(n - 1)}
}

// clear forgets everything.
func (t *table) clear() { clear(t.entries) }

// probe returns what is known of the position, or an entry without bound. The score is counted
// from the root, ply plies away.
func (t *table) probe(key uint64, ply int) entry {
	i := key & t.mask * 2
	for _, e := range t.entries[i : i+2] {
		if e.check == uint32(key>>32) && e.bound != noBound {
			e.score = int16(shift(int(e.score), -ply))
			return e
		}
	}
	return entry{}
}

// store remembers a position, in the place of a shallower or an older one.
func (t *table) store(key uint64, ply, depth, score int, b bound, m rules.Move) {
	e := entry{uint32(key >> 32), m, int16(shift(score, ply)), int8(depth), b}
	pair := t.entries[key&t.mask*2:][:2]
	if deep := &pair[0]; deep.bound == noBound || deep.check == e.check || deep.depth <= e.depth {
		if deep.check != e.check {
			pair[1] = *deep
		}
		*deep = e
		return
	}
	pair[1] = e
}

// shift makes the end of the game n plies more distant for a win and for a loss alike: a score
// counted from the root becomes one counted from n plies on by +n, and back by -n.
func shift(score, n int) int {
	switch {
	case score > mateBound:
		return score + n
	case score < -mateBound:
		return score - n
	}
	return score
}
