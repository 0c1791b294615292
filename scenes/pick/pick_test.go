package pick

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// at returns a position of a game and the choice in it.
func at(t *testing.T, id, options, position string) (*rules.State, *Choice) {
	t.Helper()
	r, ok := rules.Lookup(id)
	require.True(t, ok)
	r, err := r.WithAll(options)
	require.NoError(t, err)
	s := rules.New(r)
	if position != "" {
		s, err = rules.ParsePosition(r, position)
		require.NoError(t, err)
	}
	c := &Choice{}
	c.Read(s)
	return s, c
}

func point(t *testing.T, s *rules.State, label string) rules.Point {
	t.Helper()
	if label == "" {
		return rules.NoPoint
	}
	p, ok := s.Board().ParsePoint(label)
	require.True(t, ok, label)
	return p
}

func set(t *testing.T, s *rules.State, labels ...string) (b rules.Bitboard) {
	t.Helper()
	for _, l := range labels {
		b = b.With(point(t, s, l))
	}
	return b
}

// tap taps on a labelled point and returns the move's token, or what else happened.
func tap(t *testing.T, s *rules.State, c *Choice, selected, tapped string) string {
	t.Helper()
	r := c.Tap(point(t, s, selected), point(t, s, tapped))
	return told(t, s, r)
}

func told(t *testing.T, s *rules.State, r Result) string {
	t.Helper()
	switch r.Effect {
	case Moved:
		assert.Equal(t, rules.NoPoint, r.Selected)
		assert.True(t, s.Legal(r.Move))
		return s.FormatMove(r.Move)
	case Refused:
		return s.Refusal(r.From, r.To).String()
	case Selected:
		if r.Selected == rules.NoPoint {
			return "let go"
		}
		return "select " + s.Board().Label(r.Selected)
	}
	return "nothing"
}

func TestPlacing(t *testing.T) {
	s, c := at(t, "nine-mens-morris", "", "first=a1 second=d2 hand=8,8")
	assert.Equal(t, "g1", tap(t, s, c, "", "g1"))
	assert.Equal(t, "placing", tap(t, s, c, "", "a1"), "one's own man")
	assert.Equal(t, "taken", tap(t, s, c, "", "d2"), "the enemy's man")
	assert.Equal(t, "nothing", tap(t, s, c, "", ""))
	m := c.Marks(rules.NoPoint)
	assert.Equal(t, s.Empty(), m.Places)
	assert.Zero(t, m.Movable|m.Targets|m.Victims|m.Removable|m.Huffable)
}

func TestStepping(t *testing.T) {
	s, c := at(t, "nine-mens-morris", "", "first=a1,d1,d2,g4 second=g1,b2,f2,f4")
	assert.Equal(t, "select a1", tap(t, s, c, "", "a1"))
	assert.Equal(t, "let go", tap(t, s, c, "a1", "a1"))
	assert.Equal(t, "select g4", tap(t, s, c, "a1", "g4"))
	assert.Equal(t, "let go", tap(t, s, c, "a1", ""))
	assert.Equal(t, "a1-a4", tap(t, s, c, "a1", "a4"))
	assert.Equal(t, "too-far", tap(t, s, c, "a1", "a7"))
	assert.Equal(t, "taken", tap(t, s, c, "a1", "g1"))
	assert.Equal(t, "stuck", tap(t, s, c, "", "d1"), "no way out")
	assert.Equal(t, "stuck", tap(t, s, c, "a1", "d1"))
	assert.Equal(t, "enemy-man", tap(t, s, c, "", "g1"))
	assert.Equal(t, "hand", tap(t, s, c, "", "a7"))

	m := c.Marks(rules.NoPoint)
	assert.Equal(t, set(t, s, "a1", "d2", "g4"), m.Movable)
	assert.Zero(t, m.Targets)
	m = c.Marks(point(t, s, "a1"))
	assert.Equal(t, set(t, s, "a4"), m.Targets)
	assert.Zero(t, m.Movable)
	m = c.Marks(point(t, s, "g1"))
	assert.Equal(t, rules.NoPoint, m.Selected, "an enemy man cannot be selected")
}

func TestRefusedTapKeepsTheSelection(t *testing.T) {
	s, c := at(t, "nine-mens-morris", "", "first=a1,d1,d2,g4 second=g1,b2,f2,f4")
	a1 := point(t, s, "a1")
	for _, label := range []string{"a7", "g1", "d1"} {
		r := c.Tap(a1, point(t, s, label))
		assert.Equal(t, Refused, r.Effect)
		assert.Equal(t, a1, r.Selected)
	}
}

