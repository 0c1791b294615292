package scenes

import (
	"strconv"

	"t3hunting/scenes/layout"
)

// tray is a block of small emblems: men in hand, or men that were captured with
// empty places for those that are still wanted. Where they would be too small to
// be told apart, it is one emblem and a number.
type tray struct {
	n       int         // places
	rect    layout.Rect // what the block takes
	columns int
	size    float64 // distance of two emblems
	tally   bool    // one emblem and a number
}

// Measures of trays, in dp at text size 1.
const (
	trayPitch   = 24   // largest distance of two emblems
	trayGap     = 0.5  // between the men in hand and the captured ones, in emblems
	leastEmblem = 11.5 // width of an emblem that can be told from others
)

// emblemRadius returns the radius of an emblem in a cell.
func emblemRadius(cell float64) float64 { return 0.42 * cell }

// place returns the middle of place i. Rows are filled from the left.
func (t tray) place(i int) (x, y float64) {
	if t.tally {
		return t.rect.X + t.size/2, t.rect.Y + t.rect.H/2
	}
	return t.rect.X + t.size*(float64(i%t.columns)+0.5), t.rect.Y + t.size*(float64(i/t.columns)+0.5)
}

// rows returns how many rows n places take in so many columns, and the other way
// round.
func rows(n, columns int) int { return (n + columns - 1) / columns }

// trayRoom is the room for the two trays of a panel.
type trayRoom struct {
	rect           layout.Rect
	hand, captured int     // places
	pitch          float64 // the largest distance of two emblems
	times, quota   float64 // widths of the numbers of tallies
	centre         bool    // rows stand in the middle, not at the right edge
}

// trays puts the men of both trays into the room, side by side or one above the
// other, in cells of one size that is as large as may be.
func (s *trayRoom) trays() (hand, captured tray) {
	const tiny = 1e-6 // more rows must make them larger
	most := max(s.hand, s.captured, 1)
	best := 0.0
	for n := 1; n <= most; n++ {
		left, right := rows(s.hand, n), rows(s.captured, n)
		width := float64(left + right)
		if s.hand > 0 && s.captured > 0 {
			width += trayGap
		}
		if size := min(s.rect.W/width, s.rect.H/float64(n), s.pitch); size > best+tiny {
			best = size
			hand, captured = s.beside(size, n)
		}
	}
	if s.hand == 0 || s.captured == 0 {
		return hand, captured
	}
	for n := 2; n <= most; n++ {
		for upper := 1; upper < n; upper++ {
			width := float64(max(rows(s.hand, upper), rows(s.captured, n-upper)))
			if size := min(s.rect.W/width, s.rect.H/(float64(n)+trayGap), s.pitch); size > best+tiny {
				best = size
				hand, captured = s.stacked(size, upper, n-upper)
			}
		}
	}
	return hand, captured
}

// beside places the trays side by side in so many rows.
func (s *trayRoom) beside(size float64, n int) (hand, captured tray) {
	hand, captured = s.block(s.hand, size, n), s.block(s.captured, size, n)
	between := 0.0
	if s.hand > 0 && s.captured > 0 {
		between = trayGap * size
	}
	s.line(&hand, &captured, between)
	return hand, captured
}

// line puts two blocks side by side.
func (s *trayRoom) line(hand, captured *tray, between float64) {
	w := hand.rect.W + between + captured.rect.W
	hand.rect.X = s.left(w)
	captured.rect.X = hand.rect.X + hand.rect.W + between
	for _, t := range [2]*tray{hand, captured} {
		t.rect.Y = s.rect.Y + (s.rect.H-t.rect.H)/2
	}
}

// stacked places the men in hand above the captured ones.
func (s *trayRoom) stacked(size float64, upper, lower int) (hand, captured tray) {
	hand, captured = s.block(s.hand, size, upper), s.block(s.captured, size, lower)
	between := trayGap * size
	hand.rect.X, captured.rect.X = s.left(hand.rect.W), s.left(captured.rect.W)
	hand.rect.Y = s.rect.Y + (s.rect.H-hand.rect.H-between-captured.rect.H)/2
	captured.rect.Y = hand.rect.Bottom() + between
	return hand, captured
}

// left returns where a block of that width begins.
func (s *trayRoom) left(w float64) float64 {
	if s.centre {
		return s.rect.X + (s.rect.W-w)/2
	}
	return s.rect.Right() - w
}

// block returns n places in so many rows; where it stands is still to be said.
func (s *trayRoom) block(n int, size float64, in int) tray {
	t := tray{n: n, size: size, columns: max(1, rows(n, in))}
	if n > 0 {
		t.rect.W, t.rect.H = size*float64(t.columns), size*float64(rows(n, t.columns))
	}
	return t
}

// tallies gives the trays numbers: the men in hand, and the captured ones too if
// their places would be smaller than least.
func (s *trayRoom) tallies(least float64) (hand, captured tray) {
	const between = 10
	tally := func(n int, number float64) (t tray) {
		if n > 0 {
			t = tray{n: n, size: min(s.rect.H, s.pitch), columns: 1, tally: true}
			t.rect.W, t.rect.H = t.size+number, t.size
		}
		return t
	}
	hand, captured = tally(s.hand, s.times), tally(s.captured, s.quota)
	if s.hand > 0 && s.captured > 0 {
		rest := *s
		rest.hand, rest.rect.W = 0, s.rect.W-hand.rect.W-between
		if _, places := rest.trays(); emblemRadius(places.size)*2 >= least {
			captured = places
		}
	}
	s.line(&hand, &captured, between)
	return hand, captured
}

// times are the texts of tallies.
var times = func() (list [65]string) {
	for n := range list {
		list[n] = "×" + strconv.Itoa(n)
	}
	return list
}()
