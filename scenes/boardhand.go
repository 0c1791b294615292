package scenes

import (
	"t3hunting/rules"
	"t3hunting/scenes/input"
	"t3hunting/scenes/pick"
	"t3hunting/scenes/synth"
)

func (b *board) Pointer(ctx *Context, e input.Event) bool {
	if b.pastPointer(ctx, e) {
		return true
	}
	if !b.page.Board.Contains(e.FromX, e.FromY) {
		return b.history.pointer(ctx, e)
	}
	if b.turningSince != 0 {
		return true // what was meant is somewhere else now
	}
	switch e.Kind {
	case input.Press:
		ctx.Slip(b.view.at.Pitch() / 2)
		if b.queue.Busy() {
			b.queue.Finish()
			b.restAt = ctx.Tick
			ctx.Redraw()
		}
	case input.DragStart:
		b.grab(ctx, e)
	case input.Drag:
		if b.dragged != rules.NoPoint {
			b.dragX, b.dragY = e.X, e.Y
			ctx.Redraw()
		}
	case input.Drop:
		b.drop(ctx, e)
	case input.Tap:
		if b.dragged != rules.NoPoint {
			b.selected = b.chosen // it was no drag, but a slip
		}
		b.release(ctx)
		b.tap(ctx, e)
	case input.Cancelled:
		b.release(ctx)
	}
	return true
}

// release lets go of a dragged man where it came from.
func (b *board) release(ctx *Context) {
	if b.dragged != rules.NoPoint {
		b.dragged = rules.NoPoint
		ctx.Redraw()
	}
}

// tap acts on the point that was meant: the nearest one on which a tap does
// something, or else the nearest one, which is refused with a reason.
func (b *board) tap(ctx *Context, e input.Event) {
	if b.looking() {
		b.askPlayOn(ctx)
		return
	}
	if b.match.Game().Over() {
		b.shown = false // the sheet comes back
		return
	}
	if !b.person() {
		return
	}
	if b.asking {
		p, ok := b.view.at.Nearest(e.X, e.Y)
		mark := b.asked.To
		if mark == rules.NoPoint {
			mark = b.asked.From
		}
		b.answer(ctx, ok && p == mark)
		return
	}
	p, ok := b.view.at.PointAt(e.X, e.Y, b.choice.Sensible(b.selected))
	if !ok {
		if p, ok = b.view.at.Nearest(e.X, e.Y); !ok {
			p = rules.NoPoint
		}
	}
	b.act(ctx, b.choice.Tap(b.selected, p), p)
}

// grab takes up the man under the place where a drag began.
func (b *board) grab(ctx *Context, e input.Event) {
	if !b.person() || b.asking {
		return
	}
	p, ok := b.view.at.Nearest(e.FromX, e.FromY)
	if !ok {
		return
	}
	if man, ok := b.choice.Grab(p); ok {
		b.chosen = b.selected
		b.selected, b.dragged, b.dragX, b.dragY = man, man, e.X, e.Y
		b.notify(ctx, "")
		b.mark(ctx)
		ctx.Redraw()
	}
}

func (b *board) drop(ctx *Context, e input.Event) {
	man := b.dragged
	if man == rules.NoPoint {
		return
	}
	b.release(ctx)
	p, ok := b.view.at.PointAt(e.X, e.Y, b.choice.Targets(man).With(man))
	if !ok {
		if p, ok = b.view.at.Nearest(e.X, e.Y); !ok {
			p = rules.NoPoint
		}
	}
	b.carried = true
	b.act(ctx, b.choice.Drop(man, p), p)
}

// act carries out what a tap or a drop came to.
func (b *board) act(ctx *Context, r pick.Result, at rules.Point) {
	b.notify(ctx, "")
	b.selected = r.Selected
	switch r.Effect {
	case pick.Moved:
		if ctx.Settings.Confirm && r.Move.Kind != rules.Stop {
			b.ask(ctx, r.Move)
			return
		}
		// The move is one of the legal ones; should the match refuse it all the
		// same, nothing changes.
		if err := b.match.Play(r.Move); err == nil {
			b.takeChanges(ctx)
		}
	case pick.Selected:
		b.sayPicked(ctx)
	case pick.Refused:
		b.refuse(ctx, r, at)
	}
	b.carried = false
	b.mark(ctx)
	ctx.Redraw()
}

// refuse says why a wish is not granted and shakes the man.
func (b *board) refuse(ctx *Context, r pick.Result, at rules.Point) {
	why := b.match.Game().State().Refusal(r.From, r.To)
	b.notify(ctx, ctx.Texts.Refusals[why.String()])
	b.shaken, b.shakenAt = at, ctx.Tick
	if r.From != rules.NoPoint {
		b.shaken = r.From
	}
	ctx.haptic(HapticRefused)
	ctx.sound(synth.Refused)
	ctx.Animate()
}
