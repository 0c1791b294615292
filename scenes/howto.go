package scenes

import (
	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// howTo is the scene with the rules of one game: what is to be read about it,
// pictures of positions, and every option with what its values mean.
type howTo struct {
	still
	rules *rules.Ruleset // with the options that are played
	name  string         // of the game
	title string         // what fits of it and of what the page is

	page    layout.HowToPage
	scroll  Scroll
	back    Button
	keys    Button // opens the list of keys
	blocks  []block
	figures []*figure
}

// block is a part of the column: lines of one style, or a picture.
type block struct {
	rect   layout.Rect // at scroll 0
	lines  []string
	style  Style
	muted  bool
	figure *figure // nil for text
}

func newHowTo(ctx *Context, r *rules.Ruleset) *howTo {
	h := &howTo{rules: r, name: gameText(ctx.Texts, r).Name}
	h.back = Button{Name: "back", Icon: shape.IconBack, HasIcon: true, Bare: true}
	h.keys = Button{Name: "keys", Icon: shape.IconKeys, HasIcon: true, Bare: true}
	for _, section := range ctx.Texts.Pages[r.ID] {
		for _, d := range section.Diagrams {
			h.figures = append(h.figures, newFigure(r, d))
		}
	}
	return h
}

func (h *howTo) Name() string { return "howto" }

func (h *howTo) Layout(ctx *Context) {
	h.page = layout.NewHowToPage(ctx.Screen)
	h.back.Rect, h.keys.Rect = h.page.Back, h.page.More
	h.title = h.titleIn(ctx, h.page.Title.W)
	h.blocks = h.blocks[:0]
	y := h.page.View.Y + 4
	figures := h.figures
	for _, section := range ctx.Texts.Pages[h.rules.ID] {
		y = h.addText(ctx, section.Heading, Title, false, y+10)
		for _, text := range section.Paragraphs {
			y = h.addText(ctx, text, Body, false, y+4)
		}
		n := len(section.Diagrams)
		y = h.addFigures(ctx, figures[:n], y)
		figures = figures[n:]
	}
	y = h.addOptions(ctx, y)
	h.scroll.Through = true
	h.scroll.Limit(h.page.View, max(0, y+16-h.page.View.Bottom()))
	ctx.Redraw()
}

// titleIn returns the title of the page: the game's name alone where the whole
// title of any main game would not fit a width, so that all pages have one form.
func (h *howTo) titleIn(ctx *Context, width float64) string {
	for _, r := range append(rules.MainGames(), h.rules) {
		title := assets.Fill(ctx.Texts.HowTo.Title, "name", gameText(ctx.Texts, r).Name)
		if ctx.Canvas.TextWidth(title, Title) > width {
			return h.name
		}
	}
	return assets.Fill(ctx.Texts.HowTo.Title, "name", h.name)
}

// addText adds a paragraph and returns where it ends.
func (h *howTo) addText(ctx *Context, text string, s Style, muted bool, y float64) float64 {
	view := h.page.View
	lines := ctx.Canvas.Wrap(text, s, view.W)
	r := layout.Rect{X: view.X, Y: y, W: view.W, H: float64(len(lines)) * ctx.Canvas.LineHeight(s)}
	h.blocks = append(h.blocks, block{rect: r, lines: lines, style: s, muted: muted})
	return r.Bottom() + 4
}

// addBullet adds a paragraph behind a bullet, its lines below each other.
func (h *howTo) addBullet(ctx *Context, text string, y float64) float64 {
	const bullet = "•"
	indent := ctx.Canvas.TextWidth(bullet+" ", Body) + 2
	view := h.page.View
	lines := ctx.Canvas.Wrap(text, Body, view.W-indent)
	r := layout.Rect{X: view.X, Y: y, W: view.W, H: float64(len(lines)) * ctx.Canvas.LineHeight(Body)}
	h.blocks = append(h.blocks, block{rect: r, lines: []string{bullet}, style: Body})
	r.X, r.W = r.X+indent, r.W-indent
	h.blocks = append(h.blocks, block{rect: r, lines: lines, style: Body})
	return r.Bottom() + 4
}

// addFigures adds pictures, as many side by side as fit, each with its caption
// below it, or beside it where it stands alone and there is room.
func (h *howTo) addFigures(ctx *Context, figures []*figure, y float64) float64 {
	const gap, leastBeside = 16, 200
	view := h.page.View
	columns, w := h.page.Figures(len(figures))
	for len(figures) > 0 {
		row := figures[:min(columns, len(figures))]
		figures = figures[len(row):]
		end, x := y, view.X
		beside := len(row) == 1 && view.W-w-gap >= leastBeside
		if !beside { // they stand in the middle
			x += (view.W - float64(len(row))*(w+gap) + gap) / 2
		}
		for i, f := range row {
			r := layout.Rect{X: x + float64(i)*(w+gap), Y: y + 8, W: w, H: w}
			f.view.place(ctx.Canvas, h.rules.Board, r, false)
			h.blocks = append(h.blocks, block{rect: r, figure: f})
			caption := layout.Rect{X: r.X, Y: r.Bottom() + 4, W: w}
			if beside {
				caption.X, caption.W = r.Right()+gap, view.Right()-r.Right()-gap
			}
			lines := ctx.Canvas.WrapEven(f.caption, Small, caption.W)
			caption.H = float64(len(lines)) * ctx.Canvas.LineHeight(Small)
			if beside {
				caption.Y = r.Y + (r.H-caption.H)/2
			}
			h.blocks = append(h.blocks, block{rect: caption, lines: lines, style: Small, muted: true})
			end = max(end, r.Bottom(), caption.Bottom())
		}
		y = end + 8
	}
	return y
}

// addOptions adds every option of the game, with what its values mean and which
// of them are played.
func (h *howTo) addOptions(ctx *Context, y float64) float64 {
	t := ctx.Texts
	if len(h.rules.Options) > 0 {
		y = h.addText(ctx, t.HowTo.Options, Title, false, y+10)
	}
	for _, o := range h.rules.Options {
		y = h.addText(ctx, orElse(t.Options[o.Name], o.Name), Strong, false, y+6)
		y = h.addText(ctx, o.Text, Small, true, y-2)
		for i, v := range o.Values {
			name := orElse(t.Values[o.Name+"="+v.Name], v.Name)
			switch {
			case i == 0:
				name += " " + t.HowTo.Default
			case h.rules.OptionValue(o.Name) == v.Name:
				name += " " + t.HowTo.Chosen
			}
			y = h.addBullet(ctx, name+": "+v.Text, y)
		}
	}
	return y
}

func (h *howTo) Update(ctx *Context) { h.scroll.Update(ctx) }

func (h *howTo) Pointer(ctx *Context, e input.Event) bool { return h.scroll.Pointer(ctx, e) }

func (h *howTo) Action(ctx *Context, a input.Action) bool {
	if a != input.Cancel {
		return h.scroll.step(ctx, a)
	}
	ctx.Stack.Pop()
	return true
}

func (h *howTo) Tap(ctx *Context, target string) {
	if target == h.keys.Name {
		ctx.Stack.Push(newKeyList(ctx))
		return
	}
	ctx.Stack.Pop()
}

func (h *howTo) AppendTargets(dst []Target) []Target {
	return h.keys.AppendTarget(h.back.AppendTarget(dst))
}

func (h *howTo) Draw(ctx *Context, c *Canvas) {
	p, view := c.Palette, h.page.View
	c.originY -= h.scroll.At
	shown := layout.Rect{X: view.X, Y: view.Y + h.scroll.At, W: view.W, H: ctx.Screen.H - view.Y}
	for i := range h.blocks {
		b := &h.blocks[i]
		switch {
		case !b.rect.Overlaps(shown):
		case b.figure != nil:
			b.figure.draw(c)
		case b.muted:
			c.Lines(b.lines, b.style, b.rect, Left, p.Muted)
		default:
			c.Lines(b.lines, b.style, b.rect, Left, p.Text)
		}
	}
	c.originY += h.scroll.At
	h.scroll.drawFrame(ctx, c)
	h.back.Draw(ctx, c)
	h.keys.Draw(ctx, c)
	x, y := h.page.Title.Center()
	c.TextIn(h.title, c.Fit(h.title, Title, h.page.Title.W), x, y, h.page.Title.W, Center, p.Text)
}

func (h *howTo) appendReport(r *Report) { r.Game, r.Options = h.rules.ID, h.rules.Changed() }
