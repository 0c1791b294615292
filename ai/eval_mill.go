package ai

import "t3hunting/rules"

// millWeights are the terms of the mill games in one phase, for one side.
type millWeights struct {
	man      int // a man on the board or in hand
	closed   int // a complete mill
	open     int // two men on a line whose third point is empty
	ready    int // such a line that the side could complete with its next move
	fork     int // each ready line beyond the first
	toMove   int // the first such line of the side to move
	double   int // a man that closes one mill by opening another
	mobility int // a point that a man can step to
	blocked  int // a man that cannot step
	flying   int // a side that flies
}

func (w *millWeights) knobs(prefix string) []knob {
	return []knob{
		{prefix + "man", &w.man}, {prefix + "closed", &w.closed}, {prefix + "open", &w.open}, {prefix + "ready", &w.ready},
		{prefix + "fork", &w.fork}, {prefix + "tomove", &w.toMove}, {prefix + "double", &w.double},
		{prefix + "mobility", &w.mobility}, {prefix + "blocked", &w.blocked},
		{prefix + "flying", &w.flying},
	}
}

// millEval judges rows of three that remove men.
type millEval struct {
	placing, moving millWeights

	lines []rules.Bitboard
	steps [64]rules.Bitboard
	all   rules.Bitboard
	flyAt int
}

func newMillEval(r *rules.Ruleset, placing, moving millWeights) *millEval {
	e := &millEval{placing: placing, moving: moving, lines: r.MillLines(), all: r.Board.All(), flyAt: r.FlyAt}
	for i := range r.Board.Size() {
		e.steps[i] = r.StepTargets(rules.Point(i))
	}
	return e
}

func (e *millEval) score(st *rules.State) (score int, hot bool) {
	w := &e.moving
	if st.Hand(rules.First)+st.Hand(rules.Second) > 0 {
		w = &e.placing
	}
	return e.side(st, w, rules.First) - e.side(st, w, rules.Second), false
}

// side adds up the terms of one side.
func (e *millEval) side(st *rules.State, w *millWeights, side rules.Side) int {
	own, other := st.Men(side), st.Men(side.Other())
	empty := e.all &^ own &^ other
	hand := st.Hand(side)
	n := w.man * (own.Count() + hand)

	var mills rules.Bitboard // men in mills
	var opened [32]rules.Bitboard
	open := 0
	for _, line := range e.lines {
		switch rest := line &^ own; {
		case rest == 0:
			mills |= line
			n += w.closed
		case rest&(rest-1) == 0 && rest&empty != 0:
			opened[open] = line
			open++
		}
	}
	n += w.open * open

	ready := open
	switch {
	case hand == 0 && own.Count() <= e.flyAt:
		n += w.flying
	default:
		for _, line := range opened[:open] {
			closers := e.steps[(line&^own).First()] & own &^ line
			if closers == 0 && hand == 0 {
				ready--
			}
			if closers&mills != 0 {
				n += w.double
			}
		}
		for b := own; b != 0; b &= b - 1 {
			if to := (e.steps[b.First()] & empty).Count(); to > 0 {
				n += w.mobility * to
			} else {
				n += w.blocked
			}
		}
	}
	if ready > 0 {
		n += w.ready + w.fork*(ready-1)
		if st.Side() == side && st.Duty() == rules.DutyMove {
			n += w.toMove
		}
	}
	return n
}
