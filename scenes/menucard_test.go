package scenes

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// TestSamples shows men of both sides in the picture of every game, in a position
// in which the game goes on.
func TestSamples(t *testing.T) {
	for _, r := range rules.All() {
		g := sampleStage(r)
		assert.NotZero(t, g.Men(rules.First), r.ID)
		assert.NotZero(t, g.Men(rules.Second), r.ID)
		if sample := samples[r.ID]; sample != "" {
			s, err := rules.ParsePosition(r, sample)
			require.NoError(t, err, r.ID)
			assert.False(t, s.Over(), r.ID)
		}
	}
	for id := range samples {
		_, ok := rules.Lookup(id)
		assert.True(t, ok, id)
	}
}
