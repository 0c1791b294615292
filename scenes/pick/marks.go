package pick

import "t3hunting/rules"

// Marks are the sets of points to mark on the board, by the table of states in
// LOOK.md section 3.
type Marks struct {
	Selected  rules.Point    // solid ring; NoPoint if none
	Movable   rules.Bitboard // men that may be moved: dashed ring; empty while one is selected
	Targets   rules.Bitboard // where the selected man may go: dot
	Places    rules.Bitboard // where a man may be placed: small dot
	Victims   rules.Bitboard // men that a jump of the selected man would take: ticks
	Removable rules.Bitboard // men of which one is to be removed: ticks
	Huffable  rules.Bitboard // men of which one is to be huffed: ticks
	Stop      bool           // the series may be ended, by a tap on the man or on a button
}

// Marks returns what to mark while selected is selected.
func (c *Choice) Marks(selected rules.Point) Marks {
	m := Marks{Selected: c.Keep(selected), Stop: c.stop}
	switch c.duty {
	case rules.DutyRemove:
		m.Removable = c.taken
		return m
	case rules.DutyHuff:
		m.Huffable = c.taken
		return m
	}
	if m.Selected == rules.NoPoint {
		m.Movable, m.Places = c.movable, c.places
		return m
	}
	m.Targets, m.Victims = c.Targets(m.Selected), c.Victims(m.Selected)
	return m
}

// Rings returns the men that have a ring.
func (m *Marks) Rings() rules.Bitboard {
	set := m.Movable | m.Victims | m.Removable | m.Huffable
	if m.Selected != rules.NoPoint {
		set = set.With(m.Selected)
	}
	return set
}
