package rules

import "slices"

// seenNote is an occurrence that a position's text tells of: an arrangement of
// side's men (OwnLoses) or a whole position with side to move.
type seenNote struct {
	side  Side
	men   [2]Bitboard // OwnLoses: only men[side]
	ban   [2]uint32
	count int
}

// irreversible reports whether no position from before the move can come back:
// men came to the board or left it. RULES.md section 1 wipes the notes then.
func (m Move) irreversible() bool {
	return m.Kind == Place || m.Kind == Jump || m.Kind == Remove || m.Kind == Huff
}

// turnEnded reports whether ply i ended a turn.
func (s *State) turnEnded(i int) bool {
	return s.at(i).side != s.at(i+1).side
}

// at returns the position after i plies.
func (s *State) at(i int) *position {
	if i == len(s.plies) {
		return &s.position
	}
	return &s.plies[i].before
}

// occurrences returns how often the arrangement or position that the turn just
// ended made has occurred, this time included; 0 without a repetition rule. If
// at is not nil, it appends the plies after which it stood, the latest first.
func (s *State) occurrences(at *[]int) int {
	switch s.r.Repetition {
	case OwnLoses:
		return s.ownOccurrences(at)
	case PositionLoses, PositionDraws:
		return s.wholeOccurrences(at)
	}
	return 0
}

func (s *State) ownOccurrences(at *[]int) int {
	mover := s.side.Other()
	n := 0
	if len(s.plies) > 0 { // an arrangement that merely stands is not noted
		n = 1
		note(at, len(s.plies))
	}
	for i := len(s.plies) - 1; i >= 0; i-- {
		if s.plies[i].move.irreversible() {
			return n
		}
		// Ply i was quiet: the arrangement before it was noted if the ply
		// before it ended a turn of the mover.
		if i > 0 && s.at(i).side != mover && s.turnEnded(i-1) && s.at(i).men[mover] == s.men[mover] {
			n++
			note(at, i)
		}
	}
	for _, e := range s.seen {
		if e.side == mover && e.men[mover] == s.men[mover] {
			n += e.count
		}
	}
	return n
}

func (s *State) wholeOccurrences(at *[]int) int {
	n := 1
	note(at, len(s.plies))
	for i := len(s.plies) - 1; i >= 0; i-- {
		if s.plies[i].move.irreversible() {
			return n
		}
		if s.plies[i].before.key == s.key {
			n++
			note(at, i)
		}
	}
	for _, e := range s.seen {
		if e.side == s.side && e.men == s.men && e.ban == s.ban {
			n += e.count
		}
	}
	return n
}

func note(at *[]int, ply int) {
	if at != nil {
		*at = append(*at, ply)
	}
}

// RepeatedAt returns the plies after which the arrangement or position stood
// that ended the game by repetition, in order; the last is the present one. It
// is nil if the game did not end so, and shorter than three where the position
// was set up from a text that told of earlier occurrences.
func (s *State) RepeatedAt() []int {
	if s.result.Reason != Repeated && s.result.Reason != RepeatedDraw {
		return nil
	}
	var at []int
	s.occurrences(&at)
	slices.Reverse(at)
	return at
}

// Occurrence returns how often what the move makes will have occurred, as the
// ruleset counts it: 1 is new, 3 ends the game. It is 0 without a repetition
// rule and for moves that do not end a turn.
func (s *State) Occurrence(m Move) int {
	mover := s.side
	s.Apply(m)
	n := 0
	if s.side != mover {
		n = s.occurrences(nil)
	}
	s.Undo()
	return n
}
