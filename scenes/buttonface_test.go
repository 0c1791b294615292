package scenes

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
	"t3hunting/scenes/layout"
)

// eachWindow lays a board out in every window and at every size of text.
func eachWindow(ctx *Context, b *board, test func(what string)) {
	for _, size := range []layout.Rect{
		{W: 320, H: 568}, {W: 390, H: 844}, {W: 844, H: 390}, {W: 820, H: 1180}, {W: 1180, H: 820}, {W: 1440, H: 900}, {W: 2560, H: 1440},
	} {
		for _, text := range []float64{0.9, 1, 1.25, 1.5, 1.75, 2} {
			ctx.Screen.W, ctx.Screen.H, ctx.Screen.Text = size.W, size.H, text
			b.Layout(ctx)
			test(fmt.Sprintf("%v×%v, text %v", size.W, size.H, text))
		}
	}
}

// assertFaces checks that buttons have one face, which leaves air round label and
// icon.
func assertFaces(t *testing.T, c *Canvas, group []*Button, what string) {
	t.Helper()
	var first *Button
	for _, b := range group {
		if b.Label == "" || b.Rect.Empty() {
			continue
		}
		if first == nil {
			first = b
		}
		f := b.face
		assert.Equal(t, first.face, f, "%s: %s", what, b.Name)
		letters := f.label * c.TextSize
		w, h := c.TextWidth(b.Label, Style{Size: f.label, Bold: true}), (capHeight+2*descent)*letters
		switch {
		case !b.HasIcon:
		case f.above:
			h = f.icon + iconDrop + (capHeight+descent)*letters
		default:
			w += f.icon + iconGap
			h = max(h, f.icon)
		}
		assert.LessOrEqual(t, w, b.Rect.W-2*faceAir+1, "%s: %s is too wide", what, b.Name)
		assert.LessOrEqual(t, h, b.Rect.H-2*faceEdge+1, "%s: %s is too high", what, b.Name)
		assert.GreaterOrEqual(t, letters, 12.0, "%s: %s is too small", what, b.Name)
	}
}

// TestButtonsOfAGroup checks the bar of a game and of a look back, the panels'
// rows face to face, the sheet with everything else, and a result.
func TestButtonsOfAGroup(t *testing.T) {
	for _, seating := range []Seating{BoardStays, FaceToFace} {
		ctx, b := boardAt(t, "nine-mens-morris", "", "first=a1,d2,f6,d6 second=a7,d7,g7,b6")
		ctx.Settings.Seating = seating
		bars := func(what string) {
			if ctx.Screen.Text < 1 {
				return // smaller than what can be read well is somebody's wish
			}
			assertFaces(t, ctx.Canvas, append(appendButtons(nil, b.buttons), appendButtons(nil, b.past.buttons)...), what)
			assertFaces(t, ctx.Canvas, append(appendButtons(nil, b.own[0]), appendButtons(nil, b.own[1])...), what)
		}
		eachWindow(ctx, b, bars)
		eachWindow(ctx, b, func(what string) {
			p := newMore(ctx, b, rules.First)
			p.Layout(ctx)
			if ctx.Screen.Text >= 1 {
				assertFaces(t, ctx.Canvas, appendButtons(nil, p.buttons), what+", more")
			}
			s := newResult(ctx, b)
			s.Layout(ctx)
			if ctx.Screen.Text >= 1 {
				assertFaces(t, ctx.Canvas, appendButtons(nil, s.buttons[:]), what+", result")
			}
		})
		tapPoints(t, ctx, b, "a1 a4")
		b.takeChanges(ctx)
		b.lookBack(ctx, 0)
		require.True(t, b.looking())
		eachWindow(ctx, b, bars)
	}
}

// TestIconsGrow checks that icons and emblems are larger beside larger text.
func TestIconsGrow(t *testing.T) {
	ctx, b := boardAt(t, "nine-mens-morris", "", "first=a1,d2,f6,d6 second=a7,d7,g7,b6")
	icon, emblem := 0.0, 0.0
	eachWindow(ctx, b, func(what string) {
		if ctx.Screen.W != 820 && ctx.Screen.W != 1440 {
			return
		}
		switch ctx.Screen.Text {
		case 1:
			icon, emblem = b.buttons[0].face.icon, b.panels[0].Emblem.W
		case 2:
			assert.GreaterOrEqual(t, b.buttons[0].face.icon, 1.25*icon, what)
			assert.Greater(t, b.panels[0].Emblem.W, 1.25*emblem, what)
		}
	})
}

// TestLowButtonsAreTouched checks that a button that is drawn low takes fingers
// beyond its edges.
func TestLowButtonsAreTouched(t *testing.T) {
	b := Button{Name: "low", Label: "Low", Rect: layout.Rect{X: 10, Y: 20, W: 80, H: 34}}
	assert.Equal(t, layout.Rect{X: 10, Y: 15, W: 80, H: layout.Target}, b.AppendTarget(nil)[0].Rect)
}
