package scenes

import "t3hunting/scenes/layout"

// Measures of what shows that there is more to scroll, in dp.
const (
	fadeHeight = 28
	thumbWidth = 3
	thumbLeast = 28
	frameEdge  = 4 // how far what scrolls may stick out at its sides
)

// drawFrame covers what sticks out of the view of a column. Where more follows
// the column fades into the page, and a thumb beside it says where it is.
func (s *Scroll) drawFrame(ctx *Context, c *Canvas) {
	page, view := c.Palette.Page, s.View
	x, w := view.X-frameEdge, view.W+2*frameEdge
	bottom := view.Bottom()
	if s.Through {
		bottom = ctx.Screen.H
	}
	c.Fill(layout.Rect{X: x, W: w, H: view.Y}, page)
	c.Fill(layout.Rect{X: x, Y: bottom, W: w, H: ctx.Screen.H - bottom}, page)
	if s.Max < 1 {
		return
	}
	was := c.Alpha
	c.Alpha = was * float32(min(1, s.At/fadeHeight))
	c.Fade(layout.Rect{X: x, Y: view.Y, W: w, H: fadeHeight}, page, true)
	c.Alpha = was * float32(min(1, (s.Max-s.At)/fadeHeight))
	c.Fade(layout.Rect{X: x, Y: bottom - fadeHeight, W: w, H: fadeHeight}, page, false)
	c.Alpha = was
	c.RoundRect(s.thumb(), thumbWidth/2.0, c.Palette.Muted)
}

// thumb returns the place of the thumb, beside the view.
func (s *Scroll) thumb() layout.Rect {
	h := max(thumbLeast, s.View.H*s.View.H/(s.View.H+s.Max))
	return layout.Rect{X: s.View.Right() + frameEdge, Y: s.View.Y + (s.View.H-h)*s.At/s.Max, W: thumbWidth, H: h}
}
