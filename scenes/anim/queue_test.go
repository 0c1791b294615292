package anim

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// moving returns the sprites in motion.
func moving(q *Queue) (list []Sprite) {
	for s := range q.Men {
		if s.Moves {
			list = append(list, s)
		}
	}
	return list
}

// requireRest checks that the picture shows the stage and nothing moves.
func requireRest(t *testing.T, q *Queue) {
	t.Helper()
	require.False(t, q.Active())
	require.False(t, q.Busy())
	require.Equal(t, q.stage.at, q.shown)
	require.Equal(t, q.stage.hand, q.hand)
	require.Equal(t, q.stage.Blocked(), q.eyes)
	for side := range 2 {
		require.Equal(t, append([]Man{}, q.stage.gone[side]...), append([]Man{}, q.lost[side]...))
	}
}

// length returns how long the queue is busy, in ms.
func length(q *Queue) (ms float64) {
	for q.Busy() {
		q.Advance(5)
		ms += 5
	}
	return ms
}

func start(t *testing.T, id string, tokens ...string) (*rules.Game, *Queue) {
	g := game(t, id)
	play(t, g, tokens...)
	return g, NewQueue(StageOf(g))
}

func TestPlace(t *testing.T) {
	g, q := start(t, "nine-mens-morris")
	q.Push(play(t, g, "d2")[0])
	s := moving(q)
	require.Len(t, s, 1)
	assert.Equal(t, 1.25, s[0].Scale)
	assert.Equal(t, Blue, s[0].Figure)
	assert.Equal(t, 8, q.Hand(rules.First), "it has left the hand")
	q.Advance(139)
	assert.InDelta(t, 1, moving(q)[0].Scale, 0.01)
	assert.True(t, q.Busy())
	q.Advance(1)
	assert.False(t, q.Busy())
	assert.True(t, q.Active(), "the ripple goes on")
	ripples := 0
	for p, spread := range q.Ripples {
		assert.Equal(t, "d2", g.State().Board().Label(p))
		assert.InDelta(t, 0, spread, 0.01)
		ripples++
	}
	assert.Equal(t, 1, ripples)
	q.Advance(220)
	requireRest(t, q)
}

func TestSlide(t *testing.T) {
	g, q := start(t, "bagh-chal", "a2")
	q.Push(play(t, g, "a1-b1")[0])
	q.Advance(100)
	s := moving(q)
	require.Len(t, s, 1)
	assert.InDelta(t, 0.5, s[0].Way, 1e-9)
	assert.Equal(t, T3, s[0].Figure)
	assert.Zero(t, s[0].Lift)
	assert.InDelta(t, 100, length(q), 5)
	requireRest(t, q)
}

func TestJumpAndCapture(t *testing.T) {
	g, q := start(t, "bagh-chal", "a2")
	q.Push(play(t, g, "a1xa3")[0])
	require.Len(t, moving(q), 1)
	q.Advance(130)
	s := moving(q)
	require.Len(t, s, 2, "the victim begins to tip over under the jumper")
	assert.InDelta(t, 0.25, s[0].Lift, 1e-9)
	assert.Zero(t, s[1].Tip)
	q.Advance(180)
	s = moving(q)
	require.Len(t, s, 1)
	assert.InDelta(t, 1.2, s[0].Tip, 1e-9)
	assert.Zero(t, s[0].Tray)
	assert.Empty(t, q.Lost(rules.First))
	q.Advance(110)
	assert.InDelta(t, 0.5, moving(q)[0].Tray, 1e-9)
	q.Advance(110)
	assert.Equal(t, []Man{{White, rules.First}}, q.Lost(rules.First))
	requireRest(t, q)
}

func TestMillThenRemoval(t *testing.T) {
	g, q := start(t, "nine-mens-morris", "a1", "a7", "d1", "d7")
	q.Push(play(t, g, "g1")[0])
	q.Rest(TrailOf(g.State()))
	q.Advance(140 + 120)
	lit := map[rules.Bitboard]float64{}
	for line, part := range q.Glow {
		lit[line] = part
	}
	assert.Equal(t, map[rules.Bitboard]float64{rules.Bit(0) | rules.Bit(1) | rules.Bit(2): 0.5}, lit)
	q.Advance(1000)
	q.Push(play(t, g, "xa7")[0])
	glows := 0
	for _, part := range q.Glow {
		assert.Equal(t, 1.0, part)
		glows++
	}
	assert.Equal(t, 1, glows, "it glows while the removal is owed")
	q.Advance(1000)
	requireRest(t, q)
	q.Push(play(t, g, "a4")[0])
	for range q.Glow {
		assert.Fail(t, "the next motion puts it out")
	}
}

