package scenes

import (
	"image/color"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// samples are positions that show what a game is like, for the pictures in the
// menu and in the setup. A game without one is shown at its start.
var samples = map[string]string{
	"bagh-chal":          "first=b5,d5,c4,a3,e3,a1,c1 second=a5,e5,b2,e1 hand=11,0 lost=2,0",
	"goats-and-tigers":   "first=b1,b2,b6,c1,c2,c5,d1,d2,d6,e1,e2,e4 second=a1,c3,d3 hand=3,0",
	"leopards-and-deer":  "first=d3,e3,f3,c4,d4,e4,f4,e5,c7,e7,g7,d2,c1,e1,c9,b6 second=d5,f2 hand=3,0 lost=5,0",
	"twelve-mens-morris": "first=d1,b2,d2,c3,b4,c4,e4,g4,d6,a7,g7 second=a1,g1,f2,d3,e3,a4,c5,e5,b6,f6,d7 hand=0,1 lost=1,0",
	"nine-mens-morris":   "first=d1,b2,a4,c4,c5,d5,d7 second=g1,c3,b4,g4,e5,b6,d6,a7,g7 lost=2,0",
	"three-mens-morris":  "first=c1,b2,c3 second=a1,b1 hand=0,1 turn=second",
	"al-qirq":            "first=a1,c3,a4,e4,c5,d5,a7,d7,g7 second=g1,b2,e3,c4,e5,d6 hand=0,1 lost=0,2 turn=second",
}

// menu is the scene with the game cards.
type menu struct {
	still
	page   layout.MenuPage
	scroll Scroll
	lower  float64 // how much lower the cards stand where they do not fill the view
	cards  []*card
	choose Button // the settings
	games  Button // the list of kept games
	saved  continueCard
}

// card is one game of the menu.
type card struct {
	target string
	rules  *rules.Ruleset
	text   assets.Game
	told   string // to those who do not see it
	stage  *anim.Stage
	view   boardView
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

// sampleStage returns the men of a game's sample position.
func sampleStage(r *rules.Ruleset) *anim.Stage {
	if s, err := rules.ParsePosition(r, samples[r.ID]); err == nil && samples[r.ID] != "" {
		return anim.NewStage(s)
	}
	return anim.NewStage(rules.New(r))
}

func (m *menu) Name() string { return "menu" }

func (m *menu) Layout(ctx *Context) {
	m.saved.read(ctx)
	m.page = layout.NewMenuPage(ctx.Screen, len(m.cards), m.saved.kept != nil)
	m.choose.Rect = m.page.Settings
	m.games.Rect = m.page.Settings
	m.games.Rect.X -= m.games.Rect.W
	m.scroll.Limit(m.page.View, m.page.MaxScroll())
	m.lower = 0
	if n := len(m.cards); n > 0 {
		const most = 0.1 // of the window's height
		left := m.page.View.Bottom() - m.page.Card(n-1, 0).Bottom()
		m.lower = min(max(0, left/2-8), most*ctx.Screen.H)
	}
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
			ctx.Stack.Push(newSetup(ctx, card.rules))
		}
	}
}

// card returns where card i stands now.
func (m *menu) card(i int) layout.Rect { return m.page.Card(i, m.scroll.At-m.lower) }

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
func (m *menu) continueRect() layout.Rect { return m.page.ContinueCard(m.scroll.At - m.lower) }

func (m *menu) Draw(ctx *Context, c *Canvas) {
	c.TextSize = m.page.Text
	p := c.Palette
	if m.saved.kept != nil {
		m.saved.draw(ctx, c, m.continueRect())
	}
	for i, card := range m.cards {
		r := m.card(i)
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
	width := min(m.choose.Rect.X, m.games.Rect.X) - x - 54
	c.TextIn(ctx.Texts.Title, c.Fit(ctx.Texts.Title, Title, width), x+46, y, width, Left, p.Text)
	if right := m.page.View.Right(); right-x > 700*c.TextSize {
		c.Text(ctx.Texts.Tagline, Body, m.games.Rect.X-8, y, Right, p.Muted)
	}
	m.choose.Draw(ctx, c)
	m.games.Draw(ctx, c)
}

func (m *menu) drawCard(ctx *Context, c *Canvas, card *card, r layout.Rect) {
	p := c.Palette
	fill := p.Panel
	if ctx.Lit(card.target) {
		fill = p.Raised
	}
	c.Panel(r, panelCorner, fill)
	mini, text := m.page.Parts(r)
	card.draw(c, mini)
	line := c.LineHeight(Small)
	x, y := text.X+2, text.Y+11*c.TextSize
	write := func(text string, s Style, y, width float64, ink color.RGBA) {
		c.TextIn(text, c.Fit(text, s, width), x, y, width, Left, ink)
	}
	write(card.text.Name, Style{Size: 16, Bold: true}, y, text.W-4, p.Text)
	y += line + 3
	write(card.text.Line, Small, y, text.W-4, p.Text)
	write(card.text.Land, Small, y+line, text.W-4, p.Muted)
}

// draw draws the card's board, men and all, as one image.
func (card *card) draw(c *Canvas, mini layout.Rect) {
	if card.view.at.Panel() != mini {
		card.view.place(c, card.rules.Board, mini, false)
	}
	card.view.drawGround(c, func() { card.view.drawStage(c, card.stage) })
}
