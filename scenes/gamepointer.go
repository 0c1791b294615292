package scenes

import (
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
)

// target is a target with the scene it belongs to.
type target struct {
	Target
	scene Scene
}

// handlePointers turns pointers into taps on targets, and hands everything else
// to the scenes.
func (g *Game) handlePointers() {
	ctx := &g.ctx
	g.loseLeavers()
	g.events = g.gesture.AppendEvents(g.events[:0], &g.frame)
	for _, e := range g.events {
		switch e.Kind {
		case input.Press:
			g.speaker.touched = true
			g.unfocus()
			g.gesture.Slip = slip
			g.press(e)
		case input.DragStart, input.Drag:
			if e.DraggedFurther >= slip {
				g.lift()
			}
		case input.Tap:
			t := g.down
			g.lift()
			if t.scene != nil && t.Rect.Contains(e.X, e.Y) {
				if !g.stack.changing() {
					t.scene.Tap(ctx, t.Name)
				}
				e.Kind = input.Cancelled // for whoever thought that it was a drag
			}
		case input.Drop, input.Cancelled:
			g.lift()
		}
		if !g.stack.changing() || e.Kind == input.Cancelled {
			g.stack.pointer(ctx, e)
		}
	}
}

// loseLeavers takes pointers that leave the window for lost: what they drag
// cannot be put down out there.
func (g *Game) loseLeavers() {
	window := layout.Rect{W: g.ctx.Screen.W, H: g.ctx.Screen.H}
	for i := range g.frame.Pointers {
		if p := &g.frame.Pointers[i]; p.Phase == input.Moved && !window.Contains(p.X, p.Y) {
			p.Phase = input.Lost
		}
	}
}

// slip is how far a finger may move on a button and still press it, in dp.
const slip = 12

// press remembers what a pointer came down on.
func (g *Game) press(e input.Event) {
	scene, t, ok := g.stack.find(g.targets, e.X, e.Y)
	if !ok || t.Spot {
		return
	}
	g.down = target{t, scene}
	g.ctx.Down = t.Name
	g.ctx.Redraw()
}

// lift forgets it.
func (g *Game) lift() {
	if g.ctx.Down != "" {
		g.ctx.Redraw()
	}
	g.down, g.ctx.Down = target{}, ""
}

// hover is where the mouse is, as far as it was moved to something: what comes to
// lie under a resting mouse when the window changes is not pointed at.
type hover struct {
	x, y  float64
	known bool // x and y hold
	moved bool // since the window changed
}

// follow takes down where the mouse is now.
func (h *hover) follow(f *input.Frame) {
	x, y := -1.0, -1.0 // nowhere
	if f.Hovers {
		x, y = f.HoverX, f.HoverY
	}
	h.moved = h.moved || h.known && (x != h.x || y != h.y)
	h.x, h.y, h.known = x, y, true
}

// handleHover keeps track of what a mouse points at.
func (g *Game) handleHover() {
	hot := ""
	g.hover.follow(&g.frame)
	if g.frame.Hovers && g.hover.moved {
		if _, t, ok := g.stack.find(g.targets, g.frame.HoverX, g.frame.HoverY); ok && !t.Spot {
			hot = t.Name
		}
	}
	if hot != g.ctx.Hot {
		g.ctx.Hot = hot
		g.ctx.Redraw()
		g.platform.hand(hot != "")
	}
}
