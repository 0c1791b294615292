package anim

import "t3hunting/rules"

// Trail is what the turn made last leaves to be seen while the picture is at
// rest. It follows from the moves alone, so that a position looks the same
// however it was reached: played, loaded, undone to or looked back at.
type Trail struct {
	To    rules.Point      // where the man stands that was placed or moved, or NoPoint
	Left  rules.Bitboard   // the empty points it left, more than one in a series of jumps
	Taken rules.Bitboard   // the empty points on which men were captured, removed or huffed
	Mills []rules.Bitboard // the rows of three that were made
	Won   rules.Bitboard   // what the win rests on, if the game was won by a move
}

// TrailOf returns the trail of the last turn in which a man was placed or moved,
// with what was taken off the board since.
func TrailOf(s *rules.State) Trail {
	t := Trail{To: rules.NoPoint}
	var mover rules.Side
	var events []rules.Event
	moved := false
	for back := s.Clone(); back.Ply() > 0; {
		m, _ := back.LastMove()
		events = back.AppendEvents(events[:0])
		back.Undo()
		if moved && back.Side() != mover {
			break
		}
		switch m.Kind {
		case rules.Remove, rules.Huff:
			t.Taken = t.Taken.With(m.From)
		case rules.Place, rules.Step, rules.Fly, rules.Jump:
			if !moved {
				moved, mover, t.To = true, back.Side(), m.To
			}
			t.add(m)
		}
		for i := range events {
			if events[i].Kind == rules.Milled {
				t.Mills = append(t.Mills, events[i].Line)
			}
		}
	}
	if t.To != rules.NoPoint && !s.Occupied().Has(t.To) {
		t.To = rules.NoPoint // the man was huffed since
	}
	t.Taken &= s.Empty()
	t.Left &= s.Empty() &^ t.Taken
	t.Won = restsOn(s.Result(), t.Mills, s.Men)
	return t
}

// add notes the points that a motion left and captured.
func (t *Trail) add(m rules.Move) {
	if m.From != rules.NoPoint {
		t.Left = t.Left.With(m.From)
	}
	if m.Over != rules.NoPoint {
		t.Taken = t.Taken.With(m.Over)
	}
}

// restsOn returns what a win rests on: the row, the men that are shut in, or the
// winner's men.
func restsOn(r rules.Result, mills []rules.Bitboard, men func(rules.Side) rules.Bitboard) (set rules.Bitboard) {
	winner, ok := r.Outcome.Winner()
	if !ok {
		return 0
	}
	switch r.Reason {
	case rules.LinedUp:
		for _, line := range mills {
			set |= line
		}
		return set
	case rules.Tamed, rules.Blocked:
		return men(winner.Other())
	}
	return men(winner)
}
