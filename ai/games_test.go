package ai

import (
	"context"
	"flag"
	"testing"

	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

var fastGames = flag.Int("games", 4, "how many fast games to play for each ruleset; make test-games plays 200")

// TestFastGames plays games of all levels with few nodes: no move is illegal, nobody makes the
// third repetition that loses while he has another move, and every game ends.
func TestFastGames(t *testing.T) {
	const longest = 2000 // plies; the rules end every game, but not every soon
	s := newTestSearcher()
	for _, r := range rules.All() {
		for g := range *fastGames {
			st := rules.New(r)
			for !st.Over() && st.Ply() < longest {
				level := (g+int(st.Side()))%len(Levels) + 1
				res := s.Play(context.Background(), st, level, Limits{Nodes: 60}, uint64(g)<<16+uint64(st.Ply())+1)
				require.True(t, res.Found)
				require.True(t, st.Legal(res.Move), "%s: %s", r.ID, st.Position())
				if losesByRepeating(st, res.Move) {
					for _, m := range st.AppendMoves(nil) {
						require.True(t, losesAtOnce(st, m), "%s level %d repeats though there is %s in %s", r.ID, level, st.FormatMove(m), st.Position())
					}
				}
				st.Apply(res.Move)
			}
		}
	}
}

func losesByRepeating(st *rules.State, m rules.Move) bool {
	st.Apply(m)
	defer st.Undo()
	return st.Result().Reason == rules.Repeated
}

// losesAtOnce reports whether m ends the game with a loss.
func losesAtOnce(st *rules.State, m rules.Move) bool {
	me := st.Side()
	st.Apply(m)
	defer st.Undo()
	winner, won := st.Result().Outcome.Winner()
	return won && winner != me
}
