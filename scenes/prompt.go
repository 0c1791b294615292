package scenes

import (
	"t3hunting/assets"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// prompt is a sheet over the board that asks something. Whatever is chosen
// closes it.
type prompt struct {
	still
	board     *board
	name      string
	far       bool // for the far player
	text      string
	note      string // under the text, a list
	emblem    shape.Man
	hasEmblem bool
	buttons   []Button
	acts      []func(*Context)
	keeps     []bool // the button does not close the sheet
	dismiss   func(*Context)
	close     Button
	closes    bool // with that button: none of the others lets everything be
	at        layout.Prompt
	lines     []string
	notes     []string
}

func newPrompt(b *board, name string, far bool) *prompt {
	return &prompt{board: b, name: name, far: far, close: Button{Name: "more:close", Icon: shape.IconClose, HasIcon: true, Bare: true}}
}

// say sets the text of the sheet, filled in as by assets.Fill.
func (s *prompt) say(text string, pairs ...string) { s.text = assets.Fill(text, pairs...) }

// add adds a button that closes the sheet and then acts.
func (s *prompt) add(button Button, act func(*Context)) {
	s.buttons = append(s.buttons, button)
	s.acts = append(s.acts, act)
	s.keeps = append(s.keeps, false)
}

func (s *prompt) Name() string { return s.name }

// Modal keeps taps and keys from the board.
func (s *prompt) Modal() {}

func (s *prompt) appendReport(r *Report) { r.Notice = s.text }

// Overlay lets the board show.
func (s *prompt) Overlay() bool { return true }

func (s *prompt) Layout(ctx *Context) {
	c := ctx.Canvas
	page := &s.board.page
	c.TextSize = page.Text
	asking := layout.Asking{Buttons: len(s.buttons), Close: s.closes, Far: s.far}
	s.at = layout.NewPrompt(ctx.Screen, page, asking)
	w := s.textRect().W
	s.lines, s.notes = c.WrapEven(s.text, Strong, w), c.WrapList(s.note, Small, w)
	asking.TextH = s.textHeight(c)
	s.at = layout.NewPrompt(ctx.Screen, page, asking)
	for i := range s.buttons {
		s.buttons[i].Rect = s.at.Buttons[i]
	}
	s.close.Rect = s.at.Close
	fitButtons(c, appendButtons(nil, s.buttons)...)
}

// textHeight returns how high the text and what stands under it are.
func (s *prompt) textHeight(c *Canvas) float64 {
	return float64(len(s.lines))*c.LineHeight(Strong) + float64(len(s.notes))*c.LineHeight(Small)
}

// textRect returns the place of the text, beside the emblem if there is one.
func (s *prompt) textRect() layout.Rect {
	r := s.at.Text
	if s.hasEmblem {
		r.X += 44
		r.W -= 44
	}
	return r
}

func (s *prompt) Pointer(ctx *Context, e input.Event) bool {
	if e.Kind == input.Tap && !s.at.Sheet.Contains(e.X, e.Y) {
		s.shut(ctx)
	}
	return true
}

func (s *prompt) Action(ctx *Context, a input.Action) bool {
	switch a {
	case input.Cancel:
		s.shut(ctx)
	case input.Confirm:
		s.Tap(ctx, s.buttons[0].Name)
	}
	return true
}

// shut closes the sheet without a choice.
func (s *prompt) shut(ctx *Context) {
	ctx.Stack.Pop()
	if s.dismiss != nil {
		s.dismiss(ctx)
	}
}

func (s *prompt) Tap(ctx *Context, target string) {
	if target == s.close.Name {
		s.shut(ctx)
		return
	}
	for i := range s.buttons {
		if s.buttons[i].Name != target {
			continue
		}
		if !s.keeps[i] {
			ctx.Stack.Pop()
		}
		s.acts[i](ctx)
		ctx.Redraw()
		return
	}
}

func (s *prompt) AppendTargets(dst []Target) []Target {
	n := len(dst)
	for i := range s.buttons {
		dst = s.buttons[i].AppendTarget(dst)
	}
	dst = s.close.AppendTarget(dst)
	if s.at.Turned {
		for i := n; i < len(dst); i++ {
			dst[i].Rect = dst[i].Rect.Turned(s.at.Sheet)
		}
	}
	return dst
}

func (s *prompt) Draw(ctx *Context, c *Canvas) {
	const dimmed = 0.66
	c.TextSize = s.board.page.Text
	was, men := c.Alpha, c.Men
	c.Alpha, c.Men = was*dimmed, s.board.men(ctx, c)
	c.Fill(layout.Rect{W: ctx.Screen.W, H: ctx.Screen.H}, c.Palette.Page)
	c.Alpha = was
	c.Turned(s.at.Turned, s.at.Sheet, func() {
		p, r := c.Palette, s.at.Sheet
		c.RoundRect(r.Inset(-4), 18, p.Page)
		c.RoundRect(r, 14, p.Raised)
		c.Outline(r, 14, 2, p.Accent)
		if s.hasEmblem {
			_, y := s.at.Text.Center()
			c.Emblem(s.emblem, s.at.Text.X+20, y, 16)
		}
		text := s.textRect()
		text.Y += max(0, (text.H-s.textHeight(c))/2)
		c.Lines(s.lines, Strong, text, Left, p.Text)
		text.Y += float64(len(s.lines)) * c.LineHeight(Strong)
		c.Lines(s.notes, Small, text, Left, p.Muted)
		for i := range s.buttons {
			s.buttons[i].Draw(ctx, c)
		}
		s.close.Draw(ctx, c)
	})
	c.Men = men
}
