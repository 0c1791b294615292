package scenes_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/ai"
	"t3hunting/rules"
	"t3hunting/scenes"
	"t3hunting/scenes/input"
	"t3hunting/scenes/scenetest"
)

// thinker is an analyst's player that says what the test wants, when it wants.
type thinker struct {
	asked   []ai.Request
	replies []ai.Reply
	cancels int
	closed  bool
}

func (p *thinker) Think(q ai.Request) { p.asked = append(p.asked, q) }
func (p *thinker) Hurry()             {}
func (p *thinker) Cancel()            { p.cancels++ }
func (p *thinker) Close()             { p.closed = true }
func (p *thinker) Poll() (ai.Reply, bool) {
	if len(p.replies) == 0 {
		return ai.Reply{}, false
	}
	r := p.replies[0]
	p.replies = p.replies[1:]
	return r, true
}

func (p *thinker) last() ai.Request { return p.asked[len(p.asked)-1] }

// say answers the last request with a line for each score, of a move each.
func (p *thinker) say(depth int, more bool, score int, moves ...string) {
	r := ai.Reply{Ticket: p.last().Ticket, Depth: depth, More: more}
	for i, m := range moves {
		r.Best = append(r.Best, ai.Variation{Score: score - 10*i, Line: strings.Fields(m)})
	}
	p.replies = append(p.replies, r)
}

// thoughtful returns options with such a player; *made holds those that were made,
// the last one last.
func thoughtful(o scenetest.Options) (scenetest.Options, *[]*thinker) {
	var made []*thinker
	o.Config.Analyst = func() ai.Player {
		made = append(made, &thinker{})
		return made[len(made)-1]
	}
	return o, &made
}

// opened starts a game of two persons and makes its first moves.
func opened(t *testing.T, o scenetest.Options, points ...string) *scenetest.Driver {
	t.Helper()
	d := start(t, o, "nine-mens-morris")
	for _, p := range points {
		d.Tap("point:" + p)
		d.Calm()
	}
	d.Tick(20)
	return d
}

// TestAnalysisOfEveryPly opens the analysis at the end of a game by key, goes back
// to its start and forward again: everywhere the lines can be played.
func TestAnalysisOfEveryPly(t *testing.T) {
	for _, game := range looked {
		o := scenetest.Options{}
		o.Config.Analyst = func() ai.Player { return &scenetest.Player{Nodes: 100} }
		d := start(t, o, game.id)
		d.Play(7, scenetest.Thinker(100), d.TapMove)
		d.Calm()
		r, _ := rules.Lookup(game.id)
		d.Key(input.Analyse)
		for ply := moves(d); ply >= 0; ply-- {
			d.Calm()
			d.Tick(2)
			lines := d.Game.Report().Lines
			require.NotEmpty(t, lines, "%s, ply %d", game.id, ply)
			require.LessOrEqual(t, len(lines), 3)
			for _, line := range lines {
				s, err := rules.ParsePosition(r, d.Game.Report().Position)
				require.NoError(t, err)
				score, moves, found := strings.Cut(line, ": ")
				require.True(t, found)
				assert.NotEmpty(t, score)
				for _, token := range strings.Fields(strings.NewReplacer("—", "--", "–", "-", "×", "x", "stop", "=").Replace(moves)) {
					m, err := s.ParseMove(token)
					require.NoError(t, err, "%s, ply %d: %s", game.id, ply, line)
					s.Apply(m)
				}
				assert.Contains(t, d.Game.Access().Texts, line)
			}
			d.Key(input.Undo)
		}
		d.Key(input.Cancel)
		assert.Empty(t, d.Game.Report().Looking)
		assert.Empty(t, d.Game.Report().Lines)
	}
}

