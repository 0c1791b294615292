package rules

func (s *State) win(side Side, why Reason) { s.result = Result{WinFor(side), why} }

// reduced ends the game if side has too few men left, and reports whether it did.
func (s *State) reduced(side Side) bool {
	if s.total(side) >= s.r.MinMen {
		return false
	}
	why := Reduced
	if s.r.MinMen == 1 {
		why = CapturedAll
	}
	s.win(side.Other(), why)
	return true
}

// counting reports whether quiet turns count at all.
func (s *State) counting() bool {
	if !s.r.QuietAtThree {
		return true
	}
	return s.hand[0] == 0 && s.hand[1] == 0 && (s.men[0].Count() == 3 || s.men[1].Count() == 3)
}

// judgeTurn returns the result at the beginning of a turn. A win by the move
// just made comes before a draw and before a loss by repetition (RULES.md 1).
func (s *State) judgeTurn() Result {
	if s.duty == DutyMove && !s.canMove() {
		switch {
		case s.r.FullDraw && s.Empty() == 0 && s.hand[0] == 0 && s.hand[1] == 0:
			return Result{Draw, FullBoard}
		case s.r.BlockedPass:
		case s.r.Roles[s.side] == T3:
			return Result{WinFor(s.side.Other()), Tamed}
		default:
			return Result{WinFor(s.side.Other()), Blocked}
		}
	}
	if s.passed == 2 {
		return Result{Draw, BothPassed}
	}
	if s.occurrences(nil) >= 3 {
		if s.r.Repetition == PositionDraws {
			return Result{Draw, RepeatedDraw}
		}
		return Result{WinFor(s.side), Repeated}
	}
	if s.r.QuietTurns > 0 && int(s.quiet) >= s.r.QuietTurns {
		if s.r.QuietAtThree {
			return Result{Draw, TenMoves}
		}
		return Result{Draw, QuietDraw}
	}
	return Result{}
}

// judge returns the result of a position that was set up, where what the last
// move did must be read from the board.
func (s *State) judge() Result {
	for side := First; side <= Second; side++ {
		if s.reduced(side) {
			return s.result
		}
		if s.r.RowWins && s.InMills(side) != 0 {
			return Result{WinFor(side), LinedUp}
		}
	}
	if s.r.CaptureGoal > 0 && s.Lost(First) >= s.r.CaptureGoal {
		return Result{SecondWins, CapturedGoal}
	}
	return s.judgeTurn()
}
