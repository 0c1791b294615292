package scenes

import (
	"t3hunting/scenes/anim"
	"t3hunting/scenes/match"
)

// How long things wait, in ticks of 1/60 s.
const (
	resultDelay   = 30 // from the last motion to the result sheet
	computerDelay = 14 // from the last motion to the computer's move
)

const tickTime = 1000.0 / 60 // ms

// carriedTime skips the way of a man that was dragged: a step's and a hop's
// travel, in ms.
const carriedTime = 260

func (b *board) Update(ctx *Context) {
	if b.queue.Active() {
		b.queue.Advance(tickTime)
		ctx.Animate()
		if b.queue.Busy() {
			b.restAt = ctx.Tick
		}
	}
	b.runClock(ctx)
	b.runPlea(ctx)
	b.history.scroll.Update(ctx)
	switch {
	case b.looking():
		b.replay(ctx)
		b.runReview(ctx)
	case !b.paused:
		b.letComputerPlay(ctx)
	}
	b.takeChanges(ctx)
	b.followThinking(ctx)
	b.hearAnalyst(ctx)
	b.followTurn(ctx)
	b.playCues(ctx)
	b.pulseHint(ctx)
	if shaken(ctx.Tick-b.shakenAt) != 0 || ctx.Tick == b.shakenAt {
		ctx.Animate()
	}
	b.showResult(ctx)
}

// letComputerPlay asks the computer at once and takes its move when the picture
// has been at rest for a moment.
func (b *board) letComputerPlay(ctx *Context) {
	switch {
	case b.held():
		b.match.Listen() // so that the next step comes at once
	case b.queue.Busy() || ctx.Tick-b.restAt < b.pace():
		b.match.Listen()
		if b.match.Asked() || b.match.Compulsory() {
			ctx.Wait()
		}
	default:
		if b.match.Tick() {
			b.watch.step = false
		}
	}
}

// takeChanges shows what happened to the game.
func (b *board) takeChanges(ctx *Context) {
	changed, failing := false, b.words.unsaved != ""
	for change, ok := b.match.Next(); ok; change, ok = b.match.Next() {
		if change.Kind == match.Hinted {
			b.takeHint(ctx, change)
			continue
		}
		changed = true
		b.turnClock(ctx, change.Kind)
		if change.Kind != match.Rebuilt {
			b.sounds(ctx, change)
		}
		switch change.Kind {
		case match.Played:
			b.queue.Push(change.Events)
			b.feel(ctx, change)
			if b.carried {
				b.queue.Advance(carriedTime)
			}
		case match.Undone:
			b.queue.Rewind(change.Events)
		case match.Rebuilt:
			b.queue.Reset(anim.StageOf(b.match.Game()))
		}
		b.carried = false
		b.sayChange(ctx, change)
	}
	if !changed {
		return
	}
	if b.looking() {
		b.stopLooking(ctx) // the game went on
	}
	b.withdraw(ctx)
	b.keep(ctx) // before anything of it is shown
	b.restAt = ctx.Tick
	b.shown, b.hint = false, hint{}
	b.review.drop()
	b.words.notice, b.words.remark = "", ""
	if !failing {
		b.words.notice = b.words.unsaved // said once where there is no room for a note
	}
	b.refresh(ctx)
	b.sayTurn(ctx)
	ctx.Animate()
}

// showResult puts the result sheet up, a moment after the last motion.
func (b *board) showResult(ctx *Context) {
	if b.shown || b.looking() || b.plea.open || !b.match.Game().Over() {
		return
	}
	if b.queue.Busy() || ctx.Tick-b.restAt < resultDelay {
		ctx.Wait()
		return
	}
	b.shown, b.telling = true, true
	b.layoutButtons(ctx.Canvas)
	b.wrapSentences(ctx.Canvas)
	ctx.Stack.Push(newResult(ctx, b))
}
