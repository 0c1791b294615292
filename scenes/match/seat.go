package match

import (
	"errors"
	"strconv"
	"strings"
)

// Seat says who plays a side. The zero Seat is a person.
type Seat struct {
	Computer bool
	Level    int // strength of the computer, an index of ai.Levels from 1
}

// Person is the seat of a person.
var Person = Seat{}

// Computer returns the seat of the computer player at that level.
func Computer(level int) Seat { return Seat{Computer: true, Level: level} }

// String writes the seat as ParseSeat reads it: "computer 3".
func (s Seat) String() string {
	who := "person"
	if s.Computer {
		who = "computer"
	}
	return who + " " + strconv.Itoa(s.Level)
}

// ErrSeat is the error of a text that is no seat.
var ErrSeat = errors.New("no seat")

// ParseSeat reads what String writes.
func ParseSeat(text string) (Seat, error) {
	who, level, _ := strings.Cut(text, " ")
	n, err := strconv.Atoi(level)
	if err != nil || n < 0 || who != "person" && who != "computer" {
		return Seat{}, ErrSeat
	}
	return Seat{Computer: who == "computer", Level: n}, nil
}
