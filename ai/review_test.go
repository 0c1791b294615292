package ai

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

func TestMarks(t *testing.T) {
	for loss, want := range map[float64]Mark{
		0: Sound, 0.049: Sound, 0.05: Inaccuracy, 0.109: Inaccuracy, 0.11: Mistake, 0.239: Mistake, 0.24: Blunder, 1: Blunder,
	} {
		assert.Equal(t, want, MarkOf(loss), "%v", loss)
	}
}

func TestWinChance(t *testing.T) {
	for _, r := range rules.MainGames() {
		assert.InDelta(t, 0.5, WinChance(r, 0), 1e-9)
		assert.Equal(t, 1.0, WinChance(r, Mate-7))
		assert.Equal(t, 0.0, WinChance(r, 7-Mate))
		last := 0.0
		for score := -300; score <= 300; score += 50 {
			p := WinChance(r, score)
			assert.Greater(t, p, last)
			assert.InDelta(t, 1, p+WinChance(r, -score), 1e-9)
			last = p
		}
		assert.True(t, AcceptsDraw(r, 0))
		assert.False(t, AcceptsDraw(r, 100), "better")
		assert.False(t, AcceptsDraw(r, -100), "worse")
		assert.False(t, AcceptsDraw(r, 3-Mate))
	}
}

// TestHuntIsCalibrated compares the evaluation of random positions of Bagh-Chal, T3 to move and all
// soldiers placed, with the exact shares of won ones after none to four captures.
func TestHuntIsCalibrated(t *testing.T) {
	r, _ := rules.Lookup("bagh-chal")
	tuning := DefaultTuning()
	e := newEvaluator(r, &tuning)
	for lost, want := range []float64{0.004, 0.019, 0.22, 0.66, 0.95} {
		const n = 2000
		sum := 0.0
		for seed := range uint64(n) {
			st, err := rules.ParsePosition(r, scatter(r, 20-lost, 4, seed+1)+fmt.Sprintf(" lost=%d,0 turn=second", lost))
			require.NoError(t, err)
			if !st.Over() {
				score, _ := e.score(st)
				sum += WinChance(r, -score)
			}
		}
		assert.InDelta(t, want, sum/n, 0.02, "after %d captures", lost)
	}
}

// TestHuntsPromiseWhatGamesKeep compares the chances that searches see near the start, after so many
// captures, with what games of equals ended with (engine chances 40 6000).
func TestHuntsPromiseWhatGamesKeep(t *testing.T) {
	const tries, nodes = 20, 3000
	s := newTestSearcher()
	for _, h := range []struct {
		id, start string // with the soldiers in hand and the lost ones to be filled in
		hand      int
		shares    []float64 // of the soldiers, after none, one, two … captures
	}{
		{"bagh-chal", "second=a1,e1,a5,e5 hand=%d,0 lost=%d,0", 20, []float64{0.22, 0.18, 0.02, 0, 0}},
		{"goats-and-tigers", "hand=%d,3 lost=%d,0 turn=second", 15, []float64{1, 0.98, 0.98, 0.89, 0.65}},
		{"leopards-and-deer", "first=d4,e4,f4,d5,f5,d6,e6,f6 hand=%d,2 lost=%d,0 turn=second", 16, []float64{0.68, 0.55, 0.52, 0.48, 0.38}},
	} {
		for lost, share := range h.shares {
			sum := 0.0
			for seed := range uint64(tries) {
				st := at(t, h.id, "", fmt.Sprintf(h.start, h.hand-lost, lost))
				rng := random(seed + 1)
				stroll(st, &rng, rng.below(5))
				chance := WinChance(st.Ruleset(), withNodes(s, st, nodes).Score)
				if st.Side() == rules.Second {
					chance = 1 - chance
				}
				sum += chance
			}
			assert.InDelta(t, share, sum/tries, 0.15, "%s after %d captures", h.id, lost)
		}
	}
}

// TestReview judges a game in which Second gives a man away and First does not take it.
func TestReview(t *testing.T) {
	r, _ := rules.Lookup("bagh-chal")
	g := rules.NewGame(r)
	for _, token := range []string{"c1", "a1-b1", "c3", "b1-a1", "a3"} {
		m, err := g.State().ParseMove(token)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	g.Undo() // what could be redone belongs to the record
	review := NewReview(g)
	scores := []int{0, 0, 0, 20, 0, 150} // for the side to move; after ply 5 Second stands much better
	for {
		ply, missing := review.Next(0)
		if !missing {
			break
		}
		review.Add(ply, scores[ply], "")
	}
	v := review.Verdicts()
	require.Len(t, v, 6)
	assert.Zero(t, v[0].Loss)
	assert.InDelta(t, 0.5, v[1].Chance, 1e-9)
	assert.Equal(t, Inaccuracy, v[3].Mark, "First let Second have the better game: %v", v[3].Loss)
	assert.InDelta(t, 1-WinChance(r, 20), v[3].Chance, 1e-9)
	assert.Equal(t, Inaccuracy, v[4].Mark)
	assert.Equal(t, Blunder, v[5].Mark)
	worst, found := review.Worst(rules.First, rules.Second)
	assert.True(t, found)
	assert.Equal(t, 5, worst)
	worst, found = review.Worst(rules.Second)
	assert.True(t, found)
	assert.Equal(t, 4, worst)

	// What was the best move is no fault.
	review.Add(4, 0, "a3")
	assert.Equal(t, Sound, v[5].Mark)
	assert.Empty(t, v[5].Better)
	review.Add(4, 0, "b3")
	assert.Equal(t, Blunder, v[5].Mark)
	assert.Equal(t, "b3", v[5].Better)
}

// TestReviewOrder asks for what is nearest to where somebody looks.
func TestReviewOrder(t *testing.T) {
	r, _ := rules.Lookup("bagh-chal")
	g := rules.NewGame(r)
	for _, token := range []string{"c1", "a1-b1", "c3", "b1-a1", "a3"} {
		m, err := g.State().ParseMove(token)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	review := NewReview(g)
	var order []int
	for ply, missing := review.Next(4); missing; ply, missing = review.Next(4) {
		order = append(order, ply)
		review.Add(ply, 0, "")
	}
	assert.Equal(t, []int{4, 3, 5, 2, 1, 0}, order)
}

func TestReviewKnowsTheEnd(t *testing.T) {
	r, _ := rules.Lookup("three-mens-morris")
	g := rules.NewGame(r)
	for _, token := range []string{"a1", "a3", "b1", "b3", "c1"} {
		m, err := g.State().ParseMove(token)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	review := NewReview(g)
	for ply := range 5 {
		review.Add(ply, 0, "")
	}
	_, missing := review.Next(0)
	assert.False(t, missing, "the end needs no search")
	assert.Equal(t, 1.0, review.Verdicts()[5].Chance)
	_, found := review.Worst(rules.First, rules.Second)
	assert.False(t, found, "a win is no fault")
}
