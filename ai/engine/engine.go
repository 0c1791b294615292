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

	"t3hunting/ai"
	"t3hunting/rules"
)

const (
	defaultGame = "nine-mens-morris"
	defaultHash = 64 // MiB
	maxHash     = 4096
)

// engine holds what the lines that it was given have set up.
type engine struct {
	searcher *ai.Searcher
	ruleset  *rules.Ruleset
	st       *rules.State

	out    sync.Mutex // guards the writer
	writer io.Writer

	// The search under way:
	cancel context.CancelFunc // ends it
	done   chan struct{}      // closed when it has ended; nil if there is none
	hold   bool               // it goes on until it is stopped
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

// run obeys the lines of in until quit or the end. While a search is under way, isready, stop and
// quit are obeyed at once and other lines wait for its end. At the end of in a search with limits
// is finished and one without is stopped, so that lines can be piped in.
func (e *engine) run(in io.Reader) {
	quit := make(chan struct{})
	defer close(quit)
	lines := e.read(in, quit)
	var waiting []string
	for lines != nil || e.done != nil || len(waiting) > 0 {
		if e.done == nil && len(waiting) > 0 {
			line := waiting[0]
			waiting = waiting[1:]
			e.obey(line)
			continue
		}
		if lines == nil && e.hold {
			e.cancel()
		}
		select {
		case <-e.done:
			e.done = nil
		case line, ok := <-lines:
			switch line = strings.TrimSpace(line); {
			case !ok:
				lines = nil
			case line == "quit":
				e.stop()
				return
			case line == "stop":
				e.stop()
			case line == "isready":
				e.say("readyok")
			default:
				waiting = append(waiting, line)
			}
		}
	}
}

// read returns the lines of in, until quit is closed.
func (e *engine) read(in io.Reader, quit <-chan struct{}) <-chan string {
	lines := make(chan string)
	go func() {
		defer close(lines)
		scanner := bufio.NewScanner(in)
		scanner.Buffer(nil, 1<<20)
		for scanner.Scan() {
			select {
			case lines <- scanner.Text():
			case <-quit:
				return
			}
		}
		if err := scanner.Err(); err != nil {
			e.say("error: %v", err)
		}
	}()
	return lines
}

// obey carries out one line while no search is under way. It says what is wrong with a bad one,
// which then has changed nothing.
func (e *engine) obey(line string) {
	verb, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	var err error
	switch verb {
	case "":
	case "uci":
		e.introduce()
	case "setoption":
		err = e.setOption(rest)
	case "ucinewgame":
		e.searcher.Clear()
		e.play(e.ruleset)
	case "position":
		err = e.setPosition(rest)
	case "go":
		err = e.search(strings.Fields(rest))
	case "moves":
		e.listMoves()
	case "d":
		e.say("%s", picture(e.st))
	default:
		err = fmt.Errorf("unknown command %q", line)
	}
	if err != nil {
		e.say("error: %v", err)
	}
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
	} else if i := strings.Index(" "+text+" ", " moves "); i >= 0 {
		pos, rest = text[:max(0, i-1)], text[i:]
	} else {
		pos = text
	}
	if strings.TrimSpace(pos) == "" {
		return "", "", errors.New("the position is empty")
	}
	return pos, rest, nil
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
