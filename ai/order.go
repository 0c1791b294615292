package ai

import "t3hunting/rules"

// What a move is worth trying early for. The history of a quiet move stays below historyLimit.
const (
	orderTable   = 1 << 30
	orderJump    = 1 << 24
	orderMill    = 1 << 23
	orderKiller  = 1 << 21
	orderBlock   = 1 << 20 // a point that the opponent needs for a mill
	historyLimit = 1 << 18
)

// order guesses which moves are good, so that the best is searched first.
type order struct {
	history [2][64][64]int32 // by side, from and to: what cut off before, NoPoint as 63
	killers [maxPly][2]rules.Move
	lines   []rules.Bitboard     // of mills
	mills   [64][]rules.Bitboard // those through each point
}

// learn looks at the ruleset's lines.
func (o *order) learn(r *rules.Ruleset) {
	for p := range o.mills {
		o.mills[p] = o.mills[p][:0]
	}
	o.lines = r.MillLines()
	for _, line := range o.lines {
		for b := line; b != 0; b &= b - 1 {
			o.mills[b.First()] = append(o.mills[b.First()], line)
		}
	}
}

// clear forgets all that was learnt from searching.
func (o *order) clear() {
	o.history = [2][64][64]int32{}
	o.killers = [maxPly][2]rules.Move{}
}

// rate appends to scores one rating for each move: the higher the earlier.
func (o *order) rate(scores []int32, st *rules.State, moves []rules.Move, first rules.Move, ply int) []int32 {
	side := st.Side()
	own := st.Men(side)
	closing, blocking := o.keyPoints(own, st.Men(side.Other()))
	for _, m := range moves {
		var n int32
		switch {
		case m == first:
			n = orderTable
		case m.Kind == rules.Jump:
			n = orderJump
		case m == o.killers[ply][0]:
			n = orderKiller + 1
		case m == o.killers[ply][1]:
			n = orderKiller
		}
		n += o.history[side][m.From&63][m.To&63]
		switch {
		case m.To == rules.NoPoint:
		case closing.Has(m.To) && o.closes(own.Without(m.From&63), m.To):
			n += orderMill
		case blocking.Has(m.To):
			n += orderBlock
		}
		scores = append(scores, n)
	}
	return scores
}

// keyPoints returns the points that a side's mills and the other side's lack as the last.
func (o *order) keyPoints(own, other rules.Bitboard) (closing, blocking rules.Bitboard) {
	for _, line := range o.lines {
		if rest := line &^ own; rest&(rest-1) == 0 {
			closing |= rest
		}
		if rest := line &^ other; rest&(rest-1) == 0 {
			blocking |= rest
		}
	}
	return closing, blocking
}

// closes reports whether a man that comes to p completes a mill.
func (o *order) closes(own rules.Bitboard, p rules.Point) bool {
	for _, line := range o.mills[p] {
		if line&^own.With(p) == 0 {
			return true
		}
	}
	return false
}

// next moves the best rated of the moves from i on to place i and returns it.
func next(moves []rules.Move, scores []int32, i int) rules.Move {
	best := i
	for j := i + 1; j < len(scores); j++ {
		if scores[j] > scores[best] {
			best = j
		}
	}
	m, n := moves[best], scores[best]
	// The moves between keep their order, so that equal ratings stay in board order.
	copy(moves[i+1:best+1], moves[i:best])
	copy(scores[i+1:best+1], scores[i:best])
	moves[i], scores[i] = m, n
	return m
}

// reward notes that m cut off the search of a position, and that the moves before it did not.
func (o *order) reward(side rules.Side, m rules.Move, before []rules.Move, depth, ply int) {
	if m.Kind == rules.Jump {
		return
	}
	if k := &o.killers[ply]; k[0] != m {
		k[0], k[1] = m, k[0]
	}
	gain := int32(min(depth*depth, 400)) * 8
	o.adjust(side, m, gain)
	for _, m := range before {
		o.adjust(side, m, -gain)
	}
}

// adjust adds to the history of m; what is already large grows more slowly.
func (o *order) adjust(side rules.Side, m rules.Move, gain int32) {
	h := &o.history[side][m.From&63][m.To&63]
	*h += gain - int32(int64(*h)*int64(max(gain, -gain))/historyLimit)
}
