package main

import (
	"context"
	"math/rand/v2"

	"t3hunting/ai"
	"t3hunting/rules"
)

const (
	openings    = 12  // random ones of which the most balanced is played
	openingLeft = 300 // nodes for judging one
	openingLow  = 2   // fewest plies of an opening
	openingMore = 10  // how many more there may be
)

// opening returns random moves that leave both sides a game: of several tries those after which
// the searcher finds the sides nearest to level.
func (p *pairing) opening(seed uint64) []rules.Move {
	rng := rand.New(rand.NewPCG(seed, 5))
	var best []rules.Move
	lowest := ai.Mate + 1
	for range openings {
		st := rules.New(p.ruleset)
		moves := wander(st, rng, openingLow+rng.IntN(openingMore))
		score := p.judge.Play(context.Background(), st, 0, ai.Limits{Nodes: openingLeft}, seed).Score
		if score = max(score, -score); score < lowest {
			best, lowest = moves, score
		}
	}
	return best
}

// wander plays and returns up to n random moves, none of which ends the game.
func wander(st *rules.State, rng *rand.Rand, n int) (moves []rules.Move) {
	for range n {
		legal := st.AppendMoves(nil)
		m := legal[rng.IntN(len(legal))]
		st.Apply(m)
		if st.Over() {
			st.Undo()
			break
		}
		moves = append(moves, m)
	}
	return moves
}
