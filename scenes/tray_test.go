package scenes

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/rules"
	"t3hunting/scenes/layout"
)

func widthOf(t tray) float64 { return 2 * emblemRadius(t.size) }

// TestTraysUseTheRoom fills rooms with men: in cells of one size, within the room,
// apart, and as large as any number of rows allows.
func TestTraysUseTheRoom(t *testing.T) {
	for _, c := range []struct {
		w, h           float64
		hand, captured int
		rows           int // of the men in hand
		least          float64
	}{
		{160, 26, 13, 0, 2, 10},
		{200, 26, 13, 0, 1, 12},
		{161, 44, 1, 12, 1, 15},
		{180, 38, 20, 0, 2, 15},
		{100, 80, 12, 12, 2, 14},
		{300, 44, 7, 1, 1, 20},
		{300, 44, 0, 5, 0, 20},
	} {
		room := trayRoom{rect: layout.Rect{X: 10, Y: 20, W: c.w, H: c.h}, hand: c.hand, captured: c.captured, pitch: trayPitch}
		hand, captured := room.trays()
		for _, block := range []tray{hand, captured} {
			if block.n == 0 {
				continue
			}
			assert.True(t, block.rect.Within(room.rect), "%v: %v", c, block)
			assert.GreaterOrEqual(t, widthOf(block), c.least, "%v", c)
			for i := range block.n {
				x, y := block.place(i)
				assert.True(t, block.rect.Contains(x, y), "%v: place %d", c, i)
			}
		}
		if c.hand > 0 {
			assert.Equal(t, c.rows, rows(hand.n, hand.columns), "%v", c)
		}
		if c.hand > 0 && c.captured > 0 {
			assert.InDelta(t, hand.size, captured.size, 1e-9, "%v: one size", c)
			assert.False(t, hand.rect.Overlaps(captured.rect), "%v", c)
		}
	}
}

// TestTallies counts the men in hand where they would be dots, and the captured
// ones only where their places would be dots too.
func TestTallies(t *testing.T) {
	room := trayRoom{rect: layout.Rect{W: 150, H: 24}, hand: 20, captured: 5, pitch: trayPitch, times: 30, quota: 40}
	hand, captured := room.tallies(leastEmblem)
	assert.True(t, hand.tally)
	assert.False(t, captured.tally)
	assert.GreaterOrEqual(t, widthOf(captured), leastEmblem)
	room.captured = 12
	hand, captured = room.tallies(leastEmblem)
	assert.True(t, hand.tally)
	assert.True(t, captured.tally)
	assert.InDelta(t, 150, captured.rect.Right(), 1e-9)
	assert.False(t, hand.rect.Overlaps(captured.rect))
	assert.Equal(t, "×13", times[13])
}

// TestTraysOfEveryGame checks that the men in hand and captured can be told apart,
// or are counted, on every page, and that they stay off the panel's outline.
func TestTraysOfEveryGame(t *testing.T) {
	for _, game := range []struct{ id, position string }{
		{"bagh-chal", "second=a1,a5,e1,e5 hand=20,0"}, {"bagh-chal", "first=c3 second=a1,a5,e1,e5 hand=13,0 lost=6,0"},
		{"goats-and-tigers", "hand=15,3"}, {"leopards-and-deer", "hand=24,2"}, {"leopards-and-deer", "second=c3 hand=14,1 lost=10,0"},
		{"twelve-mens-morris", "hand=12,12"}, {"al-qirq", "hand=9,9"}, {"alquerque", "first=a1 second=e5 lost=11,11"},
		{"nine-mens-morris", "first=a1,a4,a7 second=b2 hand=6,7 lost=0,1"},
	} {
		ctx, b := boardAt(t, game.id, "", game.position)
		for _, ctx.Settings.Seating = range []Seating{BoardStays, FaceToFace} {
			eachWindow(ctx, b, func(what string) {
				for side := rules.First; side <= rules.Second; side++ {
					panel := b.panel(side)
					inner := panel.Rect
					inner.X, inner.W = inner.X+6, inner.W-12
					hand, captured := b.trays(side)
					for _, block := range []tray{hand, captured} {
						if block.n == 0 {
							continue
						}
						assert.True(t, block.rect.Within(inner), "%s %s: %v is at the edge of %v", game.id, what, block.rect, inner)
						assert.True(t, block.tally || widthOf(block) >= leastEmblem, "%s %s %v: %d dots of %.1f", game.id, what, side, block.n, widthOf(block))
					}
				}
			})
		}
	}
}
