package ai

import "t3hunting/rules"

// huntWeights are the terms of the hunt games, added for the T3. Captures count from where the
// ruleset says that they leave the sides even (rules.Ruleset.Even); every soldier that enters moves
// that on.
type huntWeights struct {
	hang     int // a soldier that can be taken, T3 to move
	threat   int // a soldier that could be taken, soldiers to move
	mobile   int // a T3 that can move
	freedom  int // a point to which a T3 can move
	region   int // an empty point that no T3 can get to
	earlyRim int // a soldier on the rim while soldiers are in hand
}

func (w *huntWeights) knobs(prefix string) []knob {
	return []knob{
		{prefix + "hang", &w.hang}, {prefix + "threat", &w.threat},
		{prefix + "mobile", &w.mobile}, {prefix + "freedom", &w.freedom}, {prefix + "region", &w.region},
		{prefix + "earlyrim", &w.earlyRim},
	}
}

// huntEval judges soldiers against T3.
type huntEval struct {
	w      huntWeights
	steps  [64]rules.Bitboard
	hops   [64][]rules.Hop
	rim    rules.Bitboard // points that nobody can jump over
	hunter rules.Side
	placed int    // soldiers that are to be placed
	even   [2]int // the ruleset's
	all    rules.Bitboard
}

func newHuntEval(r *rules.Ruleset, w huntWeights) *huntEval {
	e := &huntEval{w: w, even: r.Even, all: r.Board.All()}
	if r.Roles[rules.First] != rules.T3 {
		e.hunter = rules.Second
	}
	prey := e.hunter.Other()
	e.placed = max(1, r.Men[prey]-r.Start[prey].Count())
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

	n := man*st.Lost(prey) - e.even[1] + (e.even[1]-e.even[0])*st.Hand(prey)/e.placed
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
			n += e.w.mobile + e.w.freedom*to.Count()
		}
		reach |= to
	}
	n += e.w.mobile * st.Hand(e.hunter)
	switch captures := taken.Count(); {
	case captures == 0:
	case toHunt:
		n += e.w.hang + e.w.threat*(captures-1)
	default:
		n += e.w.threat * captures
	}
	if st.Hand(prey) > 0 {
		n += e.w.earlyRim * (soldiers & e.rim).Count()
	}
	if st.Hand(e.hunter) == 0 {
		n += e.w.region * (empty &^ e.flood(reach, empty)).Count()
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
