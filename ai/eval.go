package ai

import "t3hunting/rules"

// evaluator judges positions of one ruleset without looking ahead. It holds tables that it draws
// from the ruleset once.
type evaluator interface {
	// score returns the value of a game under way for First, in hundredths of a man, and whether
	// the side to move could capture by jumping.
	score(st *rules.State) (score int, hot bool)
}

// newEvaluator returns the evaluator of the ruleset's family.
func newEvaluator(r *rules.Ruleset) evaluator {
	switch r.Family {
	case rules.FamilyHunt:
		return newHuntEval(r)
	case rules.FamilyAlquerque:
		return newAlquerqueEval(r)
	case rules.FamilyRow:
		return newRowEval(r)
	}
	return newMillEval(r)
}

// signOf is 1 for First and -1 for Second, for terms that are added for First.
func signOf(s rules.Side) int { return 1 - 2*int(s) }