// TestAnalysisBegins in every way, also before the first move, and ends.
func TestAnalysisBegins(t *testing.T) {
	for _, window := range windows {
		for _, facing := range []bool{false, true} {
			o, made := thoughtful(with(window, func(s *scenes.Settings) {
				if facing {
					s.Seating = scenes.FaceToFace
				}
			}))
			d := opened(t, o)
			assert.Empty(t, *made, "nobody asked")
			opener := moreButton(d)
			more(d, "analysis")
			p := (*made)[0]
			assert.Empty(t, p.last().Moves)
			assert.Equal(t, 3, p.last().Lines)
			assert.Positive(t, p.last().Limits.Nodes, "it ends")
			p.say(3, false, 120, "d2", "a1", "g7")
			d.Tick(2)
			assert.Equal(t, []string{"Blue +1.2 · 68 %: d2", "Blue +1.1 · 67 %: a1", "Blue +1.0 · 65 %: g7"}, d.Game.Report().Lines)
			item, ok := d.Game.Access().Item("past:return")
			require.True(t, ok)
			assert.Equal(t, "Analysis, depth 3 — return", item.Label)
			d.Tap("past:return")
			d.Tick(2)
			assert.Empty(t, d.Game.Report().Lines)
			assert.True(t, d.Has(opener), "the page is as it was")
			assert.True(t, p.closed, "the player is given back")

			d.Tap("point:d2")
			d.Tick(60)
			d.Key(input.Analyse)
			assert.Equal(t, "1/1", d.Game.Report().Looking)
			assert.Equal(t, []string{"d2"}, (*made)[1].last().Moves)
			d.Key(input.Analyse)
			assert.Empty(t, d.Game.Report().Looking)
		}
	}
}

// TestAnalysisWithinALookBack shows the lines of a past position, and goes on
// looking back without them.
func TestAnalysisWithinALookBack(t *testing.T) {
	o, made := thoughtful(scenetest.Options{})
	d := opened(t, o, "d2", "a1", "g7")
	d.Tap("turn:1")
	d.Tick(2)
	require.Equal(t, "1/3", d.Game.Report().Looking)
	assert.Empty(t, *made)
	d.Key(input.Analyse)
	require.Len(t, *made, 1)
	assert.Equal(t, []string{"d2"}, (*made)[0].last().Moves)
	d.Tap("past:forward")
	d.Tick(2)
	assert.Equal(t, []string{"d2", "a1"}, (*made)[0].last().Moves)
	d.Key(input.Analyse)
	assert.Equal(t, "2/3", d.Game.Report().Looking)
	assert.True(t, (*made)[0].closed)
	assert.True(t, d.Has("turn:1"), "the record is back")
}

// TestAnalysisDeepens shows every reply and drops those about other positions.
func TestAnalysisDeepens(t *testing.T) {
	o, made := thoughtful(scenetest.Options{})
	d := opened(t, o, "d2", "a1")
	d.Key(input.Analyse)
	p := (*made)[0]
	p.say(1, true, 50, "g7 d1", "a7")
	d.Tick(2)
	assert.Equal(t, []string{"Blue +0.5 · 58 %: g7 d1", "Blue +0.4 · 56 %: a7"}, d.Game.Report().Lines)
	p.say(2, true, -40, "a7 d1 a4", "g7", "d1", "b2")
	d.Tick(2)
	assert.Equal(t, []string{"White +0.4 · 56 %: a7 d1 a4", "White +0.5 · 58 %: g7", "White +0.6 · 59 %: d1"}, d.Game.Report().Lines)

	// A late answer about the position before.
	p.say(3, true, 900, "b2")
	d.SendKey(input.Undo)
	d.Tick(2)
	assert.Empty(t, d.Game.Report().Lines)
	p.say(1, false, 4, "a1 b2")
	d.Tick(2)
	assert.Equal(t, []string{"level: a1 b2"}, d.Game.Report().Lines)

	// Nothing of this asks anew or forgets.
	n := len(p.asked)
	d.Key(input.Flip)
	d.Resize(844, 390)
	d.Tick(2)
	d.Resize(1440, 900)
	d.Tick(2)
	assert.Len(t, p.asked, n)
	assert.Equal(t, []string{"level: a1 b2"}, d.Game.Report().Lines)
}

