package scenes

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/match"
)

// TestTranslate changes the language under a stack of every scene.
func TestTranslate(t *testing.T) {
	g := New(Config{})
	ctx := &g.ctx
	g.LayoutF(390, 844)
	r, ok := rules.Lookup("bagh-chal")
	require.True(t, ok)
	s := newSetup(ctx, r)
	s.seats[rules.First] = match.Computer(5)
	b := newBoard(ctx, r, [2]match.Seat{})
	end := newResult(ctx, b)
	g.stack.scenes = append(g.stack.scenes, s, b, end)

	other := *assets.Lookup("en")
	other.Setup.Start = "Començar"
	other.Board.Undo = "Desfer"
	other.Results.Rematch = "Revenja"
	g.translate(&other)
	assert.Equal(t, "Començar", s.start.Label)
	assert.Equal(t, match.Computer(5), s.seats[rules.First], "what was chosen stays")
	assert.Equal(t, "Desfer", b.buttons[0].Label)
	assert.Equal(t, "Revenja", end.buttons[0].Label)
	g.stack.Home()
	require.NoError(t, g.Update())
	assert.Equal(t, "menu", g.Report().Scene)
}
