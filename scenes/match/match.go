package match

import (
	"errors"

	"t3hunting/ai"
	"t3hunting/rules"
)

// ErrComputersTurn refuses a person's move while it is the computer's turn.
var ErrComputersTurn = errors.New("it is the computer's turn")

// Match holds a game, its seats and the pending question to the computer player.
// New makes one. It is not safe for concurrent use.
type Match struct {
	// Seed varies the computer's choice between equally good moves.
	Seed uint64

	game    *rules.Game
	seats   [2]Seat
	player  ai.Player
	tags    []tag // of every recorded move
	changes []Change
	read    int // changes that were handed out already

	asked   question
	ticket  ai.Ticket // the last one given out
	reply   ai.Reply  // to what was asked, if it was heard
	heard   bool
	hurried bool // the computer player's turn is to end at once
	fault   error
	score   int  // of the computer's last reply, for its side
	scored  bool // there is one in this game

	moves []rules.Move // room for the legal moves
}

// tag is what Undo wants to know of a move.
type tag struct {
	side rules.Side
	auto bool // it was a compulsory act that played itself
}

// New returns a match over a game, which it owns from now on; the game may be
// under way. player may be nil as long as nobody but persons sit there.
func New(game *rules.Game, player ai.Player, seats [2]Seat) *Match {
	m := &Match{player: player}
	m.adopt(game, seats)
	return m
}

// Begin gives up the present game for another one, with other seats.
func (m *Match) Begin(game *rules.Game, seats [2]Seat) {
	m.withdraw()
	m.adopt(game, seats)
	m.note(Change{Kind: Rebuilt})
}

// adopt takes over a game.
func (m *Match) adopt(game *rules.Game, seats [2]Seat) {
	m.game, m.seats, m.scored, m.fault = game, seats, false, nil
	m.tags = m.tags[:0]
	s := game.State().Clone()
	for s.Ply() > 0 {
		s.Undo()
	}
	for _, move := range game.Moves() {
		_, auto := m.compulsory(s)
		m.tags = append(m.tags, tag{s.Side(), auto})
		s.Apply(move)
	}
}

// Game returns the game. The caller must only read it.
func (m *Match) Game() *rules.Game { return m.game }

// Seats returns who plays which side.
func (m *Match) Seats() [2]Seat { return m.seats }

// SetSeats changes who plays which side and keeps the game.
func (m *Match) SetSeats(seats [2]Seat) {
	if seats != m.seats {
		m.withdraw()
		m.seats = seats
	}
}

// Rematch begins the same game again from its start, everybody keeping the side.
func (m *Match) Rematch() { m.Begin(m.fresh(), m.seats) }

// SwapSides begins the same game again with the seats exchanged.
func (m *Match) SwapSides() { m.Begin(m.fresh(), [2]Seat{m.seats[1], m.seats[0]}) }

// Branch begins a new game that goes as this one did for so many plies, with
// other seats. This one stands as it is.
func (m *Match) Branch(ply int, seats [2]Seat) {
	game := m.fresh()
	for _, move := range m.game.Moves()[:ply] {
		if game.Play(move) != nil {
			return // a game can always be played again
		}
	}
	m.Begin(game, seats)
}

// fresh returns a new game of the same ruleset from the same start.
func (m *Match) fresh() *rules.Game {
	r := m.game.Ruleset()
	if start := m.game.Start(); start != "" {
		if g, err := rules.NewGameAt(r, start); err == nil {
			return g
		}
	}
	return rules.NewGame(r)
}

// ComputersTurn reports whether the computer is to move.
func (m *Match) ComputersTurn() bool {
	return !m.game.Over() && m.seats[m.game.State().Side()].Computer
}

// Play makes a person's move. It returns ErrComputersTurn or, of an illegal
// move, a *rules.RefusedError; then nothing changes.
func (m *Match) Play(move rules.Move) error {
	if m.ComputersTurn() {
		return ErrComputersTurn
	}
	return m.play(move, false)
}

func (m *Match) play(move rules.Move, auto bool) error {
	side := m.game.State().Side()
	if err := m.game.Play(move); err != nil {
		return err
	}
	hurried := m.hurried && m.game.State().Side() == side
	m.withdraw()
	m.hurried = hurried
	m.tags = append(m.tags[:m.game.Ply()-1], tag{side, auto})
	m.noteMove(Played, auto)
	return nil
}

// Auto makes the act that is compulsory and the only one, if there is one: a
// huff with one candidate, a pass. Tick does so too.
func (m *Match) Auto() bool {
	if m.game.Over() {
		return false
	}
	move, ok := m.compulsory(m.game.State())
	return ok && m.play(move, true) == nil
}

// Compulsory reports whether the next act plays itself.
func (m *Match) Compulsory() bool {
	if m.game.Over() {
		return false
	}
	_, ok := m.compulsory(m.game.State())
	return ok
}

// compulsory returns the act of a position that plays itself.
func (m *Match) compulsory(s *rules.State) (rules.Move, bool) {
	m.moves = s.AppendMoves(m.moves[:0])
	if len(m.moves) != 1 {
		return rules.Move{}, false
	}
	move := m.moves[0]
	return move, move.Kind == rules.Huff || move.Kind == rules.Pass
}

// Resign lets side give up.
func (m *Match) Resign(side rules.Side) {
	m.decide(func() { m.game.Resign(side) })
}

// AgreeDraw ends the game as a draw that both players want.
func (m *Match) AgreeDraw() { m.decide(m.game.AgreeDraw) }

// TimeOut lets side lose because its clock ran out.
func (m *Match) TimeOut(side rules.Side) {
	m.decide(func() { m.game.TimeOut(side) })
}

// OfferDraw offers the computer a draw and reports whether it took it, which it
// does if it held its position for level when it moved last.
func (m *Match) OfferDraw() bool {
	if m.game.Over() || !m.scored || !ai.AcceptsDraw(m.game.Ruleset(), m.score) {
		return false
	}
	m.AgreeDraw()
	return true
}

func (m *Match) decide(end func()) {
	if m.game.Over() {
		return
	}
	m.withdraw()
	end()
	m.tags = m.tags[:m.game.Len()]
	m.note(Change{Kind: Decided})
}

// Next returns the oldest change that was not handed out yet.
func (m *Match) Next() (Change, bool) {
	if m.read == len(m.changes) {
		m.changes, m.read = m.changes[:0], 0
		return Change{}, false
	}
	c := m.changes[m.read]
	m.changes[m.read].Events = nil
	m.read++
	return c, true
}

// note queues a change that has been made.
func (m *Match) note(c Change) {
	c.Ply = m.game.Ply()
	m.changes = append(m.changes, c)
}

// noteMove queues the game's last move, as played.
func (m *Match) noteMove(kind ChangeKind, auto bool) {
	s := m.game.State()
	move, _ := s.LastMove()
	m.note(Change{Kind: kind, Move: move, Side: m.tags[m.game.Ply()-1].side, Events: s.AppendEvents(nil), Auto: auto})
}
