package rules

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestBoardCounts(t *testing.T) {
	for _, want := range []struct {
		name                                         string
		points, edges, lines, hops, rows, symmetries int
	}{
		{"three", 9, 16, 8, 16, 8, 8},
		{"achi16", 16, 20, 12, 16, 8, 8}, // RULES.md gives its hops as "–": nobody jumps there
		{"morris", 24, 32, 16, 32, 16, 8},
		{"morris-diagonal", 24, 40, 20, 40, 20, 8},
		{"alquerque", 25, 56, 16, 80, 4, 8},
		{"goats", 23, 38, 10, 56, 2, 2},
		{"leopards", 49, 96, 24, 144, 8, 8},
	} {
		b, ok := LookupBoard(want.name)
		require.True(t, ok, want.name)
		hops, rows := 0, 0
		for p := range b.Size() {
			hops += len(b.Hops(Point(p)))
		}
		for _, l := range b.Lines() {
			if len(l) == 3 {
				rows++
			}
		}
		assert.Equal(t, want.points, b.Size(), want.name)
		assert.Len(t, b.Edges(), want.edges, want.name)
		assert.Len(t, b.Lines(), want.lines, want.name)
		assert.Equal(t, want.hops, hops, want.name)
		assert.Equal(t, want.rows, rows, want.name)
		assert.Len(t, b.Symmetries(), want.symmetries, want.name)
	}
}

// TestBoardsEqualReference compares with testdata/boards.json, which was made
// apart from this code.
func TestBoardsEqualReference(t *testing.T) {
	data, err := os.ReadFile("testdata/boards.json")
	require.NoError(t, err)
	var reference map[string]struct {
		Points [][2]float64
		Lines  [][]int
		Edges  [][2]int
	}
	require.NoError(t, json.Unmarshal(data, &reference))
	require.Len(t, reference, len(Boards()))
	for _, b := range Boards() {
		want := reference[b.Name()]
		require.Len(t, want.Points, b.Size(), b.Name())
		for p, c := range want.Points {
			x, y := b.Coord(Point(p))
			assert.InDelta(t, c[0], x, 1e-9, "%s %d", b.Name(), p)
			assert.InDelta(t, c[1], y, 1e-9, "%s %d", b.Name(), p)
		}
		var edges [][2]int
		for _, e := range b.Edges() {
			edges = append(edges, [2]int{int(e[0]), int(e[1])})
		}
		assert.ElementsMatch(t, want.Edges, edges, b.Name())
		canonical := func(lines [][]int) (list [][]int) {
			for _, l := range lines {
				c := append([]int(nil), l...)
				if c[0] > c[len(c)-1] {
					for i, j := 0, len(c)-1; i < j; i, j = i+1, j-1 {
						c[i], c[j] = c[j], c[i]
					}
				}
				list = append(list, c)
			}
			return list
		}
		var lines [][]int
		for _, l := range b.Lines() {
			var line []int
			for _, p := range l {
				line = append(line, int(p))
			}
			lines = append(lines, line)
		}
		assert.ElementsMatch(t, canonical(want.Lines), canonical(lines), b.Name())
	}
}

func TestHopsAreStraight(t *testing.T) {
	for _, b := range Boards() {
		for p := range b.Size() {
			for _, h := range b.Hops(Point(p)) {
				x0, y0 := b.Coord(h.From)
				x1, y1 := b.Coord(h.Over)
				x2, y2 := b.Coord(h.To)
				assert.InDelta(t, 0, (x1-x0)*(y2-y1)-(y1-y0)*(x2-x1), 1e-9, "%s %v", b.Name(), h)
				assert.Positive(t, (x1-x0)*(x2-x1)+(y1-y0)*(y2-y1), "%s %v turns back", b.Name(), h)
			}
		}
	}
}

func TestLabels(t *testing.T) {
	for _, b := range Boards() {
		for p := range b.Size() {
			q, ok := b.ParsePoint(b.Label(Point(p)))
			assert.True(t, ok)
			assert.Equal(t, Point(p), q, "label %s stands for two points of %s", b.Label(Point(p)), b.Name())
		}
	}
	goats, _ := LookupBoard("goats")
	assert.Equal(t, "b6", goats.Label(6))
	assert.Equal(t, "e4", goats.Label(22))
	leopards, _ := LookupBoard("leopards")
	assert.Equal(t, "e5", leopards.Label(12))
	morris, _ := LookupBoard("morris")
	assert.Equal(t, "a4", morris.Label(9))
}

func TestGoatsDegrees(t *testing.T) {
	degrees := map[int]int{}
	for p := range boardGoats.Size() {
		degrees[boardGoats.Neighbours(Point(p)).Count()]++
	}
	assert.Equal(t, map[int]int{2: 6, 3: 4, 4: 13}, degrees)
}
