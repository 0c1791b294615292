package scenes

import (
	"t3hunting/assets"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// about is the scene that says what the program is and which version runs.
type about struct {
	still
	page   layout.HowToPage
	scroll Scroll
	back   Button
	blocks []block
}

func newAbout() *about {
	return &about{back: Button{Name: "back", Icon: shape.IconBack, HasIcon: true, Bare: true}}
}

func (a *about) Name() string { return "about" }

func (a *about) Layout(ctx *Context) {
	const gap = 14
	a.page = layout.NewHowToPage(ctx.Screen)
	c := ctx.Canvas
	c.TextSize = a.page.Text
	a.back.Rect = a.page.Back
	a.blocks = a.blocks[:0]
	y := a.page.View.Y + gap
	for i, text := range a.read(ctx.Texts) {
		b := block{style: Body, muted: i == 1, rect: a.page.View}
		if i == 0 {
			b.style = Title
		}
		b.lines = c.Wrap(text, b.style, b.rect.W)
		b.rect.Y, b.rect.H = y, float64(len(b.lines))*c.LineHeight(b.style)
		a.blocks = append(a.blocks, b)
		y = b.rect.Bottom() + gap
	}
	a.scroll.Limit(a.page.View, max(0, y-a.page.View.Bottom()))
	ctx.Redraw()
}

// read returns the paragraphs: name, version and what there is to say.
func (a *about) read(t *assets.Texts) []string {
	texts := []string{t.Title, assets.Fill(t.About.Version, "version", Version)}
	return append(texts, t.About.Paragraphs...)
}

func (a *about) Update(ctx *Context) { a.scroll.Update(ctx) }

func (a *about) Pointer(ctx *Context, e input.Event) bool { return a.scroll.Pointer(ctx, e) }

func (a *about) Action(ctx *Context, action input.Action) bool {
	if action != input.Cancel {
		return false
	}
	ctx.Stack.Pop()
	return true
}

func (a *about) Tap(ctx *Context, _ string) { ctx.Stack.Pop() }

func (a *about) AppendTargets(dst []Target) []Target { return a.back.AppendTarget(dst) }

func (a *about) Draw(ctx *Context, c *Canvas) {
	c.TextSize = a.page.Text
	p, view := c.Palette, a.page.View
	c.originY -= a.scroll.At
	for i := range a.blocks {
		b := &a.blocks[i]
		ink := p.Text
		if b.muted {
			ink = p.Muted
		}
		c.Lines(b.lines, b.style, b.rect, Left, ink)
	}
	c.originY += a.scroll.At
	c.Fill(layout.Rect{W: ctx.Screen.W, H: view.Y}, p.Page)
	a.back.Draw(ctx, c)
	x, y := a.page.Title.Center()
	c.TextIn(ctx.Texts.About.Title, Title, x, y, a.page.Title.W, Center, p.Text)
}

func (a *about) appendReport(r *Report) { r.Version = Version }
