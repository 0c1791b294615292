package scenes

import (
	"strings"

	"t3hunting/rules"
	"t3hunting/scenes/match"
)

// lastChoice is what was chosen when a game was begun the last time: who plays
// and by which rules.
type lastChoice struct {
	rules *rules.Ruleset // of that game, with options
	seats [2]match.Seat
}

// choiceKey is what the Store knows the last choice of a game by.
func choiceKey(r *rules.Ruleset) string { return "setup." + r.ID }

// String returns the choice as lines of "name=value".
func (l lastChoice) String() string {
	text := ""
	for side, seat := range l.seats {
		text += rules.Side(side).String() + "=" + seat.String() + "\n"
	}
	return text + "options=" + l.rules.Changed() + "\n"
}

// parse reads what String wrote into l. What it does not know, from another
// version or damaged, leaves l as it is.
func (l *lastChoice) parse(text string) {
	for line := range strings.Lines(text) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		if name == "options" {
			if r, err := l.rules.WithAll(value); err == nil {
				l.rules = r
			}
			continue
		}
		for side := range l.seats {
			if seat, err := match.ParseSeat(value); err == nil && rules.Side(side).String() == name {
				l.seats[side] = seat
			}
		}
	}
	l.seats = withinLevels(l.seats)
}

// recall returns what was chosen for a game the last time; where nothing was, its
// usual rules and those who played last.
func recall(ctx *Context, r *rules.Ruleset) lastChoice {
	l := lastChoice{rules: r, seats: ctx.seats}
	text, _ := ctx.Config.Store.Load(choiceKey(r))
	l.parse(string(text))
	return l
}

// keep writes the choice down. A store that cannot keep it keeps it until the
// program ends.
func (l lastChoice) keep(ctx *Context) {
	_ = ctx.Config.Store.Save(choiceKey(l.rules), []byte(l.String()))
}
