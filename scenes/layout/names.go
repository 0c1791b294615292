package layout

import (
	"math"

	"t3hunting/rules"
)

// Naming says on which edges of a board the names of its points stand.
type Naming uint8

// The namings.
const (
	Unnamed Naming = iota
	OneEdge
	BothEdges // for players face to face
)

// Name is a name, or a part of one, and the middle of its place. A turned one is
// read from the far side.
type Name struct {
	Text   string
	X, Y   float64
	Turned bool
}

// Names are the names on a board, and the size of their text in dp.
type Names struct {
	Size float64
	List []Name
}

// Measures of the names' text, in dp: the least and the greatest, and its part of
// the panel between them. With large text it grows, but not so far that it makes
// the board small.
const (
	nameLeast  = 10
	nameMost   = 14
	nameShare  = 1.0 / 30
	nameGrowth = 1.4
)

// NewNamedBoard places b as NewBoard does, in what the names of its points leave
// of panel: letters under the columns and numbers beside the rows, clear of all
// men and marks. On a board whose names are no grid each point's name stands
// beside it, between four points, where there is no room for larger ones. text is
// how much larger than usual all text is.
func NewNamedBoard(b *rules.Board, panel Rect, flipped bool, naming Naming, text float64) (Board, Names) {
	if naming == Unnamed {
		return NewBoard(b, panel, flipped), Names{}
	}
	s := spacingOf(b)
	n := Names{Size: min(max(nameShare*min(panel.W, panel.H), nameLeast), nameMost)}
	if !s.gridded(b) {
		v := newBoard(b, panel, Insets{Right: n.Size, Bottom: 0.6 * n.Size}, flipped)
		n.List = v.namesBeside(b)
		return v, n
	}
	n.Size *= min(max(text, 1), nameGrowth)
	edge, both := 1.4*n.Size, naming == BothEdges
	edges := Insets{Bottom: edge, Left: edge}
	if both {
		edges = Insets{edge, edge, edge, edge}
	}
	v := newBoard(b, panel, edges, flipped)
	n.List = v.namesOnEdge(b, edge, both)
	return v, n
}

// namesOnEdge returns the letters and numbers on the edges.
func (v *Board) namesOnEdge(b *rules.Board, edge float64, both bool) (list []Name) {
	out := margin*v.pitch + 0.42*edge // a little nearer to the points than to the edge
	seen := map[string]bool{}
	for i := range b.Size() {
		x, y := v.At(rules.Point(i))
		label := b.Label(rules.Point(i))
		if column := label[:1]; !seen[column] {
			seen[column] = true
			list = append(list, Name{column, x, v.field.Bottom() + out, false})
			if both {
				list = append(list, Name{column, x, v.field.Y - out, true})
			}
		}
		if row := label[1:]; !seen[row] {
			seen[row] = true
			list = append(list, Name{row, v.field.X - out, y, false})
			if both {
				list = append(list, Name{row, v.field.Right() + out, y, true})
			}
		}
	}
	return list
}

// namesBeside returns the whole names, each to the lower right of its point.
func (v *Board) namesBeside(b *rules.Board) (list []Name) {
	const right, down = 0.5, 0.46
	for i := range b.Size() {
		x, y := v.At(rules.Point(i))
		list = append(list, Name{b.Label(rules.Point(i)), x + right*v.pitch, y + down*v.pitch, false})
	}
	return list
}

// gridded reports whether points of the same letter stand below each other, and
// those of the same number beside each other.
func (s *spacing) gridded(b *rules.Board) bool {
	columns, rows := map[string]float64{}, map[string]float64{}
	same := func(at map[string]float64, name string, place float64) bool {
		was, ok := at[name]
		at[name] = place
		return !ok || math.Abs(was-place) < 0.01
	}
	for i := range b.Size() {
		label := b.Label(rules.Point(i))
		if !same(columns, label[:1], s.at[i][0]) || !same(rows, label[1:], s.at[i][1]) {
			return false
		}
	}
	return true
}
