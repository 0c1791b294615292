package browsertest

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// TestScreenshots takes pictures for people to look at: the menu, each board in mid-game and a result, on a
// phone, a tablet and a desktop.
func TestScreenshots(t *testing.T) {
	if *screenshots == "" {
		t.Skip("-screenshots is not given")
	}
	for _, view := range []Viewport{{390, 844, 2}, {1180, 820, 1}, {1440, 900, 1}} {
		t.Run(fmt.Sprintf("%dx%d", view.Width, view.Height), func(t *testing.T) {
			quick := Viewport{small.Width, small.Height, view.Scale} // played at a small size, since drawing is slow
			p := open(t, quick)
			resize := func(view Viewport) {
				p.resize(view)
				p.Until("the new layout", func() bool {
					return p.Number(`innerWidth`) == float64(view.Width) && p.Number(`document.querySelector("canvas").clientHeight`) == float64(view.Height)
				})
				p.twoFrames()
				p.Rest()
			}
			shoot := func(name string) {
				p.twoFrames() // a tap that a resize cuts off is no tap
				p.Rest()
				resize(view)
				p.Screenshot(filepath.Join(*screenshots, fmt.Sprintf("page-%s-%dx%d.png", name, view.Width, view.Height)))
				resize(quick)
			}
			shoot("menu")
			for _, id := range []string{"nine-mens-morris", "bagh-chal", "alquerque"} {
				ruleset, ok := rules.Lookup(id)
				require.True(t, ok)
				p.load("/")
				p.startGame(Mouse, ruleset)
				moves := plan(t, ruleset)
				state := rules.New(ruleset)
				p.play(state, Mouse, moves[:len(moves)/2])
				shoot(id)
				p.play(state, Mouse, moves[len(moves)/2:])
				p.UntilResult()
				shoot(id + "-result")
			}
		})
	}
}
