package scenes

import (
	"errors"

	"t3hunting/assets"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/link"
	"t3hunting/scenes/shape"
)

// about is a scene with a few words to read: about the program, or about a link
// that cannot be opened.
type about struct {
	still
	name   string
	title  string
	texts  []string // paragraphs, the first one large
	page   layout.HowToPage
	scroll Scroll
	back   Button
	blocks []block
}

func newAbout(ctx *Context) *about {
	t := ctx.Texts
	texts := []string{t.Title, assets.Fill(t.About.Version, "version", Version)}
	return newWords("about", t.About.Title, append(texts, t.About.Paragraphs...))
}

// newLinkFault says why a link cannot be opened.
func newLinkFault(ctx *Context, fault error) *about {
	t, why := ctx.Texts.Link, ctx.Texts.Link.Damaged
	if errors.Is(fault, link.ErrUnknown) {
		why = t.Unknown
	}
	return newWords("link", t.Title, []string{t.Fault, why, t.Kept})
}

func newWords(name, title string, texts []string) *about {
	return &about{name: name, title: title, texts: texts, back: Button{Name: "back", Icon: shape.IconBack, HasIcon: true, Bare: true}}
}

func (a *about) Name() string { return a.name }

func (a *about) Layout(ctx *Context) {
	const gap = 14
	a.page = layout.NewHowToPage(ctx.Screen)
	c := ctx.Canvas
	c.TextSize = a.page.Text
	a.back.Rect = a.page.Back
	a.blocks = a.blocks[:0]
	y := a.page.View.Y + gap
	for i, text := range a.texts {
		b := block{style: Body, rect: a.page.View}
		if i == 0 {
			b.style = Title
		}
		b.lines = c.Wrap(text, b.style, b.rect.W)
		b.rect.Y, b.rect.H = y, float64(len(b.lines))*c.LineHeight(b.style)
		a.blocks = append(a.blocks, b)
		y = b.rect.Bottom() + gap
	}
	a.scroll.Through = true
	a.scroll.Limit(a.page.View, max(0, y-a.page.View.Bottom()))
	ctx.Redraw()
}

func (a *about) heading(*assets.Texts) string { return a.title }

func (a *about) read(*assets.Texts) []string { return a.texts }

func (a *about) Update(ctx *Context) { a.scroll.Update(ctx) }

func (a *about) Pointer(ctx *Context, e input.Event) bool { return a.scroll.Pointer(ctx, e) }

func (a *about) Action(ctx *Context, action input.Action) bool {
	if action != input.Cancel {
		return a.scroll.step(ctx, action)
	}
	ctx.Stack.Pop()
	return true
}

func (a *about) Tap(ctx *Context, _ string) { ctx.Stack.Pop() }

func (a *about) AppendTargets(dst []Target) []Target { return a.back.AppendTarget(dst) }

func (a *about) Draw(ctx *Context, c *Canvas) {
	c.TextSize = a.page.Text
	p := c.Palette
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
	a.scroll.drawFrame(ctx, c)
	a.back.Draw(ctx, c)
	x, y := a.page.Title.Center()
	c.TextIn(a.title, c.Fit(a.title, Title, a.page.Title.W), x, y, a.page.Title.W, Center, p.Text)
}

func (a *about) appendReport(r *Report) { r.Version = Version }
