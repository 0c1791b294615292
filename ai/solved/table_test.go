package solved_test

import (
	"bytes"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/ai/solved"
	"t3hunting/rules"
)

const file = "../../assets/tables/solved.bin"

func tables(t *testing.T) *solved.Tables {
	t.Helper()
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Less(t, len(data), 1<<20, "all tables together")
	tables, err := solved.Read(data)
	require.NoError(t, err)
	return tables
}

// TestNumbersStandForPositions: a position and its number lead to each other, and mirror images
// share a number.
func TestNumbersStandForPositions(t *testing.T) {
	for _, g := range solved.Games() {
		x := solved.NewIndex(g.Ruleset, g.Classes)
		step := 1 + x.Size()/5000
		for n := 0; n < x.Size(); n += step {
			c, own, other, ok := x.Position(n)
			if !ok {
				continue
			}
			require.Zero(t, own&other)
			require.Equal(t, []int{c.Own, c.Other}, []int{own.Count(), other.Count()})
			for _, s := range g.Ruleset.Board.Symmetries() {
				m, ok := x.Number(mirror(own, s), mirror(other, s), c.OwnHand, c.OtherHand)
				require.True(t, ok)
				require.Equal(t, n, m)
			}
		}
	}
}

func mirror(set rules.Bitboard, s []rules.Point) (image rules.Bitboard) {
	for ; set != 0; set &= set - 1 {
		image = image.With(s[set.First()])
	}
	return image
}

// TestEveryGameHasItsTable, whatever options that change no value are set to.
func TestEveryGameHasItsTable(t *testing.T) {
	all := tables(t)
	for _, g := range solved.Games() {
		assert.NotNil(t, all.For(g.Ruleset), g.Ruleset.ID)
	}
	for options, known := range map[string]bool{"centre=barred,start=second": true, "moves=anywhere,centre=barred": true} {
		r, _ := rules.Lookup("three-mens-morris")
		r, err := r.WithAll(options)
		require.NoError(t, err)
		assert.Equal(t, known, all.For(r) != nil)
	}
	nine, _ := rules.Lookup("nine-mens-morris")
	walking, err := nine.With("flying", "off")
	require.NoError(t, err)
	assert.Nil(t, all.For(walking), "another game")
	var none *solved.Tables
	assert.Nil(t, none.For(nine))
}

// TestValuesFollowFromEachOther checks positions of every table by the rules alone: a value must be
// the best that the moves lead to. Together with the ends of games that proves a value.
func TestValuesFollowFromEachOther(t *testing.T) {
	all := tables(t)
	for _, g := range solved.Games() {
		table := all.For(g.Ruleset)
		require.NotNil(t, table)
		checked := 0
		seed := uint64(3)
		for checked < 3000 {
			seed = seed*6364136223846793005 + 1442695040888963407
			st, ok := random(g, seed)
			if !ok {
				continue
			}
			got, known := table.Probe(st)
			require.True(t, known)
			require.Equal(t, best(t, table, st), got, "%s: %s", g.Ruleset.ID, st.Position())
			checked++
		}
	}
}

// random sets up a position of a game that is not over.
func random(g solved.Game, seed uint64) (*rules.State, bool) {
	c := g.Classes[seed>>33%uint64(len(g.Classes))]
	b := g.Ruleset.Board
	labels := [2]string{}
	var taken rules.Bitboard
	for side, n := range []int{c.Own, c.Other} {
		for range n {
			p := rules.NoPoint
			for p == rules.NoPoint || taken.Has(p) {
				seed = seed*6364136223846793005 + 1442695040888963407
				p = rules.Point(seed >> 33 % uint64(b.Size()))
			}
			taken = taken.With(p)
			if labels[side] != "" {
				labels[side] += ","
			}
			labels[side] += b.Label(p)
		}
	}
	st, err := rules.ParsePosition(g.Ruleset, "first="+labels[0]+" second="+labels[1]+
		" hand="+pair(c.OwnHand, c.OtherHand)+" lost="+pair(g.Ruleset.Men[0]-c.Own-c.OwnHand, g.Ruleset.Men[1]-c.Other-c.OtherHand))
	return st, err == nil && !st.Over()
}

func pair(a, b int) string { return string(rune('0'+a)) + "," + string(rune('0'+b)) }

// best returns the value of a position by looking at what its moves lead to.
func best(t *testing.T, table *solved.Table, st *rules.State) int {
	value := 0
	me := st.Side()
	for i, m := range st.AppendMoves(nil) {
		st.Apply(m)
		var after int
		switch winner, won := st.Result().Outcome.Winner(); {
		case won && winner == me:
			after = 1
		case won:
			after = -1
		case st.Over():
		case st.Side() == me:
			after = onward(best(t, table, st))
		default:
			v, known := table.Probe(st)
			require.True(t, known)
			after = onward(-v)
		}
		st.Undo()
		if i == 0 || rank(after) > rank(value) {
			value = after
		}
	}
	return value
}

// onward is a value seen one ply earlier.
func onward(v int) int {
	switch {
	case v > 0:
		return v + 1
	case v < 0:
		return v - 1
	}
	return 0
}

// rank orders values: sooner wins, later wins, draws, later losses, sooner losses.
func rank(v int) int {
	switch {
	case v > 0:
		return 1000 - v
	case v < 0:
		return -1000 - v
	}
	return 0
}

func TestBrokenFilesAreRefused(t *testing.T) {
	data, err := os.ReadFile(file)
	require.NoError(t, err)
	for _, bad := range [][]byte{data[:len(data)/2], {1, 2, 3}, append([]byte{0xff}, data...)} {
		_, err := solved.Read(bad)
		assert.ErrorIs(t, err, solved.ErrFormat)
	}
}

func TestWhatIsWrittenIsRead(t *testing.T) {
	g := solved.Games()[:1]
	values := make([]int8, solved.NewIndex(g[0].Ruleset, g[0].Classes).Size())
	for i := range values {
		values[i] = int8(i)
	}
	var w bytes.Buffer
	require.NoError(t, solved.Write(&w, g, [][]int8{values}))
	read, err := solved.Read(w.Bytes())
	require.NoError(t, err)
	st, err := rules.ParsePosition(g[0].Ruleset, "first=a1,b1 second=a3,c3 hand=1,1")
	require.NoError(t, err)
	n, _ := solved.NewIndex(g[0].Ruleset, g[0].Classes).Number(st.Men(0), st.Men(1), 1, 1)
	got, ok := read.For(g[0].Ruleset).Probe(st)
	assert.True(t, ok)
	assert.Equal(t, int(int8(n)), got)
}
