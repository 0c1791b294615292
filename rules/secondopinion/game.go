package secondopinion

import (
	"fmt"
	"maps"
	"slices"
)

// first and second are the two sides; in the hunt games first has the soldiers and second the T3.
const (
	first  = 0
	second = 1
)

// Outcomes of a game.
const (
	Ongoing    = ""
	FirstWins  = "first"
	SecondWins = "second"
	Drawn      = "draw"
)

// Reasons why a game is over.
const (
	Reduced      = "reduced"       // a side has fewer than three men
	Blocked      = "blocked"       // the side to move has no move
	LinedUp      = "lined up"      // a row of three in Three Men's Morris
	CapturedGoal = "captured goal" // the T3 took enough soldiers
	CapturedAll  = "captured all"  // the last soldier of Alquerque is gone
	Tamed        = "tamed"         // no T3 can move
	Repeated     = "repeated"      // a third repetition that loses
	RepeatedDraw = "repeated draw" // a third repetition that draws
	Quiet        = "quiet"         // fifty turns of each side without placement or removal
	TenMoves     = "ten moves"     // Twelve's ten turns of each side without a removal
	FullBoard    = "full board"    // every point taken after Twelve's placing
	BothPassed   = "both passed"   // two passes in succession
)

// Duties of the side to move.
const (
	DutyMove   = "move"
	DutyRemove = "remove"
	DutyJump   = "jump"
	DutyHuff   = "huff"
)

// Game is a position with everything about its past that a rule looks at.
type Game struct {
	rules  *ruleset
	chosen map[string]string // the value of every option

	men   map[int]int // point to side
	hand  [2]int
	lost  [2]int
	turn  int
	duty  string
	notes []string // what counts for repetition, one entry for each occurrence

	series   int   // the man that is jumping, with DutyJump
	huffable []int // with DutyHuff

	visited map[int][]int // Alquerque: the points that the man on a point has stood on
	arrived map[int]bool  // Alquerque: the man on a point has been on the far row

	banned   [2][][]int // Twelve: mills that a side may not complete by its next turn
	count    int        // Twelve: turns counted for the ten-move rule, -1 before it runs
	quiet    int        // turns since the last one with a placement or a removal
	eventful bool       // the turn under way had a placement or a removal
	removal  bool       // the turn under way had a removal
	passed   bool       // the last turn was a pass

	outcome, reason string
}

// stand puts a new man of side on p.
func (g *Game) stand(p, side int) {
	g.men[p] = side
	if g.rules.family == alquerqueFamily {
		g.visited[p] = []int{p}
		g.arrived[p] = p/5 == farRow[side]
	}
}

// Moves lists the legal moves in the notation of the rules page, sorted. There are none when the game is over.
func (g *Game) Moves() []string {
	if g.outcome != Ongoing {
		return nil
	}
	moves := g.legal()
	slices.Sort(moves)
	return moves
}

// legal lists the moves of the side to move in any order, without asking whether the game is over.
func (g *Game) legal() []string {
	switch g.rules.family {
	case alquerqueFamily:
		return g.alquerqueMoves()
	case huntFamily:
		return g.huntMoves()
	case millFamily:
		return g.millMoves()
	default:
		return g.rowMoves()
	}
}

// Play carries out one legal move.
func (g *Game) Play(token string) error {
	if !slices.Contains(g.Moves(), token) {
		return fmt.Errorf("%s is not legal", token)
	}
	m := g.read(token)
	switch g.rules.family {
	case alquerqueFamily:
		g.playAlquerque(m)
	case huntFamily:
		g.playHunt(m)
	case millFamily:
		g.playMill(m)
	default:
		g.playRow(m)
	}
	return nil
}

func (g *Game) emptyPoints() []int {
	var points []int
	for p := range g.rules.board.labels {
		if g.isEmpty(p) {
			points = append(points, p)
		}
	}
	return points
}

// points lists where a side's men stand, in order.
func (g *Game) points(side int) []int {
	var points []int
	for p, s := range g.men {
		if s == side {
			points = append(points, p)
		}
	}
	slices.Sort(points)
	return points
}

func (g *Game) isEmpty(p int) bool {
	_, taken := g.men[p]
	return !taken
}

// is tells whether a man of side stands on p.
func (g *Game) is(p, side int) bool {
	s, taken := g.men[p]
	return taken && s == side
}

// between returns the point that a jump from one point to another passes over.
func (g *Game) between(from, to int) int {
	for _, h := range g.rules.board.hops[from] {
		if h.to == to {
			return h.over
		}
	}
	panic("no hop " + g.label(from) + "x" + g.label(to))
}

// take removes the man on p for good.
func (g *Game) take(p int) {
	g.lost[g.men[p]]++
	delete(g.men, p)
	delete(g.visited, p)
	delete(g.arrived, p)
}

// win ends the game in favour of side.
func (g *Game) win(side int, reason string) {
	g.outcome, g.reason = [2]string{FirstWins, SecondWins}[side], reason
}

func (g *Game) draw(reason string) { g.outcome, g.reason = Drawn, reason }

// loseIfBlocked ends the game when the side to move has no move, and tells whether it did.
func (g *Game) loseIfBlocked() bool {
	if len(g.legal()) > 0 {
		return false
	}
	reason := Blocked
	if g.rules.family == huntFamily && g.turn == second {
		reason = Tamed
	}
	g.win(1-g.turn, reason)
	return true
}

// positionKey writes down what makes two positions the same.
func (g *Game) positionKey() string {
	return fmt.Sprint(g.points(first), g.points(second), g.hand, g.turn, g.duty, g.banned)
}

// notesPositions tells whether whole positions are noted for repetition; otherwise it is what a side makes of
// its own men. A position occurs also by standing at the start, an arrangement has to be made.
func (g *Game) notesPositions() bool {
	return g.chosen["repetition"] != "own"
}

// note adds an occurrence to the notes and returns how many there are of it now.
func (g *Game) note(key string) int {
	g.notes = append(g.notes, key)
	n := 0
	for _, noted := range g.notes {
		if noted == key {
			n++
		}
	}
	return n
}

// Clone copies the game.
func (g *Game) Clone() *Game {
	c := *g
	c.men = maps.Clone(g.men)
	c.visited = map[int][]int{}
	for p, points := range g.visited {
		c.visited[p] = slices.Clone(points)
	}
	c.arrived = maps.Clone(g.arrived)
	c.notes = slices.Clone(g.notes)
	c.huffable = slices.Clone(g.huffable)
	return &c
}

// Perft counts the sequences of depth moves.
func (g *Game) Perft(depth int) int {
	moves := g.Moves()
	if depth <= 1 {
		return len(moves)
	}
	n := 0
	for _, token := range moves {
		next := g.Clone()
		if err := next.Play(token); err != nil {
			panic(err)
		}
		n += next.Perft(depth - 1)
	}
	return n
}
