package scenes

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/ai"
	"t3hunting/rules"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// TestTurnTexts writes series as one, and long ones short.
func TestTurnTexts(t *testing.T) {
	for _, c := range [][3]string{
		{"a1", "a1", "a1"},
		{"a1-a4", "a1–a4", "a1–a4"},
		{"a1-a4 xd7", "a1–a4 ×d7", "a1–…×d7"},
		{"e5xe3", "e5×e3", "e5×e3"},
		{"e5xe3 e3xc5 c5xe5", "e5×e3×c5×e5", "e5×…×e5"},
	} {
		tokens := strings.Fields(c[0])
		assert.Equal(t, c[1], pretty(joined(tokens)))
		assert.Equal(t, c[2], pretty(shortened(tokens)))
	}
}

// TestStopsGoWithoutSaying: a series that was ended early is written as its jumps,
// with the worst of the signs.
func TestStopsGoWithoutSaying(t *testing.T) {
	r, ok := rules.Lookup("leopards-and-deer")
	require.True(t, ok)
	g := rules.NewGame(r)
	var stops []int
	rnd := rand.New(rand.NewPCG(3, 3))
	for !g.Over() && len(stops) == 0 {
		moves := g.State().AppendMoves(nil)
		m := moves[rnd.IntN(len(moves))]
		for _, other := range moves {
			if other.Kind == rules.Jump || other.Kind == rules.Stop && g.State().Ply() > 0 {
				m = other
			}
		}
		g.Play(m)
		if m.Kind == rules.Stop {
			stops = append(stops, g.Ply())
		}
	}
	require.NotEmpty(t, stops, "a game in which somebody stopped")
	verdicts := make([]ai.Verdict, g.Len()+1)
	verdicts[stops[0]].Mark = ai.Blunder
	h := history{}
	h.read(NewCanvas(&shape.Parade), g, g.Ply(), verdicts)
	last := h.turns[len(h.turns)-1]
	assert.NotContains(t, last.text+last.short+last.told, "=")
	assert.Regexp(t, `×\w+\?\?$`, last.text)
	assert.Equal(t, ai.Blunder, last.mark)
	assert.Contains(t, h.record, "=", "the record itself is kept as it is")
}

// TestSignsLeaveTheTurnInView: the signs of a review make the texts wider, and the
// present turn stays in view; who has scrolled away is left there.
func TestSignsLeaveTheTurnInView(t *testing.T) {
	g := sevenRounds(t)
	c, h := NewCanvas(&shape.Parade), history{}
	h.read(c, g, g.Ply(), nil)
	h.layout(c, layout.Rect{W: 200, H: 40}, true)
	require.True(t, h.inView())
	verdicts := make([]ai.Verdict, g.Len()+1)
	for i := range verdicts {
		verdicts[i].Mark = ai.Blunder
	}
	h.read(c, g, g.Ply(), verdicts)
	assert.True(t, h.inView())
	h.scroll.At = 0
	h.read(c, g, g.Ply(), nil)
	assert.Zero(t, h.scroll.At)
}

// TestColumnsAreOfOneSize: no text of a list is smaller than another, and none fills
// its place to the edge.
func TestColumnsAreOfOneSize(t *testing.T) {
	g := sevenRounds(t)
	c, h := NewCanvas(&shape.Parade), history{}
	c.TextSize = 2
	h.layout(c, layout.Rect{W: 150, H: 200}, false)
	verdicts := make([]ai.Verdict, g.Len()+1)
	for i := range verdicts {
		verdicts[i].Mark = ai.Blunder
	}
	h.read(c, g, g.Ply(), verdicts)
	assert.Less(t, h.style.Size, Small.Size, "there is little room")
	for _, turn := range h.turns {
		assert.LessOrEqual(t, c.TextWidth(turn.short, h.style), h.column()-2*turnInset, turn.short)
	}
}

// sevenRounds returns a game of which seven rounds were played.
func sevenRounds(t *testing.T) *rules.Game {
	t.Helper()
	r, _ := rules.Lookup("nine-mens-morris")
	g := rules.NewGame(r)
	for g.Len() < 14 {
		require.NoError(t, g.Play(g.State().AppendMoves(nil)[0]))
	}
	return g
}
