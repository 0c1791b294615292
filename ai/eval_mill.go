package ai

import (
	"math/bits"

	"t3hunting/rules"
)

// Terms of the mill games, for one side.
const (
	millMan      = 100 // a man on the board or in hand
	millClosed   = 14  // a complete mill
	millOpen     = 6   // two men on a line whose third point is empty
	millReady    = 22  // such a line that the side could complete with its next move
	millToMove   = 40  // the first such line of the side to move
	millDouble   = 45  // a man that closes one mill by opening another
	millMobility = 3   // a point that a man can step to
	millBlocked  = 8   // a man that cannot step, against the side
	millFork     = 15  // each ready line beyond the first
)

// millEval judges rows of three that remove men.
type millEval struct {
	lines []rules.Bitboard
	steps [64]rules.Bitboard
	all   rules.Bitboard
	flyAt int
}

func newMillEval(r *rules.Ruleset) *millEval {
	e := &millEval{lines: r.MillLines(), all: r.Board.All(), flyAt: r.FlyAt}
	for i := range r.Board.Size() {
		e.steps[i] = r.StepTargets(rules.Point(i))
	}
	return e
}

func (e *millEval) score(st *rules.State) (score int, hot bool) {
	return e.side(st, rules.First) - e.side(st, rules.Second), false
}

// side adds up the terms of one side.
func (e *millEval) side(st *rules.State, side rules.Side) int {
	own, other := st.Men(side), st.Men(side.Other())
	empty := e.all &^ own &^ other
	hand := st.Hand(side)
	n := millMan * (own.Count() + hand)

	var mills, holes rules.Bitboard // men in mills; points that complete a line
	open := 0
	var opened [32]rules.Bitboard
	for _, line := range e.lines {
		switch rest := line &^ own; {
		case rest == 0:
			mills |= line
			n += millClosed
		case rest&(rest-1) == 0 && rest&empty != 0:
			opened[open] = line
			open++
			holes |= rest
		}
	}
	n += millOpen * open

	free := hand > 0 || own.Count() <= e.flyAt
	ready := 0
	if free {
		ready = open
	} else {
		for _, line := range opened[:open] {
			closers := e.steps[bits.TrailingZeros64(uint64(line&holes&^own))] & own &^ line
			if closers == 0 {
				continue
			}
			ready++
			if closers&mills != 0 {
				n += millDouble
			}
		}
		for b := own; b != 0; b &= b - 1 {
			if to := (e.steps[b.First()] & empty).Count(); to > 0 {
				n += millMobility * to
			} else {
				n -= millBlocked
			}
		}
	}
	if ready > 0 {
		n += millReady + millFork*(ready-1)
		if st.Side() == side && st.Duty() == rules.DutyMove {
			n += millToMove
		}
	}
	return n
}
