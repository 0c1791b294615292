package rules

import (
	"errors"
	"strconv"
	"strings"
)

// Record writes the game as text: header lines, an empty line, numbered turns.
// Moves that were undone are not written.
func (g *Game) Record() string {
	var w strings.Builder
	header := func(name, value string) {
		if value != "" {
			w.WriteString(name + ": " + value + "\n")
		}
	}
	result := g.Result()
	header("Game", g.Ruleset().ID)
	header("Options", g.Ruleset().Changed())
	for _, name := range []string{"First", "Second", "Date"} {
		header(name, g.headers[name])
	}
	header("Start", g.start)
	header("Result", result.Outcome.String())
	header("Reason", result.Reason.String())
	w.WriteByte('\n')
	for i, turn := range g.turnTexts() {
		switch {
		case i%2 == 1:
			w.WriteString("  ")
		case i > 0:
			w.WriteByte('\n')
		}
		if i%2 == 0 {
			w.WriteString(strconv.Itoa(i/2+1) + ". ")
		}
		w.WriteString(turn)
	}
	w.WriteByte('\n')
	return w.String()
}

// turnTexts writes the moves up to the present position, one text a turn.
func (g *Game) turnTexts() []string {
	var texts []string
	for _, t := range g.Turns() {
		var moves []string
		for _, m := range g.moves[t.Start:min(t.End, max(t.Start, g.Ply()))] {
			moves = append(moves, g.state.FormatMove(m))
		}
		if moves != nil {
			texts = append(texts, strings.Join(moves, " "))
		}
	}
	return texts
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// withoutNumber takes a turn's number ("12." or "12...") off a token; it stands
// before the turn's first move, with or without a space.
func withoutNumber(token string) string {
	rest := strings.TrimLeft(token, "0123456789")
	if rest == token || !strings.HasPrefix(rest, ".") {
		return token
	}
	return strings.TrimLeft(rest, ".")
}

// ParseRecord reads what Record writes. It is tolerant of line ends, spaces,
// upper case and dashes and crosses of any kind. The error says which turn's
// which move, or which header, cannot be read.
func ParseRecord(text string) (*Game, error) {
	headers, body, err := splitRecord(text)
	switch {
	case err != nil:
		return nil, err
	case len(headers) == 0:
		return nil, errors.New("record: it is empty")
	}
	r, ok := Lookup(strings.ToLower(headers["Game"]))
	if !ok {
		return nil, errors.New("record: Game: there is no game " + quoted(headers["Game"]))
	}
	if r, err = r.WithAll(strings.ToLower(headers["Options"])); err != nil {
		return nil, at("record: Options", err)
	}
	g := NewGame(r)
	if start := headers["Start"]; start != "" {
		if g, err = NewGameAt(r, start); err != nil {
			return nil, at("record: Start", err)
		}
	}
	for _, name := range []string{"First", "Second", "Date"} {
		g.headers[name] = headers[name]
	}
	if err := g.playTokens(body); err != nil {
		return nil, err
	}
	if err := g.readResult(strings.ToLower(headers["Result"]), strings.ToLower(headers["Reason"])); err != nil {
		return nil, err
	}
	return g, nil
}

var recordHeaders = []string{"Game", "Options", "First", "Second", "Date", "Start", "Result", "Reason"}

// splitRecord separates header lines from the moves. Headers end at the first
// empty line, or at the first line that is not one.
func splitRecord(text string) (headers map[string]string, body string, err error) {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\ufeff", "").Replace(text)
	headers = map[string]string{}
	lines := strings.Split(strings.TrimLeft(text, " \t\n"), "\n")
	for i, line := range lines {
		name, value, found := strings.Cut(line, ":")
		known := headerName(name)
		switch {
		case strings.TrimSpace(line) == "":
			return headers, strings.Join(lines[i:], "\n"), nil
		case !found && len(headers) > 0:
			return headers, strings.Join(lines[i:], "\n"), nil
		case known == "":
			return nil, "", errors.New("record: " + quoted(oneLine(line)) + " is not a header")
		}
		if _, twice := headers[known]; twice {
			return nil, "", errors.New("record: header " + known + " comes twice")
		}
		headers[known] = oneLine(value)
	}
	return headers, "", nil
}

func headerName(name string) string {
	for _, known := range recordHeaders {
		if strings.EqualFold(strings.TrimSpace(name), known) {
			return known
		}
	}
	return ""
}

// playTokens plays the moves of a record's body.
func (g *Game) playTokens(body string) error {
	turns := 0
	last := g.state.side
	for _, token := range strings.Fields(body) {
		if token = withoutNumber(token); token == "" {
			continue
		}
		if turns == 0 || g.state.side != last {
			turns++
			last = g.state.side
		}
		m, err := g.state.ParseMove(token)
		if err != nil {
			return tokenError((turns+1)/2, token, err)
		}
		g.moves = append(g.moves, m)
		g.state.Apply(m)
	}
	return nil
}

func tokenError(turn int, token string, err error) error {
	text := "turn " + strconv.Itoa(turn) + ": " + short(token) + "?"
	var refused *RefusedError
	if errors.As(err, &refused) {
		text += " (" + refused.Refusal.String() + ")"
	}
	return errors.New(text)
}

// readResult takes over a result that the moves cannot tell (an agreement, a
// resignation, a lapse of time) and refuses one that contradicts them.
func (g *Game) readResult(outcome, reason string) error {
	if outcome == "" || outcome == "*" {
		return nil
	}
	want := Result{}
	for o := FirstWins; o <= Draw; o++ {
		if o.String() == outcome {
			want.Outcome = o
		}
	}
	for i, name := range reasonNames {
		if name == reason {
			want.Reason = Reason(i)
		}
	}
	if want.Outcome == Ongoing || want.Reason.String() != reason {
		return errors.New("record: Result: " + quoted(oneLine(outcome+" "+reason)) + " is none")
	}
	if g.state.Over() {
		if want.Outcome != g.state.result.Outcome {
			return errors.New("record: Result: " + outcome + ", but the moves end in " + g.state.result.Outcome.String())
		}
		return nil
	}
	switch decisive := want.Outcome != Draw; want.Reason {
	case NoReason:
		want.Reason = Agreed
		if decisive {
			want.Reason = Resigned
		}
	case Agreed:
		if decisive {
			return errors.New("record: Result: only a draw is agreed")
		}
	case Resigned, OutOfTime:
		if !decisive {
			return errors.New("record: Result: a draw is no resignation")
		}
	default:
		return errors.New("record: Result: " + outcome + " " + reason + " does not follow from the moves")
	}
	g.end(want)
	return nil
}