func TestFlying(t *testing.T) {
	s, c := at(t, "nine-mens-morris", "", "first=a1,d1,d2 second=g1,b2,f2,f4")
	assert.Equal(t, "a1-f6", tap(t, s, c, "a1", "f6"))
	assert.Equal(t, s.Empty(), c.Targets(point(t, s, "a1")))
}

func TestRemoving(t *testing.T) {
	s, c := at(t, "nine-mens-morris", "", "first=a1,d1,g1 second=a7,d7,g7,b6 hand=6,5 duty=remove")
	assert.Equal(t, "xb6", tap(t, s, c, "", "b6"))
	assert.Equal(t, "protected", tap(t, s, c, "", "a7"))
	assert.Equal(t, "remove", tap(t, s, c, "", "a1"))
	assert.Equal(t, "no-man", tap(t, s, c, "", "d2"))
	m := c.Marks(point(t, s, "a1"))
	assert.Equal(t, set(t, s, "b6"), m.Removable)
	assert.Equal(t, rules.NoPoint, m.Selected)
	assert.Zero(t, m.Places|m.Movable)
	_, ok := c.Grab(point(t, s, "b6"))
	assert.False(t, ok)
}

func TestJumping(t *testing.T) {
	s, c := at(t, "bagh-chal", "", "first=a2,b2 second=a1,e1,a5,e5 hand=18,0 turn=second")
	assert.Equal(t, "a1xa3", tap(t, s, c, "a1", "a3"))
	assert.Equal(t, "a1-b1", tap(t, s, c, "a1", "b1"))
	assert.Equal(t, "taken", tap(t, s, c, "a1", "a2"))
	m := c.Marks(point(t, s, "a1"))
	assert.Equal(t, set(t, s, "a2", "b2"), m.Victims)
	assert.Equal(t, set(t, s, "a3", "b1", "c3"), m.Targets)
}

func TestSeriesThatMayStop(t *testing.T) {
	s, c := at(t, "leopards-and-deer", "", "first=d4,e6 second=d5 hand=16,1 lost=6,0 turn=second duty=jump:d5")
	series := s.Series()
	require.NotEqual(t, rules.NoPoint, series)
	assert.Equal(t, series, c.Start(), "the man is selected already")
	assert.Equal(t, series, c.Keep(point(t, s, "e6")))
	assert.Equal(t, "d5xd3", tap(t, s, c, "", "d3"))
	assert.Equal(t, "=", tap(t, s, c, "", "d5"), "a tap on the man stops it")
	assert.Equal(t, "series", tap(t, s, c, "", "e5"))
	assert.Equal(t, "nothing", tap(t, s, c, "d5", ""), "the man is not let go")
	stop, ok := c.Stop()
	assert.True(t, ok)
	assert.True(t, s.Legal(stop))
	assert.True(t, c.Marks(rules.NoPoint).Stop)
	assert.Equal(t, series, c.Marks(rules.NoPoint).Selected)
}

func TestSeriesThatMustGoOn(t *testing.T) {
	s, c := at(t, "alquerque", "", "first=c3,a1 second=c4,e5 duty=jump:c3")
	assert.Equal(t, "c3xc5", tap(t, s, c, "", "c5"))
	assert.Equal(t, "series", tap(t, s, c, "", "c3"))
	assert.Equal(t, "series", tap(t, s, c, "", "a1"), "another man")
	_, ok := c.Stop()
	assert.False(t, ok)
	assert.False(t, c.Marks(rules.NoPoint).Stop)
}

func TestHuffing(t *testing.T) {
	s, c := at(t, "alquerque", "", "first=a1,b1,c1 second=c4,e5 turn=second duty=huff:a1,b1")
	assert.Equal(t, "!a1", tap(t, s, c, "", "a1"))
	assert.Equal(t, "no-huff", tap(t, s, c, "", "c1"))
	assert.Equal(t, "huff", tap(t, s, c, "", "c4"))
	assert.Equal(t, set(t, s, "a1", "b1"), c.Marks(rules.NoPoint).Huffable)
}

// A T3rminator in hand may be placed or another one moved.
func TestPlacingOrMoving(t *testing.T) {
	s, c := at(t, "goats-and-tigers", "", "first=e1 second=a1 hand=14,2 turn=second")
	assert.Equal(t, "c3", tap(t, s, c, "", "c3"))
	assert.Equal(t, "select a1", tap(t, s, c, "", "a1"))
	assert.Equal(t, "a1-b3", tap(t, s, c, "a1", "b3"))
	assert.Equal(t, "let go", tap(t, s, c, "a1", "c3"), "only what is marked happens")
	m := c.Marks(rules.NoPoint)
	assert.Equal(t, s.Empty(), m.Places)
	assert.Equal(t, set(t, s, "a1"), m.Movable)
	m = c.Marks(point(t, s, "a1"))
	assert.Zero(t, m.Places)
	assert.False(t, c.Sensible(point(t, s, "a1")).Has(point(t, s, "c3")))
}

