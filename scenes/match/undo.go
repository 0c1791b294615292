package match

import "t3hunting/rules"

// CanUndo reports whether Undo would do something.
func (m *Match) CanUndo() bool {
	return m.decided() || m.decision(m.game.Ply()) >= 0
}

// UndoSide returns the side whose choice Undo would take back: who made the move,
// or lost a game that the players ended. It is the side to move where nobody did
// or there is nothing to undo.
func (m *Match) UndoSide() rules.Side {
	if m.decided() {
		if winner, ok := m.game.Result().Outcome.Winner(); ok {
			return winner.Other()
		}
		return m.game.State().Side()
	}
	if ply := m.decision(m.game.Ply()); ply >= 0 {
		return m.tags[ply].side
	}
	return m.game.State().Side()
}

// CanRedo reports whether Redo would do something.
func (m *Match) CanRedo() bool {
	return !m.decided() && m.game.Ply() < m.game.Len()
}

// Undo goes back to the last position in which a person had a choice: one move
// between two persons, one's own turn against the computer, whose moves go with
// it. A resignation or an agreement is taken back first. It reports whether
// there was anything to undo.
func (m *Match) Undo() bool {
	if m.decided() {
		m.withdraw()
		m.game.Undo()
		m.note(Change{Kind: Decided})
		return true
	}
	to := m.decision(m.game.Ply())
	if to < 0 {
		return false
	}
	m.withdraw()
	for m.game.Ply() > to {
		m.undoMove()
	}
	return true
}

// Redo makes the moves again that Undo took back, up to the next position in
// which a person has a choice. It reports whether there were any.
func (m *Match) Redo() bool {
	if !m.CanRedo() {
		return false
	}
	m.withdraw()
	for m.game.Redo() {
		m.noteMove(Played, m.tags[m.game.Ply()-1].auto)
		if m.game.Ply() < m.game.Len() && m.chooses(m.game.Ply()) {
			break
		}
	}
	return true
}

// GoTo goes to a ply of the record, for looking at it; the picture is to be
// made anew. While a past position is looked at Tick must not be called, as the
// computer would play on from there.
func (m *Match) GoTo(ply int) {
	m.withdraw()
	m.game.GoTo(ply)
	m.note(Change{Kind: Rebuilt})
}

// decided reports whether the players, not the rules, ended the game.
func (m *Match) decided() bool { return m.game.Over() && !m.game.State().Over() }

// decision returns the last ply before that one at which a person had a choice,
// or -1.
func (m *Match) decision(before int) int {
	for i := before - 1; i >= 0; i-- {
		if m.chooses(i) {
			return i
		}
	}
	return -1
}

// chooses reports whether the recorded move after that many plies was, or would
// now be, a person's own choice.
func (m *Match) chooses(ply int) bool {
	t := m.tags[ply]
	return !t.auto && !m.seats[t.side].Computer
}

func (m *Match) undoMove() {
	s := m.game.State()
	move, _ := s.LastMove()
	c := Change{Kind: Undone, Move: move, Side: m.tags[m.game.Ply()-1].side, Events: s.AppendEvents(nil)}
	m.game.Undo()
	m.note(c)
}
