package scenes

import (
	"t3hunting/scenes/anim"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// result is the sheet that tells how a game ended. It lies over the board,
// which stays in view and in use: what is not meant for the sheet goes on to it.
type result struct {
	still
	board   *board
	sheet   layout.ResultSheet
	tells   account
	buttons [4]Button
	hide    Button
	cameAt  int
}

func newResult(ctx *Context, b *board) *result {
	t := ctx.Texts.Results
	s := &result{board: b, cameAt: ctx.Tick, tells: newAccount(ctx.Texts, b)}
	s.buttons = [4]Button{
		{Name: "rematch", Label: t.Rematch, Icon: shape.IconRedo, HasIcon: true, Primary: true},
		{Name: "swap", Label: t.Swap, Told: t.ToldSwap, Icon: shape.IconSwap, HasIcon: true},
		{Name: "review", Label: t.Review, Icon: shape.IconPlay, HasIcon: true, Off: b.match.Game().Len() == 0},
		{Name: "menu", Label: t.Menu, Icon: shape.IconMenu, HasIcon: true},
	}
	s.hide = Button{Name: "hide", Icon: shape.IconClose, HasIcon: true, Bare: true}
	return s
}

func (s *result) Name() string { return "result" }

// Overlay lets the board show.
func (s *result) Overlay() bool { return true }

// Layout follows that of the board, from whose page it takes what the sheet needs.
func (s *result) Layout(ctx *Context) {
	c, b, far := ctx.Canvas, s.board, s.far(ctx)
	s.sheet = layout.NewResultSheet(ctx.Screen, &b.page, far)
	if missing := s.tells.wanted(c, b.page.Text, &s.sheet); missing > 0 && b.page.GiveWay(missing, far) {
		s.sheet = layout.NewResultSheet(ctx.Screen, &b.page, far)
	}
	s.tells.fit(c, b.page.Text, &s.sheet)
	for i := range s.buttons {
		s.buttons[i].Rect = s.sheet.Buttons[i]
	}
	s.hide.Rect = s.sheet.Hide
	c.TextSize = b.page.Text
	fitButtons(c, appendButtons(nil, s.buttons[:])...)
	b.page.Cover(s.sheet.Sheet)
	b.arrange(ctx)
}

// far reports whether the sheet comes from the far player's side: face to face
// the winner reads it first.
func (s *result) far(ctx *Context) bool {
	winner, ok := s.board.match.Game().Result().Outcome.Winner()
	return ok && s.board.seating(ctx) == FaceToFace && winner != s.board.near()
}

func (s *result) Update(ctx *Context) {
	if !s.board.telling {
		return // it was closed in this tick
	}
	if !s.board.match.Game().Over() || s.board.looking() || s.board.plea.open {
		s.close(ctx) // taken back or to be so, a new game, a look back: there is nothing to tell now
		return
	}
	if s.risen(ctx) < 1 {
		ctx.Animate()
	}
}

// close takes the sheet away; a button of the board brings it back.
func (s *result) close(ctx *Context) {
	s.board.telling = false
	ctx.Stack.Pop()
}

// risen returns how far the sheet has come up, 0 to 1.
func (s *result) risen(ctx *Context) float64 {
	const ticks = 12
	if ctx.Speed() == anim.Off {
		return 1
	}
	t := min(float64(ctx.Tick-s.cameAt)/ticks, 1)
	return 1 - (1-t)*(1-t)*(1-t)
}

func (s *result) Pointer(_ *Context, e input.Event) bool {
	return s.sheet.Sheet.Contains(e.FromX, e.FromY)
}

func (s *result) Action(ctx *Context, a input.Action) bool {
	switch a {
	case input.Cancel:
		s.close(ctx)
	case input.Confirm, input.New:
		s.board.match.Rematch()
	default:
		return false
	}
	return true
}

func (s *result) appendReport(r *Report) { r.Why = s.tells.why }

func (s *result) Tap(ctx *Context, target string) {
	switch target {
	case "rematch":
		s.board.match.Rematch()
	case "swap":
		s.board.match.SwapSides()
		if seats := s.board.match.Seats(); seats[0].Computer == seats[1].Computer {
			s.board.turned = !s.board.turned // people stay where they sit
		}
		s.board.sitDown(ctx)
		s.board.Layout(ctx)
	case "review":
		s.close(ctx)
		s.board.lookBack(ctx, s.board.match.Game().Len())
	case "menu":
		s.board.leave(ctx)
	case "hide":
		s.close(ctx)
	}
}

func (s *result) AppendTargets(dst []Target) []Target {
	n := len(dst)
	dst = s.hide.AppendTarget(dst)
	for i := range s.buttons {
		dst = s.buttons[i].AppendTarget(dst)
	}
	if s.sheet.Turned {
		turnTargets(dst[n:], s.sheet.Sheet)
	}
	return dst
}

func (s *result) Draw(ctx *Context, c *Canvas) {
	was := c.Men
	c.Men = s.board.men(ctx, c)
	c.Turned(s.sheet.Turned, s.sheet.Sheet, func() { s.draw(ctx, c) })
	c.Men = was
}

// draw draws the sheet as its reader sees it.
func (s *result) draw(ctx *Context, c *Canvas) {
	p, r, rise := c.Palette, s.sheet.Sheet, s.risen(ctx)
	was := c.Alpha
	c.Alpha *= float32(rise)
	c.originY += (1 - rise) * 24
	c.RoundRect(layout.Rect{X: r.X - 4, Y: r.Y - 4, W: r.W + 8, H: r.H + 8}, 18, p.Page)
	c.RoundRect(r, 14, p.Raised)
	c.Outline(r, 14, 2, p.Accent)
	s.tells.draw(c, &s.sheet)
	c.TextSize = s.board.page.Text
	for i := range s.buttons {
		s.buttons[i].Draw(ctx, c)
	}
	s.hide.Draw(ctx, c)
	c.originY -= (1 - rise) * 24
	c.Alpha = was
}
