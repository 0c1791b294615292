package scenes

import (
	"t3hunting/scenes/anim"
	"t3hunting/scenes/layout"
)

// libraryRow is one kept game.
type libraryRow struct {
	kept   *keptGame
	read   bool
	stage  *anim.Stage // nil: it cannot be read
	view   boardView
	title  string
	state  string
	when   string
	open   string // its target
	export Button
	remove Button
}

const gamePrefix = "game:"

// fill reads the game of a row, once it comes into view.
func (r *libraryRow) fill(ctx *Context) {
	if r.read {
		return
	}
	r.read = true
	t := ctx.Texts
	game, err := ctx.shelf.open(r.kept)
	if err != nil {
		r.title, r.state, r.when = t.Library.Damaged, t.Library.DamagedWhy, err.Error()
		return
	}
	r.stage = anim.StageOf(game)
	r.view.board = game.Ruleset().Board
	r.title = gameText(t, game.Ruleset()).Name
	r.state, r.when = stateText(t, game), whenText(t, game)
}

// Measures of a row, in dp.
const (
	libraryRowHeight = 92
	libraryGap       = 8
)

func (l *library) rowHeight() float64 { return libraryRowHeight * max(1, 0.8*l.page.Text) }

// row returns where row i stands now.
func (l *library) row(i int) layout.Rect {
	h := l.rowHeight()
	return layout.Rect{X: l.scroll.View.X, Y: l.scroll.View.Y + float64(i)*(h+libraryGap) - l.scroll.At, W: l.scroll.View.W, H: h}
}
