package symmetry_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/ai/symmetry"
	"t3hunting/rules"
)

// TestCounts are the symmetries that RULES.md section 2 expects of the boards.
func TestCounts(t *testing.T) {
	for id, want := range map[string]int{
		"three-mens-morris": 8, "nine-mens-morris": 16, "twelve-mens-morris": 16, "al-qirq": 16, "achi": 16,
		"bagh-chal": 8, "goats-and-tigers": 2, "leopards-and-deer": 8,
		"alquerque": 0, // its men know forward and backward
	} {
		r, ok := rules.Lookup(id)
		require.True(t, ok)
		assert.Len(t, symmetry.Of(r), want, id)
	}
}

// TestMirroredGamesAreTheSame plays a game and its image side by side: the moves must correspond
// and so must the results.
func TestMirroredGamesAreTheSame(t *testing.T) {
	for _, r := range rules.All() {
		for _, y := range symmetry.Of(r) {
			if r.Start[0] != y.At(r.Start[0]) || r.Start[1] != y.At(r.Start[1]) {
				continue
			}
			a, b := rules.New(r), rules.New(r)
			for turn := range 60 {
				moves := a.AppendMoves(nil)
				if len(moves) == 0 {
					break
				}
				m := moves[(turn*7+3)%len(moves)]
				image := symmetry.Move(m, &y.To)
				require.True(t, b.Legal(image), "%s: %s", r.ID, b.Position())
				require.Equal(t, m, symmetry.Move(image, &y.Back))
				a.Apply(m)
				b.Apply(image)
				require.Equal(t, y.At(a.Men(rules.First)), b.Men(rules.First))
				require.Equal(t, a.Result(), b.Result())
			}
		}
	}
}
