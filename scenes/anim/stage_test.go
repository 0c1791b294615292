package anim

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

func game(t *testing.T, id string) *rules.Game {
	t.Helper()
	r, ok := rules.Lookup(id)
	require.True(t, ok)
	return rules.NewGame(r)
}

// play makes the moves of tokens and returns the events of each.
func play(t *testing.T, g *rules.Game, tokens ...string) (events [][]rules.Event) {
	t.Helper()
	for _, token := range tokens {
		m, err := g.State().ParseMove(token)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
		events = append(events, g.State().AppendEvents(nil))
	}
	return events
}

func man(t *testing.T, g *rules.Game, stage *Stage, label string) Figure {
	t.Helper()
	p, ok := g.State().Board().ParsePoint(label)
	require.True(t, ok)
	return stage.Man(p).Figure
}

func TestHuntersAlternate(t *testing.T) {
	g := game(t, "bagh-chal")
	stage := NewStage(g.State())
	assert.Equal(t, T3, man(t, g, stage, "a1"))
	assert.Equal(t, White, stage.HandMan(rules.First, 0).Figure, "the first soldier is white")
	assert.Equal(t, Blue, stage.HandMan(rules.First, 1).Figure)
	for _, events := range play(t, g, "a2", "a1-b1", "c3", "b1-a1", "b2") {
		stage.Apply(events)
	}
	assert.Equal(t, White, man(t, g, stage, "a2"))
	assert.Equal(t, Blue, man(t, g, stage, "c3"))
	assert.Equal(t, White, man(t, g, stage, "b2"))
	assert.Equal(t, 17, stage.Hand(rules.First))
}

func TestColourSurvivesCaptureAndUndo(t *testing.T) {
	g := game(t, "bagh-chal")
	stage := NewStage(g.State())
	turns := play(t, g, "c1", "e5-e4", "a2", "a1xa3", "d1")
	for _, events := range turns {
		stage.Apply(events)
	}
	assert.Equal(t, []Man{{Blue, rules.First}}, stage.Lost(rules.First))
	assert.Equal(t, White, man(t, g, stage, "d1"), "a captured man keeps its number")
	for i := len(turns) - 1; i >= 2; i-- {
		stage.Revert(turns[i])
	}
	assert.Empty(t, stage.Lost(rules.First))
	assert.Equal(t, NoFigure, man(t, g, stage, "a2"))
	assert.Equal(t, Blue, stage.HandMan(rules.First, 0).Figure, "redo gives it the same colour")
}

func TestLeopardsSetUp(t *testing.T) {
	g := game(t, "leopards-and-deer")
	stage := NewStage(g.State())
	white := 0
	for set := stage.Men(rules.First); set != 0; set &= set - 1 {
		if stage.Man(set.First()).Figure == White {
			white++
		}
	}
	assert.Equal(t, 4, white)
	assert.Equal(t, White, stage.HandMan(rules.First, 0).Figure)
	assert.Equal(t, T3, stage.HandMan(rules.Second, 0).Figure)
}

func TestMillGameColours(t *testing.T) {
	g := game(t, "nine-mens-morris")
	stage := NewStage(g.State())
	for _, events := range play(t, g, "a1", "d1") {
		stage.Apply(events)
	}
	assert.Equal(t, Blue, man(t, g, stage, "a1"))
	assert.Equal(t, White, man(t, g, stage, "d1"))
	assert.Equal(t, Blue, stage.HandMan(rules.First, 5).Figure)
}

func TestUnknownPast(t *testing.T) {
	r, _ := rules.Lookup("bagh-chal")
	s, err := rules.ParsePosition(r, "first=b1,c1 second=a1,e1,a5,e5 hand=17,0 lost=1,0")
	require.NoError(t, err)
	stage := NewStage(s)
	assert.Len(t, stage.Lost(rules.First), 1)
	assert.Equal(t, Blue, stage.HandMan(rules.First, 0).Figure, "three entered before")
}

func TestBlocked(t *testing.T) {
	r, _ := rules.Lookup("bagh-chal")
	blocked := func(position string) rules.Bitboard {
		s, err := rules.ParsePosition(r, position)
		require.NoError(t, err)
		return NewStage(s).Blocked()
	}
	assert.Zero(t, blocked("first=a2,b2,b1 second=a1,e1,a5,e5 hand=17,0"), "a1 can still jump")
	assert.Equal(t, rules.Bit(0), blocked("first=a2,b2,b1,a3,c3,c1 second=a1,e1,a5,e5 hand=14,0"))
}

// randomGame plays up to n random moves and calls after for each.
func randomGame(r *rules.Ruleset, rng *rand.Rand, n int, after func(g *rules.Game, events []rules.Event)) *rules.Game {
	g := rules.NewGame(r)
	for range n {
		moves := g.State().AppendMoves(nil)
		if len(moves) == 0 {
			break
		}
		if g.Play(moves[rng.IntN(len(moves))]) != nil {
			panic("a legal move was refused")
		}
		after(g, g.State().AppendEvents(nil))
	}
	return g
}

// requireShows checks that the stage has a man wherever the game has one.
func requireShows(t *testing.T, s *rules.State, stage *Stage) {
	t.Helper()
	for side := rules.First; side <= rules.Second; side++ {
		require.Equal(t, s.Men(side), stage.Men(side))
		require.Equal(t, s.Hand(side), stage.Hand(side))
		require.Len(t, stage.Lost(side), s.Lost(side))
	}
}

func TestStageFollowsEveryGame(t *testing.T) {
	for _, r := range rules.All() {
		t.Run(r.ID, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(3, 4))
			for range 5 {
				stage := NewStage(rules.New(r))
				start := *NewStage(rules.New(r))
				var history [][]rules.Event
				g := randomGame(r, rng, 200, func(g *rules.Game, events []rules.Event) {
					stage.Apply(events)
					requireShows(t, g.State(), stage)
					history = append(history, events)
				})
				assert.Equal(t, stage.at, StageOf(g).at, "rebuilt from the record, colours included")
				for i := len(history) - 1; i >= 0; i-- {
					stage.Revert(history[i])
				}
				assert.Equal(t, start.at, stage.at)
				assert.Equal(t, start.entered, stage.entered)
				assert.Equal(t, start.hand, stage.hand)
			}
		})
	}
}

func TestFigureNames(t *testing.T) {
	assert.Equal(t, "blue", Blue.String())
	assert.Equal(t, "t3", T3.String())
}
