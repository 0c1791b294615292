package browsertest

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// plan finds a short game of the ruleset, from its start to a win, so that playing it in the page takes few taps.
// It plays a fixed number of games at random, by a fixed sequence of numbers, and keeps the shortest.
func plan(t *testing.T, ruleset *rules.Ruleset) []rules.Move {
	t.Helper()
	const games = 400
	var shortest []rules.Move
	chance := chance(1)
	for range games {
		moves := randomGame(ruleset, &chance, len(shortest))
		if moves != nil {
			shortest = moves
		}
	}
	require.NotEmpty(t, shortest, "no game of %s was won", ruleset.ID)
	return shortest
}

// randomGame plays until there is a result and returns the moves, or nil when nobody won or the game would not be
// shorter than limit moves (0: any length up to 1000).
func randomGame(ruleset *rules.Ruleset, chance *chance, limit int) []rules.Move {
	if limit == 0 {
		limit = 1000
	}
	state := rules.New(ruleset)
	var moves, legal []rules.Move
	for !state.Over() {
		if len(moves)+1 >= limit {
			return nil
		}
		legal = state.AppendMoves(legal[:0])
		move := legal[chance.below(len(legal))]
		state.Apply(move)
		moves = append(moves, move)
	}
	if _, won := state.Result().Outcome.Winner(); !won {
		return nil
	}
	return moves
}

// chance is a sequence of numbers that is the same in every run (xorshift).
type chance uint64

func (c *chance) below(n int) int {
	x := uint64(*c)
	x ^= x << 13
	x ^= x >> 7
	x ^= x << 17
	*c = chance(x)
	return int(x % uint64(n))
}

func TestPlanIsTheSameEveryTime(t *testing.T) {
	ruleset, ok := rules.Lookup("bagh-chal")
	require.True(t, ok)
	first := plan(t, ruleset)
	assert.Equal(t, first, plan(t, ruleset))
	state := rules.New(ruleset)
	for _, move := range first {
		require.True(t, state.Legal(move))
		state.Apply(move)
	}
	assert.True(t, state.Over())
	t.Logf("%d moves", len(first))
}
