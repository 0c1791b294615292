package main

import (
	"errors"
	"fmt"
	"io"
	"strconv"

	"t3hunting/ai"
	"t3hunting/rules"
)

// fewest is the least number of nodes that a level gets in a ladder.
const fewest = 500

// runLevels obeys "levels games share [game …]".
func runLevels(words []string, out io.Writer) error {
	if len(words) < 2 {
		return errors.New("levels wants: games share [game …]")
	}
	games, err := strconv.Atoi(words[0])
	if err != nil || games < 2 {
		return fmt.Errorf("%q is no number of games, which are two at least", words[0])
	}
	share, err := strconv.ParseUint(words[1], 10, 32)
	if err != nil || share == 0 {
		return fmt.Errorf("%q is no share of the levels' nodes", words[1])
	}
	list, err := parseGames(words[2:])
	if err != nil {
		return err
	}
	for _, r := range list {
		if r.Family == rules.FamilyRow && len(words) == 2 {
			continue // too small a game to tell strong players apart
		}
		fmt.Fprintf(out, "%-20s", r.ID)
		for level := 1; level <= len(ai.Levels); level++ {
			m := match{ruleset: r, pairs: games / 2, players: [2]contestant{ladderLevel(level, share), ladderLevel(level-1, share)}}
			if level == 1 {
				m.players[0], m.players[1] = m.players[1], m.players[0]
			}
			t := m.play()
			percent, within := t.share()
			fmt.Fprintf(out, "  %d:%d %3.0f±%-2.0f", max(0, level-1), level, 100*percent, 100*within)
		}
		fmt.Fprintln(out)
	}
	return nil
}

// ladderLevel returns a level with a share of its nodes; level 0 is a player that looks one turn
// ahead and makes no mistake in that.
func ladderLevel(level int, share uint64) contestant {
	c := contestant{level: level, tuning: ai.DefaultTuning()}
	if level == 0 {
		c.limits = ai.Limits{Depth: 1}
		return c
	}
	c.limits.Nodes = max(fewest, ai.Levels[level-1].Limits.Nodes/share)
	return c
}
