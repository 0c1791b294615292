package link

import (
	"errors"
	"strings"

	"t3hunting/rules"
)

// Longest is how many characters a link has at most. Of a game that does not fit the present position is given.
const Longest = 1900

var (
	// ErrDamaged is returned for a text that was cut or changed, or never was a link.
	ErrDamaged = errors.New("the link is damaged")
	// ErrUnknown is returned for a game or an option that this version does not have.
	ErrUnknown = errors.New("the link is for a game that this version does not know")
)

// A link is version~ruleset~options~start~moves~end~check.
const (
	version   = "1"
	separator = "~"
	parts     = 7
)

// digits write a move: one digit where there are at most 64 legal moves, else two.
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// ends are the results that no move brings about.
var ends = []struct {
	name string
	end  func(*rules.Game)
	rules.Result
}{
	{"d", (*rules.Game).AgreeDraw, rules.Result{Outcome: rules.Draw, Reason: rules.Agreed}},
	{"r1", func(g *rules.Game) { g.Resign(rules.First) }, rules.Result{Outcome: rules.SecondWins, Reason: rules.Resigned}},
	{"r2", func(g *rules.Game) { g.Resign(rules.Second) }, rules.Result{Outcome: rules.FirstWins, Reason: rules.Resigned}},
	{"t1", func(g *rules.Game) { g.TimeOut(rules.First) }, rules.Result{Outcome: rules.SecondWins, Reason: rules.OutOfTime}},
	{"t2", func(g *rules.Game) { g.TimeOut(rules.Second) }, rules.Result{Outcome: rules.FirstWins, Reason: rules.OutOfTime}},
}

// Encode writes the game up to its present position.
func Encode(g *rules.Game) string {
	text := encode(g, g.Start(), moves(g))
	if len(text) > Longest {
		text = encode(g, unseen(g.State().Position()), "")
	}
	return text
}

func encode(g *rules.Game, start, moves string) string {
	end := ""
	for _, e := range ends {
		if g.Result() == e.Result {
			end = e.name
		}
	}
	text := strings.Join([]string{version, g.Ruleset().ID, g.Ruleset().Changed(), strings.ReplaceAll(start, " ", "_"), moves, end}, separator)
	return text + separator + check(g.State())
}

// unseen leaves out which positions occurred before: that may be longer than all else.
func unseen(position string) string {
	fields := strings.Fields(position)
	kept := fields[:0]
	for _, field := range fields {
		if !strings.HasPrefix(field, "seen=") {
			kept = append(kept, field)
		}
	}
	return strings.Join(kept, " ")
}

// moves writes every move as its place among the legal ones.
func moves(g *rules.Game) string {
	state := g.State().Clone()
	for state.Ply() > 0 {
		state.Undo()
	}
	var b strings.Builder
	var legal []rules.Move
	for _, move := range g.Moves()[:g.Ply()] {
		legal = state.AppendMoves(legal[:0])
		for i, one := range legal {
			if one != move {
				continue
			}
			if len(legal) > len(digits) {
				b.WriteByte(digits[i/len(digits)])
			}
			b.WriteByte(digits[i%len(digits)])
		}
		state.Apply(move)
	}
	return b.String()
}

// check is part of the position's key.
func check(s *rules.State) string {
	key := s.Key()
	var b [4]byte
	for i := range b {
		b[i] = digits[key%uint64(len(digits))]
		key /= uint64(len(digits))
	}
	return string(b[:])
}

// Decode reads what Encode wrote. The error is ErrDamaged or ErrUnknown.
func Decode(text string) (*rules.Game, error) {
	field := strings.Split(text, separator)
	if len(field) != parts {
		return nil, ErrDamaged
	}
	if field[0] != version {
		return nil, ErrUnknown
	}
	ruleset, ok := rules.Lookup(field[1])
	if !ok {
		return nil, ErrUnknown
	}
	var err error
	if field[2] != "" {
		if ruleset, err = ruleset.WithAll(field[2]); err != nil {
			return nil, ErrUnknown
		}
	}
	g := rules.NewGame(ruleset)
	if field[3] != "" {
		if g, err = rules.NewGameAt(ruleset, strings.ReplaceAll(field[3], "_", " ")); err != nil {
			return nil, ErrDamaged
		}
	}
	if !play(g, field[4]) || check(g.State()) != field[6] {
		return nil, ErrDamaged
	}
	for _, e := range ends {
		if e.name == field[5] {
			e.end(g)
			return g, nil
		}
	}
	if field[5] != "" {
		return nil, ErrDamaged
	}
	return g, nil
}

// play makes the moves, and reports whether all of them are there.
func play(g *rules.Game, moves string) bool {
	var legal []rules.Move
	for moves != "" {
		legal = g.State().AppendMoves(legal[:0])
		i := strings.IndexByte(digits, moves[0])
		moves = moves[1:]
		if len(legal) > len(digits) && moves != "" {
			i = i*len(digits) + strings.IndexByte(digits, moves[0])
			moves = moves[1:]
		}
		if i < 0 || i >= len(legal) || g.Play(legal[i]) != nil {
			return false
		}
	}
	return true
}
