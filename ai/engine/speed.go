package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"t3hunting/ai"
	"t3hunting/rules"
)

const (
	speedTable = 16 << 20 // bytes of the transposition table, as in the program
	middleStep = 10       // plies between the positions that are searched
	middleMore = 3        // positions after the start
	middleLeft = 3000     // nodes for each move on the way there
)

// runSpeed obeys "speed nodes|ms [game …]".
func runSpeed(words []string, out io.Writer) error {
	if len(words) < 1 {
		return errors.New("speed wants: nodes|ms [game …]")
	}
	limits, err := parseLimit(words[0])
	if err != nil {
		return err
	}
	list, err := parseGames(words[1:])
	if err != nil {
		return err
	}
	s := ai.NewSearcher(speedTable)
	for _, r := range list {
		st := rules.New(r)
		for range middleMore + 1 {
			s.Clear()
			begun := time.Now()
			res := s.Search(context.Background(), st, limits, nil)
			spent := time.Since(begun)
			fmt.Fprintf(out, "%-20s after %2d plies: depth %2d, %8d nodes in %4d ms, %8d a second, score %s\n", r.ID, st.Ply(),
				res.Depth, res.Nodes, spent.Milliseconds(), perSecond(res.Nodes, spent), scoreText(res.Score))
			for range middleStep {
				if res := s.Play(context.Background(), st, 0, ai.Limits{Nodes: middleLeft}, 1); res.Found {
					st.Apply(res.Move)
				}
			}
			if st.Over() {
				break
			}
		}
	}
	return nil
}
