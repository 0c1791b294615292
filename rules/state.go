package rules

// position is all that a move changes, but for visited points. It is copied
// whole when a move is applied, which makes taking back exact and cheap.
type position struct {
	men    [2]Bitboard
	huff   Bitboard  // enemy men of the side to move that it may huff, under DutyHuff
	key    uint64    //
	ban    [2]uint32 // mills that a side may not complete by its next turn, as indices of tables.lines
	hand   [2]uint8
	side   Side
	duty   Duty
	series Point // the man that goes on, under DutyJump
	passed uint8 // passes in succession
	quiet  int8  // turns without a placement or removal; -1 within a turn that had one
	result Result
}

// ply is a move with what is needed to take it back.
type ply struct {
	before  position
	move    Move
	visited [2]Bitboard // of the man that moved, and of the man that left the board
}

// State is a position with the moves that led to it. It is what a search holds;
// it is not safe for concurrent use.
type State struct {
	position
	r       *Ruleset
	plies   []ply
	visited [64]Bitboard // by the man that stands there, under NoReturn; 0 where no man stands
	seen    []seenNote   // occurrences before the first ply, from a position's text
}

// New returns the start of a game.
func New(r *Ruleset) *State {
	s := &State{r: r, plies: make([]ply, 0, 256)}
	s.men = r.Start
	s.side = r.Starter
	s.series = NoPoint
	for side := range 2 {
		s.hand[side] = uint8(r.Men[side] - s.men[side].Count())
	}
	s.settle()
	return s
}

// settle computes what follows from the men, after a position was set up.
func (s *State) settle() {
	s.standVisited()
	s.key = s.computeKey()
	s.result = s.judge()
}

// standVisited lets every man have visited the point it stands on.
func (s *State) standVisited() {
	if !s.r.t.tracking {
		return
	}
	for m := s.Occupied(); m != 0; m &= m - 1 {
		s.visited[m.First()] |= Bit(m.First())
	}
}

// Ruleset returns the game that is played.
func (s *State) Ruleset() *Ruleset { return s.r }

// Board returns the board that is played on.
func (s *State) Board() *Board { return s.r.Board }

// Men returns the points on which side has a man.
func (s *State) Men(side Side) Bitboard { return s.men[side] }

// Occupied returns the points on which a man stands.
func (s *State) Occupied() Bitboard { return s.men[0] | s.men[1] }

// Empty returns the points on which no man stands.
func (s *State) Empty() Bitboard { return s.r.Board.All() &^ s.Occupied() }

// Occupant returns the side whose man stands on p, if one does.
func (s *State) Occupant(p Point) (Side, bool) {
	return Side(b2i(s.men[Second].Has(p))), s.Occupied().Has(p)
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// Hand returns how many men side still has to place.
func (s *State) Hand(side Side) int { return int(s.hand[side]) }

// Lost returns how many men of side were taken off the board.
func (s *State) Lost(side Side) int {
	return s.r.Men[side] - s.total(side)
}

// total returns how many men side has, on the board and in hand.
func (s *State) total(side Side) int { return s.men[side].Count() + int(s.hand[side]) }

// Side returns the side to move.
func (s *State) Side() Side { return s.side }

// Duty returns what the side to move owes.
func (s *State) Duty() Duty { return s.duty }

// Series returns the man that goes on jumping, or NoPoint.
func (s *State) Series() Point { return s.series }

// Huffable returns the men of which the side to move must huff one, under DutyHuff.
func (s *State) Huffable() Bitboard { return s.huff }

// Quiet returns the number of turns without a placement or a removal, for
// rulesets that draw after QuietTurns of them.
func (s *State) Quiet() int { return max(0, int(s.quiet)) }

// Counting reports whether turns are being counted towards such a draw.
func (s *State) Counting() bool { return s.r.QuietTurns > 0 && s.counting() }

// Visited returns the points that the man on p has stood on, its own included,
// under NoReturn; otherwise the empty set.
func (s *State) Visited(p Point) Bitboard { return s.visited[p] }

// Retired reports whether the man on p has reached the far row and may only jump.
func (s *State) Retired(p Point) bool {
	side, ok := s.Occupant(p)
	return ok && s.retired(side, p)
}

func (s *State) retired(side Side, p Point) bool { return s.visited[p]&s.r.t.farRow[side] != 0 }

// Banned returns the points at which the side to move would complete a mill
// that it may not complete yet.
func (s *State) Banned() (points Bitboard) {
	for i, line := range s.r.t.lines {
		if s.ban[s.side]>>i&1 != 0 && (line&^s.men[s.side]).Count() == 1 {
			points |= line &^ s.Occupied()
		}
	}
	return points
}

// Result returns how the game ended, or the zero Result.
func (s *State) Result() Result { return s.result }

// Over reports whether a result holds; then there are no legal moves.
func (s *State) Over() bool { return s.result.Outcome != Ongoing }

// Key returns a hash of men, hands, side to move, duty, re-forming bans and
// visited points: what makes two positions the same. Counts, notes of
// repetition and passes do not enter.
func (s *State) Key() uint64 { return s.key }

// Ply returns how many moves can be undone.
func (s *State) Ply() int { return len(s.plies) }

// LastMove returns the move made last, if one was made.
func (s *State) LastMove() (Move, bool) {
	if len(s.plies) == 0 {
		return pass, false
	}
	return s.plies[len(s.plies)-1].move, true
}

// Reserve makes room for n more plies, so that Apply does not allocate.
func (s *State) Reserve(n int) {
	if free := cap(s.plies) - len(s.plies); free < n {
		s.plies = append(make([]ply, 0, len(s.plies)+n), s.plies...)
	}
}

// Clone returns an independent copy, undo stack included.
func (s *State) Clone() *State {
	c := *s
	c.plies = append(make([]ply, 0, cap(s.plies)), s.plies...)
	return &c
}

// Undo takes the last move back. It must not be called at Ply 0.
func (s *State) Undo() {
	last := len(s.plies) - 1
	p := &s.plies[last]
	s.position = p.before
	if s.r.t.tracking {
		s.undoVisited(p)
	}
	s.plies = s.plies[:last]
}

func (s *State) undoVisited(p *ply) {
	switch p.move.Kind {
	case Step, Jump:
		s.visited[p.move.To] = 0
		s.visited[p.move.From] = p.visited[0]
		if p.move.Kind == Jump {
			s.visited[p.move.Over] = p.visited[1]
		}
	case Remove, Huff:
		s.visited[p.move.From] = p.visited[1]
	}
}
