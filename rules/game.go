package rules

import (
	"errors"
)

// Game is a game with its record: what a program holds. Moves that were undone
// can be redone until another move is played.
type Game struct {
	state   *State
	start   string // position text, if not the usual start
	moves   []Move // played and then undone ones
	verdict Result // agreed, resigned or out of time; zero otherwise
	headers map[string]string
}

// NewGame returns a game at its usual start.
func NewGame(r *Ruleset) *Game {
	return &Game{state: New(r), headers: map[string]string{}}
}

// NewGameAt returns a game that starts from a position's text.
func NewGameAt(r *Ruleset, position string) (*Game, error) {
	s, err := ParsePosition(r, position)
	if err != nil {
		return nil, err
	}
	g := &Game{state: s, headers: map[string]string{}}
	if text := s.Position(); text != New(r).Position() {
		g.start = text
	}
	return g, nil
}

// State returns the present position. The caller must not change it.
func (g *Game) State() *State { return g.state }

// Ruleset returns the game that is played.
func (g *Game) Ruleset() *Ruleset { return g.state.r }

// Start returns the text of the position the game started from, or "" if it is
// the usual one.
func (g *Game) Start() string { return g.start }

// Ply returns how many moves lie behind the present position.
func (g *Game) Ply() int { return g.state.Ply() }

// Len returns how many moves are recorded, those that can be redone included.
func (g *Game) Len() int { return len(g.moves) }

// Moves returns the recorded moves. The caller must not change them.
func (g *Game) Moves() []Move { return g.moves }

// Play makes a legal move and drops the moves that could have been redone. The
// error of an illegal move is a *RefusedError; then nothing changes.
func (g *Game) Play(m Move) error {
	if g.verdict.Outcome != Ongoing {
		return &RefusedError{g.state.FormatMove(m), RefusalOver}
	}
	if !g.state.Legal(m) {
		return &RefusedError{g.state.FormatMove(m), g.state.Refusal(m.From, m.To)}
	}
	g.moves = append(g.moves[:g.Ply()], m)
	g.state.Apply(m)
	return nil
}

// Legal reports whether m is a legal move.
func (s *State) Legal(m Move) bool {
	var buf [256]Move
	for _, l := range s.AppendMoves(buf[:0]) {
		if l == m {
			return true
		}
	}
	return false
}

// Undo takes one move back, or a resignation or agreement, and reports whether
// there was one.
func (g *Game) Undo() bool {
	if g.verdict.Outcome != Ongoing {
		g.verdict = Result{}
		return true
	}
	if g.Ply() == 0 {
		return false
	}
	g.state.Undo()
	return true
}

// Redo makes the next recorded move again and reports whether there was one.
func (g *Game) Redo() bool {
	if g.Ply() == g.Len() || g.verdict.Outcome != Ongoing {
		return false
	}
	g.state.Apply(g.moves[g.Ply()])
	return true
}

// GoTo undoes or redoes moves until ply of them lie behind the position; it
// stops at the ends of the record.
func (g *Game) GoTo(ply int) {
	for g.Ply() > max(0, ply) && g.Undo() {
	}
	for g.Ply() < ply && g.Redo() {
	}
}

// Result returns how the game ended at the present position, an agreement or
// resignation included, or the zero Result.
func (g *Game) Result() Result {
	if g.verdict.Outcome != Ongoing {
		return g.verdict
	}
	return g.state.Result()
}

// Over reports whether the game has ended at the present position.
func (g *Game) Over() bool { return g.Result().Outcome != Ongoing }

// Resign lets side give up. It does nothing if the game is over.
func (g *Game) Resign(side Side) { g.end(Result{WinFor(side.Other()), Resigned}) }

// AgreeDraw ends the game as a draw by agreement. It does nothing if the game is over.
func (g *Game) AgreeDraw() { g.end(Result{Draw, Agreed}) }

// TimeOut lets side lose because its clock ran out. It does nothing if the game is over.
func (g *Game) TimeOut(side Side) { g.end(Result{WinFor(side.Other()), OutOfTime}) }

func (g *Game) end(r Result) {
	if !g.Over() {
		g.moves = g.moves[:g.Ply()]
		g.verdict = r
	}
}

// Turn is a run of recorded moves by one side: moves[Start:End].
type Turn struct {
	Side       Side
	Start, End int
}

// Turns divides the recorded moves, undone ones included, into turns.
func (g *Game) Turns() []Turn {
	s := g.state.Clone()
	for s.Ply() > 0 {
		s.Undo()
	}
	var turns []Turn
	for i, m := range g.moves {
		if n := len(turns); n == 0 || turns[n-1].Side != s.Side() {
			turns = append(turns, Turn{s.Side(), i, i})
		}
		turns[len(turns)-1].End = i + 1
		s.Apply(m)
	}
	return turns
}

// Header returns a record header such as "First" (a player's name) or "Date".
func (g *Game) Header(name string) string { return g.headers[name] }

// SetHeader sets the header First, Second or Date; "" removes it. Line breaks
// become spaces.
func (g *Game) SetHeader(name, value string) error {
	switch name {
	case "First", "Second", "Date":
		g.headers[name] = oneLine(value)
		return nil
	}
	return errors.New("rules: header " + quoted(name) + " cannot be set")
}
