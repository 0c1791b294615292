package scenes

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/rules"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/match"
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
			for _, reason := range []string{"", "White made the same position for the third time. It stood in rounds 12, 14 and 16."} {
				s := newResult(ctx, b)
				if reason != "" {
					s.tells.why = reason
				}
				b.Layout(ctx)
				s.Layout(ctx)
				c := ctx.Canvas
				what := fmt.Sprintf("%v×%v, text %v, %q", size.W, size.H, text, s.tells.why)
				a, width := &s.tells, s.sheet.TextWidth()
				height := a.height(c) // sets the size of the text
				assert.LessOrEqual(t, height, s.sheet.Text.H, "%s: the text runs into the buttons", what)
				assert.LessOrEqual(t, c.widest(a.reason, a.style), width, what)
				assert.LessOrEqual(t, c.widest(a.title, a.heading), width, what)
				assert.Greater(t, a.heading.Size, a.style.Size, "%s: the heading is larger than the body", what)
				assert.GreaterOrEqual(t, a.size*a.style.Size, min(13, text*Body.Size), what)
				assert.NotEmpty(t, a.facts, what)
				assert.NotEmpty(t, a.changed, what)
				assert.NotEqual(t, uncrowned, a.crown, what)
				assert.False(t, s.sheet.Sheet.Overlaps(b.page.Board), "%s: the sheet hides a part of the board", what)
				assert.NotEmpty(t, b.page.Board)
			}
		}
	}
}

// TestResultSpeaksToYou checks that a person who plays the computer is spoken to, and
// that the figures say who lost how many men.
func TestResultSpeaksToYou(t *testing.T) {
	ctx, b := boardAt(t, "nine-mens-morris", "", "first=a1,a4,d1 second=d7,g7,g4,f2")
	b.match.Begin(b.match.Game(), [2]match.Seat{rules.Second: {Computer: true, Level: 3}})
	b.match.Resign(rules.First)
	a := newAccount(ctx.Texts, b)
	assert.Equal(t, "The computer wins. You gave up.", a.who+". "+a.why)
	assert.Contains(t, a.figures, "men lost: Blue 6, White 5")
	assert.Equal(t, "No moves were made", b.noMoves(ctx))

	b.match.Begin(b.match.Game(), [2]match.Seat{})
	b.match.Resign(rules.First)
	assert.Equal(t, "Blue gave up.", newAccount(ctx.Texts, b).why, "two people are named")

	ctx, b = boardAt(t, "bagh-chal", "", "first=c3 second=a1,a5,e1,e5")
	assert.Equal(t, "Rounds: 0 · soldiers lost: 19", newAccount(ctx.Texts, b).figures)
}
