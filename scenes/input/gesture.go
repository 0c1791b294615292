package input

import "math"

// Slop is how far, in dp, a pressed pointer moves before it drags.
const Slop = 3

// EventKind is a kind of gesture.
type EventKind uint8

// The gestures. A press ends in exactly one Tap, Drop or Cancelled.
const (
	Press     EventKind = iota // the pointer came down
	Tap                        // it went up where it came down
	DragStart                  // it left the place where it came down
	Drag                       // it moved on
	Drop                       // it went up elsewhere
	Cancelled                  // forget the press
)

// Event is a gesture: what, where the pointer came down, and where it is now.
type Event struct {
	Kind           EventKind
	FromX, FromY   float64
	X, Y           float64
	ID             int
	DraggedFurther float64 // the farthest that the pointer was from its origin, in dp
}

// Gesture makes taps and drags of pointers. It follows one pointer at a time:
// a second one, the right button, Cancel or the loss of the focus ends what is
// going on, and nothing begins until all pointers are up, so that a resting
// palm does nothing. The zero value is ready.
type Gesture struct {
	// Slip is how far, in dp, a drag may have gone and still be a tap when it
	// ends: half a pitch over a board. Less than Slop counts as Slop.
	Slip float64

	phase        phase
	id           int
	fromX, fromY float64
	x, y         float64
	far          float64
}

type phase uint8

const (
	idle phase = iota
	pressed
	dragging
	muted // until all pointers are up
)

// Dragging reports whether a drag is going on, and where the pointer is.
func (g *Gesture) Dragging() (x, y float64, on bool) { return g.x, g.y, g.phase == dragging }

// Active reports whether a pointer is down that may yet tap or drop.
func (g *Gesture) Active() bool { return g.phase == pressed || g.phase == dragging }

// Reset forgets what is going on, without an event; a scene does so when it is
// left. Pointers that are still down then do nothing.
func (g *Gesture) Reset() {
	if g.phase != idle {
		g.phase = muted
	}
}

// AppendEvents appends the gestures of a frame to dst. It is to be called for
// every frame, quiet ones too. It allocates nothing if dst has room.
func (g *Gesture) AppendEvents(dst []Event, f *Frame) []Event {
	if f.Blurred || f.Has(Cancel) {
		dst = g.cancel(dst)
	}
	for _, p := range f.Pointers {
		dst = g.pointer(dst, p)
	}
	if f.Held == 0 && g.phase != idle {
		// A release that was never told: nothing is down, so nothing goes on.
		dst = g.cancel(dst)
		g.phase = idle
	}
	return dst
}

func (g *Gesture) pointer(dst []Event, p Pointer) []Event {
	if p.Secondary {
		if p.Phase == Pressed {
			dst = g.cancel(dst)
		}
		return dst
	}
	if p.Phase == Pressed {
		switch {
		case g.phase == idle:
			g.phase, g.id, g.far = pressed, p.ID, 0
			g.fromX, g.fromY, g.x, g.y = p.X, p.Y, p.X, p.Y
			return append(dst, g.event(Press))
		case g.Active() && p.ID == g.id:
			// Its release was lost; the new press stands for itself.
			dst = g.cancel(dst)
			g.phase = idle
			return g.pointer(dst, p)
		}
		return g.cancel(dst)
	}
	if !g.Active() || p.ID != g.id {
		return dst
	}
	if p.Phase == Lost {
		return g.cancel(dst)
	}
	dst = g.moved(dst, p.X, p.Y)
	if p.Phase == Released {
		dst = append(dst, g.event(g.ending()))
		g.phase = idle
	}
	return dst
}

// moved follows the pointer and starts the drag where it is due.
func (g *Gesture) moved(dst []Event, x, y float64) []Event {
	if x == g.x && y == g.y {
		return dst
	}
	g.x, g.y = x, y
	g.far = max(g.far, math.Hypot(x-g.fromX, y-g.fromY))
	switch {
	case g.phase == dragging:
		return append(dst, g.event(Drag))
	case g.far >= Slop:
		g.phase = dragging
		return append(dst, g.event(DragStart))
	}
	return dst
}

// ending returns what a release at the present place is.
func (g *Gesture) ending() EventKind {
	if g.phase == pressed || g.far < g.Slip {
		return Tap
	}
	return Drop
}

// cancel ends what is going on and waits for all pointers to be up.
func (g *Gesture) cancel(dst []Event) []Event {
	if g.Active() {
		dst = append(dst, g.event(Cancelled))
		g.phase = muted
	}
	return dst
}

func (g *Gesture) event(k EventKind) Event {
	return Event{Kind: k, FromX: g.fromX, FromY: g.fromY, X: g.x, Y: g.y, ID: g.id, DraggedFurther: g.far}
}
