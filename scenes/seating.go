package scenes

import (
	"math"

	"t3hunting/rules"
	"t3hunting/scenes/shape"
)

// Seating is how two persons sit at one device (LOOK.md section 2).
type Seating uint8

// The seatings.
const (
	BoardStays Seating = iota // both look at the board from the same side
	BoardTurns                // the board turns to the side to move
	FaceToFace                // each has a panel of his own, the far one's is turned by 180°
	HandOver                  // the device goes from hand to hand
)

// How long a turn of the board waits and takes, in ticks.
const (
	turnDelay = 9 // from the last motion
	turnTicks = 18
)

// seating returns how the players of this game sit. Against the computer there
// is only one.
func (b *board) seating(ctx *Context) Seating {
	if seats := b.match.Seats(); seats[0].Computer || seats[1].Computer {
		return BoardStays
	}
	return ctx.Settings.Seating
}

// follows reports whether the near side is always the one to move.
func (b *board) follows(ctx *Context) bool {
	s := b.seating(ctx)
	return s == BoardTurns || s == HandOver
}

// sitDown lets the only person, if there is one, sit near, and else whom the
// seating says.
func (b *board) sitDown(ctx *Context) {
	seats := b.match.Seats()
	switch {
	case seats[rules.First].Computer != seats[rules.Second].Computer:
		b.turned = seats[rules.First].Computer
	case b.follows(ctx):
		b.turned = b.match.Game().State().Side() == rules.Second
	}
}

// followTurn lets the side to move sit near, a moment after the picture has come
// to rest.
func (b *board) followTurn(ctx *Context) {
	if b.turningSince != 0 {
		if ctx.Tick-b.turningSince >= turnTicks {
			b.turningSince = 0
		}
		ctx.Animate()
	}
	side := b.match.Game().State().Side()
	if !b.follows(ctx) || b.looking() || b.plea.open || b.match.Game().Over() || side == b.near() {
		return
	}
	if b.queue.Busy() || ctx.Tick-b.restAt < turnDelay {
		ctx.Wait()
		return
	}
	b.turned = side == rules.Second
	b.release(ctx)
	ctx.gesture.Reset() // a tap that is held meant the board as it was
	b.Layout(ctx)
	ctx.Redraw()
	if b.seating(ctx) == HandOver {
		ctx.Stack.Push(newHandOver(ctx, b, side))
		return
	}
	if b.rules.Family != rules.FamilyHunt {
		b.turningSince = ctx.Tick
	}
}

// turning returns how far the board is from where it will be, as an angle in
// radians, and how small it is meanwhile, so that its corners stay in its place.
// Without motion it fades in.
func (b *board) turning(ctx *Context) (angle, zoom float64, fade float32) {
	if b.turningSince == 0 {
		return 0, 1, 1
	}
	part := min(float64(ctx.Tick-b.turningSince)/turnTicks, 1)
	if ctx.still {
		return 0, 1, float32(0.2 + 0.8*part)
	}
	part = part * part * (3 - 2*part)
	angle = math.Pi * (part - 1)
	s, c := math.Sincos(angle)
	return angle, 1 / (math.Abs(s) + math.Abs(c)), 1
}

// newHandOver asks to hand the device to the side that is to move.
func newHandOver(ctx *Context, b *board, side rules.Side) *prompt {
	t := ctx.Texts.Board
	p := newPrompt(b, "hand-over", false)
	p.say(t.HandOver, "side", b.words.names[side].Name)
	p.emblem, p.hasEmblem = emblemOf(b.rules, side), true
	p.add(Button{Name: "ready", Label: t.Ready, Icon: shape.IconCheck, HasIcon: true, Primary: true}, func(*Context) {})
	return p
}
