package scenes

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/rules"
	"t3hunting/scenes/match"
)

// TestCountsOfAPanel checks what the panels of a hunt tell: T3rminators in hand
// are told of like soldiers.
func TestCountsOfAPanel(t *testing.T) {
	_, b := boardAt(t, "leopards-and-deer", "", "hand=24,2")
	soldiers, hunters := rules.First, rules.Second
	if b.rules.Roles[rules.First] == rules.T3 {
		soldiers, hunters = hunters, soldiers
	}
	assert.Equal(t, "24 to place · 0 on board", b.words.counts[soldiers])
	assert.Equal(t, "2 to place · 0 of 12 captured", b.words.counts[hunters])
	assert.Equal(t, "0 / 12", b.words.few[hunters])
}

// TestPleaChip checks that the answers of a plea stand clear of its outline, can
// be touched all the same, and that the status under it stays free.
func TestPleaChip(t *testing.T) {
	for side := rules.First; side <= rules.Second; side++ {
		for _, seating := range []Seating{BoardStays, FaceToFace} {
			ctx, b := boardAt(t, "nine-mens-morris", "", "first=a1,d2 second=d7 hand=7,8")
			ctx.Settings.Seating, ctx.Settings.Agree = seating, true
			b.plead(ctx, side, oneBack)
			eachWindow(ctx, b, func(what string) {
				p := &b.plea
				for _, button := range []*Button{&p.yes, &p.no} {
					if b.panel(side).Status.Empty() {
						assert.True(t, button.Rect.Within(p.rect.Inset(4)), "%s: %s at the outline", what, button.Name)
					}
					assert.GreaterOrEqual(t, button.touched().H, 44.0, what)
				}
				chip := p.rect
				if panel := b.panel(side); panel.Turned {
					chip = chip.Turned(panel.Rect)
				}
				assert.False(t, chip.Overlaps(b.page.Status), "%s: %v over %v", what, chip, b.page.Status)
				assert.LessOrEqual(t, p.yes.face.label, p.style.Size, "%s: the answer is larger than the question", what)
			})
		}
	}
}

// TestClockIsLarge checks the size of the clocks where a panel has room.
func TestClockIsLarge(t *testing.T) {
	ctx, _ := boardAt(t, "nine-mens-morris", "", "")
	ctx.Settings.Minutes = 5
	b := newBoard(ctx, ctx.Stack.Top().(*board).rules, [2]match.Seat{})
	eachWindow(ctx, b, func(what string) {
		if ctx.Screen.W >= 820 && ctx.Screen.H >= 820 && ctx.Screen.Text == 1 {
			assert.Equal(t, 34.0, b.clockStyle(ctx.Canvas, rules.First).Size, what)
		}
	})
}
