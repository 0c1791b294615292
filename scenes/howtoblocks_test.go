package scenes

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// TestRulesPageForm looks at the rules pages of all games on a phone: lines behind a
// bullet stand below each other, pictures stand in the middle, those whose caption
// speaks of points name them, and the titles of all pages have one form.
func TestRulesPageForm(t *testing.T) {
	ctx := &Context{Texts: assets.Lookup("en"), Canvas: NewCanvas(&shape.Parade)}
	for _, w := range []layout.Screen{{W: 320, H: 568}, {W: 390, H: 844}} {
		ctx.Screen = w
		whole, named := 0, 0
		for _, r := range rules.MainGames() {
			h := newHowTo(ctx, r)
			h.Layout(ctx)
			whole += count(strings.Contains(h.title, ":"))
			ends := map[float64][2]float64{} // of each row of pictures, by its height
			for i, b := range h.blocks {
				if b.figure != nil {
					row, ok := ends[b.rect.Y]
					if !ok {
						row[0] = b.rect.X
					}
					ends[b.rect.Y] = [2]float64{row[0], b.rect.Right()}
					named += count(b.figure.view.named != layout.Unnamed)
				}
				if len(b.lines) == 1 && b.lines[0] == "•" {
					assert.Greater(t, h.blocks[i+1].rect.X, b.rect.X)
					assert.Equal(t, b.rect.Y, h.blocks[i+1].rect.Y)
				}
			}
			for _, row := range ends {
				assert.InDelta(t, row[0]-h.page.View.X, h.page.View.Right()-row[1], 0.5, r.ID)
			}
		}
		assert.Contains(t, []int{0, len(rules.MainGames())}, whole, "%g", w.W)
		assert.Greater(t, named, 5)
	}
	bagh, _ := rules.Lookup("bagh-chal")
	assert.True(t, namesPoints(bagh.Board, "It may step to a2 or b1, or jump over b2."))
	assert.False(t, namesPoints(bagh.Board, "The start: twenty soldiers are in hand."))
}
