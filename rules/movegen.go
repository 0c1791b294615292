package rules

// AppendMoves appends the legal moves, sorted by kind, From and To, and returns
// the extended slice. It appends none when the game is over, and otherwise at
// least one.
func (s *State) AppendMoves(dst []Move) []Move {
	if s.Over() {
		return dst
	}
	switch s.duty {
	case DutyRemove:
		return appendTakeOff(dst, Remove, s.removable(s.side.Other()))
	case DutyHuff:
		return appendTakeOff(dst, Huff, s.huff)
	case DutyJump:
		dst = s.appendJumps(dst, s.series, true)
		if s.r.Series == MayStop {
			dst = append(dst, takeOff(Stop, s.series))
		}
		return dst
	}
	start := len(dst)
	me := s.side
	placing := s.hand[me] > 0
	if placing && !s.r.Mixed[me] {
		return appendPlaces(dst, s.placeable())
	}
	mustJump := s.r.Capture == ForcedCapture && s.jumpers(me) != 0
	if !mustJump {
		if placing {
			dst = appendPlaces(dst, s.placeable())
		}
		dst = s.appendSteps(dst)
	}
	if s.r.Jumpers[me] {
		for m := s.men[me]; m != 0; m &= m - 1 {
			dst = s.appendJumps(dst, m.First(), false)
		}
	}
	if len(dst) == start {
		dst = append(dst, pass) // a side that loses when blocked does not get here: the game is over
	}
	return dst
}

func appendTakeOff(dst []Move, k Kind, set Bitboard) []Move {
	for ; set != 0; set &= set - 1 {
		dst = append(dst, takeOff(k, set.First()))
	}
	return dst
}

func appendPlaces(dst []Move, set Bitboard) []Move {
	for ; set != 0; set &= set - 1 {
		dst = append(dst, place(set.First()))
	}
	return dst
}

// placeable returns where the side to move may place a man.
func (s *State) placeable() Bitboard {
	empty := s.Empty()
	if s.r.Barred != 0 && s.Occupied() == 0 && s.total(First) == int(s.hand[First]) {
		return empty &^ s.r.Barred
	}
	if s.r.FirstAttacks && s.side == Second && s.men[Second] == 0 {
		if attacks := s.attacking(empty); attacks != 0 {
			return attacks
		}
	}
	return empty
}

// attacking returns the points among from at which a man of the side to move
// would threaten a jump.
func (s *State) attacking(from Bitboard) (set Bitboard) {
	for ; from != 0; from &= from - 1 {
		p := from.First()
		if s.canJump(s.side, p, true) {
			set |= Bit(p)
		}
	}
	return set
}

// flies reports whether side, its hand being empty, makes flights.
func (s *State) flies(side Side) bool {
	return s.r.FlyAt > 0 && s.hand[side] == 0 && s.men[side].Count() <= s.r.FlyAt
}

func (s *State) appendSteps(dst []Move) []Move {
	me, kind, empty := s.side, Step, s.Empty()
	flying := s.flies(me)
	if flying {
		kind = Fly
	}
	for m := s.men[me]; m != 0; m &= m - 1 {
		from := m.First()
		targets := empty
		if !flying {
			targets = s.stepTargets(me, from) & empty
		}
		if s.ban[me] != 0 {
			targets &^= s.reforming(me, from, targets)
		}
		for ; targets != 0; targets &= targets - 1 {
			dst = append(dst, Move{kind, from, targets.First(), NoPoint})
		}
	}
	return dst
}

// stepTargets returns where a man may step on an empty board.
func (s *State) stepTargets(side Side, from Point) Bitboard {
	targets := s.r.t.steps[side][from]
	if s.r.t.tracking {
		targets &^= s.visited[from]
		if s.retired(side, from) {
			return 0
		}
	}
	return targets
}

// reforming returns the targets at which the man would complete a mill that its
// side may not complete yet.
func (s *State) reforming(side Side, from Point, targets Bitboard) (set Bitboard) {
	men := s.men[side].Without(from)
	for ; targets != 0; targets &= targets - 1 {
		to := targets.First()
		for lines := s.ban[side] & s.r.t.through[to]; lines != 0; lines &= lines - 1 {
			if s.r.t.line(lines)&^men.With(to) == 0 {
				set |= Bit(to)
			}
		}
	}
	return set
}

// appendJumps appends the jumps of the man of the side to move on from; chain
// says that they are later ones of a series.
func (s *State) appendJumps(dst []Move, from Point, chain bool) []Move {
	enemies := s.men[s.side.Other()]
	if s.r.Board.neighbours[from]&enemies == 0 {
		return dst
	}
	landings := s.landings(s.side, from, chain)
	for i := range s.r.Board.hops[from] {
		if h := &s.r.Board.hops[from][i]; enemies.Has(h.Over) && landings.Has(h.To) {
			dst = append(dst, jump(*h))
		}
	}
	return dst
}

// canJump reports whether a man of side on from has a jump.
func (s *State) canJump(side Side, from Point, chain bool) bool {
	enemies := s.men[side.Other()]
	if s.r.Board.neighbours[from]&enemies == 0 {
		return false
	}
	landings := s.landings(side, from, chain)
	for i := range s.r.Board.hops[from] {
		if h := &s.r.Board.hops[from][i]; enemies.Has(h.Over) && landings.Has(h.To) {
			return true
		}
	}
	return false
}

// landings returns the points on which a jump of a man of side on from may end,
// as far as it does not matter whom it jumps over.
func (s *State) landings(side Side, from Point, chain bool) Bitboard {
	set := s.Empty()
	if s.r.t.tracking {
		set &^= s.visited[from]
	}
	if s.r.Forward && !s.mayJumpBack(side, from, chain) {
		set &^= s.r.t.behind[side][from]
	}
	return set
}

func (s *State) mayJumpBack(side Side, from Point, chain bool) bool {
	return s.r.Back == AlwaysBack || s.r.Back == ChainBack && chain || s.r.BackRow && s.retired(side, from)
}

// jumpers returns the men of side that have a jump at the beginning of its move.
func (s *State) jumpers(side Side) (set Bitboard) {
	if !s.r.Jumpers[side] {
		return 0
	}
	for m := s.men[side]; m != 0; m &= m - 1 {
		if p := m.First(); s.canJump(side, p, false) {
			set |= Bit(p)
		}
	}
	return set
}

// canMove reports whether the side to move, owing an ordinary move, has one
// other than a pass.
func (s *State) canMove() bool {
	me, empty := s.side, s.Empty()
	if s.hand[me] > 0 {
		if s.placeable() != 0 {
			return true
		}
		if !s.r.Mixed[me] {
			return false
		}
	}
	flying := s.flies(me)
	for m := s.men[me]; m != 0; m &= m - 1 {
		from := m.First()
		targets := empty
		if !flying {
			targets = s.stepTargets(me, from) & empty
		}
		if targets != 0 && (s.ban[me] == 0 || targets&^s.reforming(me, from, targets) != 0) {
			return true
		}
	}
	return s.jumpers(me) != 0
}
