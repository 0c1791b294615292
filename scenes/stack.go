package scenes

import (
	"slices"

	"t3hunting/scenes/input"
)

// Stack holds the scenes. Changes are carried out after the tick, so that a
// scene never vanishes under its own feet.
type Stack struct {
	scenes  []Scene
	changes []change
}

type change struct {
	kind  changeKind
	scene Scene
}

type changeKind uint8

const (
	push changeKind = iota
	pop
	home
)

// Push puts a scene on top.
func (s *Stack) Push(scene Scene) { s.changes = append(s.changes, change{push, scene}) }

// Pop takes the top scene away; the last one stays.
func (s *Stack) Pop() { s.changes = append(s.changes, change{kind: pop}) }

// Home takes all scenes away but the first.
func (s *Stack) Home() { s.changes = append(s.changes, change{kind: home}) }

// Top returns the topmost scene.
func (s *Stack) Top() Scene { return s.scenes[len(s.scenes)-1] }

// changing reports whether another scene comes up after this tick. A second tap
// in the same tick is not for the scene that goes.
func (s *Stack) changing() bool { return len(s.changes) > 0 }

// apply carries out the changes and lays out what comes up.
func (s *Stack) apply(ctx *Context) {
	if len(s.changes) == 0 {
		return
	}
	for _, c := range s.changes {
		switch c.kind {
		case push:
			s.scenes = append(s.scenes, c.scene)
		case pop:
			s.cut(max(1, len(s.scenes)-1))
		case home:
			s.cut(1)
		}
	}
	s.changes = s.changes[:0]
	ctx.Hot, ctx.Down, ctx.Focus = "", "", ""
	s.layout(ctx)
	ctx.Wait() // what came up has not had a tick yet
}

// cut takes all scenes away but the first n.
func (s *Stack) cut(n int) {
	for _, scene := range s.scenes[n:] {
		if c, ok := scene.(closer); ok {
			c.close()
		}
	}
	s.scenes = s.scenes[:n]
}

// playing reports whether a game is on the stack, though something may lie over
// it.
func (s *Stack) playing() bool {
	return slices.ContainsFunc(s.scenes, func(scene Scene) bool { _, ok := scene.(*board); return ok })
}

// layout lays out all scenes that show.
func (s *Stack) layout(ctx *Context) {
	for _, scene := range s.showing() {
		scene.Layout(ctx)
	}
	ctx.Redraw()
}

// showing returns the scenes that show: the topmost one that is no overlay, and
// all overlays above it.
func (s *Stack) showing() []Scene {
	for i := len(s.scenes) - 1; i > 0; i-- {
		if !s.scenes[i].Overlay() {
			return s.scenes[i:]
		}
	}
	return s.scenes
}

// modal is an overlay that leaves the scenes below it out of reach.
type modal interface{ Modal() }

// reached returns the scenes that pointers and keys reach: those that show, from
// the topmost modal one up.
func (s *Stack) reached() []Scene {
	showing := s.showing()
	for i := len(showing) - 1; i > 0; i-- {
		if _, ok := showing[i].(modal); ok {
			return showing[i:]
		}
	}
	return showing
}

// reaches reports whether pointers and keys reach a scene.
func (s *Stack) reaches(scene Scene) bool { return slices.Contains(s.reached(), scene) }

func (s *Stack) update(ctx *Context) {
	for _, scene := range s.showing() {
		scene.Update(ctx)
	}
}

func (s *Stack) draw(ctx *Context, c *Canvas) {
	for _, scene := range s.showing() {
		scene.Draw(ctx, c)
	}
}

// appendFar appends what keys can reach: the targets of all scenes in reach and
// what can be scrolled into view.
func (s *Stack) appendFar(dst []Target) []Target {
	for _, scene := range s.reached() {
		if f, ok := scene.(far); ok {
			dst = f.AppendFar(dst)
		} else {
			dst = scene.AppendTargets(dst)
		}
	}
	return dst
}

// appendTargets appends the targets of all scenes in reach, the topmost scene's
// last.
func (s *Stack) appendTargets(dst []Target) []Target {
	for _, scene := range s.reached() {
		dst = scene.AppendTargets(dst)
	}
	return dst
}

// find returns the topmost scene that has a target at a place, and the target.
func (s *Stack) find(dst []Target, x, y float64) (Scene, Target, bool) {
	showing := s.reached()
	for i := len(showing) - 1; i >= 0; i-- {
		for _, t := range showing[i].AppendTargets(dst[:0]) {
			if t.Rect.Contains(x, y) {
				return showing[i], t, true
			}
		}
	}
	return nil, Target{}, false
}

// pointer hands an event down until a scene takes it.
func (s *Stack) pointer(ctx *Context, e input.Event) {
	showing := s.reached()
	for i := len(showing) - 1; i >= 0; i-- {
		if showing[i].Pointer(ctx, e) {
			return
		}
	}
}

// action hands a key's action down until a scene takes it, and reports whether
// one did.
func (s *Stack) action(ctx *Context, a input.Action) bool {
	showing := s.reached()
	for i := len(showing) - 1; i >= 0; i-- {
		if showing[i].Action(ctx, a) {
			return true
		}
	}
	return false
}

// reveal brings the focused target into view.
func (s *Stack) reveal(ctx *Context, target string) {
	for _, scene := range s.reached() {
		scene.Reveal(ctx, target)
	}
}
