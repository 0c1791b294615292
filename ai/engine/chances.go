package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"strconv"

	"t3hunting/ai"
	"t3hunting/rules"
)

const (
	strollMost = 4 // random moves before a game, at most
	promised   = 6 // plies whose promises count
	handicaps  = 4 // captures before a hunt, at most
)

// runChances obeys "chances games nodes [game …]".
func runChances(words []string, out io.Writer) error {
	if len(words) < 2 {
		return errors.New("chances wants: games nodes [game …]")
	}
	games, err := strconv.Atoi(words[0])
	if err != nil || games < 1 {
		return fmt.Errorf("%q is no number of games", words[0])
	}
	limits, err := parseLimit(words[1])
	if err != nil {
		return err
	}
	list, err := parseGames(words[2:])
	if err != nil {
		return err
	}
	s := ai.NewSearcher(matchTable)
	for _, r := range list {
		most := 0
		if r.Family == rules.FamilyHunt {
			most = handicaps
		}
		for lost := range most + 1 {
			var sum, count float64
			var t tally
			for g := range games {
				result, said := honest(s, handicap(r, lost), limits, uint64(g)+1)
				t.add(result, result)
				sum, count = sum+said, count+1
			}
			share, _ := t.share()
			fmt.Fprintf(out, "%-20s after %d captures: First +%d =%d -%d %3.0f%%, promised %3.0f%%\n", r.ID, lost,
				t.wins/2, t.draws/2, t.losses/2, 100*share, 100*sum/count)
		}
	}
	return nil
}

// honest plays a game on after a few random moves. It returns First's result, 2 for a win and 1
// for a draw, and his mean chance as the first searches saw it.
func honest(s *ai.Searcher, st *rules.State, l ai.Limits, seed uint64) (result int, said float64) {
	rng := rand.New(rand.NewPCG(seed, 6))
	wander(st, rng, rng.IntN(strollMost+1))
	begun := st.Ply()
	for !st.Over() && st.Ply() < longest {
		res := s.Play(context.Background(), st, 0, l, seed<<16+uint64(st.Ply()))
		if st.Ply() < begun+promised {
			chance := ai.WinChance(st.Ruleset(), res.Score)
			if st.Side() == rules.Second {
				chance = 1 - chance
			}
			said += chance / promised
		}
		st.Apply(res.Move)
	}
	return points(st, rules.First), said
}
