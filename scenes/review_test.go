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
	"t3hunting/scenes/match"
	"t3hunting/scenes/scenetest"
)

// critic is an analyst's player that says what the test wants: a score for the
// side to move and the best move, by the number of plies.
type critic struct {
	scores map[int]int
	best   map[int]string
	fault  string
	silent bool // it thinks

	asked   []int // the plies in the order in which it was asked
	closed  int
	waiting bool
	request ai.Request
}

func (c *critic) Think(q ai.Request) {
	c.asked = append(c.asked, len(q.Moves))
	c.request, c.waiting = q, true
}
func (c *critic) Hurry()  {}
func (c *critic) Cancel() { c.waiting = false }
func (c *critic) Close()  { c.closed++; c.waiting = false }
func (c *critic) Poll() (ai.Reply, bool) {
	if !c.waiting || c.silent {
		return ai.Reply{}, false
	}
	c.waiting = false
	ply := len(c.request.Moves)
	best := c.best[ply]
	if best == "" {
		best = "e3"
	}
	return ai.Reply{Ticket: c.request.Ticket, Move: best, Score: c.scores[ply], Err: c.fault}, true
}

// finished is a game of Nine Men's Morris that White gave up, after a mill.
const finished = "Game: nine-mens-morris\nResult: first\nReason: resigned\n\n1. a1  a4\n2. d1  d7\n3. g1 xa4  g7\n"

// errant returns a critic by whom White's 4th ply is a mistake, his last one a
// blunder, and Blue's removal inaccurate; the 2nd and 3rd lost more, but were best.
func errant() *critic {
	return &critic{
		scores: map[int]int{0: 0, 1: 0, 2: 300, 3: 0, 4: 90, 5: 90, 6: -40, 7: 400},
		best:   map[int]string{1: "a4", 2: "d1", 3: "g7", 5: "xd7", 6: "b4"},
	}
}

// atReview opens a finished game and reviews it, from the result sheet.
func atReview(t *testing.T, o scenetest.Options, record string, c *critic) *scenetest.Driver {
	t.Helper()
	o.Config.Analyst = func() ai.Player { return c }
	d := scenetest.New(t, o)
	require.NoError(t, d.Game.Control().OpenRecord(record))
	d.Settle()
	require.Equal(t, "result", d.Game.Report().Scene)
	d.Tap("review")
	d.Tick(2)
	return d
}

// TestReview reviews a game: the marks stand in the list, the worst move is found
// and told of, and what is nearest to the eye is asked first.
func TestReview(t *testing.T) {
	c := errant()
	d := atReview(t, scenetest.Options{}, finished, c)
	d.Tick(60)
	assert.Equal(t, []int{7, 6, 5, 4, 3, 2, 1, 0}, c.asked)
	assert.Equal(t, uint64(100_000), c.request.Limits.Nodes)
	report := d.Game.Report()
	assert.Equal(t, "7/7", report.Looking)
	assert.Equal(t, "?? blunder · better: b4", report.Note)
	assert.Equal(t, map[string]string{
		"turn:1": "1. a1", "turn:2": "1. a4", "turn:3": "2. d1", "turn:4": "2. d7, mistake",
		"turn:6": "3. g1 ×a4, inaccuracy", "turn:7": "3. g7, blunder",
	}, turnsTold(d))
	assert.Equal(t, "a1 a4 d1 d7 g1 xa4 g7", report.Record, "the signs are no part of the record")
	assert.False(t, d.Has("past:worst"), "it shows")
	d.Tap("turn:1")
	d.Tick(2)
	assert.Equal(t, "Chances: Blue 50 %, White 50 %", d.Game.Report().Note)
	d.Tap("past:worst")
	d.Tick(2)
	assert.Equal(t, "7/7", d.Game.Report().Looking)
	assert.Len(t, c.asked, 8, "nothing is asked twice")
	assert.Equal(t, 1, c.closed, "nobody is needed any more")
}

// turnsTold returns what the turns of the list are called.
func turnsTold(d *scenetest.Driver) map[string]string {
	told := map[string]string{}
	for _, item := range d.Game.Access().Items {
		if strings.HasPrefix(item.Name, "turn:") {
			told[item.Name] = item.Label
		}
	}
	return told
}

// TestReviewFollowsTheEye looks elsewhere while the review is under way.
func TestReviewFollowsTheEye(t *testing.T) {
	c := errant()
	c.silent = true
	d := atReview(t, scenetest.Options{}, finished, c)
	d.Tick(5)
	assert.Equal(t, "Reviewing: 0 of 8", d.Game.Report().Note)
	d.Tap("turn:3")
	d.Tick(5)
	c.silent = false
	d.Tick(60)
	assert.Equal(t, []int{7, 3, 2, 4, 1, 5, 0, 6}, c.asked)
}