// TestAnalysisTellsWins counts the turns of the side that wins: removals are no
// turns of their own.
func TestAnalysisTellsWins(t *testing.T) {
	o, made := thoughtful(scenetest.Options{})
	d := opened(t, o, "a1", "b2", "d1", "b4")
	d.Key(input.Analyse)
	p := (*made)[0]
	p.say(9, false, ai.Mate-7, "g1 xb4 a7")
	d.Tick(2)
	assert.Equal(t, []string{"Blue wins in 4: g1 ×b4 a7"}, d.Game.Report().Lines, "the line does not lead to the end")
	d.Key(input.Undo)
	p.say(9, false, 4-ai.Mate, "b4")
	d.Tick(2)
	assert.Equal(t, []string{"Blue wins in 2: b4"}, d.Game.Report().Lines)

	o, made = thoughtful(scenetest.Options{})
	d, _ = advised(t, o, "three-mens-morris", "a1 b2 b1 c3")
	d.Key(input.Analyse)
	(*made)[0].say(9, false, ai.Mate-1, "c1")
	d.Tick(2)
	assert.Equal(t, []string{"Blue wins in 1: c1"}, d.Game.Report().Lines)
}

// TestAnalysisEndsWithTheGame stops to think when somebody begins anew or leaves,
// and gives the player back.
func TestAnalysisEndsWithTheGame(t *testing.T) {
	o, made := thoughtful(scenetest.Options{})
	d := opened(t, o, "d2", "a1")
	d.Key(input.Analyse)
	p := (*made)[0]
	p.say(1, true, 50, "g7")
	d.Tick(2)
	d.Key(input.New)
	d.Tick(2)
	assert.Equal(t, 1, p.cancels)
	d.Tap("back")
	d.Tick(2)
	assert.Len(t, p.asked, 2, "it is asked again")
	assert.Empty(t, d.Game.Report().Lines)
	p.say(1, true, 30, "g7")
	d.Tick(2)
	assert.Len(t, d.Game.Report().Lines, 1)
	d.Key(input.New)
	d.Tick(2)
	d.Tap("start")
	d.Tick(2)
	assert.True(t, p.closed)
	assert.Empty(t, d.Game.Report().Lines)
	assert.Equal(t, "board", d.Game.Report().Scene)

	d.Key(input.Analyse)
	d.Tap("menu")
	d.Tick(2)
	assert.Equal(t, "menu", d.Game.Report().Scene)
	assert.True(t, (*made)[1].closed)
}

// TestAnalysisComesToRest draws nothing while nothing new is known, and nothing at
// all when the last reply was there; no frame allocates.
func TestAnalysisComesToRest(t *testing.T) {
	for _, window := range windows {
		o, made := thoughtful(with(window, func(s *scenes.Settings) { s.Evaluation = true }))
		d := opened(t, o, "d2", "a1")
		d.Key(input.Analyse)
		p := (*made)[0]
		p.say(1, true, 50, "g7 d1", "a7", "d1")
		d.EveryFrame = true
		d.Tick(30)
		before := d.Game.Drawn()
		d.Tick(60)
		assert.Equal(t, before, d.Game.Drawn(), "it thinks on")
		p.say(2, false, 60, "g7 d1", "a7", "d1")
		d.Tick(2)
		assert.Equal(t, before+1, d.Game.Drawn())
		d.Tick(60)
		assert.Equal(t, before+1, d.Game.Drawn(), "it is at rest")
		d.Picture()
		assert.Zero(t, testing.AllocsPerRun(50, func() { d.Tick(1) }))

		// Frames that are drawn all the same allocate nothing either.
		over, rest := d.Center("past:back")
		hover := func() {
			for i := range 20 {
				d.Hover(over, rest+float64(i%2)*1000)
			}
		}
		hover()
		before = d.Game.Drawn()
		assert.Zero(t, scenetest.OwnAllocs(hover))
		assert.Equal(t, before+20, d.Game.Drawn(), "a button lights up and goes out")
	}
}

