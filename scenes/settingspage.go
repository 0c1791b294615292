package scenes

import (
	"t3hunting/assets"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// settingsPage is the scene where the settings are chosen. Each choice takes
// effect at once.
type settingsPage struct {
	still
	page   layout.SetupPage
	scroll Scroll
	rows   []settingRow
	back   Button
	done   Button
}

// settingRow is the part of the page where one setting is chosen.
type settingRow struct {
	rect   layout.Rect // at scroll 0
	label  string
	values segments
	lines  []string // what the setting is about
	about  string
}

func newSettingsPage(ctx *Context) *settingsPage {
	t := ctx.Texts.Settings
	s := &settingsPage{
		back: Button{Name: "back", Icon: shape.IconBack, HasIcon: true, Bare: true},
		done: Button{Name: "done", Label: t.Done, Primary: true},
	}
	for _, one := range settingList {
		row := settingRow{label: t.Labels[one.name], about: t.About[one.name]}
		for _, v := range one.values {
			row.values.add("set:"+one.name+"="+v.name, settingText(t, one.name, v.name))
		}
		s.rows = append(s.rows, row)
	}
	return s
}

// settingText returns what a value is called: by itself, as every setting of
// that kind, or as a number of per cent.
func settingText(t assets.Settings, name, value string) string {
	if text, ok := t.Values[name+"="+value]; ok {
		return text
	}
	return orElse(t.Values[value], value+" %")
}

func (s *settingsPage) Name() string { return "settings" }

func (s *settingsPage) Layout(ctx *Context) {
	s.page = layout.NewListPage(ctx.Screen)
	ctx.Canvas.TextSize = s.page.Text
	s.back.Rect, s.done.Rect = s.page.Back, s.page.Start
	s.arrange(ctx)
}

// arrange stacks the rows and reads the choices into them.
func (s *settingsPage) arrange(ctx *Context) {
	const gap, edge, head = 10, 12, 34
	view, t, c := s.page.View, s.page.Text, ctx.Canvas
	y, w := view.Y, view.W-2*edge
	for i := range s.rows {
		row := &s.rows[i]
		chosen := settingList[i].get(&ctx.Settings)
		for k, v := range settingList[i].values {
			if v.n == chosen {
				row.values.chosen = k
			}
		}
		row.lines = c.Wrap(row.about, Small, w)
		h := row.values.fit(c, w)
		row.values.rect = layout.Rect{X: view.X + edge, Y: y + head*t, W: w, H: h}
		row.rect = layout.Rect{X: view.X, Y: y, W: view.W, H: head*t + h + edge}
		if n := len(row.lines); n > 0 {
			row.rect.H += float64(n)*c.LineHeight(Small) + 4
		}
		y = row.rect.Bottom() + gap
	}
	s.scroll.Limit(view, max(0, y-view.Bottom()))
	ctx.Redraw()
}

func (s *settingsPage) Update(ctx *Context) { s.scroll.Update(ctx) }

func (s *settingsPage) Pointer(ctx *Context, e input.Event) bool { return s.scroll.Pointer(ctx, e) }

func (s *settingsPage) Action(ctx *Context, a input.Action) bool {
	if a != input.Cancel {
		return false
	}
	ctx.Stack.Pop()
	return true
}

func (s *settingsPage) Tap(ctx *Context, target string) {
	if target == s.back.Name || target == s.done.Name {
		ctx.Stack.Pop()
		return
	}
	for i := range s.rows {
		if k := s.rows[i].values.index(target); k >= 0 {
			settings := ctx.Settings
			settingList[i].set(&settings, settingList[i].values[k].n)
			ctx.Change(settings)
		}
	}
}

// Reveal keeps what the keys are at in view.
func (s *settingsPage) Reveal(ctx *Context, target string) {
	for i := range s.rows {
		if s.rows[i].values.index(target) >= 0 {
			r := s.rows[i].rect
			r.Y -= s.scroll.At
			s.scroll.Show(ctx, r)
		}
	}
}

func (s *settingsPage) AppendTargets(dst []Target) []Target {
	dst = s.back.AppendTarget(dst)
	dst = s.done.AppendTarget(dst)
	for i := range s.rows {
		n := len(dst)
		dst = s.rows[i].values.appendTargets(dst)
		kept := dst[:n]
		for _, t := range dst[n:] {
			t.Rect.Y -= s.scroll.At
			if _, y := t.Rect.Center(); y >= s.page.View.Y && y < s.page.View.Bottom() {
				kept = append(kept, t)
			}
		}
		dst = kept
	}
	return dst
}

func (s *settingsPage) Draw(ctx *Context, c *Canvas) {
	c.TextSize = s.page.Text
	p, view := c.Palette, s.page.View
	c.originY -= s.scroll.At
	for i := range s.rows {
		row := &s.rows[i]
		c.RoundRect(row.rect, panelCorner, p.Panel)
		c.TextIn(row.label, Strong, row.rect.X+12, row.rect.Y+18*c.TextSize, row.rect.W-24, Left, p.Text)
		row.values.draw(ctx, c)
		low := row.values.rect
		c.Lines(row.lines, Small, layout.Rect{X: low.X, Y: low.Bottom() + 8, W: low.W, H: 1}, Left, p.Muted)
	}
	c.originY += s.scroll.At
	c.Fill(layout.Rect{X: view.X - 4, W: view.W + 8, H: view.Y}, p.Page)
	c.Fill(layout.Rect{X: view.X - 4, Y: view.Bottom(), W: view.W + 8, H: ctx.Screen.H - view.Bottom()}, p.Page)
	s.back.Draw(ctx, c)
	x, y := s.page.Title.Center()
	c.TextIn(ctx.Texts.Settings.Title, Title, x, y, s.page.Title.W, Center, p.Text)
	s.done.Draw(ctx, c)
}
