package secondopinion

import (
	"fmt"
	"maps"
	"slices"
	"strings"
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

// Start sets a game up. Options not named have their defaults.
func Start(id string, options map[string]string) (*Game, error) {
	g, err := empty(id, options)
	if err != nil {
		return nil, err
	}
	g.hand = g.rules.men
	switch g.rules.family {
	case alquerqueFamily:
		g.setUpAlquerque()
	case huntFamily:
		g.setUpHunt()
	}
	g.begin()
	return g, nil
}

// Setup is a position given by its men (by index), with nothing kept from earlier moves.
type Setup struct {
	First, Second []int
	Hand, Lost    [2]int
	SecondMoves   bool
}

// StartAt sets a game up at a position where the side to move has an ordinary move to make.
func StartAt(id string, options map[string]string, s Setup) (*Game, error) {
	g, err := empty(id, options)
	if err != nil {
		return nil, err
	}
	for _, p := range s.First {
		g.stand(p, first)
	}
	for _, p := range s.Second {
		g.stand(p, second)
	}
	g.hand, g.lost = s.Hand, s.Lost
	g.turn = first
	if s.SecondMoves {
		g.turn = second
	}
	if g.tenMovesRun() {
		g.count = 0
	}
	g.begin()
	return g, nil
}

// empty makes a game without men and with its options checked.
func empty(id string, options map[string]string) (*Game, error) {
	r := lookup(id)
	if r == nil {
		return nil, fmt.Errorf("no game %q", id)
	}
	g := &Game{
		rules: r, chosen: map[string]string{}, duty: DutyMove, count: -1, series: -1,
		men: map[int]int{}, visited: map[int][]int{}, arrived: map[int]bool{},
	}
	for _, o := range r.options {
		g.chosen[o.Name] = o.Values[0]
		if value, ok := options[o.Name]; ok {
			if !slices.Contains(o.Values, value) {
				return nil, fmt.Errorf("%s: option %s has no value %q", id, o.Name, value)
			}
			g.chosen[o.Name] = value
		}
	}
	for name := range options {
		if _, ok := g.chosen[name]; !ok {
			return nil, fmt.Errorf("%s: no option %q", id, name)
		}
	}
	if g.chosen["start"] == "second" || r.hunt.hunters {
		g.turn = second
	}
	return g, nil
}

// begin notes the start and looks whether the game is over before it began.
func (g *Game) begin() {
	if g.rules.family != alquerqueFamily && g.notesPositions() {
		g.notes = []string{g.positionKey()}
	}
	if g.rules.family == millFamily && (g.tooFew() || g.fullBoard()) {
		return
	}
	g.loseIfBlocked()
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

// move is a token taken apart. Unused points are -1.
type move struct {
	kind     byte // 'p' place, '-' step or fly, 'x' jump, 'r' remove, '!' huff, '=' stop, 'o' pass
	from, to int
}

// read takes a legal token apart.
func (g *Game) read(token string) move {
	at := g.rules.board.index
	switch {
	case token == "--":
		return move{'o', -1, -1}
	case token == "=":
		return move{'=', -1, -1}
	case token[0] == 'x':
		return move{'r', at[token[1:]], -1}
	case token[0] == '!':
		return move{'!', at[token[1:]], -1}
	}
	for _, sign := range []string{"-", "x"} {
		if from, to, ok := strings.Cut(token, sign); ok {
			return move{sign[0], at[from], at[to]}
		}
	}
	return move{'p', -1, at[token]}
}

// stepToken and the others write a move down.
func (g *Game) stepToken(from, to int) string { return g.label(from) + "-" + g.label(to) }
func (g *Game) jumpToken(h hop) string        { return g.label(h.from) + "x" + g.label(h.to) }
func (g *Game) label(p int) string            { return g.rules.board.labels[p] }

// placements lists a token for every empty point.
func (g *Game) placements() []string {
	var moves []string
	for _, p := range g.emptyPoints() {
		moves = append(moves, g.label(p))
	}
	return moves
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

// Result returns the outcome and the reason, both empty while the game goes on.
func (g *Game) Result() (outcome, reason string) { return g.outcome, g.reason }

// Turn names the side to move.
func (g *Game) Turn() string { return [2]string{"first", "second"}[g.turn] }

// Duty names what the side to move has to do.
func (g *Game) Duty() string { return g.duty }

// Men lists the labels of the points where a side (0 or 1) has men, in order of the points.
func (g *Game) Men(side int) []string { return g.named(g.points(side)) }

// Huffable lists the labels of the men that may be huffed.
func (g *Game) Huffable() []string { return g.named(g.huffable) }

// Series is the label of the man that is jumping, empty if none is.
func (g *Game) Series() string {
	if g.duty != DutyJump {
		return ""
	}
	return g.label(g.series)
}

// Visited lists the labels of the points which the man on a labelled point may not enter again (Alquerque).
func (g *Game) Visited(label string) []string {
	points := slices.Clone(g.visited[g.rules.board.index[label]])
	slices.Sort(points)
	return g.named(points)
}

func (g *Game) named(points []int) []string {
	labels := []string{}
	for _, p := range points {
		labels = append(labels, g.label(p))
	}
	return labels
}

// Hand is the number of men that a side has still to place.
func (g *Game) Hand(side int) int { return g.hand[side] }

// Lost is the number of men that a side has lost.
func (g *Game) Lost(side int) int { return g.lost[side] }

// Repetitions is the number of times that the last noted position or arrangement has been noted.
func (g *Game) Repetitions() int {
	if len(g.notes) == 0 {
		return 0
	}
	last, n := g.notes[len(g.notes)-1], 0
	for _, noted := range g.notes {
		if noted == last {
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
