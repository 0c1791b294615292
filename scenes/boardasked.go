package scenes

import (
	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/layout"
)

// ask asks whether a move is meant.
func (b *board) ask(ctx *Context, move rules.Move) {
	b.asking, b.asked, b.carried = true, move, false
	t := ctx.Texts
	b.question = t.Board.PutHere
	switch {
	case move.To == rules.NoPoint:
		b.question = t.Board.TakeThis
	case move.From != rules.NoPoint:
		b.question = t.Board.MoveThere
	}
	b.yes.Told, b.no.Told = b.question+" "+t.Board.Yes, b.question+" "+t.Board.No
	act, side := t.Status.Acts[assets.ActConfirm], b.match.Game().State().Side()
	b.words.status = assets.Fill(t.Status.Side, "side", b.words.names[side].Name, "act", act)
	if b.match.Seats()[side.Other()].Computer {
		b.words.status = assets.Fill(t.Status.Yours, "act", act)
	}
	ctx.Say(b.question)
	b.showQuestion(ctx)
}

// showQuestion shows what is asked now, or nothing any more.
func (b *board) showQuestion(ctx *Context) {
	b.mark(ctx)
	b.layoutButtons(ctx.Canvas)
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
		b.words.read(ctx.Texts, b.match, &b.choice)
	} else if err := b.match.Play(b.asked); err == nil {
		b.takeChanges(ctx)
	}
	b.showQuestion(ctx)
}

// layoutAsked puts the two answers at opposite ends of r and the question between
// them. Where there is no room for it, it takes the place of the panel's sentence.
func (b *board) layoutAsked(r layout.Rect) {
	const gap, leastText = 8, 64
	w := min(120*b.page.Text, 0.3*r.W)
	b.questionAt = layout.Rect{X: r.X + w + gap, Y: r.Y, W: r.W - 2*(w+gap), H: r.H}
	if b.questionAt.W < leastText {
		w, b.questionAt = 0.46*r.W, layout.Rect{}
	}
	b.no.Rect = layout.Rect{X: r.X, Y: r.Y, W: w, H: r.H}
	b.yes.Rect = layout.Rect{X: r.Right() - w, Y: r.Y, W: w, H: r.H}
}

// drawQuestion draws what is asked between the two answers.
func (b *board) drawQuestion(c *Canvas) {
	if !b.asking || b.yes.Rect.Empty() || b.questionAt.Empty() {
		return
	}
	r := b.questionAt
	h := float64(len(b.questionLines)) * c.LineHeight(b.questionStyle)
	r.Y += (r.H - h) / 2
	c.Lines(b.questionLines, b.questionStyle, r, Center, c.Palette.Text)
}
