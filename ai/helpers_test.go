package ai

import (
	"context"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

const testTable = 1 << 20

// newTestSearcher returns a searcher whose clock stands still: only depth and nodes limit it.
func newTestSearcher() *Searcher {
	s := NewSearcher(testTable)
	s.now = func() time.Duration { return 0 }
	return s
}

// at sets up a position of a ruleset, "" for the start.
func at(t testing.TB, id, options, position string, moves ...string) *rules.State {
	t.Helper()
	st, err := Request{Ruleset: id, Options: options, Start: position, Moves: moves}.state()
	require.NoError(t, err)
	return st
}

// withNodes searches a position with an empty table and a node limit.
func withNodes(s *Searcher, st *rules.State, nodes uint64) Result {
	s.Clear()
	return s.Search(context.Background(), st, Limits{Nodes: nodes}, nil)
}

// stroll plays up to n random moves.
func stroll(st *rules.State, rng *random, n int) {
	var moves []rules.Move
	for range n {
		if moves = st.AppendMoves(moves[:0]); len(moves) == 0 {
			return
		}
		st.Apply(moves[rng.below(len(moves))])
	}
}

// scatter describes so many men of each side on random points.
func scatter(r *rules.Ruleset, first, second int, seed uint64) string {
	rng := random(seed)
	places := make([]string, r.Board.Size())
	for i := range places {
		places[i] = r.Board.Label(rules.Point(i))
	}
	for i := range places {
		j := i + rng.below(len(places)-i)
		places[i], places[j] = places[j], places[i]
	}
	return "first=" + strings.Join(places[:first], ",") + " second=" + strings.Join(places[first:first+second], ",")
}
