package ai

import "t3hunting/rules"

// rowWeights are the terms of the game of a row of three, for one side. The search sees nearly
// everything here.
type rowWeights struct {
	open     int // a line with two own men and no other
	one      int // a line with one own man and no other
	mobility int // a point that a man can move to
}

// rowEval judges the race for a row of three.
type rowEval struct {
	w     rowWeights
	lines []rules.Bitboard
	steps [64]rules.Bitboard
	all   rules.Bitboard
}

func newRowEval(r *rules.Ruleset, w rowWeights) *rowEval {
	e := &rowEval{w: w, lines: r.MillLines(), all: r.Board.All()}
	for i := range r.Board.Size() {
		e.steps[i] = r.StepTargets(rules.Point(i))
	}
	return e
}

func (e *rowEval) score(st *rules.State) (score int, hot bool) {
	return e.side(st, rules.First) - e.side(st, rules.Second), false
}

// side adds up the terms of one side.
func (e *rowEval) side(st *rules.State, side rules.Side) int {
	own, other := st.Men(side), st.Men(side.Other())
	empty := e.all &^ own &^ other
	n := 0
	for _, line := range e.lines {
		if line&other != 0 {
			continue
		}
		switch (line & own).Count() {
		case 2:
			n += e.w.open
		case 1:
			n += e.w.one
		}
	}
	for b := own; b != 0; b &= b - 1 {
		n += e.w.mobility * (e.steps[b.First()] & empty).Count()
	}
	return n
}
