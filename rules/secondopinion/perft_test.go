package secondopinion

import (
	_ "embed"
	"flag"
	"strconv"
	"strings"
	"testing"
)

// perftFacts are counts made by independent engines: ruleset, options, position, counts for depth 1, 2, 3 …
//
//go:embed testdata/perft.tsv
var perftFacts string

var perftNodes = flag.Int("perft-nodes", 100_000, "count no row of testdata/perft.tsv deeper than so many sequences")

// TestPerft counts every row of the facts as deep as the limit allows.
func TestPerft(t *testing.T) {
	limit := *perftNodes
	if testing.Short() {
		limit = 20_000
	}
	for _, line := range strings.Split(strings.TrimSpace(perftFacts), "\n")[1:] {
		column := strings.Split(line, "\t")
		t.Run(strings.Join(column[:3], " "), func(t *testing.T) {
			g := perftGame(t, column[0], column[1], column[2])
			for i, text := range strings.Fields(column[3]) {
				want, err := strconv.Atoi(text)
				if err != nil {
					t.Fatal(err)
				}
				if want > limit {
					break
				}
				if got := g.Perft(i + 1); got != want {
					t.Errorf("depth %d: %d sequences, want %d", i+1, got, want)
				}
			}
		})
	}
}

// perftGame reads a position as the facts write it.
func perftGame(t *testing.T, id, options, position string) *Game {
	t.Helper()
	chosen := map[string]string{}
	for _, o := range strings.FieldsFunc(options, func(r rune) bool { return r == ',' }) {
		name, value, _ := strings.Cut(o, "=")
		chosen[name] = value
	}
	if position == "start" {
		g, err := Start(id, chosen)
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	var s Setup
	for _, field := range strings.Fields(position) {
		key, value, _ := strings.Cut(field, ":")
		switch key {
		case "first":
			s.First = indices(t, value)
		case "second":
			s.Second = indices(t, value)
		case "lost":
			s.Lost[0] = indices(t, value)[0]
		case "move":
			s.SecondMoves = value == "second"
		default:
			t.Fatalf("unknown key %q", key)
		}
	}
	g, err := StartAt(id, chosen, s)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func indices(t *testing.T, text string) []int {
	t.Helper()
	var list []int
	for _, field := range strings.Split(text, ",") {
		n, err := strconv.Atoi(field)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, n)
	}
	return list
}
