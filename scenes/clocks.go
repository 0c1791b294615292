package scenes

import (
	"t3hunting/rules"
	"t3hunting/scenes/match"
	"t3hunting/scenes/shape"
)

// runClock lets the time of the side to move pass, and ends the game when it is
// over. The clock begins with the first move.
func (b *board) runClock(ctx *Context) {
	side, runs := b.clock.Runs()
	if !runs || b.held() || b.looking() && b.match.ComputersTurn() {
		return // the computer waits for whoever looks back or watches
	}
	ctx.Wait()
	was := b.clock.Shown(side)
	if b.clock.Advance(tickTime) {
		b.match.TimeOut(side)
	}
	if b.clock.Shown(side) != was {
		b.readClock(ctx)
	}
	if ctx.Frame.Blurred {
		b.pause(ctx)
	}
}

// readClock makes the texts of both clocks.
func (b *board) readClock(ctx *Context) {
	for side := range b.times {
		b.times[side] = ""
		if b.clock.Control().On() {
			b.times[side] = b.clock.Text(rules.Side(side))
		}
	}
	ctx.Redraw()
}

// turnClock brings the clock up to date with what happened to the game.
func (b *board) turnClock(ctx *Context, kind match.ChangeKind) {
	g := b.match.Game()
	side := g.State().Side()
	switch {
	case kind == match.Rebuilt && g.Ply() == 0:
		b.clock.Reset()
	case g.Over():
		b.clock.Stop()
	case kind == match.Played:
		b.clock.Turn(side)
	default:
		b.clock.Back(side)
		if _, runs := b.clock.Runs(); !runs && g.Ply() > 0 {
			b.clock.Turn(side) // a result that was taken back
		}
	}
	b.readClock(ctx)
}

// pause stops the clock until somebody wants to go on.
func (b *board) pause(ctx *Context) {
	if _, runs := b.clock.Runs(); !runs {
		return
	}
	b.clock.Stop()
	b.paused = true
	t := ctx.Texts.Board
	p := newPrompt(b, "pause", false)
	p.text = t.Paused
	resume := func(*Context) {
		b.paused = false
		if g := b.match.Game(); !g.Over() {
			b.clock.Turn(g.State().Side())
		}
	}
	p.dismiss = resume
	p.add(Button{Name: "resume", Label: t.Resume, Icon: shape.IconPlay, HasIcon: true, Primary: true}, resume)
	ctx.Stack.Push(p)
}
