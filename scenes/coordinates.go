package scenes

import (
	"math"

	"t3hunting/rules"
)

// paintCoordinates writes the names of the points on the board's edge: letters
// under the columns and numbers beside the rows, on all four sides if both. On a
// board whose names are no grid each point's name stands beside it.
func (v *boardView) paintCoordinates(c *Canvas, both bool) {
	const largest, share, out = 13, 0.17, 0.475
	pitch := v.at.Pitch()
	style := Style{Size: min(largest, share*pitch) / c.TextSize, Bold: true}
	ink := c.Palette.Brass
	if !v.gridded() {
		for i := range v.board.Size() {
			x, y := v.at.At(rules.Point(i))
			c.Text(v.board.Label(rules.Point(i)), style, x+0.32*pitch, y+0.3*pitch, Center, ink)
		}
		return
	}
	field := v.at.Field()
	seen := map[string]bool{}
	write := func(text string, x, y float64) {
		if !seen[text] {
			c.Text(text, style, x, y, Center, ink)
		}
	}
	for i := range v.board.Size() {
		x, y := v.at.At(rules.Point(i))
		column, row := v.board.Label(rules.Point(i))[:1], v.board.Label(rules.Point(i))[1:]
		write(column, x, field.Bottom()+out*pitch)
		write(row, field.X-out*pitch, y)
		if both {
			c.Turned(true, v.at.Panel(), func() {
				px, py := v.at.Panel().Center()
				write(column, 2*px-x, field.Bottom()+out*pitch)
				write(row, field.X-out*pitch, 2*py-y)
			})
		}
		seen[column], seen[row] = true, true
	}
}

// gridded reports whether points of the same letter stand below each other, and
// those of the same number beside each other.
func (v *boardView) gridded() bool {
	columns, rows := map[string]float64{}, map[string]float64{}
	same := func(at map[string]float64, name string, place float64) bool {
		was, ok := at[name]
		at[name] = place
		return !ok || math.Abs(was-place) < 0.01
	}
	for i := range v.board.Size() {
		x, y := v.at.At(rules.Point(i))
		label := v.board.Label(rules.Point(i))
		if !same(columns, label[:1], x) || !same(rows, label[1:], y) {
			return false
		}
	}
	return true
}
