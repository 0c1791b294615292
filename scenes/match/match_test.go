package match

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/ai"
	"t3hunting/rules"
)

// slowPlayer is a computer player whose replies come when the test wants. It
// plays the first legal move and keeps every reply, so that late ones can be
// sent too.
type slowPlayer struct {
	asked    []ai.Request
	ready    []ai.Reply
	cancels  int
	hurries  int
	closed   bool
	score    int
	nextMove string // overrides the first legal move
}

func (p *slowPlayer) Think(q ai.Request) { p.asked = append(p.asked, q) }
func (p *slowPlayer) Hurry()             { p.hurries++ }
func (p *slowPlayer) Cancel()            { p.cancels++ }
func (p *slowPlayer) Close()             { p.closed = true }
func (p *slowPlayer) Poll() (ai.Reply, bool) {
	if len(p.ready) == 0 {
		return ai.Reply{}, false
	}
	r := p.ready[0]
	p.ready = p.ready[1:]
	return r, true
}

// answer makes the reply to a request ready.
func (p *slowPlayer) answer(q ai.Request) {
	r, _ := rules.Lookup(q.Ruleset)
	r, err := r.WithAll(q.Options)
	if err != nil {
		panic(err)
	}
	s := rules.New(r)
	if q.Start != "" {
		if s, err = rules.ParsePosition(r, q.Start); err != nil {
			panic(err)
		}
	}
	for _, token := range q.Moves {
		m, err := s.ParseMove(token)
		if err != nil {
			panic(err)
		}
		s.Apply(m)
	}
	move := p.nextMove
	if move == "" {
		move = s.FormatMove(s.AppendMoves(nil)[0])
	}
	reply := ai.Reply{Ticket: q.Ticket, Move: move, Score: p.score}
	if q.Why {
		reply.Why = "best"
	}
	p.ready = append(p.ready, reply)
}

func (p *slowPlayer) last() ai.Request { return p.asked[len(p.asked)-1] }

func lookup(t *testing.T, id string) *rules.Ruleset {
	t.Helper()
	r, ok := rules.Lookup(id)
	require.True(t, ok)
	return r
}

// between returns a match of two persons, against one of the person at first.
func between(t *testing.T, id string) *Match {
	return New(rules.NewGame(lookup(t, id)), nil, [2]Seat{})
}

func against(t *testing.T, id string) (*Match, *slowPlayer) {
	p := &slowPlayer{}
	return New(rules.NewGame(lookup(t, id)), p, [2]Seat{Person, Computer(3)}), p
}

func play(t *testing.T, m *Match, tokens ...string) {
	t.Helper()
	for _, token := range tokens {
		move, err := m.Game().State().ParseMove(token)
		require.NoError(t, err)
		require.NoError(t, m.Play(move))
	}
}

// reply lets the computer make its move.
func reply(t *testing.T, m *Match, p *slowPlayer) {
	t.Helper()
	require.False(t, m.Tick(), "it asks first")
	require.True(t, m.Thinking())
	p.answer(p.last())
	require.True(t, m.Tick())
	require.False(t, m.Thinking())
}

func drain(m *Match) (list []Change) {
	for c, ok := m.Next(); ok; c, ok = m.Next() {
		list = append(list, c)
	}
	return list
}

func TestTwoPersons(t *testing.T) {
	m := between(t, "nine-mens-morris")
	play(t, m, "a1", "a7", "d1", "d7", "g1")
	assert.False(t, m.ComputersTurn())
	assert.False(t, m.Tick())
	changes := drain(m)
	require.Len(t, changes, 5)
	assert.Equal(t, rules.Second, changes[1].Side)
	assert.Equal(t, rules.Milled, changes[4].Events[1].Kind)
	assert.Equal(t, 5, changes[4].Ply)
	assert.Empty(t, drain(m))

	var refused *rules.RefusedError
	assert.ErrorAs(t, m.Play(rules.Move{Kind: rules.Place, To: 4, From: rules.NoPoint, Over: rules.NoPoint}), &refused)
	assert.Empty(t, drain(m), "a refused move changes nothing")
}

