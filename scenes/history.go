package scenes

import (
	"slices"
	"strconv"
	"strings"

	"t3hunting/ai"
	"t3hunting/rules"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
)

// history shows the record of the game, every turn of which can be tapped: in
// one line on a phone, a round in a row where there is room.
type history struct {
	record  string   // all moves up to the present, as notation
	numbers []string // of all rounds, such as "12."
	rounds  []string // of those up to the present
	turns   []recordedTurn
	current int // the turn that made the position which shows; -1: the start
	ply     int // of that position
	len     int // of the whole record, in plies
	oneLine bool
	rect    layout.Rect
	scroll  Scroll
	row     float64 // height of a row
	number  float64 // width of the numbers
	style   Style   // of all texts, so that they are of one size
}

// recordedTurn is one side's moves in a row.
type recordedTurn struct {
	target     string // such as "turn:12": the ply behind it
	text       string
	short      string  // where text is too long for the place, in columns
	line       string  // the same, with the round's number, for one line
	told       string  // what it is called where it is not seen
	mark       ai.Mark // the worst that a review gave to its moves
	start, end int     // plies
	x, w       float64 // its place in one line, at scroll 0
	undone     bool
}

const turnPrefix = "turn:"

// columnEdge is the room beside the texts of a column, in dp.
const columnEdge = 8

// read makes the texts anew; ply is that of the position which shows. Moves get
// the signs of what a review says of them, if there is one.
func (h *history) read(c *Canvas, g *rules.Game, ply int, verdicts []ai.Verdict) {
	moved := ply != h.ply || g.Len() != h.len
	seen := h.inView()
	h.ply, h.len = ply, g.Len()
	h.numbers, h.turns, h.current = h.numbers[:0], h.turns[:0], -1
	rounds := 0
	s := g.State()
	var past []string
	for i, turn := range g.Turns() {
		var tokens []string
		var marks []ai.Mark
		for k, m := range g.Moves()[turn.Start:turn.End] {
			token, mark := s.FormatMove(m), ai.Sound
			if turn.Start+k < g.Ply() {
				past = append(past, token)
			}
			if at := turn.Start + k + 1; at < len(verdicts) {
				mark = verdicts[at].Mark
			}
			if last := len(marks) - 1; m.Kind == rules.Stop && last >= 0 {
				marks[last] = max(marks[last], mark) // that the turn ends there says it all
				continue
			}
			tokens, marks = append(tokens, token), append(marks, mark)
		}
		signed := make([]string, len(tokens))
		for k, token := range tokens {
			signed[k] = token + markSigns[marks[k]]
		}
		text := pretty(joined(signed))
		line := text
		number := strconv.Itoa(i/2+1) + "."
		if i%2 == 0 {
			h.numbers = append(h.numbers, number)
			line = number + " " + text
		}
		if turn.Start < g.Ply() {
			rounds = i/2 + 1
		}
		if turn.Start < ply {
			h.current = i
		}
		h.turns = append(h.turns, recordedTurn{
			target: turnPrefix + strconv.Itoa(turn.End), text: text, short: pretty(shortened(signed)), line: line,
			told: number + " " + pretty(strings.Join(tokens, " ")), mark: slices.Max(marks),
			start: turn.Start, end: turn.End, undone: turn.Start >= g.Ply(),
		})
	}
	h.rounds = h.numbers[:rounds]
	h.record = strings.Join(past, " ")
	h.arrange(c)
	if moved || seen && !h.inView() { // signs make the texts before it wider
		h.show()
	}
}

// inView reports whether the present turn is.
func (h *history) inView() bool {
	if h.current < 0 {
		return false
	}
	_, ok := h.cell(h.current)
	return ok
}

// joined writes the moves of a turn, the jumps of a series as one: "e5xe3xc5".
func joined(tokens []string) string {
	text := strings.Join(tokens[:1], "")
	for i := 1; i < len(tokens); i++ {
		from, to, jump := strings.Cut(tokens[i], "x")
		if jump && from != "" && strings.HasSuffix(tokens[i-1], "x"+from) {
			text += "x" + to
			continue
		}
		text += " " + tokens[i]
	}
	return text
}

// shortened writes a turn of several moves by where it began and how it ended.
func shortened(tokens []string) string {
	text := joined(tokens)
	first, last := strings.IndexAny(text, "x- "), strings.LastIndexAny(text, "x- ")
	if first <= 0 || first == last {
		return text
	}
	return text[:first+1] + "…" + text[last:]
}

// stopToken is the end of a series in notation.
const stopToken = "="

// pretty writes notation as it is printed.
func pretty(notation string) string {
	return strings.NewReplacer("--", "—", "-", "–", "x", "×").Replace(notation)
}

func (h *history) layout(c *Canvas, r layout.Rect, oneLine bool) {
	h.rect, h.oneLine = r, oneLine
	h.scroll.Sideways = oneLine
	h.arrange(c)
	h.show()
}

// arrange finds out how long the list is.
func (h *history) arrange(c *Canvas) {
	h.style = Small
	h.row, h.number = max(30, c.LineHeight(Small)+8), c.TextWidth("00.", Small)+6
	length, view := 0.0, h.view()
	if h.oneLine {
		const gap = 14
		x := 8.0
		for i := range h.turns {
			turn := &h.turns[i]
			turn.x, turn.w = x, c.TextWidth(turn.line, Small)+gap
			x += turn.w
		}
		length = x + 8
	} else {
		h.fitColumns(c)
		length = h.row * float64((len(h.turns)+1)/2)
	}
	h.scroll.Limit(h.rect, max(0, length-view))
}

