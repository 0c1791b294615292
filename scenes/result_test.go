package scenes

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/rules"
	"t3hunting/scenes/layout"
)

// TestResultTellsChangedRules checks that the sheet names what was changed of
// the rules in every window, and that its texts stay clear of its buttons.
func TestResultTellsChangedRules(t *testing.T) {
	for _, size := range []layout.Rect{
		{W: 320, H: 568}, {W: 390, H: 844}, {W: 844, H: 390}, {W: 820, H: 1180}, {W: 1180, H: 820}, {W: 1440, H: 900}, {W: 2560, H: 1440},
	} {
		ctx, b := boardAt(t, "alquerque", "capture=forced,backjump=always,start=second", "first=c3,a1 second=c4,e5")
		ctx.Screen.W, ctx.Screen.H = size.W, size.H
		b.Layout(ctx)
		b.match.Resign(rules.First)
		s := newResult(ctx, b)
		s.Layout(ctx)
		assert.NotEmpty(t, s.changed, "%v", size)
		bottom := s.top + titleHeight + float64(len(s.lines))*ctx.Canvas.LineHeight(s.style) + float64(len(s.changed))*ctx.Canvas.LineHeight(Small)
		assert.LessOrEqual(t, bottom, s.buttons[0].Rect.Y+4, "%v: the text runs into the buttons", size)
	}
}
