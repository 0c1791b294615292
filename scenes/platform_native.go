//go:build !js

package scenes

import (
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2"

	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
)

// platform is what differs between a desktop or phone and a web page.
type platform struct {
	idling bool
	woken  atomic.Bool // since the last tick
}

func (p *platform) start(*Game) {}

// light does nothing: on phones the host keeps the screen on.
func (p *platform) light(bool) {}

// idle lets the window sleep until something happens, or wakes it up. The mode
// is deprecated and has no successor yet: without it an idle window costs a
// sixth of a processor.
func (p *platform) idle(still bool) {
	still = still && !p.woken.Swap(false)
	if still == p.idling {
		return
	}
	p.idling = still
	if still {
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
		if p.woken.Load() {
			ebiten.ScheduleFrame() // it was woken before it slept
		}
	} else {
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOn)
	}
}

// again asks for one more frame while the window sleeps.
func (p *platform) again() {
	if p.idling {
		ebiten.ScheduleFrame()
	}
}

// wake asks for a tick; the computer player calls it from its own goroutine.
func (p *platform) wake() {
	p.woken.Store(true)
	ebiten.ScheduleFrame()
}

// presses tells of presses that were too short to be polled; natively none is.
func (p *platform) presses(*input.Frame) {}

// hand shows a pointing hand over something that can be pressed.
func (p *platform) hand(on bool) {
	if on {
		ebiten.SetCursorShape(ebiten.CursorShapePointer)
	} else {
		ebiten.SetCursorShape(ebiten.CursorShapeDefault)
	}
}

// prefer does nothing: a desktop does not tell what its user wishes, and the app
// on a phone does so through Control.
func (p *platform) prefer(*Preferences) {}

// say is nil: a desktop's screen readers are not reached from here.
func (p *platform) say() func(string) { return nil }

func (p *platform) show(*Game) {}

// begin does nothing: the menu is where a desktop and a phone begin.
func (p *platform) begin(*Game) {}

func (p *platform) insets() layout.Insets { return layout.Insets{} }
