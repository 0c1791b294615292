package rules

import (
	"errors"
	"strconv"
)

// Family groups rulesets that are drawn, explained and evaluated alike.
type Family uint8

// The families.
const (
	FamilyAlquerque Family = iota
	FamilyHunt             // soldiers against T3rminators
	FamilyMill             // a row of three removes an enemy man
	FamilyRow              // a row of three wins
)

// Ruleset is a game as data. The engine reads its switches and never its ID. A
// ruleset from the catalog is shared and must not be changed; With returns a
// changed copy.
type Ruleset struct {
	ID, Name string
	Family   Family
	Main     string      // the main game under which a relative is listed; "" for a main game
	Roles    [2]Role     // what men each side has
	Board    *Board      //
	Men      [2]int      // men of each side, on the board and in hand together
	Start    [2]Bitboard // men that stand on the board before the first move
	Starter  Side        // who begins

	// Even, of a hunt, is how many captures, in hundredths, leave both sides
	// equal chances: before a soldier is placed, and once all are. It was
	// measured in games between equals and is no rule; judges of positions
	// need it.
	Even [2]int

	Placing
	Stepping
	Jumping
	Milling
	Ending

	Options []Option

	chosen []int // the value of each option, as an index
	t      *tables
}

// Placing governs men that come from the hand. A side with men in hand must
// place one, unless Mixed says otherwise.
type Placing struct {
	Mixed        [2]bool  // the side may also move while it has men in hand
	FirstAttacks bool     // Second's first man must threaten a jump, if such a point is free
	Barred       Bitboard // where the very first man of the game may not be placed
}

// Stepping governs moves without a capture.
type Stepping struct {
	Graph   StepGraph
	Forward bool // men never step or jump backward, but for BackRow and BackJump
	// NoReturn forbids a man to land where it has stood before.
	NoReturn bool
	// BackRow lets a man that has reached the far row only jump, in any
	// direction, for the rest of the game. It needs NoReturn, which remembers
	// where a man has been.
	BackRow bool
	FlyAt   int // a side with empty hand and at most so many men flies; 0: never
}

// StepGraph says which points a step joins.
type StepGraph uint8

// The step graphs.
const (
	AlongLines StepGraph = iota // the board's edges
	Orthogonal                  // the edges that run along a row or a column
	Adjacent                    // every neighbour on the square grid, diagonals off the lines too
	Anywhere                    // every point
)

// Jumping governs captures by jumping.
type Jumping struct {
	Jumpers [2]bool
	Series  Series
	Capture CaptureDuty
	Back    BackJump
}

// Series says what a man may do after a jump from where it can jump again.
type Series uint8

// The kinds of series.
const (
	OneHop   Series = iota // the turn ends
	MayStop                // it may go on or stop
	MustGoOn               // it must go on
)

// CaptureDuty says whether a side that can capture must.
type CaptureDuty uint8

// The duties to capture.
const (
	FreeCapture   CaptureDuty = iota // no duty
	ForcedCapture                    // only captures are legal when there is one
	HuffCapture                      // a side that makes none loses one of the men that could have
)

// BackJump says which jumps may go backward under Stepping.Forward.
type BackJump uint8

// The kinds of jumps that may go backward.
const (
	NeverBack  BackJump = iota
	ChainBack           // all but the first of a series
	AlwaysBack          // all
)

// Milling governs rows of three.
type Milling struct {
	OnPlace, OnStep, OnFly LineSet // the lines that count when a man is placed, steps, flies
	Protect                bool    // men in a mill may be removed only if all enemy men are in mills
	RowWins                bool    // a row wins at once
	// Bonus: a row made by placing earns another placement and no removal; one
	// made by moving a removal and then another move.
	Bonus bool
	// NoReform: a mill that a step or flight opened may not be completed by
	// that side's next turn.
	NoReform bool
}

// LineSet is a choice among the board's lines of three points.
type LineSet uint8

// The line sets.
const (
	NoLines    LineSet = iota
	AllLines           // every line of three points
	NotCorners         // without those that are diagonal on a board of nested squares
)

// Ending governs results.
type Ending struct {
	MinMen       int // a side with fewer men, on the board and in hand, has lost; 0: no such rule
	CaptureGoal  int // Second wins with so many captures; 0: no such rule
	BlockedPass  bool
	FullDraw     bool // no empty point after the placing: draw
	Repetition   Repetition
	QuietTurns   int  // draw after so many turns (of both sides) without a placement or a removal; 0: no such rule
	QuietAtThree bool // those turns count only while both hands are empty and a side has exactly three men
}

// Repetition says what a third occurrence does.
type Repetition uint8

// The repetition rules of RULES.md section 1.
const (
	NoRepetition  Repetition = iota
	OwnLoses                 // an arrangement of the mover's own men: he loses
	PositionLoses            // the whole position: its maker loses
	PositionDraws            // the whole position: draw
)