func TestTwoMillsAtOnceLightTogether(t *testing.T) {
	q := NewQueue(NewStage(game(t, "nine-mens-morris").State()))
	line := rules.Bitboard(7)
	q.Push([]rules.Event{
		{Kind: rules.Placed, From: rules.NoPoint, To: 0},
		{Kind: rules.Milled, To: 0, Line: line}, {Kind: rules.Milled, To: 0, Line: line << 9},
	})
	assert.InDelta(t, 140+240, length(q), 5)
}

func TestOpponentMovesWhileTheManIsCarriedOff(t *testing.T) {
	g, q := start(t, "nine-mens-morris", "a1", "a7", "d1", "d7", "g1")
	events := play(t, g, "xa7", "a7")
	q.Push(events[0])
	q.Push(events[1])
	q.Advance(200)
	assert.Len(t, moving(q), 2, "one flies to the tray, one is put down on the same point")
	q.Advance(1000)
	requireRest(t, q)
}

func TestEyes(t *testing.T) {
	g, q := start(t, "bagh-chal", "a2", "e1-e2", "b2", "e2-e1", "b1", "e1-e2", "a3", "e2-e1", "c3", "e1-e2")
	q.Push(play(t, g, "c1")[0])
	closed := func() float64 {
		for s := range q.Men {
			if s.From == 0 {
				return s.Closed
			}
		}
		return -1
	}
	assert.Zero(t, closed())
	q.Advance(140 + 80)
	assert.InDelta(t, 0.5, closed(), 1e-9)
	q.Advance(1000)
	assert.Equal(t, 1.0, closed())
	requireRest(t, q)
	q.Rewind(g.State().AppendEvents(nil))
	q.Advance(140 + 40)
	assert.InDelta(t, 0.75, closed(), 1e-9, "they open again")
	q.Finish()
	requireRest(t, q)
	assert.Zero(t, closed())
}

func TestSeriesIsCapped(t *testing.T) {
	r, _ := rules.Lookup("leopards-and-deer")
	g, err := rules.NewGameAt(r, "first=b5,d5,f5,h5,e4 second=a5,c1 hand=16,0 lost=3,0 turn=second")
	require.NoError(t, err)
	q := NewQueue(StageOf(g))
	hops := play(t, g, "a5xc5", "c5xe5", "e5xg5", "g5xi5")
	q.Push(hops[0])
	assert.InDelta(t, 530, length(q), 5, "one hop takes its time")
	requireRest(t, q)
	for _, events := range hops[1:] {
		q.Push(events)
	}
	assert.InDelta(t, 900, length(q), 5, "three hops at once would take 1050")
	requireRest(t, q)
	for i := range hops {
		q.Rewind(hops[len(hops)-1-i])
	}
	assert.InDelta(t, 900, length(q), 5, "and so does their undoing")
	requireRest(t, q)
}

func TestWin(t *testing.T) {
	g, q := start(t, "three-mens-morris", "a1", "a3", "b1", "b3")
	q.Push(play(t, g, "c1")[0])
	q.Rest(TrailOf(g.State()))
	assert.Less(t, length(q), 400.0)
	assert.True(t, q.Active())
	q.Advance(600)
	points, passed := q.Won()
	assert.Equal(t, rules.Bitboard(7), points)
	assert.InDelta(t, 0.5, passed, 0.01)
	q.Finish()
	assert.False(t, q.Active(), "a tap skips it")
	points, passed = q.Won()
	assert.Equal(t, rules.Bitboard(7), points, "the lights stay on")
	assert.Equal(t, 1.0, passed)
	q.Rewind(g.State().AppendEvents(nil))
	points, _ = q.Won()
	assert.Zero(t, points, "an undo puts them out")
}

func TestSpeeds(t *testing.T) {
	for speed, ms := range map[Speed]float64{Off: 0, Fast: 120, Normal: 200, Slow: 350} {
		g, q := start(t, "bagh-chal", "a2")
		q.SetSpeed(speed)
		q.Push(play(t, g, "a1-b1")[0])
		assert.InDelta(t, ms, length(q), 5)
		requireRest(t, q)
	}
}

