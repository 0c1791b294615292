package scenetest

import (
	"os"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Main runs a package's tests within a running game, where images can be drawn
// and read, and exits. It is called by TestMain.
func Main(m *testing.M) {
	runtime.MemProfileRate = 1 // for OwnAllocs
	ebiten.SetWindowSize(64, 64)
	ebiten.SetTPS(ebiten.SyncWithFPS) // the next frame begins at once
	host := &host{run: m.Run}
	if err := ebiten.RunGame(host); err != nil {
		panic(err)
	}
	os.Exit(host.code)
}

// host is a game that runs the tests beside its ticks. While a test runs it is in
// a tick and waits.
type host struct {
	run   func() int
	code  int
	ended chan struct{} // by the tests; nil: they have not begun
	begun chan struct{} // by the frame that a test waits for
}

// frame lets the host's frame end and the next begin. Only then does Ebitengine
// do what it was told to draw, and give back the images that nobody holds any
// more: a whole test run in one frame would take gigabytes.
var frame = make(chan chan struct{})

// nextFrame waits for the next frame.
func nextFrame() {
	begun := make(chan struct{})
	frame <- begun
	<-begun
}

func (h *host) Update() error {
	if h.ended == nil {
		h.ended = make(chan struct{})
		go func() {
			h.code = h.run()
			close(h.ended)
		}()
	} else {
		close(h.begun)
	}
	select {
	case h.begun = <-frame:
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMaximum) // the game that is tested may have put the window to sleep
		return nil
	case <-h.ended:
		return ebiten.Termination
	}
}

func (h *host) Draw(*ebiten.Image) {}

func (h *host) Layout(w, ht int) (int, int) { return w, ht }
