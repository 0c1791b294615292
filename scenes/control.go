package scenes

import (
	"runtime/debug"
	"sync"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
)

// Control is how the app around the game steers it: the back button, the life
// cycle, what the system wants. Its methods may be called from any goroutine
// and return at once; what they ask for is carried out by the game's next tick,
// in the order in which it was asked.
type Control struct {
	wake func()     // asks for a tick
	hush func(bool) // stops the sounds, or lets them come again

	mu     sync.Mutex
	wishes []func(*Game)
	levels int           // how often Back leads back within the game
	backs  int           // how many of these are asked for and not done yet
	taken  int           // how many of backs this tick carries out
	insets layout.Insets // what covers the window's edges, in dp
	inset  bool          // insets were told
	lit    bool          // the host keeps the screen on; only ticks touch it
}

// Control returns how to steer the game from outside.
func (g *Game) Control() *Control { return &g.control }

// Back leads one level back: it closes what lies on top, or lets go of a man
// that was chosen. It returns false, and does nothing, where there is nothing
// to go back to: then the app is to be left.
func (c *Control) Back() bool {
	c.mu.Lock()
	if c.backs >= c.levels {
		c.mu.Unlock()
		return false
	}
	c.backs++
	c.mu.Unlock()
	c.wish(func(g *Game) {
		c.taken++
		g.frame.Actions = append(g.frame.Actions, input.Cancel)
	})
	return true
}

// Pause tells that the game goes out of sight, perhaps for ever: fingers are
// taken to be lifted without having chosen anything. Every move was saved when
// it was made; the clock is saved now, if a tick still comes.
func (c *Control) Pause() {
	c.hush(true)
	c.CancelTouches()
	c.wish(func(g *Game) {
		for _, scene := range g.stack.scenes {
			if b, ok := scene.(*board); ok && b.saved == b.match.Game() {
				b.keep(&g.ctx)
			}
		}
	})
}

// Resume tells that the game is in sight again. Everything is drawn anew, since
// the system may have taken the picture.
func (c *Control) Resume() {
	c.hush(false)
	c.wish(func(g *Game) { g.ctx.Redraw() })
}

// CancelTouches tells that the system took the fingers on the screen for
// itself: what they had begun is dropped.
func (c *Control) CancelTouches() { c.wish(func(g *Game) { g.frame.Blurred = true }) }

// LowMemory tells that the system is short of memory: every image that can be
// made again is given back.
func (c *Control) LowMemory() {
	c.wish(func(g *Game) {
		g.forget()
		debug.FreeOSMemory()
	})
}

// SetInsets tells how much of the window's edges bars and notches cover, in dp.
func (c *Control) SetInsets(top, right, bottom, left float64) {
	c.mu.Lock()
	c.insets = layout.Insets{Top: top, Right: right, Bottom: bottom, Left: left}
	c.inset = true
	c.mu.Unlock()
	c.wake()
}

// SetLanguage tells the system's language, as a BCP 47 tag such as "pt-BR".
// A language that was configured wins.
func (c *Control) SetLanguage(tag string) {
	texts := assets.Lookup(tag)
	c.wish(func(g *Game) {
		if g.ownTexts && g.ctx.Texts != texts {
			g.translate(texts)
		}
	})
}

// SetDark tells whether the system shows itself dark: Parade night then, else
// Teak day, unless the player or the configuration chose otherwise.
func (c *Control) SetDark(dark bool) {
	c.wish(func(g *Game) { g.system.Light = !dark })
}

// OpenRecord shows the game of a record, which two persons can play on; a game
// that is on the screen is left. A text that is no record is an error, which
// says what is wrong and where; then nothing changes.
func (c *Control) OpenRecord(text string) error {
	game, err := rules.ParseRecord(text)
	if err != nil {
		return err
	}
	c.wish(func(g *Game) { g.begin(game) })
	return nil
}

// wish queues what the next tick is to do, and asks for that tick.
func (c *Control) wish(f func(*Game)) {
	c.mu.Lock()
	c.wishes = append(c.wishes, f)
	c.mu.Unlock()
	c.wake()
}

// carryOut does what was wished for.
func (c *Control) carryOut(g *Game) {
	c.taken = 0
	c.mu.Lock()
	wishes := c.wishes
	c.wishes = nil
	c.mu.Unlock()
	for _, wish := range wishes {
		wish(g)
	}
	if len(wishes) > 0 {
		g.ctx.Wait()
	}
}

// publish notes what the tick came to: how many levels there are to go back,
// and for the host and the page whether the screen is to stay on.
func (c *Control) publish(g *Game) {
	c.mu.Lock()
	c.levels = len(g.stack.scenes) - 1
	c.backs -= c.taken
	c.mu.Unlock()
	if lit := g.stack.live(); lit != c.lit {
		c.lit = lit
		g.platform.light(lit)
		if g.config.Host != nil {
			g.config.Host.KeepScreenOn(lit)
		}
	}
}

// safe returns the edges of the window that are covered: what the app told, or
// what the platform knows.
func (c *Control) safe(otherwise func() layout.Insets) layout.Insets {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.inset {
		return c.insets
	}
	return otherwise()
}
