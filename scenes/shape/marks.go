package shape

import "math"

// Mark is a sign on a point of the board. Marks differ by form, so that they
// are told apart without colour (LOOK.md section 3).
type Mark uint8

// The marks, drawn in white and tinted when they are used.
const (
	MayMove   Mark = iota // dashed ring round a soldier that may move
	Selected              // solid ring round the soldier that is chosen
	T3MayMove             // the same two round a T3rminator
	T3Selected
	MayGo     // dot in the well of a point one may move to
	MayRepeat // the same, hollow: going there repeats a position
	MayPlace  // smaller dot: every free point while placing
	WillTake  // ring with four ticks round a man that is or may be taken
	LeftFrom  // thin ring on the point the last move left
	TakenFrom // the same with four ticks, where it took a man
	CameTo    // thin ring round the soldier that moved last
	T3CameTo  // the same round a T3rminator
	HintRing  // double ring of a hint
	Marks     // how many marks there are
)

// MarkExtent is how far a mark reaches from its point, in pitches.
const MarkExtent = 0.62

// MarkPath returns the mark in units of the pitch.
func MarkPath(m Mark) Path {
	var p Path
	switch m {
	case MayMove, T3MayMove:
		const dash, gap = 0.11, 0.07
		r := markRadius(m)
		n := math.Round(2 * math.Pi * r / (dash + gap))
		for i := range int(n) {
			a := 2 * math.Pi * (float64(i) + 0.5) / n
			half := math.Pi / n * dash / (dash + gap)
			p.Sector(0, 0, r, a-half, a+half, 0.035)
		}
	case Selected, T3Selected:
		p.Ring(0, 0, markRadius(m), 0.05)
	case MayGo:
		p.Disc(0, 0, 1.0/6)
	case MayRepeat:
		p.Ring(0, 0, 0.115, 0.10)
	case MayPlace:
		p.Disc(0, 0, 0.085)
	case WillTake:
		p.Ring(0, 0, 0.46, 0.07)
		ticks(&p, 0.415, 0.60, 0.10)
	case LeftFrom:
		p.Ring(0, 0, 0.25, 0.03)
	case TakenFrom:
		p.Ring(0, 0, 0.25, 0.03)
		ticks(&p, 0.25, 0.36, 0.05)
	case CameTo:
		p.Ring(0, 0, 0.38, 0.03)
	case T3CameTo:
		p.Ring(0, 0, markRadius(m), 0.03)
	case HintRing:
		p.Ring(0, 0, 0.43, 0.035)
		p.Ring(0, 0, 0.51, 0.035)
	}
	return p
}

// ticks adds four ticks along the diagonals, between two distances from the point.
func ticks(p *Path, from, to, width float64) {
	h := width / 2
	for i := range 4 {
		s, c := math.Sincos(math.Pi/4 + float64(i)*math.Pi/2)
		p.Polygon(Vec{c*from + s*h, s*from - c*h}, Vec{c*to + s*h, s*to - c*h},
			Vec{c*to - s*h, s*to + c*h}, Vec{c*from - s*h, s*from + c*h})
	}
}

// markRadius returns the radius of the rings round a man. Those round a
// T3rminator stand clear of its crest, and of the board's edge.
func markRadius(m Mark) float64 {
	switch m {
	case T3MayMove, T3Selected, T3CameTo:
		return 0.50
	}
	return 0.43
}
