package main

import (
	"fmt"
	"math"
	"strings"

	"t3hunting/ai/solved"
	"t3hunting/rules"
)

// graph holds what every position leads to.
type graph struct {
	game  solved.Game
	index *solved.Index
	start []uint32 // where the ways of a number begin in ways; the next number's are their end
	ways  []way
}

// way is a turn: the number of the position that it leads to, or won, and above the bits of that
// whether it takes two plies, because the turn removes a man, or one.
type way uint32

const (
	won    = 1<<30 - 1 // the turn wins the game
	second = 1 << 30   // a second ply
)

func (w way) target() int { return int(w &^ second) }

func (w way) plies() int { return 1 + int(w>>30) }

// explore builds the graph of a game.
func explore(g solved.Game) (*graph, error) {
	x := &graph{game: g, index: solved.NewIndex(g.Ruleset, g.Classes)}
	for n := range x.index.Size() {
		x.start = append(x.start, uint32(len(x.ways)))
		c, own, other, ok := x.index.Position(n)
		if !ok {
			continue
		}
		st, err := rules.ParsePosition(g.Ruleset, text(g.Ruleset, c, own, other))
		if err != nil {
			return nil, err
		}
		if err := x.turns(st, 0); err != nil {
			return nil, err
		}
	}
	x.start = append(x.start, uint32(len(x.ways)))
	return x, nil
}

// text describes a position in which First is to move.
func text(r *rules.Ruleset, c solved.Class, own, other rules.Bitboard) string {
	return fmt.Sprintf("first=%s second=%s hand=%d,%d lost=%d,%d", labels(r.Board, own), labels(r.Board, other),
		c.OwnHand, c.OtherHand, r.Men[0]-c.Own-c.OwnHand, r.Men[1]-c.Other-c.OtherHand)
}

func labels(b *rules.Board, set rules.Bitboard) string {
	var list []string
	for ; set != 0; set &= set - 1 {
		list = append(list, b.Label(set.First()))
	}
	return strings.Join(list, ",")
}

// turns adds the ways out of a position, of whose turn so many plies have been made.
func (x *graph) turns(st *rules.State, plies int) error {
	for _, m := range st.AppendMoves(nil) {
		st.Apply(m)
		cost := way(plies) * second
		switch winner, over := st.Result().Outcome.Winner(); {
		case over && winner == rules.First:
			x.ways = append(x.ways, won|cost)
		case st.Over():
			return fmt.Errorf("%s ends a game in an unforeseen way", st.FormatMove(m))
		case st.Side() == rules.First && plies > 0:
			return fmt.Errorf("%s is the second of more than two moves", st.FormatMove(m))
		case st.Side() == rules.First:
			if err := x.turns(st, 1); err != nil {
				return err
			}
		default:
			n, ok := x.index.Number(st.Men(rules.Second), st.Men(rules.First), st.Hand(rules.Second), st.Hand(rules.First))
			if !ok {
				return fmt.Errorf("%s leads to a position without a number", st.FormatMove(m))
			}
			x.ways = append(x.ways, way(n)|cost)
		}
		st.Undo()
	}
	return nil
}

// solve returns the value of every number: plies to a win of the side to move, to a loss if
// negative, and 0 if neither can be forced or no position has the number.
func solve(g solved.Game) ([]int8, error) {
	x, err := explore(g)
	if err != nil {
		return nil, err
	}
	values := make([]int8, x.index.Size())
	open := make([]int, 0, len(values))
	for n := range values {
		if x.start[n] < x.start[n+1] {
			open = append(open, n)
		}
	}
	// In each round the positions are decided whose game ends in so many plies: a win needs one
	// way to a sooner loss, a loss needs all ways to lead to sooner wins. A turn takes two plies at
	// most, so that after two rounds without news there will be none.
	for plies, idle := 1, 0; idle < 2; plies++ {
		if plies > math.MaxInt8 {
			return nil, fmt.Errorf("games of more than %d plies do not fit into a byte", math.MaxInt8)
		}
		idle++
		left := open[:0]
		for _, n := range open {
			if values[n] = x.decide(n, plies, values); values[n] == 0 {
				left = append(left, n)
			} else {
				idle = 0
			}
		}
		open = left
	}
	return values, nil
}

// decide returns the value of a number if its game ends in just so many plies, else 0.
func (x *graph) decide(n, plies int, values []int8) int8 {
	lost := true
	for _, w := range x.ways[x.start[n]:x.start[n+1]] {
		end := 0
		if t := w.target(); t != won {
			if end = int(values[t]); end > 0 {
				lost = lost && end+w.plies() <= plies
				continue
			}
			if end == 0 {
				lost = false
				continue
			}
		}
		if lost = false; w.plies()-end <= plies {
			return int8(plies)
		}
	}
	if lost {
		return int8(-plies)
	}
	return 0
}
