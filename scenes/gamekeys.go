package scenes

import "t3hunting/scenes/input"

// Focus returns the target that keys act on; "" while they are not used.
func (g *Game) Focus() string { return g.ctx.Focus }

// handleActions lets arrow keys move the focus and Confirm press it; the scenes
// get the rest.
func (g *Game) handleActions() {
	ctx := &g.ctx
	for _, a := range g.frame.Actions {
		g.speaker.touched = true
		if g.stack.changing() {
			return
		}
		switch a {
		case input.Up, input.Down, input.Left, input.Right:
			g.moveFocus(a)
		case input.Confirm:
			g.confirm()
		default:
			if !g.stack.action(ctx, a) {
				g.otherwise(a)
			}
		}
	}
}

// otherwise does what a key asks for that no scene has anything to do with.
func (g *Game) otherwise(a input.Action) {
	ctx := &g.ctx
	switch a {
	case input.Mute:
		settings := ctx.Settings
		settings.Sound = !settings.Sound
		ctx.Change(settings)
	case input.Help:
		ctx.Stack.Push(newKeyList(ctx))
	}
}

func (g *Game) moveFocus(a input.Action) {
	ctx := &g.ctx
	g.targets = g.stack.appendFar(g.targets[:0])
	next, ok := targetNamed(g.targets, ctx.Focus)
	if ok {
		next, ok = g.nextFocus(next, a)
	} else {
		next, ok = firstFocus(g.targets)
	}
	if !ok {
		g.stack.action(ctx, a) // a scene without targets there may scroll
		return
	}
	ctx.Focus = next.Name
	ctx.Redraw()
	g.stack.reveal(ctx, next.Name)
}

// nextFocus returns the target that lies next to one in a direction: along the
// lines of a board, else wherever something is.
func (g *Game) nextFocus(from Target, a input.Action) (Target, bool) {
	for _, scene := range g.stack.reached() {
		if s, ok := scene.(walker); ok && from.Spot {
			if to, ok := s.Walk(from.Name, a); ok {
				return targetNamed(g.targets, to)
			}
		}
	}
	x, y := from.Rect.Center()
	return nearestTarget(g.targets, x, y, a)
}

// confirm taps the middle of the focused target.
func (g *Game) confirm() {
	ctx := &g.ctx
	if ctx.Focus == "" {
		g.stack.action(ctx, input.Confirm)
		return
	}
	showing := g.stack.reached()
	for i := len(showing) - 1; i >= 0; i-- {
		g.targets = showing[i].AppendTargets(g.targets[:0])
		t, ok := targetNamed(g.targets, ctx.Focus)
		if !ok {
			continue
		}
		g.tapTarget(showing[i], t)
		return
	}
}

// tapTarget taps a target without a pointer.
func (g *Game) tapTarget(scene Scene, t Target) {
	if !t.Spot {
		scene.Tap(&g.ctx, t.Name)
		return
	}
	x, y := t.Rect.Center()
	scene.Pointer(&g.ctx, input.Event{Kind: input.Tap, FromX: x, FromY: y, X: x, Y: y})
}

// unfocus hides the focus: a pointer is in use.
func (g *Game) unfocus() {
	if g.ctx.Focus != "" {
		g.ctx.Focus = ""
		g.ctx.Redraw()
	}
}
