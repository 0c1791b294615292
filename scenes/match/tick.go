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
// can show each. While an animation is to be waited for Listen is called instead.
func (m *Match) Tick() bool {
	if m.Auto() {
		return true
	}
	asked := m.asked.pending
	m.Listen()
	return asked && m.heard && m.accept()
}

// Listen asks the computer player if it is his turn, and takes the reply once it
// is there, without making the move: that is for Tick.
func (m *Match) Listen() {
	switch {
	case m.heard || m.game.Over():
	case m.asked.pending:
		reply, ok := m.player.Poll()
		if ok && reply.Ticket == m.asked.ticket {
			m.reply, m.heard = reply, true
		}
	case m.ComputersTurn() && m.fault == nil:
		if _, auto := m.compulsory(m.game.State()); !auto {
			m.ask()
		}
	}
}

// Thinking reports whether the computer player is being waited for.
func (m *Match) Thinking() bool { return m.asked.pending && !m.heard }

// Asked reports whether the computer player was asked for a move or a hint that
// is still to be made or told.
func (m *Match) Asked() bool { return m.asked.pending }

// Hurry makes the computer player move at once, the best that it has found so
// far, until its turn ends. It reports whether it is its turn.
func (m *Match) Hurry() bool {
	if !m.ComputersTurn() || m.fault != nil {
		return false
	}
	m.hurried = true
	if m.asked.pending {
		m.player.Hurry()
	}
	return true
}

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
	if m.hurried {
		m.player.Hurry()
	}
}

// think sends the present position to the computer player; with why it is also
// asked for the reason.
func (m *Match) think(level int, why bool) {
	s := m.game.State()
	m.ticket++
	m.heard = false
	m.asked = question{pending: true, ticket: m.ticket, game: m.game, ply: s.Ply(), key: s.Key()}
	m.player.Think(requestFor(m.game, s.Ply(), ai.Request{Ticket: m.ticket, Level: level, Why: why, Seed: m.Seed + uint64(m.ticket)}))
}

// accept makes the move of the reply, if the game still stands where it was asked.
func (m *Match) accept() bool {
	s, reply := m.game.State(), m.reply
	hint := m.asked.hint
	here := m.asked == question{true, hint, reply.Ticket, m.game, s.Ply(), s.Key()}
	m.asked, m.reply, m.heard = question{}, ai.Reply{}, false
	if !here {
		return false
	}
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
	m.fault, m.hurried = nil, false
	if m.asked.pending {
		m.asked, m.reply, m.heard = question{}, ai.Reply{}, false
		m.player.Cancel()
	}
}
