package main

import (
	"errors"
	"fmt"
	"io"
	"strconv"

	"t3hunting/rules"
)

// command runs what the words of the command line ask for; without any the engine obeys lines.
func command(words []string, in io.Reader, out io.Writer) error {
	if len(words) == 0 {
		newEngine(out).run(in)
		return nil
	}
	switch words[0] {
	case "match":
		return runMatch(words[1:], out)
	case "levels":
		return runLevels(words[1:], out)
	case "chances":
		return runChances(words[1:], out)
	case "speed":
		return runSpeed(words[1:], out)
	}
	return fmt.Errorf("unknown command %q: there are match, levels, chances and speed", words[0])
}

// parseGames looks up rulesets by their IDs; none stand for all main games.
func parseGames(ids []string) ([]*rules.Ruleset, error) {
	if len(ids) == 0 {
		return rules.MainGames(), nil
	}
	var list []*rules.Ruleset
	for _, id := range ids {
		r, ok := rules.Lookup(id)
		if !ok {
			return nil, fmt.Errorf("no game %q", id)
		}
		list = append(list, r)
	}
	return list, nil
}

// runMatch obeys "match A B games nodes|ms [game …]".
func runMatch(words []string, out io.Writer) error {
	if len(words) < 4 {
		return errors.New("match wants: A B games nodes|ms [game …]")
	}
	games, err := strconv.Atoi(words[2])
	if err != nil || games < 2 {
		return fmt.Errorf("%q is no number of games, which are two at least", words[2])
	}
	limits, err := parseLimit(words[3])
	if err != nil {
		return err
	}
	m := match{pairs: games / 2}
	for i := range m.players {
		if m.players[i], err = parseContestant(words[i], limits); err != nil {
			return err
		}
	}
	list, err := parseGames(words[4:])
	if err != nil {
		return err
	}
	for _, r := range list {
		m.ruleset = r
		t := m.play()
		fmt.Fprintf(out, "%-20s %s\n", r.ID, &t)
	}
	return nil
}
