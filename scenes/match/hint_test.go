package match

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

func TestHint(t *testing.T) {
	m, p := against(t, "nine-mens-morris")
	require.True(t, m.AskHint(5))
	assert.False(t, m.AskHint(5), "one at a time")
	assert.Equal(t, 5, p.last().Level)
	assert.True(t, p.last().Why)
	assert.False(t, m.Tick())
	p.answer(p.last())
	assert.False(t, m.Tick(), "the game does not change")
	changes := drain(m)
	require.Len(t, changes, 1)
	assert.Equal(t, Hinted, changes[0].Kind)
	assert.True(t, m.Game().State().Legal(changes[0].Move))
	assert.Equal(t, rules.First, changes[0].Side)
	assert.Equal(t, "best", changes[0].Why)
	assert.Zero(t, m.Game().Ply())
	assert.NoError(t, m.Fault())
}

// TestHintTooLate moves before the hint comes: it is not given.
func TestHintTooLate(t *testing.T) {
	m, p := against(t, "nine-mens-morris")
	require.True(t, m.AskHint(5))
	late := p.last()
	play(t, m, "d2")
	drain(m)
	assert.False(t, m.AskHint(5), "the computer is to move")
	m.Tick()
	p.answer(late)
	m.Tick()
	for _, c := range drain(m) {
		assert.NotEqual(t, Hinted, c.Kind)
	}
	p.answer(p.last())
	assert.True(t, m.Tick())
}

// TestHintAndFault lets the computer player fail: the game goes on without a hint.
func TestHintAndFault(t *testing.T) {
	m, p := against(t, "nine-mens-morris")
	require.True(t, m.AskHint(1))
	p.nextMove = "z9"
	p.answer(p.last())
	m.Tick()
	assert.NoError(t, m.Fault())
	changes := drain(m)
	require.Len(t, changes, 1)
	assert.Equal(t, Hinted, changes[0].Kind)
	assert.Empty(t, changes[0].Why, "there is nothing to propose")
	assert.True(t, m.AskHint(1))
	assert.False(t, New(rules.NewGame(lookup(t, "alquerque")), nil, [2]Seat{}).AskHint(1), "nobody to ask")
}
