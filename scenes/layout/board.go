package layout

import (
	"math"

	"t3hunting/rules"
)

// Board places the points of a board in a panel. The zero value is of no use;
// NewBoard makes one.
type Board struct {
	panel Rect
	field Rect // spans the outermost points
	pitch float64
	at    [64][2]float64
	size  int
}

// margin is the room, in pitches, between the outermost points and the panel's edge.
const margin = 0.55

// A pitch beyond these looks like a toy; the field then stands in the middle of
// the panel. A panel from tabletPanel on is one of a tablet or a desktop.
const (
	maxPitchPhone  = 110
	maxPitchTablet = 200
	tabletPanel    = 600
)

// NewBoard places b in the middle of panel. flipped turns it by 180°, for the
// player on the other side. Row 1 is at the bottom otherwise.
func NewBoard(b *rules.Board, panel Rect, flipped bool) Board {
	return newBoard(b, panel, Insets{}, flipped)
}

// newBoard places b in the middle of what edges leave of panel.
func newBoard(b *rules.Board, panel Rect, edges Insets, flipped bool) Board {
	s, room := spacingOf(b), edges.Of(panel)
	limit := float64(maxPitchPhone)
	if min(panel.W, panel.H) >= tabletPanel {
		limit = maxPitchTablet
	}
	pitch := max(0, min(room.W/(s.w+2*margin), room.H/(s.h+2*margin), limit))
	w, h := s.w*pitch, s.h*pitch
	cx, cy := room.Center()
	v := Board{panel: panel, field: Rect{cx - w/2, cy - h/2, w, h}, pitch: pitch, size: b.Size()}
	for i := range v.size {
		x, y := s.at[i][0]*pitch, s.at[i][1]*pitch
		if flipped {
			x, y = w-x, h-y
		}
		v.at[i] = [2]float64{v.field.X + x, v.field.Bottom() - y}
	}
	return v
}

// Panel returns the rectangle that the board was placed in.
func (v *Board) Panel() Rect { return v.panel }

// Field returns the rectangle that the outermost points span.
func (v *Board) Field() Rect { return v.field }

// Pitch returns the unit p of LOOK.md in dp: the least distance between two
// points.
func (v *Board) Pitch() float64 { return v.pitch }

// At returns where p stands.
func (v *Board) At(p rules.Point) (x, y float64) { return v.at[p][0], v.at[p][1] }

// PointAt returns the point of legal that is nearest to the place, if it is at
// most half a pitch away. A finger that comes down between two points is taken
// to mean the one that it may mean.
func (v *Board) PointAt(x, y float64, legal rules.Bitboard) (rules.Point, bool) {
	best, at := v.pitch*v.pitch/4, rules.NoPoint
	for set := legal; set != 0; set &= set - 1 {
		p := set.First()
		if int(p) >= v.size {
			break
		}
		dx, dy := v.at[p][0]-x, v.at[p][1]-y
		if d := dx*dx + dy*dy; d < best || d == best && at == rules.NoPoint {
			best, at = d, p
		}
	}
	return at, at != rules.NoPoint
}

// Nearest returns the point that is nearest to the place, if it is at most half
// a pitch away.
func (v *Board) Nearest(x, y float64) (rules.Point, bool) {
	return v.PointAt(x, y, 1<<v.size-1)
}

// spacing is a board's picture in pitches, from the lower left corner of the field.
type spacing struct {
	at   [64][2]float64
	w, h float64
}

// spacingOf returns the picture of b: as its coordinates say, or as stretched
// says, scaled so that no two points are nearer than one pitch.
func spacingOf(b *rules.Board) spacing {
	s := spacing{}
	for i := range b.Size() {
		s.at[i][0], s.at[i][1] = b.Coord(rules.Point(i))
	}
	if at, ok := stretched[b.Name()]; ok {
		s.at = at
	}
	lo, hi := s.at[0], s.at[0]
	gap := math.Inf(1)
	for i := range b.Size() {
		for k := range 2 {
			lo[k], hi[k] = min(lo[k], s.at[i][k]), max(hi[k], s.at[i][k])
		}
		for j := range i {
			gap = min(gap, math.Hypot(s.at[i][0]-s.at[j][0], s.at[i][1]-s.at[j][1]))
		}
	}
	for i := range b.Size() {
		s.at[i] = [2]float64{(s.at[i][0] - lo[0]) / gap, (s.at[i][1] - lo[1]) / gap}
	}
	s.w, s.h = (hi[0]-lo[0])/gap, (hi[1]-lo[1])/gap
	return s
}

// stretched holds the boards, by name, that are not drawn by their coordinates.
var stretched = map[string][64][2]float64{"goats": goatsSpacing()}

// goatsSpacing draws the goats board in a unit square. The textbook's steep
// triangle brings points as near as 28 dp on a phone. With a wide fan and low rows
// no two are nearer than 48.3 dp in a panel of 374: the rows are as far from each
// other as the rays are in the first row and the last row's ends from the rays.
// LOOK.md's rounder figures would only reach 45.
func goatsSpacing() (at [64][2]float64) {
	const least = 0.15047 // between two points: where 9x²-8x+1 is 0
	const fan = (1 - 2*least) / (1 - least)
	rows := [...]float64{1 - 3*least, 1 - 2*least, 1 - least} // below the apex
	at[0] = [2]float64{0.5, 1}
	ray := func(k int, depth float64) [2]float64 {
		return [2]float64{0.5 + fan*depth*(float64(k)/3-0.5), 1 - depth}
	}
	for row, depth := range rows {
		first := 1 + 6*row
		at[first] = [2]float64{0, 1 - depth}
		for k := range 4 {
			at[first+1+k] = ray(k, depth)
		}
		at[first+5] = [2]float64{1, 1 - depth}
	}
	for k := range 4 {
		at[19+k] = ray(k, 1)
	}
	return at
}
