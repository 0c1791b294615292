package scenes

import (
	"strconv"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// plea asks a side whether the game may go back: where two persons play who want
// to agree on that (LOOK.md 2.8). It stands for five seconds in the panel of the
// side that is asked, as that side reads it; no answer is a refusal, and whatever
// changes the game withdraws it. The clocks go on.
//
// Redo needs no answer: it only plays again what was played.
type plea struct {
	open    bool
	side    rules.Side // who is asked
	ply     int        // where the game is to go; oneBack: as Undo goes
	until   int        // tick
	seconds int        // that the button shows
	text    string

	rect    layout.Rect // within the panel, upright
	textAt  layout.Rect
	lines   []string
	style   Style
	yes, no Button
}

// oneBack is the ply of a plea for an Undo.
const oneBack = -1

// pleaTicks is how long an answer is waited for.
const pleaTicks = 5 * 60

// agrees reports whether the game only goes back when both players want it.
func (b *board) agrees(ctx *Context) bool {
	seats := b.match.Seats()
	return ctx.Settings.Agree && !seats[0].Computer && !seats[1].Computer
}

// wantUndo takes a move back, or asks for it. The wish is asker's: where the
// button does not tell, that of the side whose move it would take back. A wish
// of the side that is being asked is an answer.
func (b *board) wantUndo(ctx *Context, asker rules.Side) {
	switch {
	case !b.agrees(ctx):
		b.undo(ctx)
	case b.plea.open && b.plea.side == asker:
		b.grant(ctx)
	case !b.plea.open && b.match.CanUndo():
		b.plead(ctx, asker.Other(), oneBack)
	}
}

// plead asks side whether the game may go back to a ply.
func (b *board) plead(ctx *Context, side rules.Side, ply int) {
	b.answer(ctx, false) // a move that is not confirmed yet is let go
	t := ctx.Texts.Board
	b.plea = plea{open: true, side: side, ply: ply, until: ctx.Tick + pleaTicks}
	p := &b.plea
	p.text = assets.Fill(t.MayUndo, "side", b.words.names[side.Other()].Name)
	if ply != oneBack && ply < b.match.Game().Ply()-1 {
		p.text = assets.Fill(t.MayGoBack, "side", b.words.names[side.Other()].Name, "n", strconv.Itoa(b.match.Game().Ply()-ply))
	}
	p.yes = Button{Name: "plea:yes", Primary: true, Told: p.text + " " + t.Yes}
	p.no = Button{Name: "plea:no", Icon: shape.IconClose, HasIcon: true, Told: p.text + " " + t.No}
	p.count(ctx)
	b.layoutButtons(ctx.Canvas)
	b.layoutPlea(ctx.Canvas)
	ctx.Say(p.text)
	ctx.Wait()
}

// count writes on the button how many seconds are left.
func (p *plea) count(ctx *Context) {
	if n := (p.until - ctx.Tick + 59) / 60; n != p.seconds {
		p.seconds = n
		p.yes.Label = assets.Fill(ctx.Texts.Board.Allow, "n", strconv.Itoa(n))
		ctx.Redraw()
	}
}

// runPlea waits for the answer, and no longer when something else is to be
// looked at.
func (b *board) runPlea(ctx *Context) {
	if !b.plea.open {
		return
	}
	switch {
	case ctx.Frame.Blurred || ctx.Stack.changing() || !ctx.Stack.reaches(b) || !b.agrees(ctx):
		b.withdraw(ctx)
	case ctx.Tick >= b.plea.until:
		b.deny(ctx)
	default:
		b.plea.count(ctx)
		ctx.Wait()
	}
}

// grant goes back, as was asked.
func (b *board) grant(ctx *Context) {
	ply := b.plea.ply
	b.withdraw(ctx)
	if ply == oneBack {
		b.undo(ctx)
		return
	}
	b.match.GoTo(ply)
	b.takeChanges(ctx)
}

// deny lets everything stand.
func (b *board) deny(ctx *Context) {
	b.withdraw(ctx)
	b.shown = false // a result that made room for the plea comes back
	b.remark(ctx, ctx.Texts.Board.Denied)
}

// withdraw takes the plea away without an answer.
func (b *board) withdraw(ctx *Context) {
	if b.plea.open {
		b.plea = plea{}
		b.layoutButtons(ctx.Canvas)
		b.wrapSentences(ctx.Canvas)
		ctx.Redraw()
	}
}

// layoutPlea places the plea over the panel of the side that is asked: over its
// sentence face to face, else over the whole panel.
func (b *board) layoutPlea(c *Canvas) {
	p := &b.plea
	if !p.open {
		return
	}
	const gap, edgeHigh, high, text = 6, 5, 48, 80
	t := b.page.Text
	c.TextSize = t
	panel := b.panel(p.side)
	r, edge := panel.Rect, float64(gap)
	if says := panel.Status; !says.Empty() {
		r, edge = says, 0
	}
	allow, deny := min(max(80*t, 72), 120), float64(layout.Target)
	stacked := r.W-2*edge < text+allow+deny+2*gap // the text stands over the buttons
	least := float64(layout.Target)
	if stacked {
		least += 2*edge + gap + c.LineHeight(Small)
	}
	if low := least - r.H; low > 0 {
		r.H = least
		up := low / 2
		if b.oneLine() && p.side != b.near() { // the status stands close below the panel
			up = low
			if panel.Turned {
				up = 0
			}
		}
		r.Y -= up
	}
	p.rect = r
	in := layout.Rect{X: r.X + edge, Y: r.Y, W: r.W - 2*edge, H: r.H}
	row := in
	if stacked {
		row.Y, row.H = r.Bottom()-edge-layout.Target, layout.Target
		allow = in.W - deny - gap
		p.textAt = layout.Rect{X: in.X, Y: r.Y + edge/2, W: in.W, H: row.Y - gap/2 - r.Y - edge/2}
	} else {
		row.H = min(r.H, high)
		if edge > 0 { // clear of the outline
			row.H = min(r.H-2*edgeHigh, high)
		}
		row.Y += (r.H - row.H) / 2
		p.textAt = layout.Rect{X: in.X + gap, Y: r.Y, W: in.W - allow - deny - 3*gap, H: r.H}
	}
	p.lines, p.style = c.WrapFit(p.text, Strong, p.textAt.W, p.textAt.H)
	if stacked { // the answers stand under their question, all in the middle
		high := float64(len(p.lines)) * c.LineHeight(p.style)
		spare := max(0, p.textAt.H-high) / 2
		p.textAt.Y, p.textAt.H = p.textAt.Y+spare, high
		row.Y -= spare
	}
	p.no.Rect = layout.Rect{X: row.Right() - deny, Y: row.Y, W: deny, H: row.H}
	p.yes.Rect = layout.Rect{X: p.no.Rect.X - gap - allow, Y: row.Y, W: allow, H: row.H}
	fitButtons(c, &p.yes)
	p.yes.face.label = min(p.yes.face.label, p.style.Size)
}

func (b *board) drawPlea(ctx *Context, c *Canvas) {
	p := &b.plea
	if !p.open {
		return
	}
	panel := b.panel(p.side)
	c.Turned(panel.Turned, panel.Rect, func() {
		c.RoundRect(p.rect, panelCorner, c.Palette.Raised)
		if panel.Status.Empty() {
			c.Outline(p.rect, panelCorner, 2, c.Palette.Accent)
		}
		y := p.textAt.Y + p.textAt.H/2 - c.LineHeight(p.style)*float64(len(p.lines)-1)/2
		for _, line := range p.lines {
			if panel.Status.Empty() {
				c.TextIn(line, p.style, p.textAt.X, y, p.textAt.W, Left, c.Palette.Text)
			} else {
				c.TextIn(line, p.style, p.textAt.X+p.textAt.W/2, y, p.textAt.W, Center, c.Palette.Text)
			}
			y += c.LineHeight(p.style)
		}
		p.yes.Draw(ctx, c)
		p.no.Draw(ctx, c)
	})
}

func (b *board) appendPlea(dst []Target) []Target {
	if !b.plea.open {
		return dst
	}
	n := len(dst)
	dst = b.plea.yes.AppendTarget(dst)
	dst = b.plea.no.AppendTarget(dst)
	if panel := b.panel(b.plea.side); panel.Turned {
		turnTargets(dst[n:], panel.Rect)
	}
	return dst
}
