package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"t3hunting/ai"
	"t3hunting/rules"
)

const (
	openings    = 30   // random ones of which the most balanced is played
	openingLeft = 1000 // nodes for judging one, at least
	openingLow  = 2    // fewest plies of an opening
	openingMore = 10   // how many more there may be
)

// opening returns a position that leaves both sides a game: of several that random moves lead to,
// the one in which the searcher finds the sides nearest to level. A hunt that favours one side
// begins with captures already made.
func (p *pairing) opening(seed uint64) *rules.State {
	rng := rand.New(rand.NewPCG(seed, 5))
	var best *rules.State
	lowest := ai.Mate + 1
	for range openings {
		st := handicap(p.ruleset, rng.IntN(max(1, p.ruleset.CaptureGoal)))
		wander(st, rng, openingLow+rng.IntN(openingMore))
		score := p.judge.Play(context.Background(), st, 0, ai.Limits{Nodes: p.sight()}, seed).Score
		if score = max(score, -score); score < lowest {
			best, lowest = st, score
		}
	}
	return best
}

// sight returns the nodes with which openings are judged: as many as the better player has for a
// move, or what looks balanced to the one is won to the other.
func (m *match) sight() uint64 {
	nodes := uint64(openingLeft)
	for _, c := range m.players {
		nodes = max(nodes, c.limits.Nodes)
	}
	return nodes
}

// handicap returns the start of a game, after so many captures of soldiers in First's hand if it
// is a hunt.
func handicap(r *rules.Ruleset, lost int) *rules.State {
	st := rules.New(r)
	if lost == 0 {
		return st
	}
	fields := strings.Fields(st.Position())
	for i, f := range fields {
		if strings.HasPrefix(f, "hand=") {
			fields[i] = fmt.Sprintf("hand=%d,%d lost=%d,0", st.Hand(rules.First)-lost, st.Hand(rules.Second), lost)
		}
	}
	st, err := rules.ParsePosition(r, strings.Join(fields, " "))
	if err != nil {
		panic(err) // no hunt has fewer soldiers in hand than its goal
	}
	return st
}

// wander plays up to n random moves, none of which ends the game.
func wander(st *rules.State, rng *rand.Rand, n int) {
	for range n {
		legal := st.AppendMoves(nil)
		st.Apply(legal[rng.IntN(len(legal))])
		if st.Over() {
			st.Undo()
			return
		}
	}
}
