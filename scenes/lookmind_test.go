package scenes_test

import (
	"testing"

	"t3hunting/scenes"
	"t3hunting/scenes/input"
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

		for _, theme := range []string{"", "-teak", "-contrast", "-large"} {
			d = against(t, with(window, func(s *scenes.Settings) {
				s.Evaluation = true
				switch theme {
				case "-teak":
					s.Theme = scenes.TeakDay
				case "-contrast":
					s.Theme = scenes.HighContrast
				case "-large":
					s.Text = 200
				}
			}), "bagh-chal")
			d.Play(11, scenetest.Thinker(500), d.TapMove)
			d.Calm()
			d.Tick(30)
			d.Save("mind-bar" + theme)
			d.Key(input.Analyse)
			d.Tick(30)
			d.Save("mind-analysis" + theme)
		}
		d = start(t, with(window, func(s *scenes.Settings) { s.Evaluation, s.Seating = true, scenes.FaceToFace }), "alquerque")
		d.Play(12, scenetest.Thinker(500), d.TapMove)
		d.Calm()
		d.Tick(30)
		d.Save("mind-bar-facing")
		d.Key(input.Analyse)
		d.Tick(30)
		d.Save("mind-analysis-facing")
	}
}
