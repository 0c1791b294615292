package scenes

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
	"t3hunting/scenes/match"
)

// TestSeatRow looks at the choice of a player in every window: the gaps round the
// switch and the level are the same, the name has its room, and where a row is wide
// the choices have room for their icons.
func TestSeatRow(t *testing.T) {
	const edge = 12.0
	r, ok := rules.Lookup("bagh-chal")
	require.True(t, ok)
	for _, w := range [][2]float64{{320, 568}, {390, 844}, {844, 390}, {820, 1180}, {1440, 900}, {2560, 1440}} {
		for _, text := range []int{90, 100, 150, 200} {
			g := New(Config{})
			g.Choose(func(s *Settings) { s.Text = text })
			g.LayoutF(w[0], w[1])
			require.NoError(t, g.Update())
			s := newSetup(&g.ctx, r)
			s.seats[rules.Second] = match.Computer(3)
			s.Layout(&g.ctx)
			c, row := g.canvas, &s.players[rules.Second]
			assert.InDelta(t, edge, row.less.Rect.Y-row.kinds.rect.Bottom(), 1e-9)
			assert.InDelta(t, edge, row.rect.Bottom()-row.less.Rect.Bottom(), 1e-9)
			assert.InDelta(t, edge, row.rect.Right()-row.kinds.rect.Right(), 1e-9)
			if names := row.kinds.rect.X - row.rect.X; names > edge {
				assert.GreaterOrEqual(t, names, 56+c.TextWidth(s.names[rules.Second].Name, Strong), "%v, %d", w, text)
			}
			if row.rect.W > 600 {
				assert.GreaterOrEqual(t, row.kinds.part(1).W, row.kinds.comfort(c)-1e-9, "%v, %d", w, text)
			}
		}
	}
}
