package ai

import (
	"fmt"
	"math"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// newSolvingSearcher returns a searcher with the tables of solved positions.
func newSolvingSearcher(t testing.TB) *Searcher {
	t.Helper()
	file, err := os.ReadFile("../assets/tables/solved.bin")
	require.NoError(t, err)
	s := newTestSearcher()
	require.NoError(t, s.UseTables(file))
	return s
}

// endings sets up positions of Nine Men's Morris with so many men on the board.
func endings(t *testing.T, first, second, n int, test func(st *rules.State)) {
	r, _ := rules.Lookup("nine-mens-morris")
	for seed := range uint64(n) {
		text := scatter(r, first, second, seed+1)
		st, err := rules.ParsePosition(r, fmt.Sprintf("%s lost=%d,%d", text, 9-first, 9-second))
		require.NoError(t, err)
		if !st.Over() {
			test(st)
		}
	}
}

// TestTablesAgreeWithSearch compares the tables with searches that do without them: where a search
// finds the end of the game the tables must say the same, and where they promise a near end a
// search must find it.
func TestTablesAgreeWithSearch(t *testing.T) {
	plain, solving := newTestSearcher(), newSolvingSearcher(t)
	ends := 0
	for _, men := range [][2]int{{3, 3}, {4, 3}, {3, 4}} {
		endings(t, men[0], men[1], 60, func(st *rules.State) {
			exact := withNodes(solving, st, 20_000)
			plies, decided := MateIn(exact.Score)
			res := plain.Search(t.Context(), st, Limits{Depth: 5}, nil)
			found, ok := MateIn(res.Score)
			if ok {
				ends++
				require.True(t, decided, st.Position())
				require.Equal(t, found > 0, plies > 0, st.Position())
				require.LessOrEqual(t, plies, found, st.Position())
			}
			if decided && plies > 0 && plies <= 5 || decided && plies >= -4 && plies < 0 {
				require.True(t, ok, "%d plies in %s", plies, st.Position())
				require.Equal(t, plies, found, st.Position())
			}
		})
	}
	assert.Greater(t, ends, 40)
}

// TestSolvedEndingsArePlayedOut plays won endings against a defender who plays as well as can be:
// each ply must bring the end one nearer.
func TestSolvedEndingsArePlayedOut(t *testing.T) {
	s := newSolvingSearcher(t)
	won := 0
	endings(t, 3, 3, 40, func(st *rules.State) {
		plies, decided := MateIn(withNodes(s, st, 20_000).Score)
		if !decided {
			return
		}
		winner := st.Side()
		if plies < 0 {
			winner = winner.Other()
		}
		for left := max(plies, -plies); left > 0; left-- {
			res := withNodes(s, st, 20_000)
			got, _ := MateIn(res.Score)
			require.Equal(t, left, max(got, -got), st.Position())
			st.Apply(res.Move)
		}
		got, ok := st.Result().Outcome.Winner()
		require.True(t, ok && got == winner)
		won++
	})
	assert.Greater(t, won, 20)
}

// TestKnownValues: what is known of the games on three by three points (theory).
func TestKnownValues(t *testing.T) {
	for _, solving := range []bool{false, true} {
		s := newTestSearcher()
		if solving {
			s = newSolvingSearcher(t)
		}
		for options, plies := range map[string]int{
			"moves=lines": 9, "moves=orthogonal": 9, "moves=lines,centre=barred": 0, "moves=anywhere": 0,
		} {
			for first, want := range map[string]int{"b2": plies, "a1": 0, "b1": -8} {
				if plies == 0 {
					want = 0
				}
				st := at(t, "three-mens-morris", options, "")
				m, err := st.ParseMove(first)
				if err != nil {
					continue // the centre is barred
				}
				if options == "moves=lines,centre=barred" && first == "b1" {
					want = -8
				}
				st.Apply(m)
				res := s.Search(t.Context(), st, Limits{Nodes: 300_000}, nil)
				got, _ := MateIn(res.Score)
				switch {
				case want > 0:
					assert.Equal(t, 1-want, got, "%s %s", options, first)
				case want < 0:
					assert.Equal(t, -1-want, got, "%s %s", options, first)
				default:
					assert.Zero(t, res.Score, "%s %s", options, first)
				}
			}
		}
	}
}

// TestKnownShares samples positions of hunts that were solved elsewhere, with a draw for repetition
// and all soldiers placed. A search finds ends that are near and no others: never more wins and
// losses than there are.
func TestKnownShares(t *testing.T) {
	const samples, nodes = 1500, 150
	s := newTestSearcher()
	for _, k := range []struct {
		id                       string
		soldiers, hunters, taken int
		turn                     string
		won, lost, drawn         float64 // of all positions, for the side to move
	}{
		{"bagh-chal", 20, 4, 0, "second", 1_128, 189_393, 75_129},
		{"bagh-chal", 20, 4, 0, "first", 242_854, 460, 22_336},
		{"bagh-chal", 20, 4, 1, "second", 51_540, 1_028_976, 1_575_984},
		{"bagh-chal", 20, 4, 1, "first", 2_013_416, 684, 642_400},
		{"goats-and-tigers", 15, 3, 0, "second", 0, 9_823_816, 17_633_768},
	} {
		r, _ := rules.Lookup(k.id)
		r, err := r.With("repetition", "draw")
		require.NoError(t, err)
		won, lost := 0.0, 0.0
		for seed := range uint64(samples) {
			st, err := rules.ParsePosition(r, fmt.Sprintf("%s lost=%d,0 turn=%s", scatter(r, k.soldiers-k.taken, k.hunters, seed+1), k.taken, k.turn))
			require.NoError(t, err)
			plies, decided := -1, true // what is over is over because the side to move is blocked
			if !st.Over() {
				plies, decided = MateIn(withNodes(s, st, nodes).Score)
			}
			switch {
			case decided && plies > 0:
				won++
			case decided:
				lost++
			}
		}
		name := fmt.Sprintf("%s, %d taken, %s to move", k.id, k.taken, k.turn)
		all := k.won + k.lost + k.drawn
		for what, x := range map[string]struct{ found, known float64 }{"won": {won, k.won}, "lost": {lost, k.lost}} {
			share := x.known / all
			chance := 3 * math.Sqrt(samples*share*(1-share)) // of the sample
			assert.LessOrEqual(t, x.found, samples*share+chance, "%s: %s", what, name)
			if share > 0.5 {
				assert.Greater(t, x.found, samples*share/3, "%s: %s", what, name)
			}
		}
	}
}

// TestOpeningsKnownToBeDrawn: no search from a start that is a draw may find an end.
func TestOpeningsKnownToBeDrawn(t *testing.T) {
	s := newTestSearcher()
	for id, options := range map[string]string{
		"nine-mens-morris": "", "bagh-chal": "repetition=draw", "goats-and-tigers": "setup=traditional,repetition=draw",
	} {
		st := at(t, id, options, "")
		for _, m := range st.AppendMoves(nil) {
			st.Apply(m)
			_, decided := MateIn(withNodes(s, st, 20_000).Score)
			assert.False(t, decided, "%s: %s", id, st.Position())
			st.Undo()
		}
	}
}

// TestWeakLevelsDoWithoutTables, or they would play small games perfectly.
func TestWeakLevelsDoWithoutTables(t *testing.T) {
	s := newSolvingSearcher(t)
	st := at(t, "three-mens-morris", "", "")
	s.Play(t.Context(), st, 2, Limits{}, 1)
	assert.Nil(t, s.solved)
	s.Play(t.Context(), st, len(Levels), Limits{}, 1)
	assert.NotNil(t, s.solved)
}