// StepTargets returns the points that a step from p can reach on an empty
// board, direction aside.
func (r *Ruleset) StepTargets(p Point) Bitboard { return r.t.graph[p] }

// MillLines returns every line that can count as a mill, in board order.
func (r *Ruleset) MillLines() []Bitboard { return r.t.lines }

// Validate reports a ruleset whose parts contradict each other.
func (r *Ruleset) Validate() error {
	var errs []error
	check := func(ok bool, text string) {
		if !ok {
			errs = append(errs, errors.New("ruleset "+r.ID+": "+text))
		}
	}
	for side := range 2 {
		check(r.Start[side].Count() <= r.Men[side], "more men at the start than there are")
		check(r.Start[side]&^r.Board.All() == 0, "a man starts off the board")
		check(r.Men[side] <= maxHand, "more than "+strconv.Itoa(maxHand)+" men")
	}
	check(r.Family != FamilyHunt || r.Even[1] > 0, "a hunt that does not say when it is even")
	check(r.Start[0]&r.Start[1] == 0, "two men start on one point")
	check(!r.BackRow || r.NoReturn, "BackRow needs NoReturn")
	check(r.Capture != HuffCapture || r.Series == MustGoOn, "huffing needs series that must go on")
	check(len(r.t.lines) <= 32, "more than 32 mills")
	seen := map[string]bool{}
	for _, o := range r.Options {
		check(!seen[o.Name], "option "+o.Name+" twice")
		check(len(o.Values) > 1, "option "+o.Name+" has no choice")
		seen[o.Name] = true
	}
	return errors.Join(errs...)
}

// tables are what the engine looks up, derived from board and switches.
type tables struct {
	graph    [64]Bitboard    // step targets, direction aside
	steps    [2][64]Bitboard // step targets of a side's man
	behind   [2][64]Bitboard // points that lie backward, for a side
	farRow   [2]Bitboard     // where BackRow begins, for a side
	lines    []Bitboard      // lines of three points that can count
	through  [64]uint32      // indices into lines, as bits
	onPlace  uint32          // which of lines count when a man is placed, …
	onStep   uint32
	onFly    uint32
	tracking bool // visited points are kept
}

// finish derives the tables after the switches were set.
func (r *Ruleset) finish() *Ruleset {
	t := &tables{tracking: r.NoReturn}
	b := r.Board
	top, bottom := b.coords[0][1], b.coords[0][1]
	for _, c := range b.coords {
		top, bottom = max(top, c[1]), min(bottom, c[1])
	}
	for i := range b.Size() {
		p := Point(i)
		t.graph[p] = r.stepGraph(p)
		for j := range b.Size() {
			q := Point(j)
			if b.coords[q][1] < b.coords[p][1] {
				t.behind[First][p] |= Bit(q)
			}
			if b.coords[q][1] > b.coords[p][1] {
				t.behind[Second][p] |= Bit(q)
			}
		}
		for side := range 2 {
			t.steps[side][p] = t.graph[p]
			if r.Forward {
				t.steps[side][p] &^= t.behind[side][p]
			}
		}
		if r.BackRow && b.coords[p][1] == top {
			t.farRow[First] |= Bit(p)
		}
		if r.BackRow && b.coords[p][1] == bottom {
			t.farRow[Second] |= Bit(p)
		}
	}
	for _, line := range b.lines {
		if len(line) != 3 || !r.OnPlace.holds(b, line) && !r.OnStep.holds(b, line) && !r.OnFly.holds(b, line) {
			continue
		}
		bit := uint32(1) << len(t.lines)
		t.lines = append(t.lines, mask(line))
		for _, p := range line {
			t.through[p] |= bit
		}
		for _, phase := range []struct {
			set  LineSet
			mask *uint32
		}{{r.OnPlace, &t.onPlace}, {r.OnStep, &t.onStep}, {r.OnFly, &t.onFly}} {
			if phase.set.holds(b, line) {
				*phase.mask |= bit
			}
		}
	}
	r.t = t
	return r
}

func (r *Ruleset) stepGraph(p Point) (m Bitboard) {
	b := r.Board
	switch r.Graph {
	case AlongLines:
		return b.neighbours[p]
	case Anywhere:
		return b.All().Without(p)
	}
	for i := range b.Size() {
		q := Point(i)
		dx, dy := b.coords[q][0]-b.coords[p][0], b.coords[q][1]-b.coords[p][1]
		switch d := dx*dx + dy*dy; r.Graph {
		case Orthogonal:
			if b.neighbours[p].Has(q) && (dx == 0 || dy == 0) {
				m |= Bit(q)
			}
		case Adjacent:
			if d > 0 && d <= 2 {
				m |= Bit(q)
			}
		}
	}
	return m
}

// holds reports whether the set counts this line of three points.
func (l LineSet) holds(b *Board, line []Point) bool {
	switch l {
	case AllLines:
		return true
	case NotCorners:
		from, to := b.coords[line[0]], b.coords[line[2]]
		return from[0] == to[0] || from[1] == to[1]
	}
	return false
}
