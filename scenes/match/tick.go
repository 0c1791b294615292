package match

import (
	"errors"
	"fmt"

	"t3hunting/ai"
	"t3hunting/rules"
)

// question is what the computer player was asked, and where.
type question struct {
	pending bool
	hint    bool // a person wants to know what to play
	ticket  ai.Ticket
	game    *rules.Game
	ply     int
	key     uint64
}

// Tick lets the match go on: it makes the compulsory act, asks the computer
// player if it is his turn, and makes his move once the reply is there. It
// reports whether the game changed. It makes one move at most, so that a caller
// can show each, and may be left out while an animation is to be waited for.
func (m *Match) Tick() bool {
	switch {
	case m.game.Over():
		return false
	case m.Auto():
		return true
	case m.asked.hint:
	case !m.ComputersTurn() || m.fault != nil:
		return false
	case !m.asked.pending:
		m.ask()
		return false
	}
	reply, ok := m.player.Poll()
	return ok && m.accept(reply)
}

// Thinking reports whether the computer player is being waited for.
func (m *Match) Thinking() bool { return m.asked.pending }

// Fault returns why the computer player cannot move, or nil. The game stands
// until something changes it: an undo, another seat, Retry.
func (m *Match) Fault() error { return m.fault }

// Retry asks the computer player again after a Fault.
func (m *Match) Retry() { m.withdraw() }

// ask puts the present position to the computer player.
func (m *Match) ask() {
	if m.player == nil {
		m.fault = errors.New("there is no computer player")
		return
	}
	m.think(m.seats[m.game.State().Side()].Level, false)
}

// think sends the present position to the computer player; with why it is also
// asked for the reason.
func (m *Match) think(level int, why bool) {
	s := m.game.State()
	m.ticket++
	m.asked = question{pending: true, ticket: m.ticket, game: m.game, ply: s.Ply(), key: s.Key()}
	m.player.Think(requestFor(m.game, s.Ply(), ai.Request{Ticket: m.ticket, Level: level, Why: why, Seed: m.Seed + uint64(m.ticket)}))
}

// accept makes the move of a reply, if it answers what was asked last and the
// game still stands there.
func (m *Match) accept(reply ai.Reply) bool {
	s := m.game.State()
	hint := m.asked.hint
	if m.asked != (question{true, hint, reply.Ticket, m.game, s.Ply(), s.Key()}) {
		return false
	}
	m.asked = question{}
	if hint {
		m.hint(reply)
		return false
	}
	if reply.Err != "" {
		m.fault = errors.New(reply.Err)
		return false
	}
	move, err := s.ParseMove(reply.Move)
	if err == nil {
		err = m.play(move, false)
	}
	if err != nil {
		m.fault = fmt.Errorf("the computer player's move: %w", err)
		return false
	}
	m.score, m.scored = reply.Score, true
	return true
}

// withdraw takes the ticket back, since the game changes.
func (m *Match) withdraw() {
	m.fault = nil
	if m.asked.pending {
		m.asked = question{}
		m.player.Cancel()
	}
}
