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
	host := &host{run: m.Run}
	ebiten.SetWindowSize(64, 64)
	if err := ebiten.RunGame(host); err != nil {
		panic(err)
	}
	os.Exit(host.code)
}

// host is a game that runs the tests in its first tick.
type host struct {
	run  func() int
	code int
}

func (h *host) Update() error {
	h.code = h.run()
	return ebiten.Termination
}

func (h *host) Draw(*ebiten.Image) {}

func (h *host) Layout(w, ht int) (int, int) { return w, ht }