func TestDragging(t *testing.T) {
	s, c := at(t, "bagh-chal", "", "first=a2,b2 second=a1,e1,a5,e5 hand=18,0 turn=second")
	a1 := point(t, s, "a1")
	man, ok := c.Grab(a1)
	assert.True(t, ok)
	assert.Equal(t, a1, man)
	_, ok = c.Grab(point(t, s, "a2"))
	assert.False(t, ok, "the enemy's man")
	_, ok = c.Grab(rules.NoPoint)
	assert.False(t, ok)
	assert.Equal(t, "a1xc3", told(t, s, c.Drop(a1, point(t, s, "c3"))))
	assert.Equal(t, "let go", told(t, s, c.Drop(a1, a1)))
	assert.Equal(t, "select a1", told(t, s, c.Drop(a1, rules.NoPoint)))
	assert.Equal(t, "no-victim", told(t, s, c.Drop(a1, point(t, s, "c1"))))
	assert.Equal(t, "nothing", told(t, s, c.Drop(point(t, s, "a2"), a1)))
}

func TestFinishedGame(t *testing.T) {
	s, c := at(t, "nine-mens-morris", "", "first=a1,d1 second=g1,b2,f2,f4")
	require.True(t, s.Over())
	assert.Equal(t, "over", tap(t, s, c, "", "a1"))
	assert.Equal(t, "over", tap(t, s, c, "a1", "a4"))
	assert.Equal(t, "nothing", tap(t, s, c, "", ""))
	assert.Zero(t, c.Sensible(rules.NoPoint))
	assert.Equal(t, Marks{Selected: rules.NoPoint}, c.Marks(rules.NoPoint))
}

// TestEveryGameCanBePlayedByTaps plays random games of every ruleset and checks
// in each position that the taps reach every legal move but passes, that every
// tap on a sensible point does something, and that every refusal has a reason.
func TestEveryGameCanBePlayedByTaps(t *testing.T) {
	for _, r := range rules.All() {
		t.Run(r.ID, func(t *testing.T) {
			rng := rand.New(rand.NewPCG(1, 2))
			var c Choice
			for range 10 {
				s := rules.New(r)
				for range 150 {
					c.Read(s)
					if s.Over() {
						break
					}
					requireReachable(t, s, &c)
					requireSense(t, s, &c)
					moves := c.Moves()
					s.Apply(moves[rng.IntN(len(moves))])
				}
			}
		})
	}
}

func requireReachable(t *testing.T, s *rules.State, c *Choice) {
	t.Helper()
	reached := map[rules.Move]bool{}
	note := func(r Result) {
		if r.Effect == Moved {
			reached[r.Move] = true
		}
	}
	for i := range s.Board().Size() {
		p := rules.Point(i)
		first := c.Tap(c.Start(), p)
		note(first)
		if first.Effect != Selected {
			continue
		}
		for j := range s.Board().Size() {
			note(c.Tap(first.Selected, rules.Point(j)))
			note(c.Drop(first.Selected, rules.Point(j)))
		}
	}
	for _, m := range c.Moves() {
		if m.Kind != rules.Pass && !reached[m] {
			require.Fail(t, "out of reach", "%s in %s", s.FormatMove(m), s.Position())
		}
	}
}

func requireSense(t *testing.T, s *rules.State, c *Choice) {
	t.Helper()
	selections := c.movable.Count() + 1
	for i := range selections {
		selected := c.Start()
		if i > 0 {
			set := c.movable
			for range i - 1 {
				set &= set - 1
			}
			selected = set.First()
		}
		sensible := c.Sensible(selected)
		for j := range s.Board().Size() {
			p := rules.Point(j)
			r := c.Tap(selected, p)
			wrong := sensible.Has(p) && p != c.Start() && r.Effect == Refused ||
				!sensible.Has(p) && r.Effect == Moved ||
				r.Effect == Refused && s.Refusal(r.From, r.To) == rules.RefusalNone
			if wrong {
				require.Fail(t, "wrong effect", "tap on %s gives %v in %s", s.Board().Label(p), r, s.Position())
			}
		}
	}
}

func TestNoAllocations(t *testing.T) {
	s, c := at(t, "nine-mens-morris", "", "")
	assert.Zero(t, testing.AllocsPerRun(100, func() {
		c.Read(s)
		c.Marks(c.Start())
		c.Tap(c.Start(), 5)
	}))
}
