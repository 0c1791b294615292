package scenetest

import (
	"context"

	"t3hunting/ai"
	"t3hunting/rules"
)

// State returns the position on the board, read from the report.
func (d *Driver) State() *rules.State {
	d.t.Helper()
	report := d.Game.Report()
	r, ok := rules.Lookup(report.Game)
	if !ok {
		d.t.Fatalf("no game:\n%s", report)
	}
	r, err := r.WithAll(report.Options)
	if err != nil {
		d.t.Fatal(err)
	}
	s, err := rules.ParsePosition(r, report.Position)
	if err != nil {
		d.t.Fatalf("position %q: %v", report.Position, err)
	}
	return s
}

// Over reports whether the game on the board is over.
func (d *Driver) Over() bool { return d.Game.Report().Outcome != "*" }

// point returns the target of a point.
func point(s *rules.State, p rules.Point) string { return "point:" + s.Board().Label(p) }

// TapMove makes a move by taps: on the man, unless it is in the hand already,
// and on where it goes.
func (d *Driver) TapMove(m rules.Move) {
	d.t.Helper()
	s := d.State()
	switch m.Kind {
	case rules.Stop:
		d.Tap("button:stop")
	case rules.Place:
		d.Tap(point(s, m.To))
	case rules.Remove, rules.Huff:
		d.Tap(point(s, m.From))
	default:
		if s.Duty() != rules.DutyJump {
			d.Tap(point(s, m.From))
		}
		d.Tap(point(s, m.To))
	}
}

// DragMove makes a move by dragging, where there is something to drag.
func (d *Driver) DragMove(m rules.Move) {
	d.t.Helper()
	switch m.Kind {
	case rules.Step, rules.Fly, rules.Jump:
		s := d.State()
		d.Drag(point(s, m.From), point(s, m.To))
	default:
		d.TapMove(m)
	}
}

// Chooser picks a move of a position that is not over.
type Chooser func(*rules.State) rules.Move

// Thinker returns a chooser that searches so many nodes.
func Thinker(nodes uint64) Chooser {
	searcher := ai.NewSearcher(1 << 20)
	ticket := ai.Ticket(0)
	return func(s *rules.State) rules.Move {
		ticket++
		reply := searcher.Answer(context.Background(), ai.Request{
			Ticket: ticket, Ruleset: s.Ruleset().ID, Options: s.Ruleset().Changed(), Start: s.Position(),
			Limits: ai.Limits{Nodes: nodes},
		})
		m, err := s.ParseMove(reply.Move)
		if err != nil {
			panic("scenetest: the search gave no move: " + reply.Err)
		}
		return m
	}
}

// Play makes up to n moves for whichever side a person has to move for, each
// chosen by choose and made by hand, until the game is over. It returns how many
// moves were made.
func (d *Driver) Play(n int, choose Chooser, hand func(rules.Move)) int {
	d.t.Helper()
	for made := range n {
		d.Calm()
		if d.Over() {
			return made
		}
		before := d.Game.Report().Record
		m := choose(d.State())
		if m.Kind == rules.Pass || m.Kind == rules.Huff && d.single() {
			d.await(before) // it plays itself
		} else {
			hand(m)
		}
		d.Tick(1)
		if d.Game.Report().Record == before {
			d.t.Fatalf("move %v was not made:\n%s", m, d.Game.Report())
		}
	}
	return n
}

// single reports whether there is only one legal move.
func (d *Driver) single() bool { return len(d.State().AppendMoves(nil)) == 1 }

// await runs ticks until the record changes, a second at most.
func (d *Driver) await(record string) {
	for range 60 {
		if d.Tick(1); d.Game.Report().Record != record {
			return
		}
	}
}

// Script returns a chooser that follows moves in notation, from the first one on.
func Script(moves []string) Chooser {
	next := 0
	return func(s *rules.State) rules.Move {
		m, err := s.ParseMove(moves[next])
		if err != nil {
			panic("scenetest: the script cannot be played: " + err.Error())
		}
		next++
		return m
	}
}
