package ai

import (
	"t3hunting/ai/symmetry"
	"t3hunting/rules"
)

// keyOf returns the key under which the table knows the position, and the symmetry that leads to
// the position that the key stands for, or nil if it is the position itself.
//
// Mirrored positions share a key while men are in hand and few are on the board; later they hardly
// occur in one search and it would cost more than it saves. No mill can be banned then, so that
// men, hands, side and duty are all there is to a position.
func (s *Searcher) keyOf() (key uint64, to *symmetry.Symmetry) {
	st := s.st
	first, second := st.Men(rules.First), st.Men(rules.Second)
	if len(s.symmetries) == 0 || st.Hand(rules.First)+st.Hand(rules.Second) == 0 ||
		(first|second).Count() > s.tuning.symmetry || st.Duty() == rules.DutyJump {
		return st.Key(), nil
	}
	best := 0
	low, low2 := first, second
	for i := 1; i < len(s.symmetries); i++ {
		y := &s.symmetries[i]
		a := y.At(first)
		if a > low {
			continue
		}
		if b := y.At(second); a < low || b < low2 {
			low, low2, best = a, b, i
		}
	}
	hands := uint64(st.Hand(rules.First))<<16 | uint64(st.Hand(rules.Second))<<8 | uint64(st.Side())<<4 | uint64(st.Duty())
	key = mix(mix(mix(uint64(low))+uint64(low2)) + hands + 1)
	if best == 0 {
		return key, nil
	}
	return key, &s.symmetries[best]
}
