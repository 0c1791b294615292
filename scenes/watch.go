package scenes

import (
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// watch is how two computers are watched that play each other.
type watch struct {
	held    bool // they wait
	step    bool // for one move they do not
	speed   int  // index of replaySpeeds: how long a move shows before the next
	buttons []Button
}

func newWatch(ctx *Context) watch {
	t := ctx.Texts.Board
	return watch{speed: 1, buttons: []Button{
		{Name: "watch:hold", Label: t.Pause, Icon: shape.IconPause, HasIcon: true},
		{Name: "watch:step", Label: t.Step, Told: t.ToldStep, Icon: shape.IconForward, HasIcon: true},
		{Name: "watch:speed", Icon: shape.IconSpeed, HasIcon: true},
	}}
}

// watching reports whether nobody but computers plays.
func (b *board) watching() bool {
	seats := b.match.Seats()
	return seats[0].Computer && seats[1].Computer
}

// held reports whether the computers wait for somebody who watches them.
func (b *board) held() bool { return b.watching() && b.watch.held && !b.watch.step }

// pace returns how long the computer lets the picture rest before it moves, in
// ticks.
func (b *board) pace() int {
	switch {
	case b.watch.step:
		return 0
	case b.watching():
		return replaySpeeds[b.watch.speed].ticks
	}
	return computerDelay
}

// hold lets the computers wait, or go on.
func (b *board) hold(ctx *Context, on bool) {
	b.watch.held, b.watch.step = on, false
	b.refresh(ctx)
}

// stepOn lets them make one move and wait then.
func (b *board) stepOn(ctx *Context) {
	b.queue.Finish()
	b.watch.held, b.watch.step = true, true
	b.refresh(ctx)
}

// readWatch makes the buttons say what they do now.
func (b *board) readWatch(ctx *Context) {
	w, t := &b.watch, ctx.Texts.Board
	hold, over := &w.buttons[0], b.match.Game().Over()
	hold.Label, hold.Icon = t.Pause, shape.IconPause
	if w.held {
		hold.Label, hold.Icon = t.Resume, shape.IconPlay
	}
	hold.Off, w.buttons[1].Off = over, over
	w.buttons[2].nameSpeed(&ctx.Texts.Replay, w.speed)
}

// layoutWatch puts the buttons in place of those that only persons need: Undo,
// Redo and Hint.
func (b *board) layoutWatch() {
	for i := range b.watch.buttons {
		b.watch.buttons[i].Rect = layout.Rect{}
		if b.watching() && !b.looking() {
			b.watch.buttons[i].Rect, b.buttons[i].Rect = b.buttons[i].Rect, layout.Rect{}
		}
	}
}

func (b *board) watchTap(ctx *Context, target string) {
	switch target {
	case "watch:hold":
		b.hold(ctx, !b.watch.held)
	case "watch:step":
		b.stepOn(ctx)
	case "watch:speed":
		b.watch.speed = (b.watch.speed + 1) % len(replaySpeeds)
		b.refresh(ctx)
	}
}
