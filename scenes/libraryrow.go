package scenes

import (
	"t3hunting/assets"
	"t3hunting/rules"
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
	export Button // its place is counted from the row's upper edge
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
	libraryRowHigh   = 132 // on tablets and desks
	libraryGap       = 8
	libraryEdge      = 8 // round the board
)

// rowStyles are the styles of what stands in a row: the same in all of them.
type rowStyles struct{ title, line Style }

// high reports whether there is room for rows that show more of their boards.
func (l *library) high() bool { return l.page.View.W >= 700 && l.page.View.H >= 500 }

func (l *library) rowHeight() float64 {
	h := float64(libraryRowHeight)
	if l.high() {
		h = libraryRowHigh
	}
	return h * max(1, 0.8*l.page.Text)
}

// length returns how high all rows are together.
func (l *library) length() float64 {
	return max(0, float64(len(l.rows))*(l.rowHeight()+libraryGap)-libraryGap)
}

// row returns where row i stands now.
func (l *library) row(i int) layout.Rect {
	h := l.rowHeight()
	return layout.Rect{X: l.scroll.View.X, Y: l.scroll.View.Y + float64(i)*(h+libraryGap) - l.scroll.At, W: l.scroll.View.W, H: h}
}

// shows reports whether any of row i is to be seen.
func (l *library) shows(i int) bool {
	view := l.scroll.View
	if l.scroll.Through {
		view.H += l.rowHeight() // at least down to the window's edge
	}
	return l.row(i).Overlaps(view)
}

// arrangeRows places the parts of the rows and finds the styles in which the names
// of all games, and whatever is told of them, fit.
func (l *library) arrangeRows(c *Canvas, t *assets.Texts) {
	const narrow = 360 // the buttons stand one below the other
	h, right := l.rowHeight(), l.scroll.View.Right()-4
	for _, row := range l.rows {
		row.remove.Rect = layout.Rect{X: right - layout.Target, Y: (h - layout.Target) / 2, W: layout.Target, H: layout.Target}
		row.export.Rect = row.remove.Rect
		if l.scroll.View.W < narrow*c.TextSize {
			row.export.Rect.Y -= layout.Target / 2
			row.remove.Rect.Y += layout.Target / 2
		} else {
			row.export.Rect.X -= layout.Target
		}
	}
	l.styles = rowStyles{Style{Size: 16, Bold: true}, Small}
	if l.high() {
		l.styles = rowStyles{Title, Body}
	}
	if len(l.rows) == 0 {
		return
	}
	_, _, w := l.rows[0].parts(l.row(0), c.TextSize)
	for _, r := range rules.All() {
		l.styles.title = c.Fit(gameText(t, r).Name, l.styles.title, w)
	}
	for _, sides := range [2]assets.Sides{t.Results.Mill, t.Results.Hunt} {
		for _, side := range sides {
			l.styles.line = c.Fit(side.Wins, l.styles.line, w)
			l.styles.line = c.Fit(assets.Fill(t.Library.ToMove, "side", side.Name), l.styles.line, w)
		}
	}
	l.styles.line = c.Fit(assets.Fill(t.Library.Moves, "n", "888")+" · 8888-88-88", l.styles.line, w)
}

// parts returns where the board and the text of a row stand; the board is left out
// where the text needs its place.
func (r *libraryRow) parts(at layout.Rect, text float64) (mini layout.Rect, x, w float64) {
	const beside, least = 12, 104 // gap, and width of the text
	side := at.H - 2*libraryEdge
	mini = layout.Rect{X: at.X + libraryEdge, Y: at.Y + libraryEdge, W: side, H: side}
	right := min(r.export.Rect.X, r.remove.Rect.X) - 4
	if x = mini.Right() + beside; right-x < least*text {
		mini, x = layout.Rect{}, at.X+beside
	}
	return mini, x, right - x
}
