package ai

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// TestAnalysisGivesTheBestMoves compares the scores of an analysis of three lines with searches of
// each move alone, in positions of every ruleset.
func TestAnalysisGivesTheBestMoves(t *testing.T) {
	s, other := newTestSearcher(), newTestSearcher()
	for _, r := range rules.All() {
		st := rules.New(r)
		rng := random(9)
		stroll(st, &rng, 11)
		if st.Over() {
			continue
		}
		q := Request{Ruleset: r.ID, Start: st.Position(), Lines: 3, Limits: Limits{Depth: 3}}
		reply := s.Answer(t.Context(), q)
		require.Empty(t, reply.Err)
		all := q
		all.Lines = 1000
		every := other.Answer(t.Context(), all)
		require.Len(t, reply.Best, min(3, len(every.Best)))
		for i, v := range reply.Best {
			assert.Equal(t, every.Best[i].Score, v.Score, "%s: %s", r.ID, q.Start)
			if i > 0 {
				assert.LessOrEqual(t, v.Score, reply.Best[i-1].Score)
			}
			p, err := rules.ParsePosition(r, q.Start)
			require.NoError(t, err)
			for _, token := range v.Line {
				m, err := p.ParseMove(token)
				require.NoError(t, err, "a line can be played")
				p.Apply(m)
			}
		}
		assert.Equal(t, reply.Move, reply.Best[0].Line[0])
	}
}

// TestAnalysisDeepens: the player hands out replies until the last.
func TestAnalysisDeepens(t *testing.T) {
	players(t, func(t *testing.T, p Player, woken <-chan struct{}) {
		q := Request{Ticket: 4, Ruleset: "nine-mens-morris", Lines: 3, Limits: Limits{Nodes: 60_000}}
		p.Think(q)
		depth := 0
		for {
			r := await(t, p, woken)
			require.Equal(t, Ticket(4), r.Ticket)
			require.Len(t, r.Best, 3)
			require.GreaterOrEqual(t, r.Depth, depth)
			depth = r.Depth
			if !r.More {
				break
			}
		}
		assert.Greater(t, depth, 3)
		_, ok := p.Poll()
		assert.False(t, ok)

		q.Limits = Limits{}
		p.Think(q)
		await(t, p, woken)
		p.Cancel()
		_, ok = p.Poll()
		assert.False(t, ok, "an endless analysis ends")
	})
}

func TestAnalysisHasFullStrength(t *testing.T) {
	s := newTestSearcher()
	assert.Contains(t, s.Answer(t.Context(), Request{Ruleset: "alquerque", Lines: 3, Level: 2}).Err, "full strength")
	assert.NotEmpty(t, s.Answer(t.Context(), Request{Ruleset: "alquerque", Lines: -1}).Err)
}

func TestWhy(t *testing.T) {
	s := newTestSearcher()
	seen := map[string]bool{}
	for _, test := range []struct{ id, position, why string }{
		{"three-mens-morris", "first=a1,b1 second=a3,c3 hand=1,1", "wins"},
		{"three-mens-morris", "", "forces"},
		{"three-mens-morris", "first=a1,b1 second=b2 hand=1,2 turn=second", "holds"},
		{"alquerque", "first=c3,d4 second=c5 lost=10,11 turn=second duty=huff:c3", "only"},
		{"nine-mens-morris", "first=a1,d1 second=b4,f6 hand=7,7", "mill"},
		{"nine-mens-morris", "first=a1,d1 second=b4 hand=7,7 turn=second", "blocks"},
		{"nine-mens-morris", "first=a1,d1,g1 second=b4,f4 hand=6,7 duty=remove", "removes"},
		{"alquerque", "first=a1,b2,d2 second=a5,c3,e5 lost=9,9", "captures"},
		{"bagh-chal", "first=b1,c1,b2,c3,a3 second=a1,e1,a5,e5 hand=15,0", "traps"},
	} {
		q := Request{Ruleset: test.id, Start: test.position, Why: true, Limits: Limits{Nodes: 20_000}}
		if test.why == "holds" {
			q.Limits = Limits{Depth: 2} // deeper it finds that the block wins
		}
		if test.why == "captures" || test.why == "traps" {
			q.Limits = Limits{Depth: 1}
		}
		r := s.Answer(t.Context(), q)
		require.Empty(t, r.Err)
		seen[r.Why] = true
		assert.Equal(t, test.why, r.Why, "%s %s: %s", test.id, test.position, r.Move)
	}
	// Every move of a game has its reason, and the reasons vary.
	for _, r := range rules.All() {
		st := rules.New(r)
		for !st.Over() && st.Ply() < 60 {
			reply := s.Answer(t.Context(), Request{Ruleset: r.ID, Start: st.Position(), Why: true, Limits: Limits{Nodes: 300}})
			require.NotEmpty(t, reply.Why)
			seen[reply.Why] = true
			m, err := st.ParseMove(reply.Move)
			require.NoError(t, err)
			st.Apply(m)
		}
	}
	for w := WhyOnly; w <= WhyBest; w++ {
		assert.True(t, seen[w.String()], "%s is never a reason", w)
	}
	r := s.Answer(t.Context(), Request{Ruleset: "bagh-chal", Limits: Limits{Nodes: 300}})
	assert.Empty(t, r.Why, "nobody asked")
	r = s.Answer(t.Context(), Request{Ruleset: "alquerque", Start: "first=c3,d4 second=c5 lost=10,11 turn=second duty=huff:c3", Why: true, Level: 6})
	assert.Equal(t, "only", r.Why, "a level need not search for it")
}
