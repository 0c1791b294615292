package scenes

import (
	"t3hunting/rules"
	"t3hunting/scenes/shape"
)

// newMore opens the sheet with everything that a game can do and that has no
// button of its own. side is whose button asked for it.
func newMore(ctx *Context, b *board, side rules.Side) *prompt {
	t, m := ctx.Texts.Board, ctx.Texts.More
	p := newPrompt(b, "more", b.seating(ctx) == FaceToFace && side != b.near())
	p.text, p.closes = b.words.game, true
	if !b.tellsChanges(ctx.Canvas) {
		p.note = b.words.chosen
	}
	over := b.match.Game().Over()
	if len(b.page.Buttons) == 0 { // face to face there is less room on the page
		p.add(Button{Name: "more:redo", Label: t.Redo, Icon: shape.IconRedo, HasIcon: true, Off: !b.match.CanRedo()}, b.redo)
		p.add(Button{Name: "more:flip", Label: t.Flip, Icon: shape.IconFlip, HasIcon: true}, b.flip)
	}
	p.add(Button{Name: "more:history", Label: ctx.Texts.Replay.Look, Icon: shape.IconHistory, HasIcon: true, Off: b.match.Game().Len() == 0}, func(ctx *Context) {
		b.lookBack(ctx, b.match.Game().Ply())
	})
	p.add(Button{Name: "more:analysis", Label: m.Analysis, Icon: shape.IconAnalysis, HasIcon: true}, b.analyse)
	if b.clock.Control().On() {
		p.add(Button{Name: "more:pause", Label: t.Pause, Icon: shape.IconPause, HasIcon: true, Off: over}, b.pause)
	}
	p.add(Button{Name: "more:rules", Label: m.Rules, Told: m.ToldRules, Icon: shape.IconHelp, HasIcon: true}, func(ctx *Context) { ctx.Stack.Push(newHowTo(ctx, b.rules)) })
	p.add(Button{Name: "more:new", Label: m.New, Icon: shape.IconNew, HasIcon: true}, b.newGame)
	p.add(Button{Name: "more:draw", Label: m.Draw, Icon: shape.IconDraw, HasIcon: true, Off: over || b.watching()}, func(ctx *Context) { b.offerDraw(ctx, side) })
	p.add(Button{Name: "more:resign", Label: m.Resign, Icon: shape.IconFlag, HasIcon: true, Off: over || b.watching()}, func(ctx *Context) { b.askResign(ctx, side) })
	if ctx.shares() {
		p.add(Button{Name: "more:share", Label: m.Share, Told: m.ToldShare, Icon: shape.IconShare, HasIcon: true}, b.share)
	}
	sound := Button{Name: "more:sound", Label: t.SoundOff, Icon: shape.IconMute, HasIcon: true}
	if !ctx.Settings.Sound {
		sound.Label, sound.Icon = t.SoundOn, shape.IconSound
	}
	p.add(sound, b.mute)
	p.add(Button{Name: "settings", Label: ctx.Texts.Settings.Title, Icon: shape.IconSettings, HasIcon: true}, func(ctx *Context) { ctx.Stack.Push(newSettingsPage(ctx)) })
	p.add(Button{Name: "menu", Label: t.Menu, Icon: shape.IconMenu, HasIcon: true}, b.leave)
	return p
}

// asker returns the side that speaks where the page does not tell: the person
// who plays the computer, or whoever is to move.
func (b *board) asker() rules.Side {
	seats := b.match.Seats()
	if seats[0].Computer != seats[1].Computer {
		if seats[rules.First].Computer {
			return rules.Second
		}
		return rules.First
	}
	return b.match.Game().State().Side()
}

// offerDraw asks the other side for a draw; the computer answers at once.
func (b *board) offerDraw(ctx *Context, side rules.Side) {
	if b.match.Game().Over() {
		return
	}
	other := side.Other()
	t := ctx.Texts.More
	if b.match.Seats()[other].Computer {
		if !b.match.OfferDraw() {
			b.notify(ctx, t.Declined)
		}
		b.takeChanges(ctx)
		return
	}
	p := newPrompt(b, "draw-offer", b.seating(ctx) == FaceToFace && other != b.near())
	p.emblem, p.hasEmblem = emblemOf(b.rules, other), true
	p.say(t.Accept, "side", b.words.names[other].Name)
	p.add(Button{Name: "more:yes", Label: t.Yes, Icon: shape.IconCheck, HasIcon: true, Primary: true}, func(ctx *Context) {
		b.match.AgreeDraw()
		b.takeChanges(ctx)
	})
	p.add(Button{Name: "more:no", Label: t.No, Icon: shape.IconClose, HasIcon: true}, func(*Context) {})
	ctx.Stack.Push(p)
}

// askResign asks whether side means it.
func (b *board) askResign(ctx *Context, side rules.Side) {
	t := ctx.Texts.More
	p := newPrompt(b, "resign", b.seating(ctx) == FaceToFace && side != b.near())
	p.emblem, p.hasEmblem = emblemOf(b.rules, side), true
	p.say(t.Sure, "side", b.words.names[side].Name)
	p.add(Button{Name: "more:no", Label: t.No, Icon: shape.IconClose, HasIcon: true, Primary: true}, func(*Context) {})
	p.add(Button{Name: "more:yes", Label: t.Yes, Icon: shape.IconCheck, HasIcon: true}, func(ctx *Context) {
		b.match.Resign(side)
		b.takeChanges(ctx)
	})
	ctx.Stack.Push(p)
}

// mute turns the sound off, or on again.
func (b *board) mute(ctx *Context) {
	s := ctx.Settings
	s.Sound = !s.Sound
	ctx.Change(s)
	text := ctx.Texts.Board.SoundIsOff
	if s.Sound {
		text = ctx.Texts.Board.SoundIsOn
	}
	b.remark(ctx, text)
}
