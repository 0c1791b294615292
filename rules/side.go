package rules

// Side is one of the two armies of a game.
type Side uint8

// First is the lower or blue side, in the hunt games the soldiers; Second the
// upper or white side, in the hunt games the T3rminators. Who begins is another
// matter: see [Ruleset.Starter].
const (
	First Side = iota
	Second
)

// Other returns the opponent.
func (s Side) Other() Side { return s ^ 1 }

// String returns "first" or "second".
func (s Side) String() string { return [...]string{"first", "second"}[s&1] }

// Role says what kind of men a side has.
type Role uint8

// A Soldier is a common man; a T3 hunts soldiers.
const (
	Soldier Role = iota
	T3
)

// Outcome says who won.
type Outcome uint8

// Ongoing is the outcome of a game that is not over.
const (
	Ongoing Outcome = iota
	FirstWins
	SecondWins
	Draw
)

// String returns "*", "first", "second" or "draw", as in a record.
func (o Outcome) String() string { return [...]string{"*", "first", "second", "draw"}[o&3] }

// Winner returns the side that won, if one did.
func (o Outcome) Winner() (Side, bool) {
	return Side(o - FirstWins), o == FirstWins || o == SecondWins
}

// WinFor returns the outcome in which s wins.
func WinFor(s Side) Outcome { return FirstWins + Outcome(s) }

// Reason says why a game ended.
type Reason uint8

// The ways a game ends.
const (
	NoReason     Reason = iota
	Reduced             // a side has too few men left to go on
	Blocked             // the side to move has no legal move
	LinedUp             // a row of three was made
	CapturedGoal        // the T3rminators captured as many soldiers as they need
	CapturedAll         // a side has no men left
	Tamed               // no T3rminator can move
	Repeated            // an arrangement was made for the third time and its maker loses
	RepeatedDraw        // a position occurred for the third time
	QuietDraw           // too many turns without a placement or a removal
	TenMoves            // ten moves of each side without a removal, a side having three men
	FullBoard           // every point is taken after the placing
	BothPassed          // both sides passed in succession
	Agreed              // the players agreed on a draw
	Resigned            // a player gave up
	OutOfTime           // a player's clock ran out
)

var reasonNames = [...]string{
	"", "reduced", "blocked", "lined-up", "captured-goal", "captured-all", "tamed", "repeated", "repeated-draw",
	"quiet-draw", "ten-moves", "full-board", "both-passed", "agreed", "resigned", "out-of-time",
}

// String returns the reason as records write it, such as "lined-up"; NoReason is "".
func (r Reason) String() string { return reasonNames[r] }

// Result is an outcome with its reason; the zero value is a game under way.
type Result struct {
	Outcome Outcome
	Reason  Reason
}
