package layout

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

func board(t *testing.T, name string) *rules.Board {
	b, ok := rules.LookupBoard(name)
	require.True(t, ok, name)
	return b
}

// TestPitches is the pitch table of LOOK.md section 1.
func TestPitches(t *testing.T) {
	for _, c := range []struct {
		width                                     float64
		alquerque, morris, three, goats, leopards float64
	}{
		{320, 59.6, 42.8, 98, 37, 33.4},
		{360, 67.5, 48.5, 110, 44, 37.8},
		{390, 73.3, 52.7, 110, 48.2, 41.1},
		{412, 77.6, 55.8, 110, 51.1, 43.5},
		{804, 155, 111, 200, 100, 86.6},
	} {
		side := c.width - 16
		panel := Rect{8, 196, side, side}
		pitch := func(name string) float64 {
			v := NewBoard(board(t, name), panel, false)
			return v.Pitch()
		}
		assert.InDelta(t, c.alquerque, pitch("alquerque"), 0.6)
		assert.InDelta(t, c.alquerque, pitch("achi16"), 0.6)
		assert.InDelta(t, c.morris, pitch("morris"), 0.6)
		assert.InDelta(t, c.morris, pitch("morris-diagonal"), 0.6)
		assert.InDelta(t, c.three, pitch("three"), 0.6)
		assert.InDelta(t, c.leopards, pitch("leopards"), 0.6)
		assert.GreaterOrEqual(t, pitch("goats"), c.goats)
	}
}

func TestBoardInPanel(t *testing.T) {
	panel := Rect{8, 196, 374, 374}
	for _, b := range rules.Boards() {
		for _, flipped := range []bool{false, true} {
			v := NewBoard(b, panel, flipped)
			nearest := math.Inf(1)
			for i := range b.Size() {
				p := rules.Point(i)
				x, y := v.At(p)
				// The largest mark, a ring that reaches 0.525 pitches, stays on the panel.
				assert.True(t, panel.Inset(0.54*v.Pitch()).Contains(x, y), "%s %s", b.Name(), b.Label(p))
				for j := range i {
					x2, y2 := v.At(rules.Point(j))
					nearest = min(nearest, math.Hypot(x-x2, y-y2))
				}
				got, ok := v.Nearest(x+v.Pitch()*0.3, y-v.Pitch()*0.3)
				assert.True(t, ok)
				assert.Equal(t, p, got)
			}
			assert.InDelta(t, v.Pitch(), nearest, 1e-9, b.Name())
			assert.True(t, v.Field().Within(panel))
			assert.Equal(t, panel, v.Panel())
		}
	}
}

func TestRowOneIsAtTheBottom(t *testing.T) {
	b := board(t, "alquerque")
	v := NewBoard(b, Rect{0, 0, 510, 510}, false)
	x, y := v.At(0) // a1
	assert.InDelta(t, 55, x, 1e-9)
	assert.InDelta(t, 455, y, 1e-9)
	v = NewBoard(b, Rect{0, 0, 510, 510}, true)
	x, y = v.At(0)
	assert.InDelta(t, 455, x, 1e-9)
	assert.InDelta(t, 55, y, 1e-9)
}

// TestGoatsIsStretched checks the picture of the goats board against LOOK.md:
// apex on top, a wide fan, rails over the whole width, straight rays.
func TestGoatsIsStretched(t *testing.T) {
	b := board(t, "goats")
	v := NewBoard(b, Rect{8, 196, 374, 374}, false)
	assert.GreaterOrEqual(t, v.Pitch(), 48.2)
	f := v.Field()
	x, y := v.At(0)
	assert.InDelta(t, f.X+f.W/2, x, 1e-9)
	assert.InDelta(t, f.Y, y, 1e-9)
	for row, depth := range []float64{0.55, 0.70, 0.84} {
		lx, ly := v.At(rules.Point(1 + 6*row))
		rx, ry := v.At(rules.Point(6 + 6*row))
		assert.InDelta(t, depth, (ly-f.Y)/f.H, 0.011)
		assert.InDelta(t, ly, ry, 1e-9)
		assert.InDelta(t, f.X, lx, 1e-9)
		assert.InDelta(t, f.Right(), rx, 1e-9)
	}
	ex, _ := v.At(19)
	assert.InDelta(t, 0.83, (f.X+f.W/2-ex)/(f.W/2), 0.011)
	for _, line := range b.Lines() {
		ax, ay := v.At(line[0])
		bx, by := v.At(line[len(line)-1])
		for _, p := range line {
			px, py := v.At(p)
			off := math.Abs((bx-ax)*(py-ay)-(by-ay)*(px-ax)) / math.Hypot(bx-ax, by-ay)
			assert.Less(t, off, 1e-9, "%s is off its line", b.Label(p))
		}
	}
}

func TestPointAtPrefersLegalPoints(t *testing.T) {
	v := NewBoard(board(t, "alquerque"), Rect{0, 0, 510, 510}, false)
	x, y := v.At(12)
	p, ok := v.PointAt(x+45, y, rules.Bit(13))
	assert.False(t, ok, "55 from c3, more than half a pitch: %v", p)
	p, ok = v.PointAt(x+51, y, rules.Bit(12)|rules.Bit(13))
	assert.True(t, ok)
	assert.Equal(t, rules.Point(13), p)
	p, ok = v.PointAt(x+49, y, rules.Bit(12)|rules.Bit(13))
	assert.True(t, ok)
	assert.Equal(t, rules.Point(12), p)
	p, ok = v.PointAt(x+50, y, rules.Bit(13))
	assert.True(t, ok, "half a pitch still counts")
	assert.Equal(t, rules.Point(13), p)
	_, ok = v.PointAt(x, y, 0)
	assert.False(t, ok)
	_, ok = v.Nearest(-100, -100)
	assert.False(t, ok)
	_, ok = v.PointAt(x, y, rules.Bit(60))
	assert.False(t, ok, "points that the board does not have are ignored")
}

func TestEmptyPanel(t *testing.T) {
	v := NewBoard(board(t, "three"), Rect{10, 10, 0, 0}, false)
	assert.Zero(t, v.Pitch())
	x, y := v.At(3)
	assert.Equal(t, []float64{10, 10}, []float64{x, y})
}

func TestLookupsDoNotAllocate(t *testing.T) {
	b := board(t, "leopards")
	v := NewBoard(b, Rect{0, 0, 400, 400}, false)
	menu := NewMenuPage(phone, 8, 2, true)
	n := testing.AllocsPerRun(100, func() {
		v.PointAt(100, 100, b.All())
		v.At(3)
		menu.CardAt(100, 500, 20)
		menu.Parts(menu.Card(3, 10))
	})
	assert.Zero(t, n)
}
