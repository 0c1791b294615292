package scenes

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/scenes/layout"
)

// TestThumb follows the thumb of a column from its beginning to its end, in every
// window: it stands beside the view and in the window.
func TestThumb(t *testing.T) {
	for _, w := range []layout.Screen{{W: 320, H: 568}, {W: 844, H: 390}, {W: 820, H: 1180}, {W: 2560, H: 1440}} {
		setup, howTo, menu := layout.NewSetupPage(w, 6), layout.NewHowToPage(w), layout.NewMenuPage(w, 8, 2, true)
		for _, view := range []layout.Rect{setup.View, howTo.View, menu.View} {
			for _, limit := range []float64{1, 300, 9000} {
				s := Scroll{}
				s.Limit(view, limit)
				first := s.thumb()
				assert.InDelta(t, view.Y, first.Y, 1e-9)
				assert.True(t, first.Within(w.Inner()), "%v", first)
				assert.False(t, first.Overlaps(view))
				s.At = limit
				assert.InDelta(t, view.Bottom(), s.thumb().Bottom(), 1e-9)
				assert.Greater(t, s.thumb().Y, first.Y)
			}
		}
	}
}
