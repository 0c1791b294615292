package ai

import "t3hunting/rules"

// Terms of the hunt games, added for the T3. Their balance follows from exact counts of Bagh-Chal:
// with T3 to move and all soldiers placed the T3 win 0.4, 1.9, 22, 66 and 95 of 100 positions
// after none to four captures, so the game is level a little above half of the goal. The start is
// a draw there: every soldier that enters moves the balance on.
const (
	huntCapture  = 100 // a captured soldier
	huntBalance  = 52  // captures at which the game is level after the placing, in hundredths of the goal
	huntHang     = 55  // a soldier that can be taken, T3 to move
	huntThreat   = 12  // a soldier that could be taken, soldiers to move
	huntMobile   = 14  // a T3 that can move
	huntFreedom  = 2   // a point to which a T3 can move
	huntRegion   = -7  // an empty point that no T3 can get to
	huntEarlyRim = -3  // a soldier on the rim while soldiers are in hand
)

// huntEval judges soldiers against T3.
type huntEval struct {
	steps  [64]rules.Bitboard
	hops   [64][]rules.Hop
	rim    rules.Bitboard // points that nobody can jump over
	hunter rules.Side
	men    int // soldiers in all
	level  int // huntBalance as a score
	all    rules.Bitboard
}

func newHuntEval(r *rules.Ruleset) *huntEval {
	e := &huntEval{level: huntCapture * huntBalance * r.CaptureGoal / 100, all: r.Board.All()}
	if r.Roles[rules.First] != rules.T3 {
		e.hunter = rules.Second
	}
	e.men = r.Men[e.hunter.Other()]
	var over [64]bool
	for i := range r.Board.Size() {
		p := rules.Point(i)
		e.steps[p] = r.StepTargets(p)
		e.hops[p] = r.Board.Hops(p)
		for _, h := range e.hops[p] {
			over[h.Over] = true
		}
	}
	for i := range r.Board.Size() {
		if !over[i] {
			e.rim = e.rim.With(rules.Point(i))
		}
	}
	return e
}

func (e *huntEval) score(st *rules.State) (score int, hot bool) {
	prey := e.hunter.Other()
	hunters, soldiers := st.Men(e.hunter), st.Men(prey)
	empty := e.all &^ hunters &^ soldiers
	toHunt := st.Side() == e.hunter

	n := huntCapture*st.Lost(prey) - e.level*(e.men-st.Hand(prey))/e.men
	var taken, reach rules.Bitboard
	for b := hunters; b != 0; b &= b - 1 {
		p := b.First()
		to := e.steps[p] & empty
		for _, h := range e.hops[p] {
			if soldiers.Has(h.Over) && empty.Has(h.To) {
				taken = taken.With(h.Over)
				to = to.With(h.To)
			}
		}
		if to != 0 {
			n += huntMobile + huntFreedom*to.Count()
		}
		reach |= to
	}
	n += huntMobile * st.Hand(e.hunter)
	switch captures := taken.Count(); {
	case captures == 0:
	case toHunt:
		n += huntHang + huntThreat*(captures-1)
	default:
		n += huntThreat * captures
	}
	if st.Hand(prey) > 0 {
		n += huntEarlyRim * (soldiers & e.rim).Count()
	}
	if st.Hand(e.hunter) == 0 {
		n += huntRegion * (empty &^ e.flood(reach, empty)).Count()
	}
	return n * signOf(e.hunter), toHunt && taken != 0
}

// flood returns the empty points that can be got to by steps from a set of them.
func (e *huntEval) flood(reach, empty rules.Bitboard) rules.Bitboard {
	for fresh := reach; fresh != 0; {
		var around rules.Bitboard
		for b := fresh; b != 0; b &= b - 1 {
			around |= e.steps[b.First()]
		}
		fresh = around & empty &^ reach
		reach |= fresh
	}
	return reach
}
