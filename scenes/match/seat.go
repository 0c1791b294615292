package match

// Seat says who plays a side. The zero Seat is a person.
type Seat struct {
	Computer bool
	Level    int // strength of the computer, an index of ai.Levels from 1
}

// Person is the seat of a person.
var Person = Seat{}

// Computer returns the seat of the computer player at that level.
func Computer(level int) Seat { return Seat{Computer: true, Level: level} }
