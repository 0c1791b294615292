package main

import (
	"fmt"
	"math"
	"strings"

	"t3hunting/rules"
)

// How far apart the points of a board with unit distances are drawn, in characters.
const (
	columns = 6
	lines   = 3
)

// picture draws the position in characters: X for First's men, O for Second's, the label of every
// empty point, and below it what else there is to know.
func picture(st *rules.State) string {
	b := st.Board()
	low, high := [2]float64{math.Inf(1), math.Inf(1)}, [2]float64{math.Inf(-1), math.Inf(-1)}
	for i := range b.Size() {
		x, y := b.Coord(rules.Point(i))
		low = [2]float64{min(low[0], x), min(low[1], y)}
		high = [2]float64{max(high[0], x), max(high[1], y)}
	}
	at := func(p rules.Point) (column, row int) {
		x, y := b.Coord(p)
		return int(math.Round((x - low[0]) * columns)), int(math.Round((high[1] - y) * lines))
	}
	width := int(math.Round((high[0]-low[0])*columns)) + 3
	rows := make([][]byte, int(math.Round((high[1]-low[1])*lines))+1)
	for i := range rows {
		rows[i] = []byte(strings.Repeat(" ", width))
	}
	for _, e := range b.Edges() {
		drawEdge(rows, at, e)
	}
	for i := range b.Size() {
		p := rules.Point(i)
		column, row := at(p)
		text := b.Label(p)
		if side, ok := st.Occupant(p); ok {
			text = [...]string{"X ", "O "}[side]
		}
		copy(rows[row][column:], text)
	}
	var w strings.Builder
	for _, row := range rows {
		fmt.Fprintln(&w, strings.TrimRight(string(row), " "))
	}
	fmt.Fprintf(&w, "\ngame     %s %s\n", st.Ruleset().ID, st.Ruleset().Changed())
	fmt.Fprintf(&w, "position %s\n", st.Position())
	fmt.Fprintf(&w, "to move  %s (X first, O second)\n", st.Side())
	fmt.Fprintf(&w, "key      %016x", st.Key())
	if r := st.Result(); st.Over() {
		fmt.Fprintf(&w, "\nresult   %s, %s", r.Outcome, r.Reason)
	}
	return w.String()
}

// drawEdge draws the line between two neighbouring points.
func drawEdge(rows [][]byte, at func(rules.Point) (int, int), e [2]rules.Point) {
	x0, y0 := at(e[0])
	x1, y1 := at(e[1])
	stroke := byte('-')
	switch dx, dy := x1-x0, y1-y0; {
	case dx == 0:
		stroke = '|'
	case dy == 0:
	case (dx > 0) == (dy > 0):
		stroke = '\\'
	default:
		stroke = '/'
	}
	steps := max(abs(x1-x0), abs(y1-y0))
	if stroke != '-' {
		steps = abs(y1 - y0)
	}
	for i := 1; i < steps; i++ {
		x := x0 + int(math.Round(float64((x1-x0)*i)/float64(steps)))
		y := y0 + int(math.Round(float64((y1-y0)*i)/float64(steps)))
		rows[y][x] = stroke
	}
}

func abs(n int) int { return max(n, -n) }
