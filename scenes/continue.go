package scenes

import (
	"strconv"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/layout"
)

// continueTarget is the target of the first card of the menu.
const continueTarget = "continue"

// continueCard is the first card of the menu: the game that was left last.
type continueCard struct {
	kept  *keptGame // nil: there is none
	game  *rules.Game
	stage *anim.Stage
	view  boardView
	title string // of the game
	state string // whose turn it is
	when  string // how far it has come, and when it was begun
	told  string // all of this, to those who do not see it
}

// read looks up the game that was left last.
func (k *continueCard) read(ctx *Context) {
	k.kept = ctx.shelf.latest()
	if k.kept == nil {
		return
	}
	game, err := ctx.shelf.open(k.kept)
	if err != nil {
		k.kept = nil
		return
	}
	k.game, k.stage = game, anim.StageOf(game)
	k.view.fresh = false // the men are part of its picture
	k.title = gameText(ctx.Texts, game.Ruleset()).Name
	k.state = stateText(ctx.Texts, game)
	k.when = whenText(ctx.Texts, game)
	k.told = ctx.Texts.Library.Continue + ": " + k.title + ", " + k.state + ", " + k.when
}

// stateText says whose turn it is, or how a game ended.
func stateText(t *assets.Texts, g *rules.Game) string {
	names := sideNames(t, g.Ruleset())
	result := g.Result()
	if winner, ok := result.Outcome.Winner(); ok {
		return names[winner].Wins
	}
	if result.Outcome == rules.Draw {
		return t.Results.Draw
	}
	return assets.Fill(t.Library.ToMove, "side", names[g.State().Side()].Name)
}

// whenText says how long a game is and when it was begun.
func whenText(t *assets.Texts, g *rules.Game) string {
	text := t.Library.OneMove
	if g.Ply() != 1 {
		text = assets.Fill(t.Library.Moves, "n", strconv.Itoa(g.Ply()))
	}
	if date := g.Header("Date"); date != "" {
		text += " · " + date
	}
	return text
}

// resume goes on with the game.
func (k *continueCard) resume(ctx *Context) {
	if b, err := resume(ctx, k.kept); err == nil {
		ctx.Stack.Push(b)
		return
	}
	ctx.Stack.layout(ctx) // it cannot be read any more: the next one takes its place
}

// draw draws the card, its board at the left.
func (k *continueCard) draw(ctx *Context, c *Canvas, r layout.Rect) {
	p := c.Palette
	fill := p.Panel
	if ctx.Lit(continueTarget) {
		fill = p.Raised
	}
	c.RoundRect(r, panelCorner, fill)
	c.Outline(r, panelCorner, 2, p.Accent)
	const edge = 8
	mini := layout.Rect{X: r.X + edge, Y: r.Y + edge, W: r.H - 2*edge, H: r.H - 2*edge}
	if k.view.at.Panel() != mini {
		k.view.place(c, k.game.Ruleset().Board, mini, false)
	}
	k.view.drawGround(c, func() { k.view.drawStage(c, k.stage) })
	x, w := mini.Right()+2*edge, r.W-mini.W-4*edge
	lines := [3]struct {
		text  string
		style Style
		muted bool
	}{{ctx.Texts.Library.Continue + " · " + k.title, Style{Size: 16, Bold: true}, false}, {k.state, Small, false}, {k.when, Small, true}}
	h := 0.0
	for _, line := range lines {
		h += c.LineHeight(line.style) + 2
	}
	y := r.Y + (r.H-h)/2
	for _, line := range lines {
		ink := p.Text
		if line.muted {
			ink = p.Muted
		}
		c.TextIn(line.text, c.Fit(line.text, line.style, w), x, y+c.LineHeight(line.style)/2, w, Left, ink)
		y += c.LineHeight(line.style) + 2
	}
}
