package main

import (
	"fmt"
	"os"
	"time"

	"t3hunting/ai/solved"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "solve:", err)
		os.Exit(1)
	}
}

func run(words []string) error {
	if len(words) != 1 {
		return fmt.Errorf("wants the name of the file to write")
	}
	games := solved.Games()
	var values [][]int8
	for _, g := range games {
		start := time.Now()
		v, err := solve(g)
		if err != nil {
			return err
		}
		values = append(values, v)
		fmt.Printf("%s %s: %s, %s\n", g.Ruleset.ID, g.Ruleset.Changed(), summary(v), time.Since(start).Round(time.Second))
	}
	file, err := os.Create(words[0])
	if err != nil {
		return err
	}
	if err := solved.Write(file, games, values); err != nil {
		return err
	}
	return file.Close()
}

// summary counts the values.
func summary(values []int8) string {
	var wins, losses, longest int
	for _, v := range values {
		switch {
		case v > 0:
			wins++
		case v < 0:
			losses++
		}
		longest = max(longest, int(v), -int(v))
	}
	return fmt.Sprintf("%d numbers, %d wins, %d losses, the longest in %d plies", len(values), wins, losses, longest)
}