// TestReviewTryAgain plays on from before the worst move: that is a new game, and
// the finished one stays in the list as it was.
func TestReviewTryAgain(t *testing.T) {
	store := newShelfStore()
	d := atReview(t, keeping(store), finished, errant())
	d.Tick(60)
	d.Tap("turn:4")
	d.Tap("past:worst")
	d.Tap("past:again")
	d.Calm()
	report := d.Game.Report()
	assert.Equal(t, "board", report.Scene)
	assert.Empty(t, report.Looking)
	assert.Equal(t, "a1 a4 d1 d7 g1 xa4", report.Record)
	assert.Equal(t, "*", report.Outcome)
	assert.Equal(t, []string{"a1", "a4", "d1", "d7", "g1", "xa4"}, strings.Fields(report.Record))
	assert.Equal(t, map[string]string{"turn:1": "1. a1", "turn:2": "1. a4", "turn:3": "2. d1", "turn:4": "2. d7", "turn:6": "3. g1 ×a4"},
		turnsTold(d), "a new game has no marks")
	d.Tap("point:b4")
	d.Calm()
	assert.Equal(t, "a1 a4 d1 d7 g1 xa4 b4", d.Game.Report().Record)

	d = again(t, store)
	d.Tap("games")
	d.Tick(2)
	rows := rowsOf(d)
	require.Len(t, rows, 2)
	d.Tap(rows[1])
	d.Tick(2)
	report = d.Game.Report()
	assert.Equal(t, "a1 a4 d1 d7 g1 xa4 g7", report.Record)
	assert.Equal(t, "first resigned", report.Outcome+" "+report.Reason)
	assert.True(t, d.Has("button:result"), "a kept game can be reviewed too")
}

// TestReviewPlayOn taps the board in a review: it asks, and begins a new game
// from the position that shows.
func TestReviewPlayOn(t *testing.T) {
	store := newShelfStore()
	d := atReview(t, keeping(store), finished, errant())
	d.Tap("turn:2")
	d.Tap("point:d2")
	d.Tick(30)
	require.Equal(t, "play-on", d.Game.Report().Scene)
	d.Tap("playon:no")
	d.Tick(30)
	assert.Equal(t, "2/7", d.Game.Report().Looking)
	d.Tap("point:d2")
	d.Tick(30)
	d.Tap("playon:yes")
	d.Calm()
	assert.Equal(t, "a1 a4", d.Game.Report().Record)
	assert.Len(t, store.games(), 2)
}

// TestReviewFromEverywhere begins a review from the list of moves, and from a kept
// game; none of a game that is not over.
func TestReviewFromEverywhere(t *testing.T) {
	c := errant()
	store := newShelfStore()
	d := atReview(t, keeping(store), finished, c)
	d.Tap("past:return")
	d.Tick(5)
	d.Tap("turn:4")
	d.Tick(60)
	assert.True(t, d.Has("past:worst"), "from the list of moves")

	o := keeping(store)
	c = errant()
	o.Config.Analyst = func() ai.Player { return c }
	d = scenetest.New(t, o)
	d.Tap("games")
	d.Tick(2)
	d.Tap(rowsOf(d)[0])
	d.Tick(2)
	d.Tap("button:result")
	d.Settle()
	d.Tap("review")
	d.Tick(60)
	assert.Equal(t, "?? blunder · better: b4", d.Game.Report().Note, "from a kept game")

	d = recorded(t, scenetest.Options{})
	d.Tap("turn:2")
	d.Tick(60)
	assert.Empty(t, d.Game.Report().Note)
	assert.True(t, d.Has("past:speed"), "the game goes on")
}

// TestReviewIsLeft leaves a review under way in every way there is: nothing is
// asked any more, and what was found out is still there when it goes on.
func TestReviewIsLeft(t *testing.T) {
	for name, leave := range map[string]func(d *scenetest.Driver){
		"return": func(d *scenetest.Driver) { d.Tap("past:return") },
		"Esc":    func(d *scenetest.Driver) { d.Key(input.Cancel) },
		"menu":   func(d *scenetest.Driver) { d.Tap("menu") },
		"again":  func(d *scenetest.Driver) { d.Tap("past:again") },
	} {
		c := errant()
		d := atReview(t, scenetest.Options{}, finished, c)
		for len(c.asked) < 3 {
			d.Tick(1)
		}
		c.silent = true
		d.Tick(3)
		asked := len(c.asked)
		leave(d)
		d.Tick(60)
		assert.False(t, c.waiting, name)
		assert.NotZero(t, c.closed, name)
		assert.Len(t, c.asked, asked, name)
		if name != "return" {
			continue
		}
		c.silent = false
		d.Tap("turn:7")
		d.Tick(60)
		assert.Len(t, c.asked, 8+1, "only the question that was cancelled is asked again")
		assert.Equal(t, "?? blunder · better: b4", d.Game.Report().Note)
	}
}

