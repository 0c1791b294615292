package match

import "t3hunting/rules"

// AskHint asks the computer player what a person could play now. The answer
// comes as a Hinted change, unless something changes the game before. It
// reports whether there is anything to ask.
func (m *Match) AskHint(level int) bool {
	if m.player == nil || m.game.Over() || m.ComputersTurn() || m.asked.pending {
		return false
	}
	m.think(level)
	m.asked.hint = true
	return true
}

// hint hands out the reply to AskHint.
func (m *Match) hint(move rules.Move) {
	m.note(Change{Kind: Hinted, Move: move, Side: m.game.State().Side()})
}
