package scenes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/scenes"
	"t3hunting/scenes/scenetest"
)

// TestGraphIsLikeTheBar: the near side's chances rise from below, the rest is the far
// side's, and the sides beside the graph can be told in every window and text size.
func TestGraphIsLikeTheBar(t *testing.T) {
	for _, window := range windows {
		for _, text := range []int{100, 200} {
			d := atReview(t, with(window, func(s *scenes.Settings) { s.Text, s.Evaluation = text, true }), finished, errant())
			d.Tick(60)
			require.True(t, d.Game.Reviewed())
			for ply := range 8 {
				near, far, chance := d.Game.Chances(ply)
				assert.InDelta(t, chance, near.H/(near.H+far.H), 1e-9, "ply %d", ply)
				assert.InDelta(t, near.Y, far.Bottom(), 1e-9)
			}
			assert.GreaterOrEqual(t, d.Game.SideSize(), 6.0-1e-9, "%vx%v, text %d", window.W, window.H, text)
		}
	}
}

// TestReviewTellsItsProgress: the button that ends the look back says how far the
// review is until it is complete.
func TestReviewTellsItsProgress(t *testing.T) {
	c := errant()
	c.silent = true
	d := atReview(t, scenetest.Options{}, finished, c)
	label := func() string {
		for _, target := range d.Game.Report().Targets {
			if target.Name == "past:return" {
				return target.Label
			}
		}
		return ""
	}
	assert.Equal(t, "Reviewed 0 of 8 — return", label())
	c.silent = false
	d.Tick(60)
	assert.Equal(t, "Looking back — return", label())
}

// TestSpeedIsTold: a speed is more than a number to those who do not see its sign.
func TestSpeedIsTold(t *testing.T) {
	d := recorded(t, scenetest.Options{})
	d.Tap("turn:2")
	d.Tick(2)
	for _, target := range d.Game.Report().Targets {
		if target.Name == "past:speed" {
			assert.Equal(t, "Speed: a move in 1 s", target.Label)
			return
		}
	}
	assert.Fail(t, "there is no such button")
}
