package pick

import "t3hunting/rules"

// Choice is what the side to move can do in one position. It is of no use
// before Read has filled it in.
type Choice struct {
	moves    []rules.Move
	own      rules.Bitboard
	occupied rules.Bitboard
	duty     rules.Duty
	series   rules.Point
	over     bool

	places  rules.Bitboard
	movable rules.Bitboard
	taken   rules.Bitboard // men that a removal or a huff takes off
	stop    bool
}

// Read takes over a position. It is to be called after every change of it; it
// allocates nothing once the choice has held a position with as many moves.
func (c *Choice) Read(s *rules.State) {
	*c = Choice{
		moves: s.AppendMoves(c.moves[:0]), own: s.Men(s.Side()), occupied: s.Occupied(),
		duty: s.Duty(), series: rules.NoPoint, over: s.Over(),
	}
	if c.duty == rules.DutyJump && !c.over {
		c.series = s.Series()
	}
	for _, m := range c.moves {
		switch m.Kind {
		case rules.Place:
			c.places = c.places.With(m.To)
		case rules.Step, rules.Fly, rules.Jump:
			c.movable = c.movable.With(m.From)
		case rules.Remove, rules.Huff:
			c.taken = c.taken.With(m.From)
		case rules.Stop:
			c.stop = true
		}
	}
}

// Moves returns the legal moves; they must not be changed.
func (c *Choice) Moves() []rules.Move { return c.moves }

// Start returns what is selected before the first tap: the man of a series
// under way, or NoPoint.
func (c *Choice) Start() rules.Point { return c.series }

// Keep returns the selection if it still makes sense in this position, and
// Start otherwise. A scene calls it after every move, its own or the opponent's.
func (c *Choice) Keep(selected rules.Point) rules.Point {
	if c.series == rules.NoPoint && c.movable.Has(selected) {
		return selected
	}
	return c.Start()
}

// Stop returns the move that ends the series under way, if it may be ended.
func (c *Choice) Stop() (rules.Move, bool) {
	return rules.Move{Kind: rules.Stop, From: c.series, To: rules.NoPoint, Over: rules.NoPoint}, c.stop
}

// Targets returns where the man on from can go.
func (c *Choice) Targets(from rules.Point) (set rules.Bitboard) {
	for _, m := range c.moves {
		if goes(m) && m.From == from {
			set = set.With(m.To)
		}
	}
	return set
}

// Victims returns the men that the jumps of the man on from would take.
func (c *Choice) Victims(from rules.Point) (set rules.Bitboard) {
	for _, m := range c.moves {
		if m.Kind == rules.Jump && m.From == from {
			set = set.With(m.Over)
		}
	}
	return set
}

// Sensible returns the points on which a tap does something while selected is
// selected. It is what layout's PointAt should snap to before it takes the
// nearest point of all, whose tap will be refused with a reason.
func (c *Choice) Sensible(selected rules.Point) rules.Bitboard {
	set := c.places | c.taken | c.movable
	if selected != rules.NoPoint {
		set = c.movable.With(selected) | c.Targets(selected)
	}
	return set
}

// move returns the move of the man on from to that point.
func (c *Choice) move(from, to rules.Point) (rules.Move, bool) {
	for _, m := range c.moves {
		if goes(m) && m.From == from && m.To == to {
			return m, true
		}
	}
	return rules.Move{}, false
}

// takeOff returns the removal or huff of the man on p.
func (c *Choice) takeOff(p rules.Point) (rules.Move, bool) {
	for _, m := range c.moves {
		if (m.Kind == rules.Remove || m.Kind == rules.Huff) && m.From == p {
			return m, true
		}
	}
	return rules.Move{}, false
}

// goes reports whether a man goes from one point to another.
func goes(m rules.Move) bool {
	return m.Kind == rules.Step || m.Kind == rules.Fly || m.Kind == rules.Jump
}
