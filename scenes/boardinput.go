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

// ask asks whether a move is meant.
func (b *board) ask(ctx *Context, move rules.Move) {
	b.asking, b.asked, b.carried = true, move, false
	b.mark(ctx)
	b.layoutButtons()
	b.wrapSentences(ctx.Canvas)
	ctx.Redraw()
}

// answer makes the move that was asked about, or lets go of it; its man stays
// selected then.
func (b *board) answer(ctx *Context, meant bool) {
	if !b.asking {
		return
	}
	b.asking = false
	if !meant {
		b.selected = b.choice.Keep(b.asked.From)
	} else if err := b.match.Play(b.asked); err == nil {
		b.takeChanges(ctx)
	}
	b.mark(ctx)
	b.layoutButtons()
	b.wrapSentences(ctx.Canvas)
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

func (b *board) Action(ctx *Context, a input.Action) bool {
	if b.looking() && b.pastAction(ctx, a) {
		return true
	}
	switch a {
	case input.Undo:
		b.undo(ctx)
	case input.Redo:
		b.redo(ctx)
	case input.Flip:
		b.flip(ctx)
	case input.New:
		b.newGame(ctx)
	case input.Hint:
		b.askHint(ctx)
	case input.Help:
		ctx.Stack.Push(newHowTo(ctx, b.rules))
	case input.Mute:
		b.mute(ctx)
	case input.Confirm:
		if !b.asking {
			return false
		}
		b.answer(ctx, true)
	case input.Cancel:
		if b.asking {
			b.answer(ctx, false)
			break
		}
		if b.selected == b.choice.Start() || !b.person() {
			b.leave(ctx)
			break
		}
		b.selected = b.choice.Start()
		b.mark(ctx)
		ctx.Redraw()
	default:
		return false
	}
	return true
}

func (b *board) Tap(ctx *Context, target string) {
	if ply, ok := b.history.ply(target); ok {
		b.lookBack(ctx, ply)
		return
	}
	switch target {
	case "button:undo":
		b.undo(ctx)
	case "button:redo":
		b.redo(ctx)
	case "button:flip":
		b.flip(ctx)
	case "button:hint", "first:hint", "second:hint":
		b.askHint(ctx)
	case "button:more":
		ctx.Stack.Push(newMore(ctx, b, b.asker()))
	case "first:more":
		ctx.Stack.Push(newMore(ctx, b, rules.First))
	case "second:more":
		ctx.Stack.Push(newMore(ctx, b, rules.Second))
	case "first:undo", "second:undo":
		b.undo(ctx)
	case "first:draw":
		b.offerDraw(ctx, rules.First)
	case "second:draw":
		b.offerDraw(ctx, rules.Second)
	case "button:result":
		b.shown = false // the sheet comes back
	case "confirm:yes", "confirm:no":
		b.answer(ctx, target == "confirm:yes")
	case "settings":
		ctx.Stack.Push(newSettingsPage(ctx))
	case "button:stop":
		if move, ok := b.choice.Stop(); ok && b.person() {
			b.act(ctx, pick.Result{Effect: pick.Moved, Selected: rules.NoPoint, Move: move}, move.From)
		}
	case "menu":
		b.leave(ctx)
	case "past:return", "past:back", "past:forward", "past:play", "past:speed", "past:playon":
		b.pastTap(ctx, target)
	default:
		for i := range b.rail {
			if r := rules.MainGames()[i]; b.rail[i].Name == target {
				ctx.Stack.Push(newSetup(ctx, r))
			}
		}
	}
}

func (b *board) undo(ctx *Context) {
	b.queue.Finish()
	b.match.Undo()
	b.takeChanges(ctx)
}

func (b *board) redo(ctx *Context) {
	b.queue.Finish()
	b.match.Redo()
	b.takeChanges(ctx)
}

// flip lets the other side sit near.
func (b *board) flip(ctx *Context) {
	if b.follows(ctx) {
		return
	}
	b.turned = !b.turned
	b.keep(ctx)
	b.release(ctx)
	b.Layout(ctx)
	ctx.Redraw()
}

// leave goes back to the menu; the game is kept.
func (b *board) leave(ctx *Context) {
	b.keep(ctx)
	ctx.Player.Cancel()
	ctx.Stack.Home()
}

// newGame goes to the setup of the same game; Back there returns to this one.
func (b *board) newGame(ctx *Context) {
	ctx.seats = b.match.Seats()
	ctx.Stack.Push(newSetup(ctx, b.rules))
}
