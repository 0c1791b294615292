package ai

import (
	"context"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// forcedWins are positions in which the side to move wins in so many plies.
var forcedWins = []struct {
	id, position string
	plies        int
	nodes        uint64 // enough to find it
}{
	{"three-mens-morris", "", 9, 10_000},
	{"nine-mens-morris", "first=d1,d2,f2,d3,e4,g4,c5,a7,d7 second=b2,e3,e5,g7 lost=0,5", 7, 20_000},
	{"twelve-mens-morris", "first=e4,f4,c5,d7 second=a1,d1,g1,c3,d3,a4,b4,c4,g4 lost=8,3 turn=second duty=remove ban=second:a1-b2-c3", 7, 20_000},
	{"bagh-chal", "first=a1,b1,d1,e1,a2,c2,d2,a3,c3,a4,b4,c4,d4,e4,a5,b5,d5,e5 second=c1,b3,d3,e3 lost=2,0 turn=second", 9, 40_000},
	{"goats-and-tigers", "first=a1,b4,b5,c1,c4,d1,d2,e2,e3 second=b6,d5,d6 hand=5,0 lost=1,0", 9, 60_000},
	{"alquerque", "first=a1,b1,a3,a5 second=c1,b3,b4,b5,c5 lost=8,7 turn=second duty=huff:b1 visited=c1:c2,d2,d4;a3:a2;b3:c3,b4,c4;b4:a4;a5:a3,b3,c3,d3,e3;c5:d5", 9, 20_000},
}

func TestForcedWinsAreFoundAndPlayed(t *testing.T) {
	s := newTestSearcher()
	for _, w := range forcedWins {
		st := at(t, w.id, "", w.position)
		winner := st.Side()
		for left := w.plies; left > 0; left-- {
			res := withNodes(s, st, w.nodes)
			plies, ok := MateIn(res.Score)
			require.True(t, ok, "%s with %d plies to go: score %d", w.id, left, res.Score)
			require.Equal(t, left, max(plies, -plies), w.id)
			require.Equal(t, st.Side() == winner, plies > 0, w.id)
			require.Len(t, res.Line, left, "the line leads to the end")
			st.Apply(res.Move)
		}
		got, won := st.Result().Outcome.Winner()
		assert.True(t, won && got == winner, w.id)
	}
}

var update = flag.Bool("update", false, "write the files that the tests compare with anew")

// TestSignature compares what a fixed number of nodes finds in two positions of every ruleset with
// testdata/signature.txt. It changes with every change of the search, the evaluation or the rules
// (go test ./ai -run Signature -update), and must be the same on every platform.
func TestSignature(t *testing.T) {
	const file = "testdata/signature.txt"
	s := newTestSearcher()
	var got strings.Builder
	for _, r := range rules.All() {
		st := rules.New(r)
		for range 2 {
			res := withNodes(s, st, 10_000)
			fmt.Fprintf(&got, "%s after %d plies: depth %d score %d %s\n",
				r.ID, st.Ply(), res.Depth, res.Score, strings.Join(formatLine(st, res.Line), " "))
			rng := random(11)
			stroll(st, &rng, 15)
		}
	}
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(got.String()), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	assert.Equal(t, string(want), got.String())
}

func TestEveryAnswerIsLegalAndTheStateIsRestored(t *testing.T) {
	s := newTestSearcher()
	ticks := time.Duration(0)
	s.now = func() time.Duration {
		ticks++
		return ticks
	}
	done, cancel := context.WithCancel(t.Context())
	cancel()
	for _, r := range rules.All() {
		for seed := range uint64(25) {
			rng := random(seed + 1)
			st := rules.New(r)
			stroll(st, &rng, rng.below(80))
			before, ply := st.Position(), st.Ply()
			for _, try := range []func() Result{
				func() Result { return withNodes(s, st, 500) },
				func() Result { return withNodes(s, st, 1) },
				func() Result { return s.Search(done, st, Limits{}, nil) },
				func() Result { return s.Search(t.Context(), st, Limits{Time: 1}, nil) },
			} {
				res := try()
				require.Equal(t, before, st.Position())
				require.Equal(t, ply, st.Ply())
				require.Equal(t, !st.Over(), res.Found, "%s: %s", r.ID, before)
				if !res.Found {
					continue
				}
				require.True(t, st.Legal(res.Move), "%s: %s", r.ID, before)
				require.Equal(t, res.Move, res.Line[0])
				require.NotPanics(t, func() { formatLine(st.Clone(), res.Line) })
			}
		}
	}
}

func TestNodeLimitIsExact(t *testing.T) {
	s := newTestSearcher()
	for _, nodes := range []uint64{1, 2, 255, 256, 257, 1000, 5003} {
		assert.Equal(t, nodes, withNodes(s, at(t, "bagh-chal", "", ""), nodes).Nodes)
	}
}

func TestDepthLimit(t *testing.T) {
	var depths []int
	res := newTestSearcher().Search(t.Context(), at(t, "bagh-chal", "", ""), Limits{Depth: 4}, func(i Info) {
		depths = append(depths, i.Depth)
	})
	assert.Equal(t, []int{1, 2, 3, 4}, depths)
	assert.Equal(t, 4, res.Depth)
}

// TestTimeLimit lets a clock run that moves on only when it is looked at.
func TestTimeLimit(t *testing.T) {
	s := newTestSearcher()
	looks := 0
	s.now = func() time.Duration {
		looks++
		return time.Duration(looks) * time.Millisecond
	}
	res := s.Search(t.Context(), at(t, "nine-mens-morris", "", ""), Limits{Time: 100 * time.Millisecond}, nil)
	assert.True(t, res.Found)
	assert.InDelta(t, 101, looks, 1, "it ends at the first look after the time")
	assert.InDelta(t, 100*clockEvery, res.Nodes, clockEvery, "it looks every so many nodes")
}

func TestCancelEndsASearchWithoutLimits(t *testing.T) {
	s := newTestSearcher()
	ctx, cancel := context.WithCancel(t.Context())
	st := at(t, "nine-mens-morris", "", "")
	var at uint64
	res := s.Search(ctx, st, Limits{}, func(i Info) {
		if i.Depth == 4 {
			at = i.Nodes
			cancel()
		}
	})
	assert.True(t, res.Found)
	assert.LessOrEqual(t, res.Nodes, at+lookEvery)
	assert.Equal(t, 4, res.Depth)
}

func TestSearchDoesNotAllocate(t *testing.T) {
	for _, r := range rules.All() {
		s := newTestSearcher()
		st := rules.New(r)
		rng := random(5)
		stroll(st, &rng, 12)
		ctx := t.Context()
		search := func() { s.Search(ctx, st, Limits{Nodes: 20_000}, nil) }
		search()
		assert.Zero(t, testing.AllocsPerRun(3, search), r.ID)
	}
}

func TestEqualSearchesGiveEqualResults(t *testing.T) {
	a, b := newTestSearcher(), newTestSearcher()
	withNodes(a, at(t, "alquerque", "", ""), 3000) // what came before must not matter
	for _, r := range rules.All() {
		st := rules.New(r)
		x, y := withNodes(a, st, 3000), withNodes(b, st, 3000)
		assert.Equal(t, x.Line, y.Line)
		assert.Equal(t, x.Moves, y.Moves)
	}
}

// TestNoLosingRepetition offers the T3 a step that would lose by repetition and is good otherwise.
func TestNoLosingRepetition(t *testing.T) {
	s := newTestSearcher()
	for _, id := range []string{"bagh-chal", "goats-and-tigers", "leopards-and-deer"} {
		r, _ := rules.Lookup(id)
		avoided := 0
		for seed := range uint64(40) {
			rng := random(seed + 1)
			st := rules.New(r)
			stroll(st, &rng, 60)
			// Both sides go to and fro, which brings arrangements back.
			for range 12 {
				moves := st.AppendMoves(nil)
				if len(moves) == 0 {
					break
				}
				m := moves[rng.below(len(moves))]
				for _, back := range moves {
					if n := st.Occurrence(back); back.Kind == rules.Step && n > 0 && n < 3 && undoes(st, back) {
						m = back
					}
				}
				st.Apply(m)
				moves = st.AppendMoves(nil)
				losing := 0
				for _, m := range moves {
					if st.Occurrence(m) >= 3 {
						losing++
					}
				}
				if losing > 0 && losing < len(moves) {
					avoided++
					for _, nodes := range []uint64{1, 200, 2000} {
						res := withNodes(s, st, nodes)
						require.Less(t, st.Occurrence(res.Move), 3, "%s: %s", id, st.Position())
					}
				}
			}
		}
		assert.NotZero(t, avoided, "%s: there were such positions", id)
	}
}

// undoes reports whether m takes back the step that its side made a turn ago.
func undoes(st *rules.State, m rules.Move) bool {
	theirs, ok := st.LastMove()
	if !ok || st.Ply() < 2 {
		return false
	}
	st.Undo()
	ours, _ := st.LastMove()
	st.Apply(theirs)
	return ours.From == m.To && ours.To == m.From
}

// TestBeatsARandomMover plays a search of few nodes against random moves, on both sides.
func TestBeatsARandomMover(t *testing.T) {
	const games, nodes = 6, 400
	s := newTestSearcher()
	for _, r := range rules.All() {
		points := 0 // two for a win, one for a draw
		for g := range games {
			rng := random(g + 1)
			st := rules.New(r)
			me := rules.Side(g % 2)
			for range 600 {
				moves := st.AppendMoves(nil)
				if len(moves) == 0 {
					break
				}
				m := moves[rng.below(len(moves))]
				if st.Side() == me {
					m = withNodes(s, st, nodes).Move
				}
				st.Apply(m)
			}
			switch winner, won := st.Result().Outcome.Winner(); {
			case !won:
				points++
			case winner == me:
				points += 2
			}
		}
		assert.GreaterOrEqual(t, points, 2*games-2, r.ID)
	}
}

func BenchmarkSearch(b *testing.B) {
	for _, r := range rules.All()[:8] {
		b.Run(r.ID, func(b *testing.B) {
			s := NewSearcher(16 << 20)
			st := rules.New(r)
			nodes := uint64(0)
			for b.Loop() {
				nodes += withNodes(s, st, 1_000_000).Nodes
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}
