package scenes

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/rules"
	"t3hunting/scenes/layout"
)

// TestResultTellsChangedRules checks that the sheet names what was changed of
// the rules in every window and at every size of text, that all lines fit it and
// stay clear of its buttons, and that the board stays in view.
func TestResultTellsChangedRules(t *testing.T) {
	for _, size := range []layout.Rect{
		{W: 320, H: 568}, {W: 390, H: 844}, {W: 844, H: 390}, {W: 820, H: 1180}, {W: 1180, H: 820}, {W: 1440, H: 900}, {W: 2560, H: 1440},
	} {
		for _, text := range []float64{0.9, 1, 1.25, 1.5, 1.75, 2} {
			ctx, b := boardAt(t, "alquerque", "capture=forced,backjump=always,start=second", "first=c3,a1 second=c4,e5")
			ctx.Screen.W, ctx.Screen.H, ctx.Screen.Text = size.W, size.H, text
			b.Layout(ctx)
			b.match.Resign(rules.First)
			for _, reason := range []string{"", "White made the same position for the third time. It stood in round 12, in round 14 and in round 16."} {
				s := newResult(ctx, b)
				if reason != "" {
					s.reason = reason
				}
				s.Layout(ctx)
				c := ctx.Canvas
				what := fmt.Sprintf("%v×%v, text %v, %q", size.W, size.H, text, s.reason)
				assert.NotEmpty(t, s.changed, what)
				for _, line := range s.lines {
					assert.LessOrEqual(t, c.TextWidth(line, s.style), s.sheet.Reason.W+1, "%s: %s", what, line)
				}
				bottom := s.top + titleHeight*c.TextSize + float64(len(s.lines))*c.LineHeight(s.style) + float64(len(s.changed))*c.LineHeight(Small)
				if s.tells {
					bottom += c.LineHeight(Small)
				}
				if s.crowned {
					bottom += winnerHeight
				}
				assert.LessOrEqual(t, bottom, s.buttons[0].Rect.Y+4, "%s: the text runs into the buttons", what)
				seen := b.page.Board
				if sheet := s.sheet.Sheet; sheet.Overlaps(seen) {
					seen.H = max(sheet.Y-seen.Y, seen.Bottom()-sheet.Bottom())
				}
				assert.GreaterOrEqual(t, seen.H, 0.5*b.page.Board.H, "%s: the sheet hides the board", what)
			}
		}
	}
}
