package secondopinion

import (
	"fmt"
	"slices"
)

// hop is three consecutive points of one line: a jump goes from from over over to to.
type hop struct{ from, over, to int }

// board is labelled points and the straight lines through them. Steps and hops are derived from the
// lines and never written down.
type board struct {
	labels []string
	at     [][2]int // column and row of each point from 0; nil where a board has no grid
	lines  [][]int
	rows   [][]int // the lines of exactly three points
	steps  map[int][]int
	hops   map[int][]hop
	index  map[string]int
}

// newBoard derives steps and hops from the lines.
func newBoard(labels []string, lines [][]int) *board {
	b := &board{labels: labels, lines: lines, steps: map[int][]int{}, hops: map[int][]hop{}, index: map[string]int{}}
	for p, label := range labels {
		b.index[label] = p
	}
	for _, line := range lines {
		if len(line) == 3 {
			b.rows = append(b.rows, line)
		}
		for i := range line {
			if i+1 < len(line) {
				b.join(line[i], line[i+1])
			}
			if i+2 < len(line) {
				p, q, r := line[i], line[i+1], line[i+2]
				b.hops[p] = append(b.hops[p], hop{p, q, r})
				b.hops[r] = append(b.hops[r], hop{r, q, p})
			}
		}
	}
	return b
}

// newGrid makes a board whose labels are a column letter and a row number, both counted from origin.
func newGrid(origin int, at [][2]int, lines [][]int) *board {
	labels := make([]string, len(at))
	moved := make([][2]int, len(at))
	for p, xy := range at {
		moved[p] = [2]int{xy[0] + origin, xy[1] + origin}
		labels[p] = fmt.Sprintf("%c%d", 'a'+moved[p][0], moved[p][1]+1)
	}
	b := newBoard(labels, lines)
	b.at = moved
	return b
}

// join makes p and q neighbours.
func (b *board) join(p, q int) {
	if !slices.Contains(b.steps[p], q) {
		b.steps[p] = append(b.steps[p], q)
		b.steps[q] = append(b.steps[q], p)
	}
}

// square returns the points of a full grid, row by row from the bottom.
func square(size int) [][2]int {
	var at [][2]int
	for y := range size {
		for x := range size {
			at = append(at, [2]int{x, y})
		}
	}
	return at
}
