package ai

import (
	"context"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

func TestLevelsGrow(t *testing.T) {
	names := map[string]bool{}
	for i, l := range Levels {
		assert.NotEmpty(t, l.Name)
		assert.False(t, names[l.Name], l.Name)
		names[l.Name] = true
		assert.NotZero(t, l.Limits.Nodes)
		if i > 0 {
			assert.Greater(t, l.Limits.Nodes, Levels[i-1].Limits.Nodes)
			assert.LessOrEqual(t, l.Softness, Levels[i-1].Softness)
		}
	}
}

// winsInOne are positions in which the side to move can win with this turn, and how it goes on.
var winsInOne = []Request{
	{Ruleset: "three-mens-morris", Start: "first=a1,b1 second=a3,c3 hand=1,1"},
	{Ruleset: "nine-mens-morris", Start: "first=a1,d1,g4 second=b2,d2,f6 lost=6,6"}, // the mill and the removal
	{Ruleset: "bagh-chal", Start: "first=a1,b2,c3,d4,e5 second=c1,c2,a5,e1 lost=4,0 hand=11,0 turn=second"},
	{Ruleset: "alquerque", Start: "first=c3 second=c4 lost=11,11 visited=c3:c2;c4:c5"},
}

func TestEveryLevelTakesAWinInOneTurn(t *testing.T) {
	s := newTestSearcher()
	for _, q := range winsInOne {
		for q.Level = 1; q.Level <= len(Levels); q.Level++ {
			for q.Seed = range 10 {
				st, err := q.state()
				require.NoError(t, err)
				me := st.Side()
				for st.Side() == me && !st.Over() {
					step := q
					step.Moves = nil
					step.Start = st.Position()
					r := s.Answer(t.Context(), step)
					require.Empty(t, r.Err)
					m, err := st.ParseMove(r.Move)
					require.NoError(t, err)
					st.Apply(m)
				}
				winner, won := st.Result().Outcome.Winner()
				require.True(t, won && winner == me, "%s level %d", q.Ruleset, q.Level)
			}
		}
	}
}

// TestNoBlunderIntoALossInOne: from level 2 on a threat is parried that can be parried.
func TestNoBlunderIntoALossInOne(t *testing.T) {
	s := newTestSearcher()
	q := Request{Ruleset: "three-mens-morris", Start: "first=a1,b1 second=b2 hand=1,2 turn=second"}
	for q.Level = 2; q.Level <= len(Levels); q.Level++ {
		for q.Seed = range 10 {
			assert.Equal(t, "c1", s.Answer(t.Context(), q).Move, "level %d", q.Level)
		}
	}
}

// TestNoLevelGivesAWinAway looks at random positions of every game in which some turns let the
// opponent win with his next and others do not: from level 2 on none of the former is played, and
// from level 1 on nobody misses a win in one turn.
func TestNoLevelGivesAWinAway(t *testing.T) {
	const each = 3 // positions of a game
	s := newTestSearcher()
	for _, r := range rules.All() {
		found := 0
		for seed := uint64(1); seed < 400 && found < each; seed++ {
			rng := random(seed)
			st := rules.New(r)
			stroll(st, &rng, 8+rng.below(150))
			if st.Over() {
				continue
			}
			wins := winsAtOnce(s, st)
			_, decided := MateIn(s.Search(t.Context(), st, Limits{Depth: 2}, nil).Score)
			if !wins && (decided || !slices.ContainsFunc(st.AppendMoves(nil), func(m rules.Move) bool { return gives(s, st, m) })) {
				continue
			}
			found++
			for level := 1; level <= len(Levels); level++ {
				m := s.Play(t.Context(), st, level, Limits{Nodes: 10_000}, seed).Move
				if wins {
					me := st.Side()
					st.Apply(m)
					winner, over := st.Result().Outcome.Winner()
					assert.True(t, over && winner == me || st.Side() == me && winsAtOnce(s, st), "%s level %d: %s", r.ID, level, st.Position())
					st.Undo()
				} else if level > 1 {
					assert.False(t, gives(s, st, m), "%s level %d plays %s in %s", r.ID, level, st.FormatMove(m), st.Position())
				}
			}
		}
		assert.NotZero(t, found, r.ID)
	}
}

// winsAtOnce reports whether the side to move wins with this turn.
func winsAtOnce(s *Searcher, st *rules.State) bool {
	if st.Over() {
		return false
	}
	plies, decided := MateIn(s.Search(context.Background(), st, Limits{Depth: 1}, nil).Score)
	return decided && plies > 0
}

// gives reports whether m ends the turn and lets the other side win with its next.
func gives(s *Searcher, st *rules.State, m rules.Move) bool {
	me := st.Side()
	st.Apply(m)
	defer st.Undo()
	return st.Side() != me && winsAtOnce(s, st)
}

func TestLevelsVaryTheirOpeningsBySeedOnly(t *testing.T) {
	s := newTestSearcher()
	for level := 1; level <= 6; level++ {
		seen := map[string]bool{}
		for seed := range uint64(12) {
			q := Request{Ruleset: "nine-mens-morris", Level: level, Seed: seed + 1}
			r := s.Answer(t.Context(), q)
			require.Equal(t, r, s.Answer(t.Context(), q))
			seen[r.Move] = true
		}
		assert.Greater(t, len(seen), 2, "level %d", level)
	}
}

func TestASoftLevelStaysNearTheBest(t *testing.T) {
	moves := []RootMove{{Score: 10, Exact: true}, {Score: -9, Exact: true}, {Score: -11, Exact: true}, {Score: -Mate + 4}}
	count := [4]int{}
	for seed := range uint64(500) {
		count[choose(moves, 10, seed)]++
	}
	assert.Greater(t, count[0], 400)
	assert.NotZero(t, count[0]+count[1])
	assert.Zero(t, count[2], "too far away")
	assert.Zero(t, count[3], "a loss in sight")
	moves[0].Score = Mate - 9
	for seed := range uint64(100) {
		require.Zero(t, choose(moves, 1000, seed), "a win in sight")
	}
}

func TestAnswers(t *testing.T) {
	s := newTestSearcher()
	answer := func(q Request) Reply { return s.Answer(t.Context(), q) }

	r := answer(Request{Ticket: 9, Ruleset: "bagh-chal", Moves: []string{"c1", "a1-b1"}, Limits: Limits{Depth: 3}})
	assert.Equal(t, Ticket(9), r.Ticket)
	assert.Equal(t, 3, r.Depth)
	assert.Equal(t, r.Move, r.Line[0])
	assert.NotZero(t, r.Nodes)

	over := answer(Request{Ruleset: "three-mens-morris", Start: "first=a1,b1,c1 second=a2,b3,c2"})
	assert.Empty(t, over.Move)
	assert.Empty(t, over.Err)

	forced := answer(Request{Ruleset: "alquerque", Level: 8, Start: "first=c3,d4 second=c5 lost=10,11 turn=second duty=huff:c3"})
	assert.Equal(t, "!c3", forced.Move)
	assert.Zero(t, forced.Nodes, "what is compulsory needs no thought")

	for part, q := range map[string]Request{
		`no ruleset "chess"`: {Ruleset: "chess"},
		"wings":              {Ruleset: "bagh-chal", Options: "wings=two"},
		"position":           {Ruleset: "bagh-chal", Start: "first=z9"},
		`move 2: "a9"`:       {Ruleset: "bagh-chal", Moves: []string{"c3", "a9"}},
		"no level 9":         {Ruleset: "bagh-chal", Level: 9},
	} {
		r := answer(q)
		assert.Contains(t, r.Err, part)
		assert.Empty(t, r.Move)
	}
}

func TestLimitsOnlyTightenALevel(t *testing.T) {
	loose := Limits{Depth: 4, Nodes: 100, Time: 7}
	assert.Equal(t, loose, loose.tightened(Limits{}))
	assert.Equal(t, loose, Limits{}.tightened(loose))
	assert.Equal(t, Limits{3, 100, 5}, loose.tightened(Limits{3, 500, 5}))
}

func TestMateIn(t *testing.T) {
	for score, want := range map[int]int{Mate - 1: 1, Mate - 20: 20, 1 - Mate: -1, 6 - Mate: -6} {
		plies, ok := MateIn(score)
		assert.True(t, ok)
		assert.Equal(t, want, plies)
	}
	for _, score := range []int{0, 500, -evalBound, evalBound} {
		_, ok := MateIn(score)
		assert.False(t, ok)
	}
	assert.Equal(t, Mate-5, shift(shift(Mate-5, 3), -3))
}

// TestEvaluationIsEvenHanded turns the board round and swaps the sides: the value must turn too.
func TestEvaluationIsEvenHanded(t *testing.T) {
	for _, id := range []string{"nine-mens-morris", "twelve-mens-morris", "al-qirq", "three-mens-morris"} {
		r, _ := rules.Lookup(id)
		tuning := DefaultTuning()
		e := newEvaluator(r, &tuning)
		for seed := range uint64(50) {
			rng := random(seed + 1)
			a, b := rules.New(r), at(t, id, "start=second", "")
			for range 40 {
				moves := a.AppendMoves(nil)
				if len(moves) == 0 {
					break
				}
				m := moves[rng.below(len(moves))]
				a.Apply(m)
				b.Apply(m)
				x, _ := e.score(a)
				y, _ := e.score(b)
				require.Equal(t, x, -y)
			}
		}
	}
}
