package scenes_test

import (
	"testing"

	"t3hunting/scenes/scenetest"
)

// TestLookMind takes pictures of what the computer lets see of its mind: that it
// thinks, and two computers that are watched.
func TestLookMind(t *testing.T) {
	if !scenetest.Saving() {
		t.Skip("T3_SCREENSHOTS names no folder")
	}
	for _, window := range windows {
		o, _ := slow(window)
		d := against(t, o, "nine-mens-morris")
		d.Tap("point:d2")
		d.Tick(100)
		d.Save("mind-thinks")

		d = watched(t, window, "bagh-chal")
		d.Tick(400)
		d.Save("mind-watch")
		d.Tap("watch:hold")
		d.Tick(60)
		d.Save("mind-held")
	}
}