func TestUndoBetweenPersonsIsOneMove(t *testing.T) {
	m := between(t, "nine-mens-morris")
	assert.False(t, m.CanUndo())
	assert.False(t, m.Undo())
	play(t, m, "a1", "a7", "d1", "d7", "g1", "xa7")
	drain(m)
	assert.True(t, m.Undo())
	changes := drain(m)
	require.Len(t, changes, 1)
	assert.Equal(t, Undone, changes[0].Kind)
	assert.Equal(t, rules.Removed, changes[0].Events[0].Kind)
	assert.Equal(t, rules.First, changes[0].Side)
	assert.Equal(t, 5, m.Game().Ply())
	assert.True(t, m.CanRedo())
	assert.True(t, m.Redo())
	assert.Equal(t, Played, drain(m)[0].Kind)
	assert.False(t, m.Redo())
}

func TestComputer(t *testing.T) {
	m, p := against(t, "nine-mens-morris")
	assert.False(t, m.Tick(), "a person begins")
	assert.Empty(t, p.asked)
	play(t, m, "d2")
	assert.True(t, m.ComputersTurn())
	assert.ErrorIs(t, m.Play(rules.Move{}), ErrComputersTurn)
	reply(t, m, p)
	q := p.last()
	assert.Equal(t, "nine-mens-morris", q.Ruleset)
	assert.Equal(t, []string{"d2"}, q.Moves)
	assert.Equal(t, 3, q.Level)
	assert.Equal(t, 2, m.Game().Ply())
	assert.Len(t, drain(m), 2)
}

func TestComputerRemovesByASecondRequest(t *testing.T) {
	m, p := against(t, "nine-mens-morris")
	for _, token := range []string{"b2", "b4", "f4"} {
		play(t, m, token)
		reply(t, m, p) // a1, d1, g1
	}
	assert.Equal(t, rules.DutyRemove, m.Game().State().Duty())
	assert.True(t, m.ComputersTurn())
	reply(t, m, p)
	assert.Equal(t, 1, m.Game().State().Lost(rules.First))
	assert.False(t, m.ComputersTurn())

	drain(m)
	assert.True(t, m.Undo(), "both acts of the computer and one's own go")
	assert.Equal(t, []string{"b2", "a1", "b4", "d1"}, tokens(m))
	assert.Len(t, drain(m), 3)
	assert.True(t, m.Redo())
	assert.Equal(t, 7, m.Game().Ply())
	assert.False(t, m.CanRedo())
}

func tokens(m *Match) (list []string) {
	for _, move := range m.Game().Moves()[:m.Game().Ply()] {
		list = append(list, m.Game().State().FormatMove(move))
	}
	return list
}

func TestUndoWhileTheComputerThinks(t *testing.T) {
	m, p := against(t, "nine-mens-morris")
	play(t, m, "d2")
	m.Tick()
	late := p.last()
	assert.True(t, m.Undo())
	assert.Equal(t, 1, p.cancels)
	assert.Zero(t, m.Game().Ply())
	p.answer(late)
	for range 3 {
		assert.False(t, m.Tick())
	}
	assert.Zero(t, m.Game().Ply(), "the late reply is not made")
	play(t, m, "f2")
	m.Tick()
	assert.Equal(t, 1, m.Game().Ply())
	m.Tick() // polls the late reply
	assert.Equal(t, 1, m.Game().Ply())
	assert.True(t, m.Thinking())
	p.answer(p.last())
	assert.True(t, m.Tick())
	assert.Equal(t, 2, m.Game().Ply())
}

func TestComputerBegins(t *testing.T) {
	p := &slowPlayer{}
	m := New(rules.NewGame(lookup(t, "nine-mens-morris")), p, [2]Seat{Computer(1), Person})
	reply(t, m, p)
	assert.False(t, m.CanUndo(), "there was no choice yet")
	assert.False(t, m.Undo())
	play(t, m, "d2")
	reply(t, m, p)
	assert.True(t, m.Undo())
	assert.Equal(t, 1, m.Game().Ply(), "back to one's own turn")
}

func TestSeatsCanChangeDuringAGame(t *testing.T) {
	m, p := against(t, "nine-mens-morris")
	play(t, m, "d2")
	m.Tick()
	m.SetSeats([2]Seat{})
	assert.Equal(t, 1, p.cancels)
	assert.False(t, m.ComputersTurn())
	play(t, m, "f2")
	m.SetSeats([2]Seat{Computer(2), Person})
	assert.Equal(t, [2]Seat{Computer(2), Person}, m.Seats())
	reply(t, m, p)
	assert.Equal(t, 2, p.last().Level)
}

