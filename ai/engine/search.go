package main

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"t3hunting/ai"
)

// task is what a go line asks for.
type task struct {
	limits ai.Limits
	perft  int // depth to count to; -1: a search
	hold   bool
}

// parseTask reads the words after go.
func parseTask(words []string) (task, error) {
	t := task{perft: -1}
	for len(words) > 0 {
		word := words[0]
		words = words[1:]
		if word == "infinite" {
			t.hold = true
			continue
		}
		if len(words) == 0 {
			return task{}, fmt.Errorf("go does not know %q, or a number is missing behind it", word)
		}
		n, err := strconv.ParseUint(words[0], 10, 40)
		if err != nil {
			return task{}, fmt.Errorf("go %s: %q is not a number", word, words[0])
		}
		words = words[1:]
		switch word {
		case "depth":
			t.limits.Depth = int(min(n, 1000))
		case "nodes":
			t.limits.Nodes = n
		case "movetime":
			t.limits.Time = time.Duration(n) * time.Millisecond
		case "perft":
			t.perft = int(min(n, 100))
			continue
		default:
			return task{}, fmt.Errorf("go does not know %q", word)
		}
		if n == 0 {
			return task{}, fmt.Errorf("go %s: must be more than 0", word)
		}
	}
	if t.hold && t.limits != (ai.Limits{}) || t.perft >= 0 && (t.hold || t.limits != (ai.Limits{})) {
		return task{}, errors.New("go infinite and go perft take no limits")
	}
	t.hold = t.hold || t.perft < 0 && t.limits == ai.Limits{}
	return t, nil
}

// search obeys go: it begins what is asked for in a goroutine of its own.
func (e *engine) search(words []string) error {
	t, err := parseTask(words)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	e.cancel, e.done, e.hold = cancel, done, t.hold
	go func() {
		defer close(done)
		defer cancel()
		if t.perft >= 0 {
			e.count(ctx, t.perft)
		} else {
			e.think(ctx, t)
		}
	}()
	return nil
}

// stop ends the search under way, if there is one, and waits for its answer.
func (e *engine) stop() {
	if e.done != nil {
		e.cancel()
		<-e.done
		e.done = nil
	}
}

// think searches and answers with the best move.
func (e *engine) think(ctx context.Context, t task) {
	st := e.st
	res := e.searcher.Search(ctx, st, t.limits, func(i ai.Info) {
		e.say("info depth %d score %s nodes %d nps %d time %d pv %s", i.Depth, scoreText(i.Score), i.Nodes,
			perSecond(i.Nodes, i.Time), i.Time.Milliseconds(), strings.Join(tokensOf(st, i.Line), " "))
	})
	if !res.Found {
		e.say("info string the game is over: %s, %s", st.Result().Outcome, st.Result().Reason)
		e.say("bestmove (none)")
		return
	}
	if t.hold {
		<-ctx.Done()
	}
	e.say("bestmove %s", st.FormatMove(res.Move))
}

// count answers with the number of move sequences, by first move and in all.
func (e *engine) count(ctx context.Context, depth int) {
	start := time.Now()
	total := uint64(0)
	if depth == 0 {
		total = 1
	} else {
		e.st.Reserve(depth)
		for _, m := range e.st.AppendMoves(nil) {
			if ctx.Err() != nil {
				e.say("info string stopped")
				return
			}
			e.st.Apply(m)
			n := e.st.Perft(depth - 1)
			e.st.Undo()
			e.say("%s: %d", e.st.FormatMove(m), n)
			total += n
		}
	}
	spent := time.Since(start)
	e.say("info time %d nps %d", spent.Milliseconds(), perSecond(total, spent))
	e.say("nodes %d", total)
}

// scoreText writes a score as UCI does, mates in plies.
func scoreText(score int) string {
	if plies, ok := ai.MateIn(score); ok {
		return fmt.Sprintf("mate %d", plies)
	}
	return fmt.Sprintf("cp %d", score)
}

func perSecond(n uint64, t time.Duration) uint64 {
	return uint64(float64(n) / max(t.Seconds(), 1e-6))
}
