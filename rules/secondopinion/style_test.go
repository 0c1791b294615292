package secondopinion_test

import (
	"math/rand/v2"

	"t3hunting/rules"
)

// style is how a side of a random game prefers its moves. Plain random play hardly ever gets to the ends of
// games: repetitions, blockades, few men, long counts.
type style struct {
	prefer func(s *rules.State, moves []rules.Move, last rules.Move) []rules.Move
	share  float64 // of the moves that follow the preference
	last   *rules.Move
}

// anyStyle draws a style.
func anyStyle(random *rand.Rand) style {
	preferences := []func(*rules.State, []rules.Move, rules.Move) []rules.Move{
		takers, takers, returners, smotherers, peaceful,
	}
	shares := []float64{0, 0.5, 0.8, 0.97}
	return style{
		prefer: preferences[random.IntN(len(preferences))],
		share:  shares[random.IntN(len(shares))],
		last:   &rules.Move{From: rules.NoPoint, To: rules.NoPoint},
	}
}

// choose picks one of the legal moves.
func (y style) choose(random *rand.Rand, s *rules.State, moves []rules.Move) rules.Move {
	from := moves
	if random.Float64() < y.share {
		if liked := y.prefer(s, moves, *y.last); len(liked) > 0 {
			from = liked
		}
	}
	m := from[random.IntN(len(from))]
	if m.Kind != rules.Remove && m.Kind != rules.Pass {
		*y.last = m
	}
	return m
}

// takers like captures and what earns another move of the same turn: mills and series.
func takers(s *rules.State, moves []rules.Move, _ rules.Move) []rules.Move {
	return filter(moves, func(m rules.Move) bool {
		if m.Kind == rules.Jump {
			return true
		}
		side := s.Side()
		s.Apply(m)
		defer s.Undo()
		return s.Side() == side || s.Result().Outcome == rules.WinFor(side)
	})
}

// returners take their last step back, which makes positions repeat.
func returners(_ *rules.State, moves []rules.Move, last rules.Move) []rules.Move {
	return filter(moves, func(m rules.Move) bool {
		return m.From == last.To && m.To == last.From && m.From != rules.NoPoint
	})
}

// smotherers like moves that leave the opponent the fewest answers.
func smotherers(s *rules.State, moves []rules.Move, _ rules.Move) []rules.Move {
	var best []rules.Move
	fewest := -1
	var answers []rules.Move
	for _, m := range moves {
		s.Apply(m)
		answers = s.AppendMoves(answers[:0])
		s.Undo()
		if fewest < 0 || len(answers) < fewest {
			fewest, best = len(answers), best[:0]
		}
		if len(answers) == fewest {
			best = append(best, m)
		}
	}
	return best
}

// peaceful players neither capture nor complete mills.
func peaceful(s *rules.State, moves []rules.Move, _ rules.Move) []rules.Move {
	return filter(moves, func(m rules.Move) bool {
		if m.Kind == rules.Jump {
			return false
		}
		side := s.Side()
		s.Apply(m)
		defer s.Undo()
		return s.Side() != side
	})
}

func filter(moves []rules.Move, like func(rules.Move) bool) []rules.Move {
	var liked []rules.Move
	for _, m := range moves {
		if like(m) {
			liked = append(liked, m)
		}
	}
	return liked
}