func TestRematchAndSwap(t *testing.T) {
	m, p := against(t, "nine-mens-morris")
	play(t, m, "d2")
	m.Tick()
	late := p.last()
	old := m.Game()
	drain(m)
	m.Rematch()
	assert.NotSame(t, old, m.Game())
	assert.Zero(t, m.Game().Ply())
	assert.Equal(t, [2]Seat{Person, Computer(3)}, m.Seats())
	changes := drain(m)
	require.Len(t, changes, 1)
	assert.Equal(t, Rebuilt, changes[0].Kind)

	m.SwapSides()
	assert.Equal(t, [2]Seat{Computer(3), Person}, m.Seats())
	m.Tick()
	p.answer(late)
	m.Tick()
	assert.Zero(t, m.Game().Ply(), "a reply to the old game")
	assert.True(t, m.Thinking())
}

func TestRematchKeepsOptionsAndStart(t *testing.T) {
	r, err := lookup(t, "nine-mens-morris").With("flying", "off")
	require.NoError(t, err)
	g, err := rules.NewGameAt(r, "first=a1,d1,d2,f2 second=g1,b2,f4,f6")
	require.NoError(t, err)
	m := New(g, nil, [2]Seat{})
	play(t, m, "a1-a4")
	m.Rematch()
	assert.Equal(t, "off", m.Game().Ruleset().OptionValue("flying"))
	assert.Equal(t, g.Start(), m.Game().Start())
	assert.Zero(t, m.Game().Ply())
}

func TestCompulsoryHuffPlaysItself(t *testing.T) {
	g, err := rules.NewGameAt(lookup(t, "alquerque"), "first=a1,c2 second=c3,a5,e5")
	require.NoError(t, err)
	m := New(g, nil, [2]Seat{})
	play(t, m, "a1-a2") // c2 could have jumped
	assert.Equal(t, rules.DutyHuff, g.State().Duty())
	drain(m)
	assert.True(t, m.Tick())
	changes := drain(m)
	require.Len(t, changes, 1)
	assert.True(t, changes[0].Auto)
	assert.Equal(t, rules.Huffed, changes[0].Events[0].Kind)
	assert.Equal(t, rules.Second, changes[0].Side)
	assert.False(t, m.Tick())

	assert.True(t, m.Undo(), "the huff is no choice: the step goes with it")
	assert.Zero(t, g.Ply())
	assert.Len(t, drain(m), 2)
	assert.True(t, m.Redo())
	assert.Equal(t, 2, g.Ply())
	redone := drain(m)
	assert.True(t, redone[1].Auto)
}

func TestAutoLeavesChoicesAlone(t *testing.T) {
	m := between(t, "nine-mens-morris")
	assert.False(t, m.Auto())
	play(t, m, "a1", "a7", "d1", "d7", "g1")
	assert.False(t, m.Auto(), "a removal is a choice")
	m.Resign(rules.First)
	assert.False(t, m.Auto())
}

func TestResignAndAgree(t *testing.T) {
	m, p := against(t, "nine-mens-morris")
	play(t, m, "d2")
	m.Tick()
	drain(m)
	m.Resign(rules.First)
	assert.Equal(t, rules.Result{Outcome: rules.SecondWins, Reason: rules.Resigned}, m.Game().Result())
	assert.False(t, m.Thinking())
	assert.Equal(t, 1, p.cancels)
	assert.Equal(t, Decided, drain(m)[0].Kind)
	assert.False(t, m.Tick(), "the game is over")
	m.AgreeDraw()
	assert.Empty(t, drain(m), "and stays so")
	assert.False(t, m.CanRedo())
	assert.False(t, m.Redo())
	assert.True(t, m.CanUndo())
	assert.True(t, m.Undo())
	assert.False(t, m.Game().Over())
	assert.Equal(t, 1, m.Game().Ply(), "only the resignation was taken back")
	assert.Equal(t, Decided, drain(m)[0].Kind)
	m.TimeOut(rules.Second)
	assert.Equal(t, rules.OutOfTime, m.Game().Result().Reason)
}

