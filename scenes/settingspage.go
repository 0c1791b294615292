package scenes

import (
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
	about  Button
}

func newSettingsPage(ctx *Context) *settingsPage {
	t := ctx.Texts.Settings
	s := &settingsPage{
		back:  Button{Name: "back", Icon: shape.IconBack, HasIcon: true, Bare: true},
		done:  Button{Name: "done", Label: t.Done, Primary: true},
		about: Button{Name: "about", Icon: shape.IconHelp, HasIcon: true, Bare: true},
	}
	return s
}

// list makes a row of every setting that has an effect on this device.
func (s *settingsPage) list(ctx *Context) {
	s.rows = s.rows[:0]
	for _, one := range settingList {
		switch {
		case one.name == "haptics" && ctx.Config.Host == nil: // there is nothing to feel it with
		case one.name == "board-right" && !layout.HasSides(ctx.Screen):
		default:
			s.rows = append(s.rows, newSettingRow(ctx.Texts.Settings, one))
		}
	}
}

func (s *settingsPage) Name() string { return "settings" }

func (s *settingsPage) Layout(ctx *Context) {
	s.page = layout.NewListPage(ctx.Screen)
	ctx.Canvas.TextSize = s.page.Text
	s.back.Rect, s.done.Rect, s.about.Rect = s.page.Back, s.page.Start, s.page.Help
	s.list(ctx)
	s.arrange(ctx)
}

// arrange stacks the rows and reads the choices into them.
func (s *settingsPage) arrange(ctx *Context) {
	const gap = 10
	view, y := s.page.View, s.page.View.Y
	for i := range s.rows {
		y = s.rows[i].arrange(ctx, view.X, y, view.W) + gap
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
	if target == s.about.Name {
		ctx.Stack.Push(newAbout(ctx))
		return
	}
	for i := range s.rows {
		s.rows[i].tap(ctx, target)
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
	dst = s.about.AppendTarget(dst)
	dst = s.done.AppendTarget(dst)
	n := len(dst)
	dst = s.appendRows(dst)
	return dst[:n+len(inView(dst[n:], s.page.View))]
}

// AppendFar appends what keys can reach.
func (s *settingsPage) AppendFar(dst []Target) []Target {
	n := len(dst)
	dst = s.back.AppendTarget(dst)
	dst = s.about.AppendTarget(dst)
	raise(dst[n:], s.scroll.At)
	n = len(dst)
	dst = s.done.AppendTarget(dst)
	raise(dst[n:], s.scroll.At-s.scroll.Max)
	return s.appendRows(dst)
}

// appendRows appends all targets that scroll, in view or not.
func (s *settingsPage) appendRows(dst []Target) []Target {
	n := len(dst)
	for i := range s.rows {
		dst = s.rows[i].values.appendTargets(dst)
	}
	raise(dst[n:], s.scroll.At)
	return dst
}

func (s *settingsPage) Draw(ctx *Context, c *Canvas) {
	c.TextSize = s.page.Text
	p := c.Palette
	c.originY -= s.scroll.At
	for i := range s.rows {
		s.rows[i].draw(ctx, c)
	}
	c.originY += s.scroll.At
	s.scroll.drawFrame(ctx, c)
	s.back.Draw(ctx, c)
	x, y := s.page.Title.Center()
	c.TextIn(ctx.Texts.Settings.Title, c.Fit(ctx.Texts.Settings.Title, Title, s.page.Title.W), x, y, s.page.Title.W, Center, p.Text)
	s.about.Draw(ctx, c)
	s.done.Draw(ctx, c)
}
