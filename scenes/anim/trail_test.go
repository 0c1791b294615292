package anim

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// TestTrail plays games and compares what their last turns leave to be seen.
func TestTrail(t *testing.T) {
	const (
		duty   = "first=c3,e3,a1 second=c4,e4,b5"
		blind  = "first=c3,a1 second=c4,b5"
		series = "first=d4,f6,a3 second=c3,a5 hand=21,0 turn=second"
	)
	for _, c := range []struct{ name, id, from, moves, to, left, taken, mills string }{
		{"nothing yet", "alquerque", "", "", "", "", "", ""},
		{"placed", "bagh-chal", "", "c3", "c3", "", "", ""},
		{"a step", "bagh-chal", "", "c3 a1-b1", "b1", "a1", "", ""},
		{"a mill", "nine-mens-morris", "", "a1 a7 d1 d7 g1", "g1", "", "", "a1 d1 g1"},
		{"and its removal", "nine-mens-morris", "", "a1 a7 d1 d7 g1 xa7", "g1", "", "a7", "a1 d1 g1"},
		{"the answer", "nine-mens-morris", "", "a1 a7 d1 d7 g1 xa7 g7", "g7", "", "", ""},
		{"a jump", "alquerque", "", "b2-c3 d4xb2", "b2", "d4", "c3", ""},
		{"a huff after a step", "alquerque", duty, "a1-a2 !e3", "a2", "a1", "e3", ""},
		{"the huffing side's own move", "alquerque", duty, "a1-a2 !e3 b5-a5", "a5", "b5", "e3", ""},
		{"a huff of the man that moved", "alquerque", blind, "c3-d3 !d3", "", "c3", "d3", ""},
		{"a series that is stopped", "leopards-and-deer", series, "c3xe5 =", "e5", "c3", "d4", ""},
		{"a series", "leopards-and-deer", series, "c3xe5 e5xg7", "g7", "c3 e5", "d4 f6", ""},
	} {
		r, ok := rules.Lookup(c.id)
		require.True(t, ok)
		g := rules.NewGame(r)
		if c.from != "" {
			var err error
			g, err = rules.NewGameAt(r, c.from)
			require.NoError(t, err)
		}
		play(t, g, strings.Fields(c.moves)...)
		requireTrail(t, c.name, g.State(), c.to, c.left, c.taken, c.mills)
	}
}

func requireTrail(t *testing.T, name string, s *rules.State, to, left, taken, mills string) {
	t.Helper()
	got, b := TrailOf(s), s.Board()
	set := func(set rules.Bitboard) string {
		var list []string
		for ; set != 0; set &= set - 1 {
			list = append(list, b.Label(set.First()))
		}
		return strings.Join(list, " ")
	}
	label, rows := "", ""
	if got.To != rules.NoPoint {
		label = b.Label(got.To)
	}
	for _, line := range got.Mills {
		rows += set(line)
	}
	require.Equal(t, []string{to, left, taken, mills}, []string{label, set(got.Left), set(got.Taken), rows}, name)
}

// TestTrailOfEveryGame plays games by chance, moves taken back too: what the queue
// shows in the end is what it would show of the game just loaded.
func TestTrailOfEveryGame(t *testing.T) {
	for _, r := range rules.All() {
		rng := rand.New(rand.NewPCG(7, uint64(len(r.ID))))
		g := rules.NewGame(r)
		q := NewQueue(StageOf(g))
		for range 150 {
			moves := g.State().AppendMoves(nil)
			if len(moves) == 0 {
				break
			}
			m := moves[rng.IntN(len(moves))]
			require.NoError(t, g.Play(m))
			q.Push(g.State().AppendEvents(nil))
			trail := TrailOf(g.State())
			q.Rest(trail)
			q.Finish()
			switch m.Kind {
			case rules.Place, rules.Step, rules.Fly, rules.Jump:
				assert.Equal(t, m.To, trail.To, r.ID)
				assert.True(t, m.From == rules.NoPoint || trail.Left.Has(m.From), r.ID)
			case rules.Remove, rules.Huff:
				assert.True(t, trail.Taken.Has(m.From), r.ID)
			}
			assert.Zero(t, (trail.Left|trail.Taken)&g.State().Occupied(), r.ID)
			requireLikeLoaded(t, q, g)
			if rng.IntN(4) == 0 {
				events := g.State().AppendEvents(nil)
				g.Undo()
				q.Rewind(events)
				q.Rest(TrailOf(g.State()))
				q.Finish()
				requireLikeLoaded(t, q, g)
			}
		}
	}
}

// requireLikeLoaded checks that the picture is that of the game when it has just
// been loaded.
func requireLikeLoaded(t *testing.T, q *Queue, g *rules.Game) {
	t.Helper()
	requireRest(t, q)
	loaded := NewQueue(StageOf(g))
	loaded.Rest(TrailOf(g.State()))
	lights := func(q *Queue) (mills []rules.Bitboard, won rules.Bitboard) {
		for line, lit := range q.Glow {
			require.Equal(t, 1.0, lit)
			mills = append(mills, line)
		}
		won, _ = q.Won()
		return mills, won
	}
	mills, won := lights(q)
	loadedMills, loadedWon := lights(loaded)
	require.Equal(t, loadedMills, mills)
	require.Equal(t, loadedWon, won)
	require.Equal(t, loaded.Trail(), q.Trail())
}
