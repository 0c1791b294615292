package match

import "t3hunting/ai"

// AskHint asks the computer player what a person could play now. The answer
// comes as a Hinted change, unless something changes the game before. It
// reports whether there is anything to ask.
func (m *Match) AskHint(level int) bool {
	if m.player == nil || m.game.Over() || m.ComputersTurn() || m.asked.pending {
		return false
	}
	m.think(level, true)
	m.asked.hint = true
	return true
}

// hint hands out the reply to AskHint. A player that fails has nothing to
// propose; the game goes on without.
func (m *Match) hint(reply ai.Reply) {
	s := m.game.State()
	c := Change{Kind: Hinted, Side: s.Side()}
	if move, err := s.ParseMove(reply.Move); err == nil && reply.Err == "" {
		c.Move, c.Why = move, reply.Why
	}
	m.note(c)
}
