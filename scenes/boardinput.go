package scenes

import (
	"t3hunting/rules"
	"t3hunting/scenes/input"
	"t3hunting/scenes/pick"
)

func (b *board) Action(ctx *Context, a input.Action) bool {
	if b.looking() && b.pastAction(ctx, a) {
		return true
	}
	switch a {
	case input.Undo:
		b.wantUndo(ctx, b.match.UndoSide())
	case input.Redo:
		if b.watching() {
			b.watchTap(ctx, "watch:step")
			break
		}
		b.redo(ctx)
	case input.Now:
		b.moveNow(ctx)
	case input.Analyse:
		b.analyse(ctx)
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
		switch {
		case b.plea.open:
			b.grant(ctx)
		case b.asking:
			b.answer(ctx, true)
		case b.watching():
			b.watchTap(ctx, "watch:hold")
		default:
			return false
		}
	case input.Cancel:
		if b.plea.open {
			b.deny(ctx)
			break
		}
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
	if ply, ok := plyOf(target); ok {
		b.lookBack(ctx, ply)
		return
	}
	switch target {
	case "button:undo":
		b.wantUndo(ctx, b.match.UndoSide())
	case "button:redo":
		b.redo(ctx)
	case "button:flip":
		b.flip(ctx)
	case "button:hint", "first:hint", "second:hint":
		b.askHint(ctx)
	case "button:now":
		b.moveNow(ctx)
	case "watch:hold", "watch:step", "watch:speed":
		b.watchTap(ctx, target)
	case "button:more":
		ctx.Stack.Push(newMore(ctx, b, b.asker()))
	case "first:more":
		ctx.Stack.Push(newMore(ctx, b, rules.First))
	case "second:more":
		ctx.Stack.Push(newMore(ctx, b, rules.Second))
	case "first:undo":
		b.wantUndo(ctx, rules.First)
	case "second:undo":
		b.wantUndo(ctx, rules.Second)
	case "plea:yes":
		b.grant(ctx)
	case "plea:no":
		b.deny(ctx)
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
	case "past:return", "past:back", "past:forward", "past:play", "past:speed", "past:playon", "past:worst", "past:again":
		b.pastTap(ctx, target)
	default:
		for i := range b.rail {
			if r := rules.MainGames()[i]; b.rail[i].Name == target {
				ctx.Stack.Push(newSetupAsLast(ctx, r))
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
	b.analyst.Stop() // the board asks again when it comes back
	ctx.seats = b.match.Seats()
	ctx.Stack.Push(newSetup(ctx, b.rules))
}
