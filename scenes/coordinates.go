package scenes

import "t3hunting/scenes/layout"

// paintNames writes the names of the points.
func (v *boardView) paintNames(c *Canvas) {
	style := Style{Size: v.names.Size / c.TextSize, Bold: true}
	for _, n := range v.names.List {
		c.Turned(n.Turned, layout.Rect{X: n.X, Y: n.Y}, func() {
			c.Text(n.Text, style, n.X, n.Y, Center, c.Palette.Brass)
		})
	}
}
