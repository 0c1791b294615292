package layout

import (
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/rules"
)

// TestNames places the names of the points of every board, on panels from the
// smallest phone's to the largest desktop's: each is on the panel and clear of
// every man: on the edges of T3rminators and all marks too.
func TestNames(t *testing.T) {
	const soldier, mark = 0.36, 0.525
	for _, b := range rules.Boards() {
		for _, side := range []float64{250, 304, 374, 788, 960} {
			for _, text := range []float64{0.9, 1, 2} {
				for i := range 4 {
					naming, flipped := OneEdge+Naming(i%2), i/2 == 1
					panel := Rect{8, 196, side, side}
					v, names := NewNamedBoard(b, panel, flipped, naming, text)
					assert.GreaterOrEqual(t, names.Size, 10.0)
					name := fmt.Sprint(b.Name(), side, text, naming, flipped)
					assert.Greater(t, v.Pitch()*1.2, unnamedPitch(b, panel), "the board stays large: %s", name)
					for _, n := range names.List {
						// Bold digits and letters are about 0.62 wide and 0.95 high, g included.
						w, h := 0.62*names.Size*float64(len(n.Text)), 0.95*names.Size
						place := Rect{n.X - w/2, n.Y - h/2, w, h}
						assert.True(t, place.Within(panel), "%s: %s is cut", name, n.Text)
						clear := soldier
						if len(n.Text) == 1 {
							clear = mark
						}
						for p := range b.Size() {
							x, y := v.At(rules.Point(p))
							dx, dy := max(place.X-x, x-place.Right(), 0), max(place.Y-y, y-place.Bottom(), 0)
							assert.Greater(t, math.Hypot(dx, dy)/v.Pitch(), clear, "%s: %s at %s", name, n.Text, b.Label(rules.Point(p)))
						}
					}
				}
			}
		}
	}
}

func unnamedPitch(b *rules.Board, panel Rect) float64 {
	v, names := NewNamedBoard(b, panel, false, Unnamed, 1)
	if names.List != nil {
		return math.Inf(1)
	}
	return v.Pitch()
}

// TestNamesOnBothEdges gives every name to both players.
func TestNamesOnBothEdges(t *testing.T) {
	b := board(t, "alquerque")
	panel := Rect{0, 0, 510, 510}
	_, one := NewNamedBoard(b, panel, false, OneEdge, 1)
	_, both := NewNamedBoard(b, panel, false, BothEdges, 1)
	assert.Len(t, one.List, 10)
	assert.Len(t, both.List, 20)
	turned := 0
	for _, n := range both.List {
		if n.Turned {
			turned++
		}
	}
	assert.Equal(t, 10, turned)
}
