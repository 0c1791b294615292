package scenes

import (
	"time"

	"t3hunting/rules"
	"t3hunting/scenes/clock"
	"t3hunting/scenes/save"
)

// keep saves the game as it stands now; a new one gets a place of its own. While
// that fails a note says so.
func (b *board) keep(ctx *Context) {
	g := b.match.Game()
	if g != b.saved {
		b.kept, b.saved = &keptGame{}, g
	}
	b.sign(ctx, g)
	next := save.Of(g)
	next.Seats, next.Turned = b.match.Seats(), b.turned
	if b.clock.Control().On() {
		next.Clock = b.clock.String()
	}
	ctx.shelf.put(b.kept, g, next)
	b.words.unsaved = ""
	if ctx.shelf.fault != nil {
		b.words.unsaved = ctx.Texts.Library.NotSaved
	}
}

// sign writes date and players into a record that has none.
func (b *board) sign(ctx *Context, g *rules.Game) {
	header := func(name, value string) {
		if g.Header(name) == "" {
			_ = g.SetHeader(name, value) // these names can be set
		}
	}
	header("Date", ctx.Config.Now().Format(time.DateOnly))
	seats := b.match.Seats()
	header("First", playerName(seats[rules.First]))
	header("Second", playerName(seats[rules.Second]))
}

// resume returns the board of a kept game, or an error if nothing of it can be
// read.
func resume(ctx *Context, k *keptGame) (*board, error) {
	game, err := ctx.shelf.open(k)
	if err != nil {
		return nil, err
	}
	ctx.shelf.front(k)
	b := boardOf(ctx, game, k.seats())
	b.kept, b.turned = k, k.saved.Turned
	b.shown = game.Over() // its result is known
	b.clock = clock.New(clock.Control{})
	if k.saved.Clock != "" {
		if c, err := clock.ParseClock(k.saved.Clock); err == nil {
			b.clock = c // it runs on with the next move
		}
	}
	return b, nil
}
