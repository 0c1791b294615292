package rules

import "math/bits"

// line returns the points of the lowest line in a set of lines.
func (t *tables) line(lines uint32) Bitboard { return t.lines[bits.TrailingZeros32(lines)] }

// completed returns which of the lines that count, as indices of tables.lines,
// pass through p and are full of side's men.
func (s *State) completed(side Side, p Point, counts uint32) (full uint32) {
	for lines := counts & s.r.t.through[p]; lines != 0; lines &= lines - 1 {
		if s.r.t.line(lines)&^s.men[side] == 0 {
			full |= lines & -lines
		}
	}
	return full
}

// InMills returns the men of side that stand in a mill: in any line that can
// count under the ruleset, whatever is being played at the moment.
func (s *State) InMills(side Side) (set Bitboard) {
	for _, line := range s.r.t.lines {
		if line&^s.men[side] == 0 {
			set |= line
		}
	}
	return set
}

// removable returns the men of side that its opponent may remove after a mill.
func (s *State) removable(side Side) Bitboard {
	men := s.men[side]
	if !s.r.Protect {
		return men
	}
	if open := men &^ s.InMills(side); open != 0 {
		return open
	}
	return men
}