// TestReviewForgets changes the game after its review.
func TestReviewForgets(t *testing.T) {
	d := atReview(t, scenetest.Options{}, finished, errant())
	d.Tick(60)
	d.Tap("past:return")
	d.Tick(2)
	assert.Equal(t, "3. g7, blunder", turnsTold(d)["turn:7"], "the marks stay in the list")
	d.Key(input.Undo)
	d.Calm()
	assert.Equal(t, "3. g7", turnsTold(d)["turn:7"], "the game goes on")
}

// TestReviewFails has a player that cannot search: it is said, and no more asked.
func TestReviewFails(t *testing.T) {
	c := errant()
	c.fault = "no such ruleset"
	d := atReview(t, scenetest.Options{}, finished, c)
	d.Tick(100)
	assert.Len(t, c.asked, 1)
	assert.Equal(t, "The computer cannot review this game.", d.Game.Report().Note)
	assert.False(t, d.Has("past:worst"))
	assert.True(t, d.Has("past:again"))
}

// TestReviewGraph drags along the graph and taps it, in every window.
func TestReviewGraph(t *testing.T) {
	for _, facing := range []bool{false, true} {
		for _, window := range windows {
			o := with(window, func(s *scenes.Settings) {
				if facing {
					s.Seating = scenes.FaceToFace
				}
			})
			d := atReview(t, o, finished, errant())
			d.Tick(60)
			g := d.Game.Slider()
			require.GreaterOrEqual(t, g.H, 28.0, "%v", window)
			y := g.Y + g.H/2
			d.Press(g.Right()-14, y)
			for x := g.Right() - 14; x > d.Game.GraphX(0); x -= 10 {
				d.Move(x, y)
			}
			d.Move(d.Game.GraphX(0), y)
			assert.Equal(t, "0/7", d.Game.Report().Looking, "%v", window)
			d.Release(d.Game.GraphX(0), y)
			d.TapAt(d.Game.GraphX(4), y)
			d.Tick(1)
			assert.Equal(t, "4/7", d.Game.Report().Looking, "%v", window)
			for _, button := range []string{"past:worst", "past:again", "past:back", "past:forward", "past:return"} {
				require.True(t, d.Has(button), "%v: %s", window, button)
			}
			d.Tap("past:worst")
			d.Tick(1)
			assert.Equal(t, "7/7", d.Game.Report().Looking, "%v", window)
		}
	}
}

// TestReviewAgainstTheComputer marks both sides, but only the person's moves are
// for him to try again.
func TestReviewAgainstTheComputer(t *testing.T) {
	o := scenetest.Options{}
	c := errant()
	o.Config.Analyst = func() ai.Player { return c }
	d := scenetest.New(t, o)
	nine, _ := rules.Lookup("nine-mens-morris")
	d.Game.Begin(nine, [2]match.Seat{match.Person, match.Computer(1)})
	d.Tick(2)
	d.Play(4, scenetest.Thinker(200), d.TapMove)
	d.Calm()
	d.Tap("button:more")
	d.Tick(30)
	d.Tap("more:resign")
	d.Tick(30)
	d.Tap("more:yes")
	d.Settle()
	c.scores = map[int]int{0: 100, 1: 150, 2: 900} // moves 1 and 3 are the person's, but the computer's move 2 is the worst of all
	d.Tap("review")
	d.Tick(60)
	d.Tap("past:worst")
	d.Tick(2)
	looking := d.Game.Report().Looking
	assert.True(t, strings.HasPrefix(looking, "3/"), "the worst of the person's own: %s", looking)
	assert.True(t, d.Has("past:again"))
	d.Tap("past:back")
	d.Calm()
	assert.False(t, d.Has("past:again"), "the computer's move")
}

// TestReviewOfComputers lets a person take the place of the one that erred.
func TestReviewOfComputers(t *testing.T) {
	o := scenetest.Options{}
	c := &critic{scores: map[int]int{2: 400}}
	o.Config.Analyst = func() ai.Player { return c }
	d := scenetest.New(t, o)
	three, _ := rules.Lookup("three-mens-morris")
	d.Game.Begin(three, [2]match.Seat{match.Computer(3), match.Computer(3)})
	for n := 0; !d.Over(); n++ {
		require.Less(t, n, 20000)
		d.Tick(1)
	}
	d.Settle()
	d.Tap("review")
	d.Tick(100)
	d.Tap("past:worst")
	d.Tick(2)
	require.True(t, strings.HasPrefix(d.Game.Report().Looking, "2/"))
	d.Tap("past:again")
	d.Calm()
	assert.Len(t, strings.Fields(d.Game.Report().Record), 1)
	assert.True(t, d.Game.ToMove())
}

