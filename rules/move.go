package rules

// Kind is a kind of move.
type Kind uint8

// The kinds of move, in the order in which legal moves are listed.
const (
	Place  Kind = iota // a man from the hand to an empty point
	Step               // along an edge
	Fly                // to any empty point
	Jump               // over a man, which is captured: one hop
	Remove             // an enemy man, after a mill
	Huff               // an enemy man that failed to capture
	Stop               // end a series that could go on
	Pass               // a blocked side's turn goes over
)

var kindNames = [...]string{"place", "step", "fly", "jump", "remove", "huff", "stop", "pass"}

// String returns the kind's name, such as "step".
func (k Kind) String() string { return kindNames[k] }

// Move is one atomic act, one thing that a hand does. Moves compare with ==.
//
// Place uses To; Step and Fly From and To; Jump all three points; Remove, Huff
// and Stop From; Pass none. A point that is not used is NoPoint.
type Move struct {
	Kind           Kind
	From, To, Over Point
}

func place(to Point) Move           { return Move{Place, NoPoint, to, NoPoint} }
func step(from, to Point) Move      { return Move{Step, from, to, NoPoint} }
func fly(from, to Point) Move       { return Move{Fly, from, to, NoPoint} }
func jump(h Hop) Move               { return Move{Jump, h.From, h.To, h.Over} }
func takeOff(k Kind, at Point) Move { return Move{k, at, NoPoint, NoPoint} }

// pass is the one move without points.
var pass = Move{Pass, NoPoint, NoPoint, NoPoint}

// Duty says what the side to move owes.
type Duty uint8

// The duties of a side to move.
const (
	DutyMove   Duty = iota // an ordinary move
	DutyRemove             // take an enemy man off, after a mill
	DutyJump               // go on with the series, or stop it where that is allowed
	DutyHuff               // take off a man that failed to capture
)

var dutyNames = [...]string{"move", "remove", "jump", "huff"}

// String returns the duty as positions write it, such as "remove".
func (d Duty) String() string { return dutyNames[d] }