func TestDecisionDropsWhatCouldBeRedone(t *testing.T) {
	m := between(t, "nine-mens-morris")
	play(t, m, "a1", "a7")
	m.Undo()
	m.AgreeDraw()
	m.Undo()
	assert.False(t, m.CanRedo())
	play(t, m, "d7", "d1")
	m.Undo()
	m.Undo()
	m.Undo()
	assert.Zero(t, m.Game().Ply())
}

func TestDrawOffer(t *testing.T) {
	m, p := against(t, "nine-mens-morris")
	assert.False(t, m.OfferDraw(), "it has no opinion yet")
	p.score = 80
	play(t, m, "d2")
	reply(t, m, p)
	assert.False(t, m.OfferDraw())
	p.score = -5
	play(t, m, "f2")
	reply(t, m, p)
	assert.True(t, m.OfferDraw())
	assert.Equal(t, rules.Agreed, m.Game().Result().Reason)
	assert.False(t, m.OfferDraw(), "once is enough")
	m.Rematch()
	assert.False(t, m.OfferDraw(), "a new game, a new opinion")
}

func TestFaults(t *testing.T) {
	m, p := against(t, "nine-mens-morris")
	play(t, m, "d2")
	m.Tick()
	p.nextMove = "d2"
	p.answer(p.last())
	assert.False(t, m.Tick())
	assert.Error(t, m.Fault(), "an illegal move")
	for range 3 {
		assert.False(t, m.Tick())
	}
	assert.Len(t, p.asked, 1, "it is not asked again and again")
	m.Retry()
	assert.NoError(t, m.Fault())
	m.Tick()
	p.ready = append(p.ready, ai.Reply{Ticket: p.last().Ticket, Err: "out of memory"})
	m.Tick()
	assert.EqualError(t, m.Fault(), "out of memory")
	p.nextMove = ""
	assert.True(t, m.Undo())
	assert.NoError(t, m.Fault())
	play(t, m, "d2")
	reply(t, m, p)

	alone := New(rules.NewGame(lookup(t, "nine-mens-morris")), nil, [2]Seat{Computer(1), Person})
	alone.Tick()
	assert.Error(t, alone.Fault())
}

func TestResumedGame(t *testing.T) {
	m, p := against(t, "bagh-chal")
	play(t, m, "a2")
	reply(t, m, p)
	play(t, m, "c3")
	g, err := rules.ParseRecord(m.Game().Record())
	require.NoError(t, err)
	resumed := New(g, p, [2]Seat{Person, Computer(3)})
	assert.Empty(t, drain(resumed), "nothing has happened yet")
	assert.True(t, resumed.CanUndo())
	reply(t, resumed, p)
	assert.Equal(t, tokens(m), p.last().Moves)
	assert.True(t, resumed.Undo())
	assert.Equal(t, 2, g.Ply())
}

func TestGoTo(t *testing.T) {
	m := between(t, "nine-mens-morris")
	play(t, m, "a1", "a7", "d1")
	drain(m)
	m.GoTo(1)
	assert.Equal(t, []Change{{Kind: Rebuilt, Ply: 1}}, drain(m))
	m.GoTo(99)
	assert.Equal(t, 3, m.Game().Ply())
	m.GoTo(-1)
	assert.Zero(t, m.Game().Ply())
}

func TestEveryRequestHasItsOwnSeed(t *testing.T) {
	m, p := against(t, "nine-mens-morris")
	m.Seed = 100
	play(t, m, "d2")
	m.Tick()
	m.Undo()
	play(t, m, "d2")
	m.Tick()
	assert.NotEqual(t, p.asked[0].Seed, p.asked[1].Seed)
	assert.NotEqual(t, p.asked[0].Ticket, p.asked[1].Ticket)
}

// TestBranch plays a finished game again from its third move; the finished one
// is not touched.
func TestBranch(t *testing.T) {
	m := between(t, "three-mens-morris")
	play(t, m, "a1", "a2", "b1", "b2", "c1")
	over := m.Game()
	require.True(t, over.Over())
	drain(m)
	m.Branch(3, [2]Seat{Person, Computer(2)})
	assert.Equal(t, 3, m.Game().Ply())
	assert.Equal(t, 3, m.Game().Len())
	assert.Equal(t, [2]Seat{Person, Computer(2)}, m.Seats())
	changes := drain(m)
	require.Len(t, changes, 1)
	assert.Equal(t, Rebuilt, changes[0].Kind)
	assert.True(t, over.Over())
	assert.Equal(t, 5, over.Ply())
}
