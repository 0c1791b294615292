package scenes

import (
	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// more is the sheet over the board with what is rarely wanted: the rules, a new
// game, a draw, giving up. The last two ask before they do it.
type more struct {
	still
	board    *board
	question moreQuestion
	side     rules.Side // who is asked
	over     bool       // the game was over already when the sheet came up
	closed   bool

	rect    layout.Rect
	title   string
	text    string // under the title: changed options, or a question
	lines   []string
	buttons []Button
}

// moreQuestion is what the sheet asks, if anything.
type moreQuestion uint8

const (
	askNothing  moreQuestion = iota
	askSure                  // side: resign?
	askDraw                  // side: agree to a draw?
	tellRefusal              // the computer does not agree to a draw
)

func newMore(ctx *Context, b *board) *more {
	m := &more{board: b, title: b.words.game, text: b.words.changed, over: b.match.Game().Over()}
	m.offer(ctx)
	return m
}

// offer lists what can be done at the moment.
func (m *more) offer(ctx *Context) {
	t := ctx.Texts.More
	m.buttons = []Button{
		{Name: "more:rules", Label: t.Rules, Icon: shape.IconHelp, HasIcon: true},
		{Name: "more:new", Label: t.New, Icon: shape.IconNew, HasIcon: true},
	}
	if _, ok := m.person(); ok {
		m.buttons = append(m.buttons,
			Button{Name: "more:draw", Label: t.Draw, Icon: shape.IconDraw, HasIcon: true},
			Button{Name: "more:resign", Label: t.Resign, Icon: shape.IconFlag, HasIcon: true})
	}
	m.buttons = append(m.buttons, Button{Name: "more:close", Label: t.Close, Icon: shape.IconBack, HasIcon: true, Primary: true})
}

// person returns the side whose person may end the game by a word: the side to
// move, or the only person while the computer thinks.
func (m *more) person() (rules.Side, bool) {
	game, seats := m.board.match.Game(), m.board.match.Seats()
	side := game.State().Side()
	if seats[side].Computer {
		side = side.Other()
	}
	return side, !game.Over() && !seats[side].Computer
}

// ask puts a question to a side, or tells it something.
func (m *more) ask(ctx *Context, q moreQuestion, side rules.Side) {
	t := ctx.Texts.More
	m.question, m.side = q, side
	name := m.board.words.names[side].Name
	switch q {
	case askSure:
		m.text = assets.Fill(t.Sure, "side", name)
	case askDraw:
		m.text = assets.Fill(t.Accept, "side", name)
	case tellRefusal:
		m.text = t.Declined
	}
	m.buttons = []Button{
		{Name: "more:yes", Label: t.Yes, Icon: shape.IconCheck, HasIcon: true},
		{Name: "more:no", Label: t.No, Icon: shape.IconClose, HasIcon: true, Primary: true},
	}
	if q == tellRefusal {
		m.buttons = []Button{{Name: "more:close", Label: t.Close, Icon: shape.IconBack, HasIcon: true, Primary: true}}
	}
	m.Layout(ctx)
	ctx.Redraw()
}

func (m *more) Name() string { return "more" }

// Overlay lets the board show.
func (m *more) Overlay() bool { return true }

// Modal keeps taps and keys from the board.
func (m *more) Modal() {}

func (m *more) Layout(ctx *Context) {
	const edge, gap, widest = 16, 8, 380
	in := ctx.Screen.Inner().Inset(gap)
	w := min(in.W, widest)
	m.lines = ctx.Canvas.Wrap(m.text, Body, w-2*edge)
	head := edge + 30*ctx.Canvas.TextSize + float64(len(m.lines))*ctx.Canvas.LineHeight(Body) + gap
	columns := 1
	if len(m.buttons) > 2 && head+float64(len(m.buttons))*(layout.Target+gap) > in.H {
		columns = 2 // a phone in landscape
	}
	rows := (len(m.buttons) + columns - 1) / columns
	row := min(52, max(layout.Target, (in.H-head-edge)/float64(rows)-gap))
	h := head + float64(rows)*(row+gap) - gap + edge
	x, y := in.Center()
	m.rect = layout.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
	each := (w-2*edge+gap)/float64(columns) - gap
	for i := range m.buttons {
		m.buttons[i].Rect = layout.Rect{
			X: m.rect.X + edge + float64(i%columns)*(each+gap),
			Y: m.rect.Y + head + float64(i/columns)*(row+gap),
			W: each, H: row,
		}
	}
}

// Update closes the sheet when the game ends under it, as it does by a yes.
func (m *more) Update(ctx *Context) {
	if m.board.match.Game().Over() != m.over {
		m.close(ctx)
	}
}

// close takes the sheet away, once.
func (m *more) close(ctx *Context) {
	if !m.closed {
		m.closed = true
		ctx.Stack.Pop()
	}
}

// Pointer closes the sheet when something beside it is tapped.
func (m *more) Pointer(ctx *Context, e input.Event) bool {
	if e.Kind == input.Tap && !m.rect.Contains(e.X, e.Y) {
		m.close(ctx)
	}
	return true
}

func (m *more) Action(ctx *Context, a input.Action) bool {
	if a == input.Cancel {
		m.close(ctx)
	}
	return true
}

func (m *more) Tap(ctx *Context, target string) {
	match := m.board.match
	side, ok := m.person()
	switch target {
	case "more:rules":
		m.close(ctx)
		ctx.Stack.Push(newHowTo(ctx, m.board.rules))
	case "more:new":
		m.close(ctx)
		m.board.newGame(ctx)
	case "more:draw":
		m.offerDraw(ctx)
	case "more:resign":
		if ok {
			m.ask(ctx, askSure, side)
		}
	case "more:yes":
		if m.question == askSure {
			match.Resign(m.side)
		} else {
			match.AgreeDraw()
		}
	case "more:no", "more:close":
		m.close(ctx)
	}
}

// offerDraw asks the other person, or the computer, who answers at once.
func (m *more) offerDraw(ctx *Context) {
	side, ok := m.person()
	switch {
	case !ok:
	case !m.board.match.Seats()[side.Other()].Computer:
		m.ask(ctx, askDraw, side.Other())
	case !m.board.match.OfferDraw():
		m.ask(ctx, tellRefusal, side)
	}
}

func (m *more) AppendTargets(dst []Target) []Target {
	for i := range m.buttons {
		dst = m.buttons[i].AppendTarget(dst)
	}
	return dst
}

func (m *more) Draw(ctx *Context, c *Canvas) {
	const edge, dimmed = 16, 0.7
	p := c.Palette
	was := c.Alpha
	c.Alpha *= dimmed
	c.Fill(layout.Rect{W: ctx.Screen.W, H: ctx.Screen.H}, p.Page)
	c.Alpha = was
	c.RoundRect(m.rect, 14, p.Panel)
	c.Outline(m.rect, 14, 1, p.Edge)
	x, _ := m.rect.Center()
	c.TextIn(m.title, Title, x, m.rect.Y+edge+12*c.TextSize, m.rect.W-2*edge, Center, p.Text)
	ink := p.Text
	if m.question == askNothing {
		ink = p.Muted
	}
	c.Lines(m.lines, Body, layout.Rect{X: m.rect.X + edge, Y: m.rect.Y + edge + 30*c.TextSize, W: m.rect.W - 2*edge}, Center, ink)
	for i := range m.buttons {
		m.buttons[i].Draw(ctx, c)
	}
}

func (m *more) appendReport(r *Report) { r.Notice = m.text }
