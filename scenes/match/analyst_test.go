package match

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/ai"
	"t3hunting/rules"
)

// analystOf returns an analyst with the players that it makes, the last one last.
func analystOf() (*Analyst, *[]*slowPlayer) {
	var made []*slowPlayer
	return NewAnalyst(func() ai.Player {
		made = append(made, &slowPlayer{})
		return made[len(made)-1]
	}), &made
}

// morris returns a game of Nine Men's Morris, with an option of its own, of five
// plies that stands after two.
func morris(t *testing.T) *rules.Game {
	r, err := lookup(t, "nine-mens-morris").With("flying", "off")
	require.NoError(t, err)
	g := rules.NewGame(r)
	for _, token := range []string{"a1", "a7", "d1", "d7", "g1"} {
		m, err := g.State().ParseMove(token)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	g.GoTo(2)
	return g
}

var deep = ai.Limits{Nodes: 1000}

func TestAnalystAsksAboutAnyPly(t *testing.T) {
	a, made := analystOf()
	g := morris(t)
	assert.Empty(t, *made, "no player is made before a question")
	assert.False(t, a.Waiting())
	_, ok := a.Poll()
	assert.False(t, ok)

	for _, ply := range []int{0, 2, 5} {
		a.Ask(g, ply, 3, deep)
		q := (*made)[0].last()
		assert.Equal(t, []string{"a1", "a7", "d1", "d7", "g1"}[:ply], q.Moves)
		assert.Equal(t, "flying=off", q.Options)
		assert.Equal(t, 3, q.Lines)
		assert.Equal(t, deep, q.Limits)
		assert.Zero(t, q.Level, "full strength")
		assert.True(t, a.Waiting())
	}
	assert.Len(t, *made, 1)
	assert.Equal(t, 2, g.Ply(), "the game stands as it stood")
}

func TestAnalystAskedAgain(t *testing.T) {
	a, made := analystOf()
	g := morris(t)
	a.Ask(g, 5, 3, deep)
	p := (*made)[0]
	first := p.last()
	g.GoTo(5)
	copied, err := rules.ParseRecord(g.Record())
	require.NoError(t, err)
	g.GoTo(2)
	require.NotSame(t, g.Ruleset(), copied.Ruleset())
	assert.False(t, a.Ask(copied, 5, 3, deep))
	require.Len(t, p.asked, 1, "an equal question is the same, whichever game it is asked of")
	assert.True(t, a.Ask(copied, 2, 3, deep))
	a.Ask(g, 2, 3, deep)
	require.Len(t, p.asked, 2, "another replaces it")
	a.Ask(g, 5, 3, deep)
	require.Len(t, p.asked, 3)
	assert.Equal(t, first.Moves, p.last().Moves)
	assert.NotEqual(t, first.Ticket, p.last().Ticket)

	a.Stop()
	a.Ask(g, 5, 3, deep)
	again := p.last()
	p.ready = []ai.Reply{{Ticket: again.Ticket, Depth: 1, More: true}, {Ticket: again.Ticket, Depth: 2}}
	for depth := 1; depth <= 2; depth++ {
		a.Ask(g, 5, 3, deep)
		r, ok := a.Poll()
		require.True(t, ok)
		assert.Equal(t, depth, r.Depth)
		assert.Equal(t, depth == 1, a.Waiting())
	}
	n := len(p.asked)
	a.Ask(g, 5, 3, deep)
	assert.Len(t, p.asked, n, "what was answered is not asked again")
	a.Ask(g, 5, 1, deep)
	a.Ask(g, 5, 1, ai.Limits{Nodes: 2000})
	assert.Len(t, p.asked, n+2)
}

func TestAnalystDropsStaleReplies(t *testing.T) {
	a, made := analystOf()
	g := morris(t)
	a.Ask(g, 5, 3, deep)
	p := (*made)[0]
	late := p.last().Ticket
	a.Ask(g, 4, 3, deep)
	p.ready = append(p.ready, ai.Reply{Ticket: late}, ai.Reply{Ticket: p.last().Ticket, Depth: 7})
	_, ok := a.Poll()
	assert.False(t, ok, "it answers the question before")
	r, ok := a.Poll()
	require.True(t, ok)
	assert.Equal(t, 7, r.Depth)

	a.Ask(g, 3, 3, deep)
	p.ready = append(p.ready, ai.Reply{Ticket: p.last().Ticket})
	a.Stop()
	assert.Equal(t, 1, p.cancels)
	_, ok = a.Poll()
	assert.False(t, ok)
	a.Stop()
	assert.Equal(t, 1, p.cancels, "there is nothing to cancel any more")
}

func TestAnalystClosesItsPlayer(t *testing.T) {
	a, made := analystOf()
	a.Close()
	assert.Empty(t, *made)
	g := morris(t)
	a.Ask(g, 5, 3, deep)
	a.Close()
	assert.True(t, (*made)[0].closed)
	assert.False(t, a.Waiting())
	a.Ask(g, 5, 3, deep)
	require.Len(t, *made, 2)
	assert.False(t, (*made)[1].closed)
	assert.Greater(t, (*made)[1].last().Ticket, (*made)[0].last().Ticket)
}
