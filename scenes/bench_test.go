package scenes_test

import (
	"slices"
	"testing"
	"time"

	"t3hunting/scenes/input"
	"t3hunting/scenes/scenetest"
)

// BenchmarkMotion measures Update and Draw, each by itself, in every tick in which
// a man is in motion: moves are undone and made again for ever. It reports the
// median and the 99th percentile of both. What Draw asks for is queued by
// Ebitengine and carried out later, so that the time of the graphics driver is
// not in these figures.
func BenchmarkMotion(b *testing.B) {
	for _, window := range []scenetest.Options{{W: 390, H: 844, Scale: 3}, {W: 1440, H: 900}} {
		b.Run(map[bool]string{true: "phone", false: "desktop"}[window.W < 600], func(b *testing.B) {
			d := scenetest.New(b, window)
			d.Tap("card:alquerque")
			d.Tap("seat:second:person")
			d.Tap("start")
			d.Tick(2)
			d.Play(20, scenetest.Thinker(500), d.TapMove)
			d.Calm()
			var update, draw []time.Duration
			measure := func() {
				for range 60 {
					start := time.Now()
					_ = d.Game.Update()
					middle := time.Now()
					d.Game.Draw(d.Screen())
					end := time.Now()
					d.Screen().At(0, 0) // lets the engine do its work outside of the figures
					update, draw = append(update, middle.Sub(start)), append(draw, end.Sub(middle))
					if !d.Game.Report().Busy {
						return
					}
				}
			}
			b.ResetTimer()
			for range b.N {
				d.Key(input.Undo)
				measure()
				d.Key(input.Redo)
				measure()
			}
			report := func(name string, times []time.Duration) {
				slices.Sort(times)
				b.ReportMetric(float64(times[len(times)/2].Nanoseconds())/1000, name+"-median-µs")
				b.ReportMetric(float64(times[len(times)*99/100].Nanoseconds())/1000, name+"-p99-µs")
			}
			report("update", update)
			report("draw", draw)
			b.ReportMetric(float64(len(update)), "frames")
		})
	}
}
