package match

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// TestListen hears the reply while an animation is to be waited for; the move is
// made by Tick.
func TestListen(t *testing.T) {
	m, p := against(t, "nine-mens-morris")
	m.Listen()
	assert.Empty(t, p.asked, "a person begins")
	play(t, m, "d2")
	m.Listen()
	require.Len(t, p.asked, 1, "it asks too")
	assert.True(t, m.Thinking())
	p.answer(p.last())
	for range 3 {
		m.Listen()
		assert.False(t, m.Thinking())
		assert.True(t, m.Asked())
	}
	assert.Equal(t, 1, m.Game().Ply())
	assert.Len(t, p.asked, 1)
	assert.True(t, m.Tick())
	assert.Equal(t, 2, m.Game().Ply())
	assert.False(t, m.Asked())
}

// TestHeardTooLate takes moves back after the reply was heard and before it is
// made.
func TestHeardTooLate(t *testing.T) {
	for name, change := range map[string]func(*Match){
		"undo":    func(m *Match) { m.Undo() },
		"rematch": (*Match).Rematch,
		"seats":   func(m *Match) { m.SetSeats([2]Seat{}) },
	} {
		m, p := against(t, "nine-mens-morris")
		play(t, m, "d2")
		m.Listen()
		p.answer(p.last())
		m.Listen()
		change(m)
		ply := m.Game().Ply()
		for range 3 {
			assert.False(t, m.Tick(), name)
		}
		assert.Equal(t, ply, m.Game().Ply(), name)
	}
}

func TestHurry(t *testing.T) {
	m, p := against(t, "nine-mens-morris")
	assert.False(t, m.Hurry(), "a person is to move")
	play(t, m, "b2")
	m.Tick()
	assert.True(t, m.Hurry())
	assert.Equal(t, 1, p.hurries)
	assert.Equal(t, 1, m.Game().Ply(), "it moves once it has a move")
	p.answer(p.last())
	require.True(t, m.Tick())
	play(t, m, "b4")
	m.Tick()
	assert.Equal(t, 1, p.hurries, "only that turn was hurried")
	m.Undo()
	play(t, m, "b4")
	m.Tick()
	assert.Equal(t, 1, p.hurries)
}

// TestHurryUntilTheTurnEnds hurries a move that closes a mill: the removal that
// follows is hurried as well.
func TestHurryUntilTheTurnEnds(t *testing.T) {
	m, p := against(t, "nine-mens-morris")
	for _, token := range []string{"b2", "b4", "f4"} {
		play(t, m, token)
		m.Tick()
		if token == "f4" {
			m.Hurry()
		}
		p.answer(p.last()) // a1, d1, g1
		require.True(t, m.Tick())
	}
	require.Equal(t, rules.DutyRemove, m.Game().State().Duty())
	m.Tick()
	assert.Equal(t, 2, p.hurries)
	p.answer(p.last())
	require.True(t, m.Tick())
	require.False(t, m.ComputersTurn())
	assert.False(t, m.Hurry())
}