// TestEvaluationBar is off by default; switched on it follows the moves, what is
// undone and what is looked back at, and knows how a game ended.
func TestEvaluationBar(t *testing.T) {
	o, made := thoughtful(scenetest.Options{})
	d := opened(t, o, "d2")
	assert.False(t, scenes.DefaultSettings().Evaluation)
	assert.Empty(t, *made)
	assert.Empty(t, d.Game.Report().Bar)

	d.Game.Choose(func(s *scenes.Settings) { s.Evaluation = true })
	d.Tick(2)
	require.Len(t, *made, 1)
	p := (*made)[0]
	assert.Equal(t, 1, p.last().Lines)
	assert.Positive(t, p.last().Limits.Nodes)
	assert.Empty(t, d.Game.Report().Bar, "nothing is known yet")
	p.say(2, false, 160, "a1") // for White, who is to move
	d.Tick(2)
	assert.Equal(t, "27", d.Game.Report().Bar)
	assert.Contains(t, d.Game.Access().Texts, "Chances: Blue 27 %, White 73 %")
	assert.Empty(t, d.Game.Report().Lines)

	d.Tap("point:a1")
	assert.Equal(t, []string{"d2", "a1"}, p.last().Moves)
	assert.Equal(t, "27", d.Game.Report().Bar, "until more is known")
	p.say(1, true, 160, "g7")
	d.Tick(2)
	assert.Equal(t, "73", d.Game.Report().Bar)
	p.say(2, false, 900, "g7") // too late
	d.SendKey(input.Undo)
	d.Tick(2)
	assert.Equal(t, []string{"d2"}, p.last().Moves)
	assert.Equal(t, "73", d.Game.Report().Bar)
	p.say(1, false, 160, "a1")
	d.Tick(2)
	assert.Equal(t, "27", d.Game.Report().Bar)

	d.Tap("turn:2")
	d.Tick(2)
	assert.Equal(t, []string{"d2", "a1"}, p.last().Moves)
	p.say(1, false, 0, "g7")
	d.Tick(2)
	assert.Equal(t, "50", d.Game.Report().Bar)

	d.Game.Choose(func(s *scenes.Settings) { s.Evaluation = false })
	d.Tick(2)
	assert.True(t, p.closed)
	assert.Empty(t, d.Game.Report().Bar)

	o, made = thoughtful(with(scenetest.Options{}, func(s *scenes.Settings) { s.Evaluation = true }))
	d = scenetest.New(t, o)
	require.NoError(t, d.Game.Control().OpenRecord("Game: three-mens-morris\n\n1. a1 b2 b1 c3 c1\n"))
	d.Tick(60)
	assert.Empty(t, *made, "there is nothing to ask")
	assert.Equal(t, "100", d.Game.Report().Bar)
}

// TestEvaluationDoesNotDisturbTheComputer lets it move while the bar's question is
// open.
func TestEvaluationDoesNotDisturbTheComputer(t *testing.T) {
	o, made := thoughtful(with(scenetest.Options{}, func(s *scenes.Settings) { s.Evaluation = true }))
	d := against(t, o, "nine-mens-morris")
	d.Tap("point:d2")
	d.Calm()
	assert.Equal(t, 2, moves(d))
	require.Len(t, *made, 1)
	assert.Len(t, (*made)[0].last().Moves, 2, "it was asked anew")
}

// TestAnalysisOverAReview lets the lines stand in for the graph of a finished game;
// the review waits until they are gone.
func TestAnalysisOverAReview(t *testing.T) {
	o, made := thoughtful(scenetest.Options{})
	d := scenetest.New(t, o)
	require.NoError(t, d.Game.Control().OpenRecord("Game: three-mens-morris\n\n1. a1 b2 b1 c3 c1\n"))
	d.Tick(60)
	d.Tap("review")
	d.Tick(3)
	require.Len(t, *made, 1)
	reviewer := (*made)[0]
	n := len(reviewer.asked)
	d.Key(input.Undo, input.Analyse)
	d.Tick(2)
	require.Len(t, *made, 2)
	analyst := (*made)[1]
	assert.Equal(t, []string{"a1", "b2", "b1", "c3"}, analyst.last().Moves)
	analyst.say(5, false, ai.Mate-1, "c1")
	reviewer.replies = append(reviewer.replies, ai.Reply{Ticket: reviewer.last().Ticket, Move: "c1"})
	d.Tick(30)
	assert.Equal(t, []string{"Blue wins in 1: c1"}, d.Game.Report().Lines)
	assert.Len(t, reviewer.asked, n, "it waits")
	d.Key(input.Analyse)
	d.Tick(5)
	assert.Equal(t, "4/5", d.Game.Report().Looking)
	assert.Empty(t, d.Game.Report().Lines)
	assert.Greater(t, len(reviewer.asked), n, "it goes on")
	assert.True(t, analyst.closed)
}