func TestSpeedSurvivesReset(t *testing.T) {
	g, q := start(t, "bagh-chal", "a2")
	q.SetSpeed(Off)
	q.Reset(StageOf(g))
	q.Push(play(t, g, "a1-b1")[0])
	assert.False(t, q.Active())
}

func TestTurningOffFinishes(t *testing.T) {
	g, q := start(t, "bagh-chal", "a2")
	q.Push(play(t, g, "a1xa3")[0])
	q.SetSpeed(Off)
	requireRest(t, q)
}

func TestRewindThenForwardAtOnce(t *testing.T) {
	g, q := start(t, "bagh-chal", "a2")
	events := play(t, g, "a1xa3")[0]
	q.Push(events)
	q.Advance(50)
	q.Rewind(events)
	q.Push(events)
	q.Rewind(events)
	q.Finish()
	requireRest(t, q)
	assert.Equal(t, White, q.shown[5].Figure)
}

// TestEveryGameEndsRight pushes, rewinds, finishes and advances at random, and
// checks at every moment that no man is shown twice or lost, and at rest that
// the picture is the game's.
func TestEveryGameEndsRight(t *testing.T) {
	for _, r := range rules.All() {
		t.Run(r.ID, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(5, 6))
			total := r.Men[0] + r.Men[1]
			for range 6 {
				q := NewQueue(NewStage(rules.New(r)))
				var history [][]rules.Event
				var s *rules.State
				step := func(g *rules.Game, events []rules.Event) {
					s = g.State()
					q.Push(events)
					history = append(history, events)
					for rng.IntN(3) == 0 && len(history) > 0 {
						last := history[len(history)-1]
						q.Rewind(last)
						if rng.IntN(2) == 0 {
							q.Advance(rng.Float64() * 300)
						}
						q.Push(last)
					}
					q.Advance(rng.Float64() * 400)
					if rng.IntN(10) == 0 {
						q.Finish()
					}
					requireConserved(t, q, total)
				}
				randomGame(r, rng, 150, step)
				q.Finish()
				requireRest(t, q)
				requireShows(t, s, q.Stage())
				for i := len(history) - 1; i >= 0; i-- {
					q.Rewind(history[i])
					q.Advance(rng.Float64() * 400)
					requireConserved(t, q, total)
				}
				q.Finish()
				requireRest(t, q)
				assert.Equal(t, NewStage(rules.New(r)).at, q.shown)
			}
		})
	}
}

// requireConserved checks that every man is in hand, on the board, in motion or
// in the tray, once.
func requireConserved(t *testing.T, q *Queue, total int) {
	t.Helper()
	n := len(q.lost[0]) + len(q.lost[1]) + q.hand[0] + q.hand[1]
	standing := rules.Bitboard(0)
	for s := range q.Men {
		n++
		if !s.Moves {
			require.False(t, standing.Has(s.From))
			standing = standing.With(s.From)
		}
		require.True(t, s.Scale > 0 && s.Scale <= 1.25 && s.Way >= 0 && s.Way <= 1 && s.Alpha >= 0 && s.Alpha <= 1 && s.Lift <= 0.25+1e-9)
	}
	require.Equal(t, total, n)
}

func TestHandManIsTheNextShown(t *testing.T) {
	g, q := start(t, "bagh-chal")
	for _, events := range play(t, g, "a2", "e1-e2", "c3") {
		q.Push(events)
	}
	// The first soldier is being placed; the second one waits.
	assert.Equal(t, Blue, q.HandMan(rules.First, 0).Figure)
	q.Finish()
	assert.Equal(t, White, q.HandMan(rules.First, 0).Figure)
}

func TestNoAllocationsPerFrame(t *testing.T) {
	g, q := start(t, "bagh-chal", "a2")
	events := play(t, g, "a1xa3")[0]
	q.Push(events)
	sum := 0.0
	frame := func() {
		q.Advance(1000.0 / 60)
		for s := range q.Men {
			sum += s.Scale
		}
		for _, part := range q.Glow {
			sum += part
		}
		for _, part := range q.Ripples {
			sum += part
		}
	}
	assert.Zero(t, testing.AllocsPerRun(20, frame))
	// A move and its undo reuse the memory of those before.
	q.Finish()
	assert.Zero(t, testing.AllocsPerRun(20, func() {
		q.Rewind(events)
		q.Push(events)
		for q.Active() {
			frame()
		}
	}))
}
