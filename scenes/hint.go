package scenes

import (
	"t3hunting/rules"
	"t3hunting/scenes/shape"
)

// hintLevel is the strength of the player that is asked for a hint.
const hintLevel = 6

// askHint asks the computer player what to play.
func (b *board) askHint(ctx *Context) {
	if !b.person() {
		return
	}
	if b.match.AskHint(hintLevel) {
		b.remark(ctx, ctx.Texts.Board.Thinking)
		ctx.Wait()
	}
}

// showHint marks a move that was proposed.
func (b *board) showHint(ctx *Context, move rules.Move) {
	b.hinted, b.hint, b.hintAt = true, move, ctx.Tick
	b.remark(ctx, "")
	ctx.Animate()
}

const hintTicks = 36

// drawHint rings where the hinted move comes from and goes to; the rings pulse
// once.
func (b *board) drawHint(ctx *Context, c *Canvas) {
	if !b.hinted {
		return
	}
	was := c.Alpha
	if t := float64(ctx.Tick-b.hintAt) / hintTicks; t < 1 && !ctx.still {
		// From bright to faint and back.
		c.Alpha *= float32(0.25 + 0.75*max(1-2*t, 2*t-1))
	}
	for _, p := range [2]rules.Point{b.hint.From, b.hint.To} {
		if p != rules.NoPoint {
			x, y := b.view.at.At(p)
			c.Mark(shape.HintRing, x, y, b.view.at.Pitch(), c.Palette.Focus)
		}
	}
	c.Alpha = was
}
