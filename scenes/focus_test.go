package scenes

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
)

// TestNearestTarget walks a grid of three by three with a button below it.
func TestNearestTarget(t *testing.T) {
	var targets []Target
	for i, name := range []string{"a", "b", "c", "d", "e", "f", "g", "h", "i"} {
		targets = append(targets, Target{Name: name, Spot: true, Rect: layout.Rect{X: float64(i%3) * 100, Y: float64(i/3) * 100, W: 50, H: 50}})
	}
	targets = append(targets, Target{Name: "button", Rect: layout.Rect{X: 0, Y: 400, W: 250, H: 40}})
	step := func(from string, a input.Action) string {
		at, _ := targetNamed(targets, from)
		x, y := at.Rect.Center()
		to, _ := nearestTarget(targets, x, y, a)
		return to.Name
	}
	assert.Equal(t, "f", step("e", input.Right))
	assert.Equal(t, "b", step("e", input.Up))
	assert.Equal(t, "", step("c", input.Right))
	assert.Equal(t, "button", step("h", input.Down))
	assert.Equal(t, "h", step("button", input.Up))
	first, ok := firstFocus(targets)
	assert.True(t, ok)
	assert.Equal(t, "e", first.Name, "keys begin in the middle of the board")
}
