package scenes

import (
	"math"

	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
)

// Scroll moves a column of things that is higher than its view: by drag, with
// a little run-out, and by wheel.
type Scroll struct {
	View     layout.Rect
	Sideways bool    // it is a row, and moves to the left and right
	Through  bool    // nothing stands below the view: what scrolls shows down to the window's edge
	Max      float64 // how far up it goes, in dp
	At       float64

	dragging bool
	from     float64
	speed    float64 // dp a tick
	last     float64
}

// Limit sets the view and the range, and keeps within it.
func (s *Scroll) Limit(view layout.Rect, limit float64) {
	s.View, s.Max = view, limit
	s.At = min(max(s.At, 0), limit)
}

// along returns the place of an event in the direction of the scroll.
func (s *Scroll) along(e input.Event) float64 {
	if s.Sideways {
		return e.X
	}
	return e.Y
}

// Pointer follows drags that began in the view.
func (s *Scroll) Pointer(ctx *Context, e input.Event) bool {
	if !s.View.Contains(e.FromX, e.FromY) {
		return false
	}
	switch e.Kind {
	case input.Press:
		s.speed = 0
	case input.DragStart:
		s.dragging, s.from, s.last, s.speed = true, s.At+s.along(e), s.along(e), 0
	case input.Drag:
		if s.dragging {
			s.to(ctx, s.from-s.along(e))
			s.speed = 0.6*s.speed + 0.4*(s.last-s.along(e))
			s.last = s.along(e)
		}
	case input.Drop, input.Cancelled, input.Tap:
		s.dragging = false
	}
	return true
}

// Update lets the column run out after a drag and follows the wheel.
func (s *Scroll) Update(ctx *Context) {
	const notch, friction, slow = 60, 0.94, 0.2
	if w := ctx.Frame.WheelY; w != 0 {
		s.speed = 0
		s.to(ctx, s.At-w*notch)
	}
	if s.dragging {
		s.speed *= 0.8 // a finger that rests before it lifts throws nothing
		return
	}
	if math.Abs(s.speed) < slow {
		s.speed = 0
		return
	}
	s.to(ctx, s.At+s.speed)
	s.speed *= friction
	ctx.Animate()
}

// Show scrolls so that r, given at the present scroll, is in view.
func (s *Scroll) Show(ctx *Context, r layout.Rect) {
	switch {
	case r.Y < s.View.Y:
		s.to(ctx, s.At+r.Y-s.View.Y)
	case r.Bottom() > s.View.Bottom():
		s.to(ctx, s.At+r.Bottom()-s.View.Bottom())
	}
}

func (s *Scroll) to(ctx *Context, at float64) {
	at = min(max(at, 0), s.Max)
	if at != s.At {
		s.At = at
		ctx.Redraw()
	}
}

// step scrolls by a few lines, as an arrow key asks. It reports whether it was one.
func (s *Scroll) step(ctx *Context, a input.Action) bool {
	const step = 90 // dp
	switch a {
	case input.Down:
		s.to(ctx, s.At+step)
	case input.Up:
		s.to(ctx, s.At-step)
	default:
		return false
	}
	return true
}

// raise moves targets up by so much.
func raise(list []Target, by float64) {
	for i := range list {
		list[i].Rect.Y -= by
	}
}

// inView keeps, in place, the targets whose middle is within the view's height.
func inView(list []Target, view layout.Rect) []Target {
	kept := list[:0]
	for _, t := range list {
		if _, y := t.Rect.Center(); y >= view.Y && y < view.Bottom() {
			kept = append(kept, t)
		}
	}
	return kept
}
