package rules

// Apply makes a move, which must be legal: it is not checked again. It does not
// allocate while there is room (see Reserve).
func (s *State) Apply(m Move) {
	s.plies = append(s.plies, ply{before: s.position, move: m})
	s.key ^= s.turnKey()
	if m.Kind != Pass {
		s.passed = 0
	}
	ended := true
	switch m.Kind {
	case Place:
		ended = s.applyPlace(m)
	case Step, Fly:
		ended = s.applyMove(m)
	case Jump:
		ended = s.applyJump(m)
	case Remove:
		ended = s.applyRemove(m)
	case Huff:
		ended = s.applyHuff(m)
	case Pass:
		s.passed++
	}
	if ended {
		s.endTurn()
	}
	s.key ^= s.turnKey()
	if ended {
		s.result = s.judgeTurn()
	}
}

// The functions below make a move of one kind and report whether it ended the
// turn. A move that won ends nothing: the result holds already.

func (s *State) applyPlace(m Move) bool {
	me := s.side
	s.key ^= zobristHand[me][s.hand[me]]
	s.hand[me]--
	s.key ^= zobristHand[me][s.hand[me]]
	s.put(me, m.To)
	if s.r.t.tracking {
		s.visit(m.To, 0)
	}
	s.quiet = -1
	switch {
	case s.completed(me, m.To, s.r.t.onPlace) == 0:
		return true
	case s.r.RowWins:
		s.win(me, LinedUp)
		return false
	case s.r.Bonus:
		return s.hand[me] == 0 || s.Empty() == 0
	}
	return !s.oweRemoval()
}

func (s *State) applyMove(m Move) bool {
	me := s.side
	if s.r.Capture == HuffCapture {
		if refused := s.jumpers(me); refused != 0 {
			if refused.Has(m.From) {
				refused = refused.Without(m.From).With(m.To)
			}
			s.huff = refused
			s.key ^= huffKey(refused)
		}
	}
	if s.r.NoReform {
		s.key ^= banKey(me, s.ban[me])
		s.ban[me] = s.completed(me, m.From, s.r.t.onStep)
		s.key ^= banKey(me, s.ban[me])
	}
	s.carry(me, m.From, m.To)
	counts := s.r.t.onStep
	if m.Kind == Fly {
		counts = s.r.t.onFly
	}
	switch {
	case counts == 0 || s.completed(me, m.To, counts) == 0:
		return true
	case s.r.RowWins:
		s.win(me, LinedUp)
		return false
	}
	return !s.oweRemoval()
}

func (s *State) applyJump(m Move) bool {
	me, enemy := s.side, s.side.Other()
	s.carry(me, m.From, m.To)
	s.takeOff(enemy, m.Over)
	s.quiet = -1
	s.duty, s.series = DutyMove, NoPoint
	if goal := s.r.CaptureGoal; goal > 0 && me == Second && s.Lost(enemy) >= goal {
		s.win(me, CapturedGoal)
		return false
	}
	if s.reduced(enemy) {
		return false
	}
	if s.r.Series != OneHop && s.canJump(me, m.To, true) {
		s.duty, s.series = DutyJump, m.To
		return false
	}
	return true
}

func (s *State) applyRemove(m Move) bool {
	s.takeOff(s.side.Other(), m.From)
	s.quiet = -1
	s.duty = DutyMove
	if s.reduced(s.side.Other()) {
		return false
	}
	// Under Bonus the mill was made by moving, which earns another move.
	return !s.r.Bonus || !s.canMove()
}

func (s *State) applyHuff(m Move) bool {
	s.key ^= huffKey(s.huff)
	s.huff = 0
	s.takeOff(s.side.Other(), m.From)
	s.duty = DutyMove
	if !s.reduced(s.side.Other()) && !s.canMove() {
		s.win(s.side.Other(), Blocked)
	}
	return false
}

// oweRemoval makes the side to move owe a removal, after a mill, and reports
// whether there is a man to remove.
func (s *State) oweRemoval() bool {
	if s.removable(s.side.Other()) == 0 {
		return false
	}
	s.duty = DutyRemove
	return true
}

func (s *State) put(side Side, p Point) {
	s.men[side] |= Bit(p)
	s.key ^= zobristMan[side][p]
}

// carry moves a man and what it remembers.
func (s *State) carry(side Side, from, to Point) {
	s.men[side] ^= Bit(from) | Bit(to)
	s.key ^= zobristMan[side][from] ^ zobristMan[side][to]
	if s.r.t.tracking {
		v := s.visited[from]
		s.plies[len(s.plies)-1].visited[0] = v
		s.key ^= zobristVisited(from, v)
		s.visited[from] = 0
		s.visit(to, v)
	}
}

// visit notes that the man now on p has stood on the points of v and on p.
func (s *State) visit(p Point, v Bitboard) {
	s.visited[p] = v.With(p)
	s.key ^= zobristVisited(p, s.visited[p])
}

// takeOff takes a man off the board for good.
func (s *State) takeOff(side Side, p Point) {
	s.men[side] &^= Bit(p)
	s.key ^= zobristMan[side][p]
	if s.r.t.tracking {
		s.plies[len(s.plies)-1].visited[1] = s.visited[p]
		s.key ^= zobristVisited(p, s.visited[p])
		s.visited[p] = 0
	}
}

// endTurn hands the turn to the other side.
func (s *State) endTurn() {
	s.side = s.side.Other()
	s.duty, s.series = DutyMove, NoPoint
	if s.huff != 0 {
		s.duty = DutyHuff
	}
	switch {
	case s.quiet < 0:
		s.quiet = 0
	case s.r.QuietTurns > 0 && s.counting():
		s.quiet++
	}
}
