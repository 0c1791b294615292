package scenes

import (
	"errors"
	"fmt"
	"strings"

	"t3hunting/rules"
	"t3hunting/scenes/match"
)

// exchange is how records leave the program and come in: each platform has its
// own ways.
type exchange interface {
	// send hands a text over under a name. It returns where it went, or errLater
	// if poll is going to tell.
	send(name, text string) (where string, err error)
	// ways returns what bring can be asked for, such as "paste" or "file".
	ways() []string
	// bring asks for records; poll brings them.
	bring(way string)
	// poll is asked every tick while somebody waits.
	poll() exchanged
}

// exchanged is what came of an exchange.
type exchanged struct {
	waiting bool // it goes on: ask again
	done    bool // the rest holds, and is told only once
	texts   []string
	copied  bool   // a text that was sent is on the clipboard
	saved   string // the file to which a text that was sent went
	where   string // a folder in which there is nothing to bring yet
	err     error
}

// errLater says that a text is on its way.
var errLater = errors.New("it is on its way")

// longestRecord is how long a text may be that is read as a record, in bytes: far
// more than any game.
const longestRecord = 1 << 20

// noExchange is the exchange where there is no way at all.
type noExchange struct{}

func (noExchange) send(string, string) (string, error) {
	return "", errors.New("this device has no way to do so")
}
func (noExchange) ways() []string  { return nil }
func (noExchange) bring(string)    {}
func (noExchange) poll() exchanged { return exchanged{} }

// What records call players, in every language.
const (
	personName   = "Person"
	computerName = "Computer %d"
)

// playerName returns what a record calls the player of a seat.
func playerName(seat match.Seat) string {
	if seat.Computer {
		return fmt.Sprintf(computerName, seat.Level)
	}
	return personName
}

// seatsOf returns who plays a game that came in as a record: the computer where
// the record says so, else persons.
func seatsOf(g *rules.Game) [2]match.Seat {
	seats := [2]match.Seat{{Level: firstLevel}, {Level: firstLevel}}
	for side, header := range [2]string{"First", "Second"} {
		level := 0
		if _, err := fmt.Sscanf(g.Header(header), computerName, &level); err == nil {
			seats[side] = match.Computer(level)
		}
	}
	return withinLevels(seats)
}

// has reports whether a game with the same moves of the same game stands on the
// shelf.
func (s *shelf) has(g *rules.Game) bool {
	text := moveText(g.Record())
	for _, k := range s.games {
		if k.fault != nil || k.saved.Header("Game") != g.Ruleset().ID || k.saved.Header("Date") != g.Header("Date") {
			continue
		}
		if s.fetch(k); moveText(k.saved.Record) == text {
			return true
		}
	}
	return false
}

// moveText returns the moves of a record without its headers.
func moveText(record string) string {
	_, moves, _ := strings.Cut(record, "\n\n")
	return moves
}
