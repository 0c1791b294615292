package rules

import (
	"errors"
	"strings"
)

// FormatMove writes a move in the notation of RULES.md section 6: "d2" place,
// "d2-d3" step or fly, "c3xe5" jump, "xa7" remove, "!b4" huff, "=" stop, "--"
// pass.
func (s *State) FormatMove(m Move) string { return s.r.Board.FormatMove(m) }

// FormatMove writes a move on this board; see State.FormatMove.
func (b *Board) FormatMove(m Move) string {
	switch m.Kind {
	case Place:
		return b.labels[m.To]
	case Step, Fly:
		return b.labels[m.From] + "-" + b.labels[m.To]
	case Jump:
		return b.labels[m.From] + "x" + b.labels[m.To]
	case Remove:
		return "x" + b.labels[m.From]
	case Huff:
		return "!" + b.labels[m.From]
	case Stop:
		return "="
	}
	return "--"
}

// ParseMove reads a move that is legal here. It also reads upper case, dashes
// and crosses of any kind ("D2–D3", "c3×e5", "—"). The error of a well-formed
// but illegal move is a *RefusedError.
func (s *State) ParseMove(text string) (Move, error) {
	t := normalToken(text)
	for _, m := range s.AppendMoves(nil) {
		if s.FormatMove(m) == t {
			return m, nil
		}
	}
	from, to, ok := s.wish(t)
	if !ok {
		return pass, errors.New(quoted(text) + " is not a move")
	}
	return pass, &RefusedError{text, s.Refusal(from, to)}
}

// RefusedError tells that a move is illegal, and why.
type RefusedError struct {
	Text    string
	Refusal Refusal
}

func (e *RefusedError) Error() string {
	return e.Text + " is not legal here: " + e.Refusal.String()
}

var tokenReplacer = strings.NewReplacer("–", "-", "×", "x")

// normalToken brings a move's token to the form that FormatMove writes.
func normalToken(text string) string {
	t := strings.ToLower(strings.TrimSpace(text))
	if t == "—" {
		return "--"
	}
	return tokenReplacer.Replace(t)
}

// wish reads what a well-formed token asks for, as the arguments of Refusal.
func (s *State) wish(token string) (from, to Point, ok bool) {
	from, to = NoPoint, NoPoint
	if token == "=" || token == "--" {
		return from, to, true
	}
	b := s.r.Board
	if rest := strings.TrimLeft(token, "x!"); len(rest) == len(token)-1 {
		from, ok = b.ParsePoint(rest)
		return from, to, ok
	}
	cut := strings.IndexAny(token, "-x")
	if cut < 0 {
		to, ok = b.ParsePoint(token)
		return from, to, ok
	}
	from, ok = b.ParsePoint(token[:cut])
	if ok {
		to, ok = b.ParsePoint(token[cut+1:])
	}
	return from, to, ok
}