// turnInset is the room on either side of a turn's text.
const turnInset = 6

// fitColumns finds the size in which the texts of the columns fit: all of them, if
// they become a little smaller at most, else those of single moves, and series are
// shortened.
func (h *history) fitColumns(c *Canvas) {
	const little = 0.85
	if len(h.turns) == 0 || h.rect.Empty() {
		return
	}
	room := h.column() - 2*turnInset
	whole, short := Small, Small
	for i := range h.turns {
		turn := &h.turns[i]
		if s := c.Fit(turn.text, Small, room); c.TextWidth(turn.text, s) <= room {
			whole.Size = min(whole.Size, s.Size)
		} else {
			whole.Size = 0
		}
		if turn.short == turn.text {
			short.Size = min(short.Size, c.Fit(turn.short, Small, room).Size)
		}
	}
	if whole.Size >= little*Small.Size {
		short = whole
	}
	h.style = short
}

// view returns how much of the list is seen, along it.
func (h *history) view() float64 {
	if h.oneLine {
		return h.rect.W
	}
	return h.rect.H
}

// show brings the present turn into view.
func (h *history) show() {
	if h.current < 0 {
		h.scroll.At = 0
		return
	}
	// The present turn, and where there is room the next one.
	view := h.view()
	from, to := h.span(h.current)
	_, next := h.span(min(h.current+1, len(h.turns)-1))
	h.scroll.At = min(max(h.scroll.At, next-view), from)
	h.scroll.At = max(h.scroll.At, to-view, 0)
	if !h.oneLine {
		h.scroll.At = float64(int(h.scroll.At/h.row+0.999)) * h.row // whole rows
		h.scroll.At = min(h.scroll.At, h.scroll.Max)
	}
}

// span returns where a turn begins and ends along the list, at scroll 0.
func (h *history) span(i int) (from, to float64) {
	if h.oneLine {
		return h.turns[i].x, h.turns[i].x + h.turns[i].w
	}
	from = h.row * float64(i/2)
	return from, from + h.row
}

// cell returns where a turn stands now, and whether all of it is in view.
func (h *history) cell(i int) (layout.Rect, bool) {
	if h.rect.Empty() {
		return layout.Rect{}, false
	}
	from, to := h.span(i)
	from, to = from-h.scroll.At, to-h.scroll.At
	if h.oneLine {
		return layout.Rect{X: h.rect.X + from, Y: h.rect.Y, W: to - from, H: h.rect.H}, from >= -1 && to <= h.rect.W+1
	}
	left, w := h.rect.X+columnEdge+h.number, h.column()
	return layout.Rect{X: left + float64(i%2)*w, Y: h.rect.Y + from, W: w, H: h.row}, from >= -1 && to <= h.rect.H+1
}

// column returns the width of a turn's place in columns.
func (h *history) column() float64 { return (h.rect.W - 8 - h.number - 4) / 2 }

func (h *history) pointer(ctx *Context, e input.Event) bool {
	return !h.rect.Empty() && h.scroll.Pointer(ctx, e)
}

// plyOf returns the ply to which a turn of the list or a mark of the graph leads.
func plyOf(target string) (int, bool) {
	text, ok := strings.CutPrefix(target, turnPrefix)
	if !ok {
		text, ok = strings.CutPrefix(target, markPrefix)
	}
	if !ok {
		return 0, false
	}
	ply, err := strconv.Atoi(text)
	return ply, err == nil
}

func (h *history) appendTargets(dst []Target) []Target {
	for i := range h.turns {
		if r, ok := h.cell(i); ok {
			dst = append(dst, Target{Name: h.turns[i].target, Rect: r})
		}
	}
	return dst
}

// draw draws the turns that are in view; the present one is lit, those that were
// undone are faint.
func (h *history) draw(ctx *Context, c *Canvas, none string) {
	r, p := h.rect, c.Palette
	if r.Empty() {
		return
	}
	if len(h.turns) == 0 {
		_, y := r.Center()
		if !h.oneLine {
			y = r.Y + h.row/2
		}
		c.Text(none, Small, r.X+columnEdge, y, Left, p.Muted)
		return
	}
	for i := range h.turns {
		turn := &h.turns[i]
		at, ok := h.cell(i)
		if !ok {
			continue
		}
		_, y := at.Center()
		ink := p.Muted
		switch {
		case i == h.current:
			c.Panel(layout.Rect{X: at.X, Y: y - h.row/2 + 1, W: at.W, H: h.row - 2}, 6, p.Raised)
			ink = p.Text
		case ctx.Lit(turn.target):
			c.RoundRect(layout.Rect{X: at.X, Y: y - h.row/2 + 1, W: at.W, H: h.row - 2}, 6, p.Panel)
		}
		was := c.Alpha
		if turn.undone {
			c.Alpha *= 0.5
		}
		if !h.oneLine && i%2 == 0 {
			c.Text(h.numbers[i/2], h.style, r.X+columnEdge, y, Left, p.Muted)
		}
		text, room := turn.line, at.W-2*turnInset
		if !h.oneLine {
			text = turn.text
			if c.TextWidth(text, h.style) > room {
				text = turn.short
			}
		}
		c.TextIn(text, c.Fit(text, h.style, room), at.X+turnInset, y, room, Left, ink)
		c.Alpha = was
	}
}
