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
	mills   [64][]rules.Bitboard // the lines of mills through each point
}

// learn looks at the ruleset's lines.
func (o *order) learn(r *rules.Ruleset) {
	for p := range o.mills {
		o.mills[p] = o.mills[p][:0]
	}
	for _, line := range r.MillLines() {
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
	own, other := st.Men(side), st.Men(side.Other())
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
		if m.To != rules.NoPoint {
			n += o.rateMills(own.Without(m.From&63), other, m.To)
		}
		scores = append(scores, n)
	}
	return scores
}

// rateMills rates a man that comes to p by the mills that it completes or prevents.
func (o *order) rateMills(own, other rules.Bitboard, p rules.Point) int32 {
	var n int32
	for _, line := range o.mills[p] {
		switch rest := line.Without(p); rest {
		case rest & own:
			return orderMill
		case rest & other:
			n = orderBlock
		}
	}
	return n
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
