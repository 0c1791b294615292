package rules

import (
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "rewrite testdata/games; review the diff")

// TestGoldenGames reads a whole game of every ruleset from testdata/games,
// plays it to its end and writes it again. A change of the rules shows as a
// record that cannot be read or that differs.
func TestGoldenGames(t *testing.T) {
	for _, r := range All() {
		t.Run(r.ID, func(t *testing.T) {
			file := filepath.Join("testdata", "games", r.ID+".txt")
			if *update {
				require.NoError(t, os.MkdirAll(filepath.Dir(file), 0o755))
				require.NoError(t, os.WriteFile(file, []byte(wholeGame(t, r).Record()), 0o644))
			}
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			g, err := ParseRecord(string(text))
			require.NoError(t, err)
			require.Equal(t, r.ID, g.Ruleset().ID)
			require.True(t, g.Over())
			require.Equal(t, string(text), g.Record())
		})
	}
}

// wholeGame plays a random game that ends, the shortest of some.
func wholeGame(t *testing.T, r *Ruleset) (best *Game) {
	rng := rand.New(rand.NewPCG(7, 7))
	for range 40 {
		g := NewGame(r)
		for !g.Over() && g.Len() < moveCap {
			require.NoError(t, g.Play(favoured(rng, g.State().AppendMoves(nil))))
		}
		if g.Over() && (best == nil || g.Len() < best.Len()) {
			best = g
		}
	}
	require.NotNil(t, best, "no random game of %s ended", r.ID)
	return best
}
