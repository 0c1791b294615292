package main

import (
	"errors"
	"fmt"
	"io"
	"strconv"

	"t3hunting/ai"
	"t3hunting/rules"
)

// runLevels obeys "levels games nodes [game …]".
func runLevels(words []string, out io.Writer) error {
	if len(words) < 2 {
		return errors.New("levels wants: games nodes [game …]")
	}
	games, err := strconv.Atoi(words[0])
	if err != nil || games < 2 {
		return fmt.Errorf("%q is no number of games, which are two at least", words[0])
	}
	most, err := strconv.ParseUint(words[1], 10, 32)
	if err != nil || most == 0 {
		return fmt.Errorf("%q is no number of nodes", words[1])
	}
	list, err := parseGames(words[2:])
	if err != nil {
		return err
	}
	for _, r := range list {
		if r.Family == rules.FamilyRow && len(words) == 2 {
			continue // too small a game to tell strong players apart
		}
		for level := 1; level <= len(ai.Levels); level++ {
			m := match{ruleset: r, pairs: games / 2, players: rung(level, most)}
			t := m.play()
			fmt.Fprintf(out, "%-20s %d:%d  %s\n", r.ID, level-1, level, &t)
		}
	}
	return nil
}

// rung returns a level and the one below it. If the stronger has more nodes than most it gets that,
// and the other the same share of its own. Below level 1 stands a player that looks one turn ahead
// and makes no mistake in that; level 1 should lose to it, so that it comes first.
func rung(level int, most uint64) [2]contestant {
	upper := contestant{level: level, tuning: ai.DefaultTuning()}
	lower := contestant{level: level - 1, tuning: ai.DefaultTuning()}
	if level == 1 {
		lower.limits = ai.Limits{Depth: 1}
		return [2]contestant{lower, upper}
	}
	if nodes := ai.Levels[level-1].Limits.Nodes; nodes > most {
		upper.limits.Nodes = most
		lower.limits.Nodes = max(1, ai.Levels[level-2].Limits.Nodes*most/nodes)
	}
	return [2]contestant{upper, lower}
}
