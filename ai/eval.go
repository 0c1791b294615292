package ai

import "t3hunting/rules"

// man is the value of a man, the unit of all scores.
const man = 100

// evaluator judges positions of one ruleset without looking ahead. It holds tables that it draws
// from the ruleset once.
type evaluator interface {
	// score returns the value of a game under way for First, in hundredths of a man, and whether
	// the side to move could capture by jumping.
	score(st *rules.State) (score int, hot bool)
}

// newEvaluator returns the evaluator of the ruleset's family.
func newEvaluator(r *rules.Ruleset, t *Tuning) evaluator {
	switch r.Family {
	case rules.FamilyHunt:
		return newHuntEval(r, t.hunt)
	case rules.FamilyAlquerque:
		return newAlquerqueEval(r, t.alquerque)
	case rules.FamilyRow:
		return newRowEval(r, t.row)
	}
	return newMillEval(r, t.placing, t.moving)
}

// signOf is 1 for First and -1 for Second, for terms that are added for First.
func signOf(s rules.Side) int { return 1 - 2*int(s) }