// TestReviewIsTold reads the review to somebody who does not see it, who presses
// a mark of the graph.
func TestReviewIsTold(t *testing.T) {
	l := &listener{t: t}
	c := errant()
	o := scenetest.Options{W: 320, H: 568, Config: scenes.Config{Say: func(s string) { l.said = append(l.said, s) }}}
	l.Driver = atReview(t, o, finished, c)
	l.Tick(60)
	l.toldAll()
	assert.Contains(t, l.said, "The review is complete. Blue: blunders 0, mistakes 0, inaccuracies 1. White: blunders 1, mistakes 1, inaccuracies 0.")
	item, ok := l.Game.Access().Item("mark:4")
	require.True(t, ok)
	assert.Equal(t, "2. d7, mistake", item.Label)
	l.press("mark:4")
	assert.Equal(t, "4/7", l.Game.Report().Looking)
	assert.Contains(t, l.Game.Access().Texts, "? mistake · better: g7")
	l.press("past:worst")
	assert.Equal(t, "?? blunder · better: b4", l.said[len(l.said)-1])
}

// TestReviewByKeys goes to the worst move and tries it again by keys alone.
func TestReviewByKeys(t *testing.T) {
	for _, window := range []scenetest.Options{{W: 320, H: 568}, {W: 844, H: 390}, {W: 1440, H: 900}} {
		d := atReview(t, window, finished, errant())
		d.Tick(60)
		d.Key(input.Undo, input.Undo)
		d.Calm()
		require.Equal(t, "5/7", d.Game.Report().Looking)
		d.KeyTap("past:worst")
		d.Tick(2)
		assert.Equal(t, "7/7", d.Game.Report().Looking)
		d.ForgetWays()
		d.KeyTap("past:again")
		d.Calm()
		assert.Equal(t, "a1 a4 d1 d7 g1 xa4", d.Game.Report().Record)
	}
}

// TestReviewIsDrawnOnDemand draws as answers come, and no more when all are in;
// the graph costs no allocation.
func TestReviewIsDrawnOnDemand(t *testing.T) {
	c := errant()
	c.silent = true
	d := atReview(t, scenetest.Options{}, finished, c)
	d.EveryFrame = true
	d.Tick(30)
	before := d.Game.Drawn()
	d.Tick(100)
	assert.Equal(t, before, d.Game.Drawn(), "nothing to show while it thinks")
	c.silent = false
	d.Tick(60)
	assert.InDelta(t, 9, d.Game.Drawn()-before, 1, "each verdict is drawn once")
	before = d.Game.Drawn()
	d.Tick(100)
	assert.Equal(t, before, d.Game.Drawn())
	d.Game.Control().Resume()
	d.Tick(2)
	assert.Zero(t, scenetest.OwnAllocs(func() {
		for range 10 {
			d.Game.Redraw()
			d.Tick(1)
		}
	}))
}

// TestReviewOfEveryGame reviews the beginning of the recorded game of every ruleset
// with a real search.
func TestReviewOfEveryGame(t *testing.T) {
	for _, r := range rules.All() {
		d := stillDriver(t)
		beginning := "Game: " + r.ID + "\nResult: first\nReason: resigned\n\n1. " + opening(t, r.ID, 10) + "\n"
		require.NoError(t, d.Game.Control().OpenRecord(beginning))
		d.Settle()
		d.Tap("review")
		d.Tick(2)
		for n := 0; !d.Game.Reviewed(); n++ {
			require.Less(t, n, 5000, r.ID)
			d.Tick(1)
		}
		assert.NotContains(t, d.Game.Report().Note, "{", r.ID)
		assert.NotContains(t, d.Game.Report().Note, "cannot", r.ID)
		if d.Has("past:worst") {
			d.Tap("past:worst")
			d.Tick(2)
			assert.Contains(t, d.Game.Report().Note, "better", r.ID)
		}
	}
}

// TestGameChangesUnderReview lets a new game begin while the one before is reviewed:
// the look back ends, and nothing is asked of a game that is gone.
func TestGameChangesUnderReview(t *testing.T) {
	for _, silent := range []bool{true, false} {
		c := errant()
		c.silent = silent
		d := atReview(t, scenetest.Options{}, finished, c)
		d.Tap("past:back")
		d.Game.Swap()
		d.Tick(1)
		assert.Empty(t, d.Game.Report().Looking)
		assert.Empty(t, d.Game.Report().Record)
		d.Tick(60)
	}
}
