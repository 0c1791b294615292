package scenes

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/assets"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// TestCardTexts looks at the texts of the menu's cards in every window at every size
// of text: they fit in one style each, none of them smaller than small text is.
func TestCardTexts(t *testing.T) {
	windows := []layout.Screen{{W: 320, H: 568}, {W: 390, H: 844}, {W: 844, H: 390}, {W: 820, H: 1180}, {W: 1180, H: 820}, {W: 1440, H: 900}, {W: 2560, H: 1440}}
	c := NewCanvas(&shape.Parade)
	m := newMenu(&Context{Texts: assets.Lookup("en"), Canvas: c})
	for _, s := range windows {
		for _, text := range []float64{0.9, 1, 1.25, 1.5, 2} {
			s.Text = text
			m.arrange(c, s)
			_, room := m.page.Parts(m.page.Card(0, 0))
			assert.GreaterOrEqual(t, m.styles.name.Size*text, min(Small.Size, 16*text), "%gx%g, %g", s.W, s.H, text)
			assert.Equal(t, Small, m.styles.land, "%gx%g, %g", s.W, s.H, text)
			for _, card := range m.cards {
				assert.NotEmpty(t, card.lines, "%gx%g, %g: %s", s.W, s.H, text, card.text.Line)
				assert.LessOrEqual(t, c.TextWidth(card.text.Name, m.styles.name), room.W)
				h := c.LineHeight(m.styles.name) + c.LineHeight(m.styles.land)
				for _, line := range card.lines {
					assert.LessOrEqual(t, c.TextWidth(line, Small), room.W)
					h += c.LineHeight(Small)
				}
				assert.LessOrEqual(t, h, room.H+2, "%gx%g, %g: %s", s.W, s.H, text, card.text.Name)
			}
		}
	}
}

// TestTextsBeginAtTheirOrigin looks at letters that reach to the left of where they
// begin: their image does too, so that lines stand below each other.
func TestTextsBeginAtTheirOrigin(t *testing.T) {
	c := NewCanvas(&shape.Parade)
	key := labelKey{text: "Jump", face: c.faceKey(Title)}
	assert.Greater(t, c.labels.get(key).origin, 1.0)
	key.text = "Home"
	assert.Zero(t, c.labels.get(key).origin)
}
