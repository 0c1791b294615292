package scenes

import (
	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// menu is the scene with the game cards.
type menu struct {
	still
	page   layout.MenuPage
	scroll Scroll
	cards  []*card
	styles cardStyles
	choose Button // the settings
	games  Button // the list of kept games
	saved  continueCard
}

const cardPrefix = "card:"

func newMenu(ctx *Context) *menu {
	m := &menu{choose: Button{Name: "settings", Icon: shape.IconSettings, HasIcon: true, Bare: true}}
	m.games = Button{Name: "games", Icon: shape.IconHistory, HasIcon: true, Bare: true}
	for _, r := range rules.MainGames() {
		m.cards = append(m.cards, &card{
			target: cardPrefix + r.ID, rules: r, text: gameText(ctx.Texts, r), stage: sampleStage(r), told: gameText(ctx.Texts, r).Name + ": " + gameText(ctx.Texts, r).Line,
		})
	}
	return m
}

// gameText returns what is told about a game; of a relative that is its one
// sentence. One that has no text of its own is called as the rules call it.
func gameText(t *assets.Texts, r *rules.Ruleset) assets.Game {
	if g, ok := t.Games[r.ID]; ok {
		return g
	}
	if g, ok := t.Relatives[r.ID]; ok {
		return assets.Game{Name: g.Name, Line: g.Line, About: g.Line}
	}
	return assets.Game{Name: r.Name}
}

func (m *menu) Name() string { return "menu" }

func (m *menu) Layout(ctx *Context) {
	m.saved.read(ctx)
	m.arrange(ctx.Canvas, ctx.Screen)
	m.choose.Rect = m.page.Settings
	m.games.Rect = m.page.Settings
	m.games.Rect.X -= m.games.Rect.W
	m.scroll.Through = true
	m.scroll.Limit(m.page.View, m.page.MaxScroll())
	for i, card := range m.cards {
		mini, _ := m.page.Parts(m.page.Card(i, 0))
		card.view.place(ctx.Canvas, card.rules.Board, mini, false)
	}
}

func (m *menu) Update(ctx *Context) { m.scroll.Update(ctx) }

func (m *menu) Pointer(ctx *Context, e input.Event) bool { return m.scroll.Pointer(ctx, e) }

func (m *menu) Tap(ctx *Context, target string) {
	switch target {
	case continueTarget:
		m.saved.resume(ctx)
		return
	case m.games.Name:
		ctx.Stack.Push(newLibrary(ctx))
		return
	case m.choose.Name:
		ctx.Stack.Push(newSettingsPage(ctx))
		return
	}
	for _, card := range m.cards {
		if card.target == target {
			ctx.Stack.Push(newSetupAsLast(ctx, card.rules))
		}
	}
}

// card returns where card i stands now.
func (m *menu) card(i int) layout.Rect { return m.page.Card(i, m.scroll.At) }

// Reveal keeps the card that the keys are at in view.
func (m *menu) Reveal(ctx *Context, target string) {
	if target == continueTarget {
		m.scroll.Show(ctx, m.continueRect())
	}
	for i, card := range m.cards {
		if card.target == target {
			m.scroll.Show(ctx, m.card(i))
		}
	}
}

func (m *menu) AppendTargets(dst []Target) []Target {
	n, top := len(dst), m.page.View.Y
	dst = m.appendCards(dst)
	kept := dst[:n]
	for _, t := range dst[n:] { // what is under the bar is not touched
		if r := &t.Rect; r.Y < top {
			r.H, r.Y = r.Bottom()-top, top
		}
		if t.Rect.H >= layout.Target || t.Rect.Y > top {
			kept = append(kept, t)
		}
	}
	return m.appendBar(kept)
}

// AppendFar appends what keys can reach.
func (m *menu) AppendFar(dst []Target) []Target {
	dst = m.appendCards(dst)
	n := len(dst)
	dst = m.appendBar(dst)
	raise(dst[n:], m.scroll.At)
	return dst
}

// appendAll appends the cards, in view or not, and the bar.
func (m *menu) appendAll(dst []Target) []Target { return m.appendBar(m.appendCards(dst)) }

func (m *menu) appendBar(dst []Target) []Target {
	return m.choose.AppendTarget(m.games.AppendTarget(dst))
}

// appendCards appends the targets of all cards.
func (m *menu) appendCards(dst []Target) []Target {
	if m.saved.kept != nil {
		dst = append(dst, Target{Name: continueTarget, Rect: m.continueRect(), Label: m.saved.told})
	}
	for i, card := range m.cards {
		dst = append(dst, Target{Name: card.target, Rect: m.card(i), Label: card.told})
	}
	return dst
}

// continueRect returns where the card of the saved game stands now.
func (m *menu) continueRect() layout.Rect { return m.page.ContinueCard(m.scroll.At) }

func (m *menu) Draw(ctx *Context, c *Canvas) {
	c.TextSize = m.page.Text
	if m.saved.kept != nil {
		m.saved.draw(ctx, c, m.continueRect())
	}
	for i, card := range m.cards {
		r := m.card(i)
		if r.Overlaps(layout.Rect{W: ctx.Screen.W, H: ctx.Screen.H}) {
			m.drawCard(ctx, c, card, r)
		}
	}
	m.scroll.drawFrame(ctx, c)
	m.drawBar(ctx, c)
}

func (m *menu) drawBar(ctx *Context, c *Canvas) {
	const helmet, smallest = 46, 16 // its place, and the least title beside it
	p, r := c.Palette, m.page.Bar
	_, y := r.Center()
	x, right := r.X, m.games.Rect.X-8
	style := c.Fit(ctx.Texts.Title, Title, right-x-helmet)
	if style.Size*c.TextSize < smallest { // large text needs the helmet's place
		style = c.Fit(ctx.Texts.Title, Title, right-x)
	} else {
		c.Man(shape.T3rminator, 40, Pose{X: x + 20, Y: y + 1, Zoom: 1, Alpha: 1})
		x += helmet
	}
	c.TextIn(ctx.Texts.Title, style, x, y, right-x, Left, p.Text)
	if r.W > 700*c.TextSize {
		c.Text(ctx.Texts.Tagline, Body, right, y, Right, p.Muted)
	}
	m.choose.Draw(ctx, c)
	m.games.Draw(ctx, c)
}
