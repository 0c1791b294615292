package ai

import "time"

// Level is a strength of play. Levels are data: a weaker one looks less far ahead and is less
// particular about which of several good moves it plays.
type Level struct {
	Name   string
	Limits Limits

	// Softness, in hundredths of a man, is how far the level may misjudge a move: now and then it
	// plays one that is worse than the best, by less than twice this much. A win or a loss that
	// it can see is never misjudged, so it takes every win in one turn.
	Softness int
}

// slowest is how long a level may think at most, on a machine so slow that its nodes take longer.
const slowest = 1300 * time.Millisecond

// Levels are the strengths 1 to 8, the weakest first. Nodes limit them, so that they play alike
// on every machine; a level looks as far as its depth at most.
var Levels = [...]Level{
	{"Recruit", Limits{1, 2_000, slowest}, 220},
	{"Private", Limits{2, 5_000, slowest}, 50},
	{"Corporal", Limits{3, 12_000, slowest}, 26},
	{"Sergeant", Limits{5, 20_000, slowest}, 16},
	{"Lieutenant", Limits{8, 60_000, slowest}, 10},
	{"Captain", Limits{0, 200_000, slowest}, 8},
	{"Major", Limits{0, 1_000_000, 2 * slowest}, 5},
	{"General", Limits{0, 5_000_000, 4 * slowest}, 0},
}

// choose returns the place in moves of the one that a level of this softness plays: each score
// gets an error of up to softness, small errors being likelier, and the best of them is taken.
func choose(moves []RootMove, softness int, seed uint64) int {
	if softness == 0 {
		return 0
	}
	rng := random(seed)
	chosen, top := 0, -infinite
	for i, m := range moves {
		score := m.Score
		if _, decided := MateIn(score); !decided {
			score += rng.below(softness) - rng.below(softness)
		}
		if score > top {
			chosen, top = i, score
		}
	}
	return chosen
}
