package rules

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// testdata/perft.tsv holds counts of independent engines: ruleset, options,
// position, counts for depth 1, 2, 3 …

type perftRow struct {
	ruleset, options, position string
	counts                     []uint64
}

func (row perftRow) state(t testing.TB) *State {
	r, ok := Lookup(row.ruleset)
	require.True(t, ok, row.ruleset)
	r, err := r.WithAll(row.options)
	require.NoError(t, err)
	if row.position == "start" {
		return New(r)
	}
	s, err := ParsePosition(r, positionOf(t, r, row.position))
	require.NoError(t, err)
	return s
}

// positionOf turns "first:0,1 second:9 lost:2 move:first", points by index,
// into a position's text.
func positionOf(t testing.TB, r *Ruleset, text string) string {
	var fields []string
	for _, f := range strings.Fields(text) {
		key, value, _ := strings.Cut(f, ":")
		switch key {
		case "move":
			fields = append(fields, "turn="+value)
		case "first", "second":
			var labels []string
			for i := range strings.SplitSeq(value, ",") {
				p, err := strconv.Atoi(i)
				require.NoError(t, err)
				labels = append(labels, r.Board.Label(Point(p)))
			}
			fields = append(fields, key+"="+strings.Join(labels, ","))
		}
	}
	return strings.Join(fields, " ")
}

func perftRows(t testing.TB) (rows []perftRow) {
	data, err := os.ReadFile("testdata/perft.tsv")
	require.NoError(t, err)
	for i, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		if i == 0 {
			continue
		}
		f := strings.Split(line, "\t")
		row := perftRow{ruleset: f[0], options: f[1], position: f[2]}
		for c := range strings.FieldsSeq(f[3]) {
			n, err := strconv.ParseUint(c, 10, 64)
			require.NoError(t, err)
			row.counts = append(row.counts, n)
		}
		rows = append(rows, row)
	}
	return rows
}

// TestPerft counts every row to its full depth, or with -short to a limit.
func TestPerft(t *testing.T) {
	limit := uint64(200_000_000)
	if testing.Short() {
		limit = 2_000_000
	}
	for _, row := range perftRows(t) {
		t.Run(strings.Join([]string{row.ruleset, row.options, row.position}, " "), func(t *testing.T) {
			t.Parallel()
			s := row.state(t)
			key := s.Key()
			for i, want := range row.counts {
				if want > limit {
					break
				}
				require.Equal(t, want, s.Perft(i+1), "depth %d", i+1)
			}
			require.Equal(t, key, s.Key())
		})
	}
}

func TestDivideAddsUpToPerft(t *testing.T) {
	for _, row := range perftRows(t) {
		s := row.state(t)
		var sum uint64
		for _, e := range s.Divide(2) {
			sum += e.Nodes
		}
		require.Equal(t, s.Perft(2), sum, row.ruleset)
	}
}

// BenchmarkPerft reports perft leaves per second for one game of each family.
func BenchmarkPerft(b *testing.B) {
	for _, c := range []struct {
		ruleset string
		depth   int
	}{{"alquerque", 8}, {"bagh-chal", 5}, {"goats-and-tigers", 4}, {"leopards-and-deer", 4}, {"nine-mens-morris", 5}, {"twelve-mens-morris", 5}, {"three-mens-morris", 9}} {
		b.Run(fmt.Sprintf("%s/%d", c.ruleset, c.depth), func(b *testing.B) {
			r, _ := Lookup(c.ruleset)
			s := New(r)
			var leaves uint64
			b.ReportAllocs()
			for b.Loop() {
				leaves += s.Perft(c.depth)
			}
			b.ReportMetric(float64(leaves)/b.Elapsed().Seconds(), "leaves/s")
		})
	}
}
