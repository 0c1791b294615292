package scenes

import (
	"strconv"
	"strings"

	"t3hunting/rules"
	"t3hunting/scenes/layout"
)

// history shows the record of the game: the last turns in one line on a phone,
// in two columns where there is room.
type history struct {
	record  string   // all moves, as notation
	rounds  []string // "12. d3 b2×b4", one a turn of each side
	rect    layout.Rect
	oneLine bool
	shown   string // the end of the record that fits one line
}

// read makes the texts anew.
func (h *history) read(c *Canvas, g *rules.Game) {
	h.rounds = h.rounds[:0]
	s := g.State()
	var all []string
	turns := g.Turns()
	for i, turn := range turns {
		if turn.Start >= g.Ply() {
			break
		}
		tokens := make([]string, 0, 4)
		for _, m := range g.Moves()[turn.Start:min(turn.End, g.Ply())] {
			tokens = append(tokens, s.FormatMove(m))
		}
		all = append(all, tokens...)
		text := pretty(strings.Join(tokens, " "))
		if i == 0 || turn.Side == turns[0].Side {
			h.rounds = append(h.rounds, strconv.Itoa(len(h.rounds)+1)+". "+text)
			continue
		}
		h.rounds[len(h.rounds)-1] += "  " + text
	}
	h.record = strings.Join(all, " ")
	h.fit(c)
}

// pretty writes notation as it is printed.
func pretty(notation string) string {
	return strings.NewReplacer("--", "—", "-", "–", "x", "×").Replace(notation)
}

func (h *history) layout(c *Canvas, r layout.Rect, oneLine bool) {
	h.rect, h.oneLine = r, oneLine
	h.fit(c)
}

// fit chooses the last rounds that fit one line.
func (h *history) fit(c *Canvas) {
	h.shown = ""
	if !h.oneLine || h.rect.Empty() {
		return
	}
	for i := len(h.rounds) - 1; i >= 0; i-- {
		longer := strings.TrimSpace(h.rounds[i] + "   " + h.shown)
		if c.TextWidth(longer, Small) > h.rect.W-16 {
			break
		}
		h.shown = longer
	}
}

// draw draws the record; the last round is lit.
func (h *history) draw(c *Canvas, none string) {
	r, p := h.rect, c.Palette
	if r.Empty() {
		return
	}
	if h.oneLine {
		_, y := r.Center()
		text := h.shown
		if len(h.rounds) == 0 {
			text = none
		}
		c.Text(text, Small, r.X+8, y, Left, p.Muted)
		return
	}
	const row = 26
	columns := 1
	if r.W >= 260 {
		columns = 2
	}
	rows := int(r.H / row)
	if len(h.rounds) == 0 {
		c.Text(none, Small, r.X+12, r.Y+row/2, Left, p.Muted)
		return
	}
	// Whole columns scroll away, so that a round keeps its place for long.
	first := 0
	if n := len(h.rounds); rows > 0 && n > rows*columns {
		first = (n - rows*(columns-1) - 1) / rows * rows
		if columns == 2 {
			first = ((n-1)/rows - 1) * rows
		}
	}
	w := (r.W - 12) / float64(columns)
	for i, text := range h.rounds[first:] {
		if rows == 0 || i >= rows*columns {
			break
		}
		ink := p.Muted
		if first+i == len(h.rounds)-1 {
			ink = p.Text
		}
		x := r.X + 12 + float64(i/rows)*w
		c.TextIn(text, Small, x, r.Y+row*(float64(i%rows)+0.5), w-8, Left, ink)
	}
}
