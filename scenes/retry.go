package scenes

import (
	"slices"

	"t3hunting/scenes/shape"
)

// canTryAgain reports whether a person can play the move that shows otherwise.
func (b *board) canTryAgain() bool {
	ply := b.past.game.Ply()
	if ply == 0 {
		return false
	}
	return slices.Contains(b.persons(), b.review.found.Mover(ply))
}

// tryAgain begins a new game at the position before the move that shows.
func (b *board) tryAgain(ctx *Context) {
	if b.canTryAgain() {
		b.branch(ctx, b.past.game.Ply()-1)
	}
}

// branch begins a new game that goes like the finished one for so many plies. The
// finished one stays on the shelf.
func (b *board) branch(ctx *Context, ply int) {
	seats := b.match.Seats()
	if b.watching() {
		seats[b.review.found.Mover(ply+1)].Computer = false
	}
	b.endLooking(ctx)
	b.clock.Reset()
	b.match.Branch(ply, seats)
	b.takeChanges(ctx)
}

// askBranch asks whether to play on from the position that shows.
func (b *board) askBranch(ctx *Context) {
	t, ply := &ctx.Texts.Review, b.past.game.Ply()
	p := newPrompt(b, "play-on", false)
	p.say(t.Branch)
	p.add(Button{Name: "playon:yes", Label: t.BranchYes, Icon: shape.IconCheck, HasIcon: true, Primary: true}, func(ctx *Context) {
		if b.reviewing() {
			b.branch(ctx, ply)
		}
	})
	p.add(Button{Name: "playon:no", Label: t.BranchNo, Icon: shape.IconClose, HasIcon: true}, func(*Context) {})
	ctx.Stack.Push(p)
}
