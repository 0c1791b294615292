package ai

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTuning(t *testing.T) {
	d := DefaultTuning()
	same, err := Tuning{}.With(d.String())
	require.NoError(t, err)
	assert.Equal(t, d, same, "the text names every number")

	other, err := d.With("hunt.hang=7, symmetry=0")
	require.NoError(t, err)
	assert.Equal(t, 7, other.hunt.hang)
	assert.Zero(t, other.symmetry)
	assert.NotEqual(t, 7, d.hunt.hang, "the original stays")

	for _, bad := range []string{"wings=2", "hunt.hang", "hunt.hang=x"} {
		_, err := d.With(bad)
		assert.Error(t, err, bad)
	}
}

// TestTunedNumbersMatter: the next search goes by new numbers.
func TestTunedNumbersMatter(t *testing.T) {
	s := newTestSearcher()
	st := at(t, "nine-mens-morris", "", "")
	before := withNodes(s, st, 2000)
	depth := before.Depth
	blind, err := DefaultTuning().With("symmetry=0")
	require.NoError(t, err)
	s.Tune(blind)
	assert.Less(t, withNodes(s, st, 2000).Depth, depth, "mirrored positions share their keys")
}
