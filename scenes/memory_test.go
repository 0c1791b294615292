package scenes_test

import (
	"flag"
	"runtime"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/scenes"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/scenetest"
)

var heapMoves = flag.Int("heap-moves", 400, "how many moves TestHeapStaysFlat lets the computer make")

// TestHeapStaysFlat lets the computer play itself, game after game without motion, and looks at the heap on the way.
func TestHeapStaysFlat(t *testing.T) {
	settings := scenes.DefaultSettings()
	settings.Speed = anim.Off
	d := scenetest.New(t, scenetest.Options{Config: scenes.Config{Settings: &settings, Player: &scenetest.Player{Nodes: 200}}})
	d.Tap("card:nine-mens-morris")
	d.Tap("seat:first:computer")
	d.Tap("seat:second:computer")
	d.Tap("start")
	heap := func() float64 {
		runtime.GC()
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return float64(m.HeapAlloc)
	}
	moves := 0
	position := ""
	playTo := func(n int) {
		for ticks := 0; moves < n; ticks++ {
			require.Less(t, ticks, 200*n)
			d.Tick(1)
			report := d.Game.Report()
			if report.Scene == "result" {
				d.Tap("rematch")
			}
			if report.Position != position {
				position = report.Position
				moves++
			}
		}
	}
	playTo(*heapMoves / 10) // the tables of the search are made
	start := heap()
	playTo(*heapMoves / 2)
	half := heap()
	playTo(*heapMoves)
	end := heap()
	t.Logf("heap after %d, %d and %d moves: %.2f, %.2f and %.2f MB", *heapMoves/10, *heapMoves/2, *heapMoves, start/1e6, half/1e6, end/1e6)
	assert.Less(t, end, half+2e6)
}
