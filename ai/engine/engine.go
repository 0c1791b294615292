package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"t3hunting/ai"
	"t3hunting/rules"
)

const (
	defaultGame = "nine-mens-morris"
	defaultHash = 64 // MiB
	maxHash     = 4096
)

var errBusy = errors.New("a search is under way; stop it first")

// engine holds what the lines that it was given have set up.
type engine struct {
	searcher *ai.Searcher
	ruleset  *rules.Ruleset
	st       *rules.State

	out    sync.Mutex // guards the writer
	writer io.Writer

	cancel    context.CancelFunc // ends the search under way
	searching atomic.Bool        // it has not answered yet
	done      chan struct{}      // closed when it has ended; nil if none was begun
}

func newEngine(w io.Writer) *engine {
	r, _ := rules.Lookup(defaultGame)
	return &engine{
		searcher: ai.NewSearcher(defaultHash << 20),
		ruleset:  r,
		st:       rules.New(r),
		writer:   w,
		cancel:   func() {},
	}
}

// run obeys the lines of in until quit or the end. At the end a search with limits is finished
// first, so that lines can be piped in.
func (e *engine) run(in io.Reader) {
	lines := bufio.NewScanner(in)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		line := strings.TrimSpace(lines.Text())
		if line == "quit" {
			e.stop()
			return
		}
		if err := e.obey(line); err != nil {
			e.say("error: %v", err)
		}
	}
	if err := lines.Err(); err != nil {
		e.say("error: %v", err)
	}
	e.wait()
}

// obey carries out one line. On an error nothing has changed.
func (e *engine) obey(line string) error {
	verb, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	switch verb {
	case "":
		return nil
	case "isready":
		e.say("readyok")
		return nil
	case "stop":
		e.stop()
		return nil
	}
	if e.searching.Load() {
		return errBusy
	}
	e.wait()
	switch verb {
	case "uci":
		e.introduce()
		return nil
	case "setoption":
		return e.setOption(rest)
	case "ucinewgame":
		e.searcher.Clear()
		e.st = rules.New(e.ruleset)
		return nil
	case "position":
		return e.setPosition(rest)
	case "go":
		return e.search(strings.Fields(rest))
	case "moves":
		e.listMoves()
		return nil
	case "d":
		e.say("%s", picture(e.st))
		return nil
	}
	return fmt.Errorf("unknown command %q", verb)
}

// say writes one answer; searches speak too, from their own goroutine.
func (e *engine) say(format string, args ...any) {
	e.out.Lock()
	defer e.out.Unlock()
	fmt.Fprintf(e.writer, format+"\n", args...)
}

func (e *engine) introduce() {
	e.say("id name T3 Hunting")
	e.say("id author the T3 Hunting authors")
	var games []string
	for _, r := range rules.All() {
		games = append(games, r.ID)
	}
	e.sayChoice("Game", defaultGame, games)
	for _, o := range e.ruleset.Options {
		var values []string
		for _, v := range o.Values {
			values = append(values, v.Name)
		}
		e.sayChoice(o.Name, values[0], values)
	}
	e.say("option name Hash type spin default %d min 1 max %d", defaultHash, maxHash)
	e.say("uciok")
}

func (e *engine) sayChoice(name, value string, choices []string) {
	e.say("option name %s type combo default %s var %s", name, value, strings.Join(choices, " var "))
}

// setOption obeys "name NAME value VALUE".
func (e *engine) setOption(text string) error {
	name, found := strings.CutPrefix(text, "name ")
	name, value, hasValue := strings.Cut(name, " value ")
	name, value = strings.TrimSpace(name), strings.TrimSpace(value)
	if !found || !hasValue || name == "" || value == "" {
		return errors.New("setoption wants: name NAME value VALUE")
	}
	switch {
	case strings.EqualFold(name, "Game"):
		r, ok := rules.Lookup(value)
		if !ok {
			return fmt.Errorf("no game %q", value)
		}
		e.play(r)
	case strings.EqualFold(name, "Hash"):
		mib, err := strconv.Atoi(value)
		if err != nil || mib < 1 || mib > maxHash {
			return fmt.Errorf("Hash is a number of MiB from 1 to %d", maxHash)
		}
		e.searcher = ai.NewSearcher(mib << 20)
	default:
		r, err := e.ruleset.With(strings.ToLower(name), value)
		if err != nil {
			return err
		}
		e.play(r)
	}
	return nil
}

// play sets up the start of a game.
func (e *engine) play(r *rules.Ruleset) {
	e.ruleset, e.st = r, rules.New(r)
}

// setPosition obeys "startpos|pos TEXT [moves TOKEN …]".
func (e *engine) setPosition(text string) error {
	kind, rest, _ := strings.Cut(text, " ")
	rest = strings.TrimSpace(rest)
	st := rules.New(e.ruleset)
	switch kind {
	case "startpos":
	case "pos":
		var pos string
		var err error
		if pos, rest, err = cutPosition(rest); err != nil {
			return err
		}
		if st, err = rules.ParsePosition(e.ruleset, pos); err != nil {
			return err
		}
	default:
		return errors.New(`position wants: startpos or pos "TEXT"`)
	}
	tokens := strings.Fields(rest)
	if len(tokens) > 0 && tokens[0] != "moves" {
		return fmt.Errorf("%q where moves should follow", tokens[0])
	}
	for i, token := range tokens {
		if i == 0 {
			continue
		}
		m, err := st.ParseMove(token)
		if err != nil {
			return fmt.Errorf("move %d: %w", i, err)
		}
		st.Apply(m)
	}
	e.st = st
	return nil
}

// cutPosition parts a position's text, which may be in quotes, from what follows it.
func cutPosition(text string) (pos, rest string, err error) {
	if quoted, ok := strings.CutPrefix(text, `"`); ok {
		pos, rest, ok = strings.Cut(quoted, `"`)
		if !ok {
			return "", "", errors.New("the position's closing quote is missing")
		}
		return pos, rest, nil
	}
	if i := strings.Index(" "+text+" ", " moves "); i >= 0 {
		return text[:max(0, i-1)], text[i:], nil
	}
	return text, "", nil
}

func (e *engine) listMoves() {
	moves := e.st.AppendMoves(nil)
	if len(moves) == 0 {
		e.say("(none)")
		return
	}
	e.say("%s", strings.Join(tokensOf(e.st, moves), " "))
}

// tokensOf returns the tokens of moves.
func tokensOf(st *rules.State, moves []rules.Move) []string {
	tokens := make([]string, len(moves))
	for i, m := range moves {
		tokens[i] = st.FormatMove(m)
	}
	return tokens
}
