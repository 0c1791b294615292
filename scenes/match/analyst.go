package match

import (
	"slices"

	"t3hunting/ai"
	"t3hunting/rules"
)

// Analyst asks a computer player of its own about positions of games, present and
// past ones, so that a match's computer player is never disturbed. It makes the
// player when it is first asked. NewAnalyst makes one. It is not safe for
// concurrent use.
type Analyst struct {
	newPlayer func() ai.Player
	player    ai.Player // nil until something is asked
	asked     matter
	open      bool // a reply to asked is awaited, or was the last one
	waiting   bool // a reply will come
	ticket    ai.Ticket
}

// matter is what an analyst was asked. Equal matters have equal replies.
type matter struct {
	rules  *rules.Ruleset
	start  string
	moves  []rules.Move // from the start to the position in question
	lines  int
	limits ai.Limits
}

// NewAnalyst returns an analyst whose player newPlayer makes, each time that one
// is wanted.
func NewAnalyst(newPlayer func() ai.Player) *Analyst { return &Analyst{newPlayer: newPlayer} }

// Ask asks for the best lines of the position after so many plies of g's record,
// which may be a past one or one that was undone. Another question replaces the
// one before; the same one again does nothing, though its replies were polled
// already. ply must lie between 0 and g.Len(). Ask reports whether the question is
// a new one.
//
// The replies come by Poll, at full strength, the scores for the side to move.
// Without limits they come until there is nothing more to find.
func (a *Analyst) Ask(g *rules.Game, ply, lines int, limits ai.Limits) bool {
	next := matter{g.Ruleset(), g.Start(), g.Moves()[:ply], lines, limits}
	if a.open && a.asked.equal(next) {
		return false
	}
	next.moves = append(a.asked.moves[:0], next.moves...)
	a.asked = next
	a.open, a.waiting = true, true
	a.ticket++
	if a.player == nil {
		a.player = a.newPlayer()
	}
	a.player.Think(requestFor(g, ply, ai.Request{Ticket: a.ticket, Lines: lines, Limits: limits}))
	return true
}

// equal reports whether the answers to both questions are the same.
func (m matter) equal(n matter) bool {
	if m.rules != n.rules && (m.rules.ID != n.rules.ID || m.rules.Changed() != n.rules.Changed()) {
		return false
	}
	return m.start == n.start && m.lines == n.lines && m.limits == n.limits && slices.Equal(m.moves, n.moves)
}

// Poll returns the latest reply to the last question that it has not yet returned,
// if there is one. While More is set in it a deeper one will come. It is to be
// called every tick while Waiting reports true.
func (a *Analyst) Poll() (ai.Reply, bool) {
	if !a.waiting {
		return ai.Reply{}, false
	}
	reply, ok := a.player.Poll()
	if !ok || reply.Ticket != a.ticket {
		return ai.Reply{}, false
	}
	a.waiting = reply.More
	return reply, true
}

// Waiting reports whether another reply will come.
func (a *Analyst) Waiting() bool { return a.waiting }

// Stop forgets the last question; no reply to it will be seen any more.
func (a *Analyst) Stop() {
	if a.waiting {
		a.player.Cancel()
	}
	a.open, a.waiting = false, false
}

// Close stops and gives the player back. An analyst that is asked again makes
// another.
func (a *Analyst) Close() {
	a.Stop()
	if a.player != nil {
		a.player.Close()
		a.player = nil
	}
}
