package scenes

import "t3hunting/assets"

// translator is a scene that can say what it shows in another language. Scenes
// that are no translators keep the language in which they came up.
type translator interface {
	// translate reads the texts of ctx anew.
	translate(ctx *Context)
}

// translate goes over to another language.
func (g *Game) translate(t *assets.Texts) {
	g.ctx.Texts, g.config.Texts = t, t
	for _, scene := range g.stack.scenes {
		if s, ok := scene.(translator); ok {
			s.translate(&g.ctx)
		}
	}
	g.stack.layout(&g.ctx)
}

func (m *menu) translate(ctx *Context) {
	fresh := newMenu(ctx)
	fresh.scroll = m.scroll
	m.free()
	*m = *fresh
}

func (s *setup) translate(ctx *Context) {
	fresh := newSetup(ctx, s.base)
	fresh.rules, fresh.seats, fresh.scroll = s.rules, s.seats, s.scroll
	s.view.free()
	*s = *fresh
}

func (b *board) translate(ctx *Context) {
	fresh := newBoard(ctx, b.rules, b.match.Seats())
	b.buttons, b.stop, b.rail = fresh.buttons, fresh.stop, fresh.rail
	b.own, b.foot, b.yes, b.no, b.recall = fresh.own, fresh.foot, fresh.yes, fresh.no, fresh.recall
	b.thinking.now, b.watch.buttons = fresh.thinking.now, fresh.watch.buttons
	if b.looking() {
		b.stopLooking(ctx)
	}
	b.words.init(ctx.Texts, b.rules)
	b.words.notice, b.words.remark = "", b.hintText(&ctx.Texts.Hint)
	b.refresh(ctx)
}

func (s *settingsPage) translate(ctx *Context) {
	fresh := newSettingsPage(ctx)
	fresh.scroll = s.scroll
	*s = *fresh
}

func (s *result) translate(ctx *Context) {
	fresh := newResult(ctx, s.board)
	fresh.cameAt = s.cameAt
	*s = *fresh
}
