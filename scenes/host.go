package scenes

import (
	"t3hunting/rules"
	"t3hunting/scenes/link"
	"t3hunting/scenes/match"
)

// Host is the app around the game where there is one, on phones: what it can do
// that the game cannot. The game calls it during its ticks, from its own
// goroutine; it must return at once and do its work on its own thread.
type Host interface {
	// Haptic lets the hand feel what happened.
	Haptic(kind HapticKind)
	// Share offers a text to other apps under a title. It reports whether the
	// device has a way to do so.
	Share(title, text string) bool
	// KeepScreenOn keeps the screen lit although nobody touches it, or lets it
	// go dark again.
	KeepScreenOn(on bool)
}

// HapticKind is what a hand is to feel.
type HapticKind uint8

// The kinds of haptics.
const (
	HapticMove    HapticKind = iota // a person's man was set down
	HapticTake                      // a man left the board
	HapticRefused                   // a wish was refused
	HapticOver                      // the game is over
)

// haptic lets the hand feel something, where there is a host.
func (ctx *Context) haptic(kind HapticKind) {
	if host := ctx.Config.Host; host != nil && ctx.Settings.Haptics {
		host.Haptic(kind)
	}
}

// share offers the game to other apps: its record, or a link where the game has
// an address.
func (b *board) share(ctx *Context) {
	if host := ctx.Config.Host; host != nil {
		host.Share(b.words.game, b.match.Game().Record())
		return
	}
	ctx.shareLink(b.words.game, link.Encode(b.match.Game()))
}

// shares reports whether there is a way to share a game.
func (ctx *Context) shares() bool { return ctx.Config.Host != nil || ctx.shareLink != nil }

// feel lets the hand feel a move that was just made. The computer's moves are
// only felt where they take a man or end the game.
func (b *board) feel(ctx *Context, c match.Change) {
	felt, kind := !b.match.Seats()[c.Side].Computer, HapticMove
	for _, e := range c.Events {
		switch e.Kind {
		case rules.Captured, rules.Removed, rules.Huffed:
			felt, kind = true, HapticTake
		case rules.Ended:
			ctx.haptic(HapticOver)
			return
		}
	}
	if felt {
		ctx.haptic(kind)
	}
}

// live reports whether a game is on the screen and not over.
func (s *Stack) live() bool {
	for _, scene := range s.showing() {
		if b, ok := scene.(*board); ok {
			return !b.match.Game().Over()
		}
	}
	return false
}
