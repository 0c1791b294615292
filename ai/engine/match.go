package main

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"time"

	"t3hunting/ai"
	"t3hunting/rules"
)

const (
	matchTable = 1 << 20 // bytes of a player's transposition table
	longest    = 400     // plies after which a game is given up as a draw
)

// contestant is one of the two that play a match.
type contestant struct {
	level  int
	limits ai.Limits
	tuning ai.Tuning
}

// parseContestant reads what a player is to be: "-" for the program as it is, or a list of
// "level=N", "nodes=N" in place of the match's limit, and numbers of ai.Tuning.
func parseContestant(text string, limits ai.Limits) (contestant, error) {
	c := contestant{limits: limits, tuning: ai.DefaultTuning()}
	var numbers []string
	for item := range strings.SplitSeq(strings.Trim(text, "-"), ",") {
		var err error
		switch name, value, _ := strings.Cut(item, "="); name {
		case "level":
			c.level, err = strconv.Atoi(value)
			if err == nil && (c.level < 0 || c.level > len(ai.Levels)) {
				err = fmt.Errorf("no level %d", c.level)
			}
		case "nodes":
			c.limits = ai.Limits{}
			c.limits.Nodes, err = strconv.ParseUint(value, 10, 64)
		default:
			numbers = append(numbers, item)
		}
		if err != nil {
			return c, fmt.Errorf("%s: %w", item, err)
		}
	}
	var err error
	c.tuning, err = c.tuning.With(strings.Join(numbers, ","))
	return c, err
}

// parseLimit reads "2000" as nodes and "50ms" as time, for each move.
func parseLimit(text string) (ai.Limits, error) {
	if ms, ok := strings.CutSuffix(text, "ms"); ok {
		n, err := strconv.ParseUint(ms, 10, 31)
		return ai.Limits{Time: time.Duration(n) * time.Millisecond}, err
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err == nil && n == 0 {
		err = errors.New("no move can be found with 0 nodes")
	}
	return ai.Limits{Nodes: n}, err
}

// match is a series of games between two players. Two games begin in each opening, one with
// either player on either side.
type match struct {
	ruleset *rules.Ruleset
	players [2]contestant
	pairs   int
}

// play plays the match on all processors and counts it for the first player. Node limits make
// it the same every time.
func (m *match) play() tally {
	var t tally
	var mu sync.Mutex
	next := 0
	var group sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), m.pairs) {
		group.Go(func() {
			p := newPairing(m)
			for {
				mu.Lock()
				pair := next
				next++
				mu.Unlock()
				if pair >= m.pairs {
					return
				}
				a, b := p.play(uint64(pair) + 1)
				mu.Lock()
				t.add(a, b)
				mu.Unlock()
			}
		})
	}
	group.Wait()
	return t
}

// pairing plays pairs of games, with a searcher for each player and one that finds openings.
type pairing struct {
	*match
	searchers [2]*ai.Searcher
	judge     *ai.Searcher
}

func newPairing(m *match) *pairing {
	p := &pairing{match: m, judge: ai.NewSearcher(matchTable / 8)}
	for i := range p.searchers {
		p.searchers[i] = ai.NewSearcher(matchTable)
		p.searchers[i].Tune(m.players[i].tuning)
	}
	return p
}

// play plays two games from an opening that the seed decides and returns the first player's
// results, 2 for a win and 1 for a draw.
func (p *pairing) play(seed uint64) (asFirst, asSecond int) {
	opening := p.opening(seed)
	return p.game(opening, rules.First, seed), p.game(opening, rules.Second, seed)
}

// game plays one game in which the first player has the given side.
func (p *pairing) game(opening *rules.State, side rules.Side, seed uint64) int {
	st := opening.Clone()
	for !st.Over() && st.Ply() < longest {
		i := 0
		if st.Side() != side {
			i = 1
		}
		c := &p.players[i]
		st.Apply(p.searchers[i].Play(context.Background(), st, c.level, c.limits, seed<<16+uint64(st.Ply())).Move)
	}
	return points(st, side)
}

// points returns a side's result: 2 for a win, 1 for a draw or a game that was given up.
func points(st *rules.State, side rules.Side) int {
	switch winner, won := st.Result().Outcome.Winner(); {
	case !won:
		return 1
	case winner == side:
		return 2
	}
	return 0
}
