package rules

// EventKind is a kind of event.
type EventKind uint8

// The kinds of events.
const (
	Placed     EventKind = iota // a man came to To
	Moved                       // a man went from From to To, by a step or a flight
	Jumped                      // a man jumped from From over Over to To
	Captured                    // Side's man on From was captured by a jump
	Milled                      // the points of Line became a row of three
	Removed                     // Side's man on From was removed
	Huffed                      // Side's man on From was huffed
	Passed                      // Side passed
	TurnPassed                  // the turn is now Side's
	Ended                       // the game is over with Result
)

// Event is one thing that a move did. Pictures and sounds are driven by events
// alone: a comparison of two positions could not tell a jump's path or a mill.
type Event struct {
	Kind           EventKind
	Side           Side // who acted; the owner of a man that left the board
	From, To, Over Point
	Line           Bitboard
	Result         Result
}

// AppendEvents appends what the last move did, in order, and returns the
// extended slice. It appends nothing at Ply 0.
func (s *State) AppendEvents(dst []Event) []Event {
	if len(s.plies) == 0 {
		return dst
	}
	last := &s.plies[len(s.plies)-1]
	m, me := last.move, last.before.side
	none := Event{Side: me, From: NoPoint, To: NoPoint, Over: NoPoint}
	event := func(k EventKind) Event { e := none; e.Kind = k; return e }
	switch m.Kind {
	case Place:
		e := event(Placed)
		e.To = m.To
		dst = s.appendMilled(append(dst, e), me, m.To, s.r.t.onPlace)
	case Step, Fly:
		e := event(Moved)
		e.From, e.To = m.From, m.To
		counts := s.r.t.onStep
		if m.Kind == Fly {
			counts = s.r.t.onFly
		}
		dst = s.appendMilled(append(dst, e), me, m.To, counts)
	case Jump:
		e := event(Jumped)
		e.From, e.To, e.Over = m.From, m.To, m.Over
		gone := event(Captured)
		gone.Side, gone.From = me.Other(), m.Over
		dst = append(dst, e, gone)
	case Remove, Huff:
		e := event(Removed)
		if m.Kind == Huff {
			e.Kind = Huffed
		}
		e.Side, e.From = me.Other(), m.From
		dst = append(dst, e)
	case Pass:
		dst = append(dst, event(Passed))
	}
	switch {
	case s.Over():
		e := event(Ended)
		e.Result = s.result
		dst = append(dst, e)
	case s.side != me:
		e := event(TurnPassed)
		e.Side = s.side
		dst = append(dst, e)
	}
	return dst
}

// appendMilled appends one event per line that the man on p completes.
func (s *State) appendMilled(dst []Event, side Side, p Point, counts uint32) []Event {
	for full := s.completed(side, p, counts); full != 0; full &= full - 1 {
		dst = append(dst, Event{Kind: Milled, Side: side, From: NoPoint, To: p, Over: NoPoint, Line: s.r.t.line(full)})
	}
	return dst
}
