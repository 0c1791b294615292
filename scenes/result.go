package scenes

import (
	"strconv"

	"t3hunting/assets"
	"t3hunting/rules"
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
	title   string
	reason  string
	facts   string      // length and losses
	emblem  []shape.Man // of the winner, or of both sides
	lines   []string    // the reason, broken
	style   Style       // of the reason
	changed []string    // the options that were changed, broken or to be cut to one line
	crowned bool        // there is room for the emblem
	tells   bool        // there is room for the facts
	top     float64     // of the emblem, the title or whatever comes first
	buttons [4]Button
	hide    Button
	cameAt  int
}

func newResult(ctx *Context, b *board) *result {
	t := ctx.Texts.Results
	s := &result{board: b, cameAt: ctx.Tick}
	s.title = b.words.outcome(ctx.Texts, b.match)
	s.reason = b.words.reason(ctx.Texts, b.match)
	state := b.match.Game().State()
	s.facts = assets.Fill(t.Length, "n", strconv.Itoa(len(b.history.rounds)),
		"lost", strconv.Itoa(state.Lost(rules.First)+state.Lost(rules.Second)))
	for side := rules.First; side <= rules.Second; side++ {
		if winner, ok := b.match.Game().Result().Outcome.Winner(); !ok || winner == side {
			s.emblem = append(s.emblem, emblemOf(b.rules, side))
		}
	}
	s.buttons = [4]Button{
		{Name: "rematch", Label: t.Rematch, Icon: shape.IconRedo, HasIcon: true, Primary: true},
		{Name: "swap", Label: t.Swap, Icon: shape.IconSwap, HasIcon: true},
		{Name: "review", Label: t.Review, Icon: shape.IconPlay, HasIcon: true, Off: b.match.Game().Len() == 0},
		{Name: "menu", Label: t.Menu, Icon: shape.IconMenu, HasIcon: true},
	}
	s.hide = Button{Name: "hide", Icon: shape.IconClose, HasIcon: true, Bare: true}
	return s
}

func (s *result) Name() string { return "result" }

// Overlay lets the board show.
func (s *result) Overlay() bool { return true }

func (s *result) Layout(ctx *Context) {
	ctx.Canvas.TextSize = s.board.page.Text
	s.sheet = layout.NewResultSheet(ctx.Screen, &s.board.page, s.far(ctx), 0)
	s.sheet = layout.NewResultSheet(ctx.Screen, &s.board.page, s.far(ctx), s.wanted(ctx.Canvas))
	for i := range s.buttons {
		s.buttons[i].Rect = s.sheet.Buttons[i]
	}
	s.hide.Rect = s.sheet.Hide
	s.wrapTexts(ctx.Canvas)
	s.arrange(ctx.Canvas)
}

// far reports whether the sheet comes from the far player's side: face to face
// the winner reads it first.
func (s *result) far(ctx *Context) bool {
	winner, ok := s.board.match.Game().Result().Outcome.Winner()
	return ok && s.board.seating(ctx) == FaceToFace && winner != s.board.near()
}

// wrapTexts breaks the reason, and what was changed of the rules, which a record
// would tell too. Where they are too long for their room the reason is written
// smaller, and the changes are cut to the one line that is kept for them.
func (s *result) wrapTexts(c *Canvas) {
	r := s.sheet.Reason
	s.changed = c.Wrap(s.board.words.changed, Small, r.W)
	if len(s.changed) > 0 {
		r.H -= c.LineHeight(Small)
	}
	s.lines, s.style = c.WrapFit(s.reason, Body, r.W, r.H)
	left := r.H - float64(len(s.lines))*c.LineHeight(s.style)
	if left < float64(len(s.changed)-1)*c.LineHeight(Small) {
		s.changed = []string{c.OrShort(s.board.words.changed, s.board.words.number, Small, r.W)}
	}
}

// wanted returns how high the least is that is to be told: the board is not covered
// for larger letters.
func (s *result) wanted(c *Canvas) float64 {
	h := titleHeight*c.TextSize + float64(len(c.Wrap(s.reason, Small, s.sheet.Reason.W)))*c.LineHeight(Small)
	if s.board.words.changed != "" {
		h += c.LineHeight(Small)
	}
	return h
}

// How high the parts of the text are.
const (
	winnerHeight = 64
	titleHeight  = 29
)

// arrange puts what there is to tell in the middle of the room that the buttons
// leave; the emblem only where it fits.
func (s *result) arrange(c *Canvas) {
	room := s.sheet.Title
	room.H = s.sheet.Reason.Bottom() - room.Y
	titleHeight := titleHeight * c.TextSize
	need := titleHeight + float64(len(s.lines))*c.LineHeight(s.style) + float64(len(s.changed))*c.LineHeight(Small)
	s.sheet.Title.H = titleHeight
	s.tells = room.H >= need+c.LineHeight(Small)
	if s.tells {
		need += c.LineHeight(Small)
	}
	s.crowned = room.H >= need+winnerHeight
	if s.crowned {
		need += winnerHeight
	}
	s.top = room.Y + max(0, (room.H-need)/2)
}

func (s *result) Update(ctx *Context) {
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

func (s *result) appendReport(r *Report) { r.Why = s.reason }

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
	case "review": // Update takes the sheet away
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
	c.Turned(s.sheet.Turned, s.sheet.Sheet, func() { s.draw(ctx, c) })
}

// draw draws the sheet as its reader sees it.
func (s *result) draw(ctx *Context, c *Canvas) {
	c.TextSize = s.board.page.Text
	titleHeight := titleHeight * c.TextSize
	p, sheet := c.Palette, &s.sheet
	rise := s.risen(ctx)
	was := c.Alpha
	c.Alpha *= float32(rise)
	c.originY += (1 - rise) * 24
	r := sheet.Sheet
	c.RoundRect(layout.Rect{X: r.X - 4, Y: r.Y - 4, W: r.W + 8, H: r.H + 8}, 18, p.Page)
	c.RoundRect(r, 14, p.Raised)
	c.Outline(r, 14, 2, p.Accent)
	x, _ := sheet.Title.Center()
	y := s.top
	if s.crowned {
		for i, m := range s.emblem {
			const size = 24
			c.Emblem(m, x+(float64(i)-float64(len(s.emblem)-1)/2)*2.6*size, y+winnerHeight/2-4, size)
		}
		y += winnerHeight
	}
	width := sheet.Title.W
	if !s.crowned { // it stands beside the button that hides the sheet
		width = min(width, r.W-2*layout.Target-12)
	}
	title := c.Fit(s.title, Style{Size: 22, Bold: true}, width)
	c.TextIn(s.title, title, x, y+titleHeight/2, width, Center, p.Text)
	y += titleHeight
	c.Lines(s.lines, s.style, layout.Rect{X: sheet.Reason.X, Y: y, W: sheet.Reason.W}, Center, p.Text)
	y += float64(len(s.lines)) * c.LineHeight(s.style)
	if s.tells {
		c.TextIn(s.facts, c.Fit(s.facts, Small, sheet.Reason.W), x, y+c.LineHeight(Small)/2, sheet.Reason.W, Center, p.Muted)
		y += c.LineHeight(Small)
	}
	for _, line := range s.changed {
		c.TextIn(line, c.Fit(line, Small, sheet.Reason.W), x, y+c.LineHeight(Small)/2, sheet.Reason.W, Center, p.Muted)
		y += c.LineHeight(Small)
	}
	for i := range s.buttons {
		s.buttons[i].Draw(ctx, c)
	}
	s.hide.Draw(ctx, c)
	c.originY -= (1 - rise) * 24
	c.Alpha = was
}
