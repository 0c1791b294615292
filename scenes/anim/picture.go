package anim

import "t3hunting/rules"

// Sprite is a man as it is to be drawn now.
type Sprite struct {
	Man
	From, To rules.Point // equal for a man that stands
	Way      float64     // where it is between From and To, 0 to 1
	Lift     float64     // how high above the board, in pitches
	Scale    float64     // 1 is a man at rest
	Alpha    float64     // 1 is opaque
	Tip      float64     // turn in radians, of a man that is taken
	Tray     float64     // how far on the way to the tray of Side's lost men, 0 to 1
	Closed   float64     // how far a T3rminator's eyes are closed, 0 to 1
	Moves    bool        // a clip has it; the scene draws it above the others
}

// Men yields every man of the picture, in the order of drawing: those that
// stand, in board order, then those in motion.
func (q *Queue) Men(yield func(Sprite) bool) {
	for p, m := range q.shown {
		if m.Figure == NoFigure {
			continue
		}
		at := rules.Point(p)
		if !yield(Sprite{Man: m, From: at, To: at, Scale: 1, Alpha: 1, Closed: q.closed(at)}) {
			return
		}
	}
	for i := range q.clips {
		c := &q.clips[i]
		if c.man.Figure == NoFigure || !c.begun || c.done {
			continue
		}
		if !yield(c.sprite(q.now)) {
			return
		}
	}
}

// closed returns how far the eyes of the man on p are closed.
func (q *Queue) closed(p rules.Point) float64 {
	closed := 0.0
	if q.eyes.Has(p) {
		closed = 1
	}
	for i := range q.clips {
		c := &q.clips[i]
		if c.kind == clipEyes && c.begun && !c.done && c.set.Has(p) != q.eyes.Has(p) {
			return closed + (1-2*closed)*c.part(q.now)
		}
	}
	return closed
}

// Glow yields every mill that was just made and how far its line is lit, 0 to 1
// from one end to the other. It stays lit until the next motion.
func (q *Queue) Glow(yield func(line rules.Bitboard, lit float64) bool) {
	for _, line := range q.lit {
		if !yield(line, 1) {
			return
		}
	}
	for i := range q.clips {
		c := &q.clips[i]
		if c.kind == clipMill && c.begun && !c.done && !yield(c.set, c.part(q.now)) {
			return
		}
	}
}

// Ripples yields every point on which a man was just put down and how far its
// ring has spread, 0 to 1.
func (q *Queue) Ripples(yield func(p rules.Point, spread float64) bool) {
	for i := range q.clips {
		c := &q.clips[i]
		if c.kind == clipRipple && c.begun && !c.done && !yield(c.to, c.part(q.now)) {
			return
		}
	}
}

// Won returns the points that light up for the winner and how much of that has
// passed, 0 to 1. The set is empty while nobody has won by a move. The lights
// stay on until the next motion.
func (q *Queue) Won() (points rules.Bitboard, passed float64) {
	for i := range q.clips {
		if c := &q.clips[i]; c.kind == clipWin && c.begun && !c.done {
			return c.set, c.part(q.now)
		}
	}
	return q.won, 1
}

// Lost returns the men of side that lie in the tray now, in order. The caller
// must not change them.
func (q *Queue) Lost(side rules.Side) []Man { return q.lost[side] }

// Hand returns how many men of side are to be shown in hand now.
func (q *Queue) Hand(side rules.Side) int { return q.hand[side] }

// HandMan returns the man that stands at place i of side's hand, 0 being the
// next to be placed.
func (q *Queue) HandMan(side rules.Side, i int) Man {
	// The stage may be some placements ahead of what is shown, or behind.
	return q.stage.HandMan(side, i+q.stage.hand[side]-q.hand[side])
}
