package scenes

import (
	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/match"
	"t3hunting/scenes/shape"
)

// hint is a move that the computer player proposes. Every press tells more of it.
type hint struct {
	told hintStep
	move rules.Move
	why  string // the slug of the reason
	at   int    // tick of the last press
}

// hintStep is how much of a hint is told.
type hintStep uint8

const (
	hintNone  hintStep = iota
	hintWho            // which man, or that one is to be placed or taken off
	hintWhere          // where it goes
	hintWhy            // and why
)

// hintLevel is the strength of the player that is asked for a hint.
const hintLevel = 6

// askHint tells more of the hint, and begins again after all of it; without one
// it asks the computer player.
func (b *board) askHint(ctx *Context) {
	switch {
	case !b.person():
	case b.hint.told != hintNone:
		b.tellHint(ctx, b.hint.told%hintWhy+1)
	case b.match.AskHint(hintLevel):
		ctx.Wait()
	}
}

// takeHint begins to tell the answer, if there is one.
func (b *board) takeHint(ctx *Context, c match.Change) {
	if c.Why == "" {
		b.remark(ctx, "")
		return
	}
	b.hint = hint{move: c.Move, why: c.Why}
	b.tellHint(ctx, hintWho)
}

// tellHint tells so much of the hint; what is marked pulses once.
func (b *board) tellHint(ctx *Context, step hintStep) {
	b.hint.told, b.hint.at = step, ctx.Tick
	b.remark(ctx, b.hintText(&ctx.Texts.Hint))
	ctx.Animate()
}

// hintText returns the sentence of what was told last.
func (b *board) hintText(t *assets.Hint) string {
	s, m := b.match.Game().State(), b.hint.move
	text, whose := "", s.Side()
	switch b.hint.told {
	case hintWho:
		kind := m.Kind.String()
		if m.Kind == rules.Jump && s.Duty() == rules.DutyJump {
			kind = "jump-on"
		}
		text = t.Who[kind]
	case hintWhere:
		text = t.Where[m.Kind.String()]
	case hintWhy:
		text = t.Why[b.hint.why]
	}
	if m.Kind == rules.Remove || m.Kind == rules.Huff {
		whose = whose.Other()
	}
	man := t.Soldier
	if b.rules.Roles[whose] == rules.T3 {
		man = t.T3
	}
	label := b.rules.Board.Label
	words := []string{"man", man, "enemy", b.words.names[s.Side().Other()].Name}
	for i, at := range [3]rules.Point{m.From, m.To, m.Over} {
		if at != rules.NoPoint {
			words = append(words, [3]string{"from", "to", "over"}[i], label(at))
		}
	}
	return assets.Fill(text, words...)
}

// hintPoints returns the points that are ringed for what was told so far.
func (b *board) hintPoints() (set rules.Bitboard) {
	m := b.hint.move
	taken := m.Kind == rules.Remove || m.Kind == rules.Huff
	if m.From != rules.NoPoint && (b.hint.told > hintWho || b.hint.told == hintWho && !taken) {
		set = set.With(m.From)
	}
	if m.To != rules.NoPoint && b.hint.told > hintWho {
		set = set.With(m.To)
	}
	return set
}

// hintVictim returns the man that the hint's jump captures, or NoPoint, once it was
// told where the jump goes.
func (b *board) hintVictim() rules.Point {
	if b.hint.told > hintWho {
		return b.hint.move.Over
	}
	return rules.NoPoint
}

// hintRings returns the points that a hint rings in any way.
func (b *board) hintRings() rules.Bitboard {
	if b.looking() {
		return 0 // it is about the game as it stands
	}
	set := b.hintPoints()
	if over := b.hintVictim(); over != rules.NoPoint {
		set = set.With(over)
	}
	return set
}

const hintTicks = 36

// pulseHint keeps the screen drawn while the rings pulse.
func (b *board) pulseHint(ctx *Context) {
	if b.hint.told != hintNone && ctx.Tick-b.hint.at < hintTicks && !ctx.still {
		ctx.Animate()
	}
}

// drawHint rings what the hint is about, and marks a man that it captures; the
// marks pulse once.
func (b *board) drawHint(ctx *Context, c *Canvas) {
	victim, rings := b.hintVictim(), b.hintRings()
	was := c.Alpha
	if t := float64(ctx.Tick-b.hint.at) / hintTicks; t < 1 && !ctx.still {
		// From bright to faint and back.
		c.Alpha *= float32(0.25 + 0.75*max(1-2*t, 2*t-1))
	}
	for set := rings; set != 0; set &= set - 1 {
		if at := set.First(); at == victim {
			b.view.mark(c, shape.WillTake, at)
		} else {
			b.view.mark(c, shape.HintRing, at)
		}
	}
	c.Alpha = was
}
