package ai

import "t3hunting/rules"

// alquerqueWeights are the terms of Alquerque, for one side.
type alquerqueWeights struct {
	backRow  int // a man on the far row, which has no quiet moves left
	tempo    int // a row that a man still has before it: quiet moves to come
	mobility int // a quiet move
	hanging  int // against the side to move, if the other could capture a man of it; matches want it below 0
	huffed   int // a man of the other side that may be huffed right now
}

func (w *alquerqueWeights) knobs(prefix string) []knob {
	return []knob{
		{prefix + "backrow", &w.backRow}, {prefix + "tempo", &w.tempo}, {prefix + "mobility", &w.mobility},
		{prefix + "hanging", &w.hanging}, {prefix + "huffed", &w.huffed},
	}
}

// alquerqueEval judges soldiers that march, capture and are huffed.
type alquerqueEval struct {
	w       alquerqueWeights
	hops    [2][64][]rules.Hop // for each side, those that its men may make from the start
	back    [64][]rules.Hop    // all hops, for men that have reached the far row
	steps   [2][64]rules.Bitboard
	all     rules.Bitboard
	around  [64]rules.Bitboard
	rows    [2][64]int // rows that a man still has before it
	farRow  [2]rules.Bitboard
	onlyHop bool // men on the far row have no steps
}

func newAlquerqueEval(r *rules.Ruleset, w alquerqueWeights) *alquerqueEval {
	e := &alquerqueEval{w: w, onlyHop: r.BackRow, all: r.Board.All()}
	b := r.Board
	_, low := b.Coord(0)
	high := low
	for i := range b.Size() {
		_, y := b.Coord(rules.Point(i))
		low, high = min(low, y), max(high, y)
	}
	for i := range b.Size() {
		p := rules.Point(i)
		_, y := b.Coord(p)
		e.back[p], e.around[p] = b.Hops(p), b.Neighbours(p)
		e.rows[rules.First][p], e.rows[rules.Second][p] = int(high-y), int(y-low)
		for side := range e.hops {
			if e.rows[side][p] == 0 {
				e.farRow[side] = e.farRow[side].With(p)
			}
			for q := r.StepTargets(p); q != 0; q &= q - 1 {
				if to := q.First(); !r.Forward || e.forward(b, rules.Side(side), p, to) {
					e.steps[side][p] = e.steps[side][p].With(to)
				}
			}
			for _, h := range b.Hops(p) {
				if !r.Forward || r.Back == rules.AlwaysBack || e.forward(b, rules.Side(side), p, h.To) {
					e.hops[side][p] = append(e.hops[side][p], h)
				}
			}
		}
	}
	return e
}

// forward reports whether the way from p to q does not lead backward for the side.
func (e *alquerqueEval) forward(b *rules.Board, side rules.Side, p, q rules.Point) bool {
	_, from := b.Coord(p)
	_, to := b.Coord(q)
	return (to-from)*float64(signOf(side)) >= 0
}

func (e *alquerqueEval) score(st *rules.State) (score int, hot bool) {
	mover := st.Side()
	n, canTake := e.side(st, mover)
	m, theyTake := e.side(st, mover.Other())
	n -= m
	if theyTake > 0 {
		n -= e.w.hanging
	}
	n += e.w.huffed * min(1, st.Huffable().Count())
	return n * signOf(mover), canTake > 0
}

// side adds up the terms of one side and counts the captures that it may have.
func (e *alquerqueEval) side(st *rules.State, side rules.Side) (n, captures int) {
	own, other := st.Men(side), st.Men(side.Other())
	empty := e.all &^ own &^ other
	n = man * own.Count()
	for b := own; b != 0; b &= b - 1 {
		p := b.First()
		visited := st.Visited(p)
		hops := e.hops[side][p]
		if e.onlyHop && visited&e.farRow[side] != 0 {
			n += e.w.backRow
			hops = e.back[p]
		} else {
			n += e.w.tempo*e.rows[side][p] + e.w.mobility*(e.steps[side][p]&empty&^visited).Count()
		}
		if e.around[p]&other == 0 {
			continue
		}
		for _, h := range hops {
			if other.Has(h.Over) && empty.Has(h.To) && !visited.Has(h.To) {
				captures++
			}
		}
	}
	return n, captures
}
