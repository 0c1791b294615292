package save

import (
	"bytes"
	"errors"
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"

	"t3hunting/rules"
	"t3hunting/scenes/match"
)

// Game is a game as it is kept.
type Game struct {
	Serial uint64 // counts how often this game was saved; the higher one is newer
	Time   int64  // when it was saved, in milliseconds since 1970
	Seats  [2]match.Seat
	Turned bool   // Second sits near
	Clock  string // the times that are left, as the clock writes them; "" without one
	Redo   string // the moves that can be redone, as notation separated by spaces
	Record string // as rules.Game.Record writes it
}

// Of returns a game at its present position with what can be redone there.
func Of(g *rules.Game) Game {
	var redo []string
	for _, m := range g.Moves()[g.Ply():] {
		redo = append(redo, g.State().FormatMove(m))
	}
	return Game{Redo: strings.Join(redo, " "), Record: g.Record()}
}

// Play returns the game at its saved position. The error says which turn's
// which move cannot be read.
func (g Game) Play() (*rules.Game, error) {
	game, err := rules.ParseRecord(g.Record)
	if err != nil {
		return nil, err
	}
	ply := game.Ply()
	for _, token := range strings.Fields(g.Redo) {
		m, err := game.State().ParseMove(token)
		if err == nil {
			err = game.Play(m)
		}
		if err != nil {
			return nil, fmt.Errorf("save: Redo: %s? (%w)", token, err)
		}
	}
	if game.Ply() > ply {
		game.GoTo(ply)
	}
	return game, nil
}

// Header returns a header of the record, such as "Game" or "Result", without
// playing its moves.
func (g Game) Header(name string) string {
	for line := range strings.Lines(g.Record) {
		key, value, ok := strings.Cut(line, ":")
		if !ok {
			break
		}
		if key == name {
			return strings.TrimSpace(value)
		}
	}
	return ""
}

// Head returns what a list of games shows: the game without its moves and its
// clock. It shares no memory with the whole game.
func (g Game) Head() Game {
	headers, _, _ := strings.Cut(g.Record, "\n\n")
	return Game{Serial: g.Serial, Time: g.Time, Seats: g.Seats, Turned: g.Turned, Record: strings.Clone(headers)}
}

// Over reports whether the record says that the game is over.
func (g Game) Over() bool { return g.Header("Result") != "*" }

// magic begins every save; the number is that of the format.
const magic = "T3 save 1"

// ErrForeign is the error of a text that is no save at all.
var ErrForeign = errors.New("save: this is not a saved game")

// ErrDamaged is the error of a save that was changed or cut off.
var ErrDamaged = errors.New("save: the saved game is damaged")

// Text writes the save.
func (g Game) Text() []byte {
	var w bytes.Buffer
	fmt.Fprintf(&w, "Serial: %d\nTime: %d\n", g.Serial, g.Time)
	for side, seat := range g.Seats {
		fmt.Fprintf(&w, "%s: %s\n", rules.Side(side), seat)
	}
	fmt.Fprintf(&w, "Turned: %t\n", g.Turned)
	if g.Clock != "" {
		fmt.Fprintf(&w, "Clock: %s\n", g.Clock)
	}
	if g.Redo != "" {
		fmt.Fprintf(&w, "Redo: %s\n", g.Redo)
	}
	w.WriteByte('\n')
	w.WriteString(g.Record)
	body := w.Bytes()
	return append(fmt.Appendf(nil, "%s %08x\n", magic, crc32.ChecksumIEEE(body)), body...)
}

// Parse reads what Text writes. Its error is ErrForeign, ErrDamaged or tells of
// a line that cannot be read. The record's moves are not played.
func Parse(data []byte) (Game, error) {
	head, body, _ := bytes.Cut(data, []byte("\n"))
	sum, ok := strings.CutPrefix(string(head), magic+" ")
	if !ok {
		return Game{}, ErrForeign
	}
	if want, err := strconv.ParseUint(sum, 16, 32); err != nil || len(sum) != 8 || uint32(want) != crc32.ChecksumIEEE(body) {
		return Game{}, ErrDamaged
	}
	lines, record, ok := strings.Cut(string(body), "\n\n")
	if !ok {
		return Game{}, ErrDamaged
	}
	g := Game{Record: record}
	for line := range strings.SplitSeq(lines, "\n") {
		name, value, _ := strings.Cut(line, ": ")
		if err := g.set(name, value); err != nil {
			return Game{}, fmt.Errorf("save: %s: %q? (%w)", name, value, err)
		}
	}
	return g, nil
}

// set reads one line. A name that is not known is of a later program and means
// nothing here.
func (g *Game) set(name, value string) (err error) {
	switch name {
	case "Serial":
		g.Serial, err = strconv.ParseUint(value, 10, 64)
	case "Time":
		g.Time, err = strconv.ParseInt(value, 10, 64)
	case rules.First.String():
		g.Seats[rules.First], err = match.ParseSeat(value)
	case rules.Second.String():
		g.Seats[rules.Second], err = match.ParseSeat(value)
	case "Turned":
		g.Turned, err = strconv.ParseBool(value)
	case "Clock":
		g.Clock = value
	case "Redo":
		g.Redo = value
	}
	return err
}
