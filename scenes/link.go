package scenes

import (
	"t3hunting/rules"
	"t3hunting/scenes/link"
	"t3hunting/scenes/match"
)

// OpenLink shows the game of a link (package link), or of a record, which two
// persons can play on. A text that is neither is explained and changes nothing.
func (c *Control) OpenLink(text string) {
	c.wish(func(g *Game) {
		game, err := link.Decode(text)
		if err != nil {
			if record, fault := rules.ParseRecord(text); fault == nil {
				game, err = record, nil
			}
		}
		if err != nil {
			g.stack.Push(newLinkFault(&g.ctx, err))
			return
		}
		g.begin(game)
	})
}

// begin puts a game that came from outside on the board; one that is on the
// screen is left, and stays on the shelf.
func (g *Game) begin(game *rules.Game) {
	b := boardOf(&g.ctx, game, [2]match.Seat{{Level: firstLevel}, {Level: firstLevel}})
	b.keep(&g.ctx)
	g.ctx.Player.Cancel()
	g.stack.Home()
	g.stack.Push(b)
}

// goOn goes on with the game that was saved last, if there is one.
func (c *Control) goOn() {
	c.wish(func(g *Game) {
		if k := g.ctx.shelf.latest(); k != nil {
			if b, err := resume(&g.ctx, k); err == nil {
				g.stack.Push(b)
			}
		}
	})
}

// shared tells what came of sharing a link: "shared", "copied", "failed", or
// anything else if there is nothing to tell.
func (c *Control) shared(how string) {
	c.wish(func(g *Game) {
		t := g.ctx.Texts.Link
		text := map[string]string{"shared": t.Shared, "copied": t.Copied, "failed": t.Failed}[how]
		for _, scene := range g.stack.showing() {
			if b, ok := scene.(*board); ok && text != "" {
				b.remark(&g.ctx, text)
			}
		}
	})
}
