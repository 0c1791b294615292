package scenes

import (
	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// mainGames are the games of the menu, in the order of RULES.md.
var mainGames = [...]string{
	"alquerque", "bagh-chal", "goats-and-tigers", "leopards-and-deer",
	"twelve-mens-morris", "nine-mens-morris", "three-mens-morris", "al-qirq",
}

// samples are positions that show what a game is like, for the pictures in the
// menu and in the setup. A game without one is shown at its start.
var samples = map[string]string{}

// menu is the scene with the game cards.
type menu struct {
	still
	page   layout.MenuPage
	scroll Scroll
	cards  []*card
}

// card is one game of the menu.
type card struct {
	target string
	rules  *rules.Ruleset
	text   assets.Game
	stage  *anim.Stage
	view   boardView
}

const cardPrefix = "card:"

func newMenu(ctx *Context) *menu {
	m := &menu{}
	for _, id := range mainGames {
		r, ok := rules.Lookup(id)
		if !ok {
			continue
		}
		m.cards = append(m.cards, &card{
			target: cardPrefix + id, rules: r, text: gameText(ctx.Texts, r), stage: sampleStage(r),
		})
	}
	return m
}

// gameText returns what is told about a game; one that has no text of its own
// is called as the rules call it.
func gameText(t *assets.Texts, r *rules.Ruleset) assets.Game {
	if g, ok := t.Games[r.ID]; ok {
		return g
	}
	return assets.Game{Name: r.Name}
}

// sampleStage returns the men of a game's sample position.
func sampleStage(r *rules.Ruleset) *anim.Stage {
	if s, err := rules.ParsePosition(r, samples[r.ID]); err == nil && samples[r.ID] != "" {
		return anim.NewStage(s)
	}
	return anim.NewStage(rules.New(r))
}

func (m *menu) Name() string { return "menu" }

func (m *menu) Layout(ctx *Context) {
	m.page = layout.NewMenuPage(ctx.Screen, len(m.cards), false)
	m.scroll.Limit(m.page.View, m.page.MaxScroll())
	for i, card := range m.cards {
		mini, _ := m.page.Parts(m.page.Card(i, 0))
		card.view.place(ctx.Canvas, card.rules.Board, mini, false)
	}
}

func (m *menu) Update(ctx *Context) { m.scroll.Update(ctx) }

func (m *menu) Pointer(ctx *Context, e input.Event) bool { return m.scroll.Pointer(ctx, e) }

func (m *menu) Tap(ctx *Context, target string) {
	for _, card := range m.cards {
		if card.target == target {
			ctx.Stack.Push(newSetup(ctx, card.rules))
		}
	}
}

// Reveal keeps the card that the keys are at in view.
func (m *menu) Reveal(ctx *Context, target string) {
	for i, card := range m.cards {
		if card.target == target {
			m.scroll.Show(ctx, m.page.Card(i, m.scroll.At))
		}
	}
}

func (m *menu) AppendTargets(dst []Target) []Target {
	for i, card := range m.cards {
		r := m.page.Card(i, m.scroll.At)
		// What is under the bar is not touched.
		if top := m.page.View.Y; r.Y < top {
			r.H, r.Y = r.Bottom()-top, top
		}
		if r.H >= layout.Target || r.Y >= m.page.View.Y {
			dst = append(dst, Target{Name: card.target, Rect: r})
		}
	}
	return dst
}

func (m *menu) Draw(ctx *Context, c *Canvas) {
	p := c.Palette
	for i, card := range m.cards {
		r := m.page.Card(i, m.scroll.At)
		if r.Overlaps(layout.Rect{W: ctx.Screen.W, H: ctx.Screen.H}) {
			m.drawCard(ctx, c, card, r)
		}
	}
	bar := layout.Rect{W: ctx.Screen.W, H: m.page.Bar.Bottom()}
	c.Fill(bar, p.Page)
	m.drawBar(ctx, c)
}

func (m *menu) drawBar(ctx *Context, c *Canvas) {
	p, r := c.Palette, m.page.Bar
	_, y := r.Center()
	x := m.page.View.X
	c.Man(shape.T3rminator, 40, Pose{X: x + 20, Y: y + 1, Zoom: 1, Alpha: 1})
	c.Text(ctx.Texts.Title, Title, x+46, y, Left, p.Text)
	if right := m.page.View.Right(); right-x > 700 {
		c.Text(ctx.Texts.Tagline, Body, right, y, Right, p.Muted)
	}
}

func (m *menu) drawCard(ctx *Context, c *Canvas, card *card, r layout.Rect) {
	p := c.Palette
	fill := p.Panel
	if ctx.Lit(card.target) {
		fill = p.Raised
	}
	c.RoundRect(r, panelCorner, fill)
	mini, text := m.page.Parts(r)
	card.draw(c, mini)
	line := Small.LineHeight() * m.page.Text
	x, y := text.X+2, text.Y+11*m.page.Text
	c.TextIn(card.text.Name, Style{Size: 16, Bold: true}, x, y, text.W-4, Left, p.Text)
	y += line + 3
	c.TextIn(card.text.Line, Small, x, y, text.W-4, Left, p.Text)
	c.TextIn(card.text.Land, Small, x, y+line, text.W-4, Left, p.Muted)
}

// draw draws the card's board, men and all, as one image.
func (card *card) draw(c *Canvas, mini layout.Rect) {
	if card.view.at.Panel() != mini {
		card.view.place(c, card.rules.Board, mini, false)
	}
	card.view.drawGround(c, func() { card.view.drawStage(c, card.stage) })
}
