package anim

import (
	"math"

	"t3hunting/rules"
)

// Durations in milliseconds at Normal speed. LOOK.md section 3, "Motion".
const (
	placeTime  = 140
	rippleTime = 220
	slideTime  = 200
	hopTime    = 260
	tipTime    = 180
	flightTime = 220 // to the tray, after tipping over
	millTime   = 240
	eyesTime   = 160
	winTime    = 1200

	// seriesTime caps all that is waiting: a series of any length, or an undo
	// of several moves.
	seriesTime = 900
)

const (
	dropScale = 1.25
	hopLift   = 0.25 // pitches
	tipAngle  = 1.2  // radians
	tipScale  = 0.5
)

// clipKind is a kind of clip.
type clipKind uint8

const (
	clipPlace clipKind = iota
	clipUnplace
	clipSlide
	clipHop
	clipTake // tip over, then fly to the tray
	clipGive // the same backward
	clipMill
	clipDouse // mill lines and winning lights go out, in no time
	clipEyes
	clipRipple
	clipWin
)

// clip is one motion: it begins and ends at moments of the queue's own time, in
// milliseconds.
type clip struct {
	kind       clipKind
	man        Man
	from, to   rules.Point
	set        rules.Bitboard // of points: a mill, closed eyes, winning lights
	start, end float64
	begun      bool
	done       bool
}

// part returns how much of the clip has passed, 0 to 1.
func (c *clip) part(now float64) float64 {
	if c.end <= c.start {
		return 1
	}
	return min(max((now-c.start)/(c.end-c.start), 0), 1)
}

// blocks reports whether the clip is one that a tap finishes; the others go on
// beside the game.
func (c *clip) blocks() bool { return c.kind != clipRipple && c.kind != clipWin }

// sprite returns how the clip's man is to be drawn.
func (c *clip) sprite(now float64) Sprite {
	t := c.part(now)
	s := Sprite{Man: c.man, From: c.from, To: c.to, Scale: 1, Alpha: 1, Moves: true}
	switch c.kind {
	case clipPlace:
		s.Scale = dropScale + (1-dropScale)*easeOut(t)
		s.Alpha = min(1, 3*t)
	case clipUnplace:
		s.Scale = 1 + (dropScale-1)*easeOut(t)
		s.Alpha = 1 - t
	case clipSlide:
		s.Way = easeInOut(t)
	case clipHop:
		s.Way = easeInOut(t)
		s.Lift = hopLift * 4 * s.Way * (1 - s.Way)
	case clipTake:
		s.take(t)
	case clipGive:
		s.take(1 - t)
	}
	return s
}

// take poses a man that is being taken.
func (s *Sprite) take(t float64) {
	const tip = float64(tipTime) / (tipTime + flightTime)
	tipped := easeInOut(min(1, t/tip))
	s.Tip = tipAngle * tipped
	s.Scale = 1 + (tipScale-1)*tipped
	s.Tray = easeInOut(max(0, (t-tip)/(1-tip)))
}

// easeOut is fast at first.
func easeOut(t float64) float64 { return 1 - math.Pow(1-t, 3) }

// easeInOut is the cubic that is slow at both ends.
func easeInOut(t float64) float64 {
	if t < 0.5 {
		return 4 * t * t * t
	}
	return 1 - 4*(1-t)*(1-t)*(1-t)
}
