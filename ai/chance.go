package ai

import (
	"math"

	"t3hunting/rules"
)

// How many hundredths of a man make the odds of winning e times as good, by family. In the mill
// games and Alquerque that follows from the results of games of the program against itself. In the
// hunts a capture is worth the less, the more of them win: exact counts of Bagh-Chal (with T3 to
// move and all soldiers placed they win 0.4, 1.9, 22, 66 and 95 of 100 positions after none to four
// captures) and games of the others agree on a tenth of a capture for each capture of the goal.
const (
	millOdds      = 160
	alquerqueOdds = 160
	huntOdds      = 10 // for each capture of the goal
	rowOdds       = 20
)

// WinChance returns the chance of winning, 0 to 1 and a draw half a win, that a score for the side
// to move stands for.
func WinChance(r *rules.Ruleset, score int) float64 {
	if plies, decided := MateIn(score); decided {
		if plies > 0 {
			return 1
		}
		return 0
	}
	odds := float64(millOdds)
	switch r.Family {
	case rules.FamilyHunt:
		odds = huntOdds * float64(r.CaptureGoal)
	case rules.FamilyAlquerque:
		odds = alquerqueOdds
	case rules.FamilyRow:
		odds = rowOdds
	}
	return 1 / (1 + math.Exp(-float64(score)/odds))
}

// AcceptsDraw reports whether a player who thinks his position worth score takes an offered draw:
// only where nobody stands better.
func AcceptsDraw(r *rules.Ruleset, score int) bool {
	const level = 0.05
	return math.Abs(WinChance(r, score)-0.5) <= level
}

// DecidedChance returns First's chance of winning a game that is over: 1, 0, or a half for a draw.
func DecidedChance(o rules.Outcome) float64 {
	winner, won := o.Winner()
	switch {
	case !won:
		return 0.5
	case winner == rules.First:
		return 1
	}
	return 0
}
