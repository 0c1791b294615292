package scenes

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/ai"
	"t3hunting/rules"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/match"
)

// nobody is a computer player that is never asked.
type nobody struct{}

func (nobody) Think(ai.Request)       {}
func (nobody) Poll() (ai.Reply, bool) { return ai.Reply{}, false }
func (nobody) Hurry()                 {}
func (nobody) Cancel()                {}
func (nobody) Close()                 {}

// boardAt returns the board of a game between two persons at a position.
func boardAt(t *testing.T, id, options, position string) (*Context, *board) {
	t.Helper()
	g := New(Config{
		Player: nobody{}, Input: func(*input.Frame) {},
		Scale:  func() float64 { return 1 },
		Insets: func() layout.Insets { return layout.Insets{} },
	})
	g.LayoutF(390, 844)
	r, ok := rules.Lookup(id)
	require.True(t, ok, id)
	r, err := r.WithAll(options)
	require.NoError(t, err)
	game, err := rules.NewGameAt(r, position)
	require.NoError(t, err, position)
	b := newBoard(&g.ctx, r, [2]match.Seat{})
	b.match.Begin(game, [2]match.Seat{})
	g.ctx.Stack.Push(b)
	require.NoError(t, g.Update())
	b.takeChanges(&g.ctx)
	return &g.ctx, b
}

// tapPoints taps points by their labels.
func tapPoints(t *testing.T, ctx *Context, b *board, labels string) {
	t.Helper()
	for label := range strings.FieldsSeq(labels) {
		p, ok := b.rules.Board.ParsePoint(label)
		require.True(t, ok, label)
		b.act(ctx, b.choice.Tap(b.selected, p), p)
	}
}

// TestRefusals shows on the board, for every reason that a tap can meet, its
// sentence.
func TestRefusals(t *testing.T) {
	const (
		placing = "first=a1 second=a7 hand=8,8"
		placed  = "first=a1,d2,f6,d6 second=a7,d7,g7,b6"
		removal = "first=a1,d1,g1 second=b2,d2,f2,a7 hand=6,5 duty=remove"
		huffing = "first=d3,e3,a5 second=c3,b4,a4 turn=second duty=huff:d3,e3"
		fenced  = "first=b1,b2,b6,c1,c6,d1,d2,d6,e1,e4 second=a1,c4,d4"
	)
	tested := map[string]bool{
		"none": true,
		"over": true, // a tap brings the result sheet back
		"stop": true, // there is no button without a series
		"pass": true, // nor one to pass with
	}
	for _, c := range []struct{ slug, id, options, position, taps string }{
		{"enemy-man", "nine-mens-morris", "", placed, "a7"},
		{"no-man", "nine-mens-morris", "", removal, "g7"},
		{"taken", "nine-mens-morris", "", placing, "a7"},
		{"no-line", "alquerque", "", "first=b2 second=e5", "b2 c4"},
		{"too-far", "alquerque", "", "first=b2 second=e5", "b2 b5"},
		{"backward", "alquerque", "", "first=c3 second=e5", "c3 c2"},
		{"jump-back", "alquerque", "", "first=c3 second=c2,e5", "c3 c1"},
		{"visited", "alquerque", "", "first=c3 second=e5 visited=c3:d3", "c3 d3"},
		{"retired", "alquerque", "", "first=c5,a1 second=c4,e5", "c5 d5"},
		{"capture", "alquerque", "capture=forced", "first=c2,a1 second=c3,e5", "a1"},
		{"protected", "nine-mens-morris", "", removal, "b2"},
		{"reform", "twelve-mens-morris", "", "first=a1,d1,g4,c4,b6 second=d2,f4,e4,a7,d7 ban=first:a1-d1-g1", "g4 g1"},
		{"placing", "nine-mens-morris", "", placing, "a1"},
		{"hand", "nine-mens-morris", "", placed, "g1"},
		{"remove", "nine-mens-morris", "", removal, "a1"},
		{"huff", "alquerque", "", huffing, "c3"},
		{"no-huff", "alquerque", "", huffing, "a5"},
		{"series", "leopards-and-deer", "", "first=g6,d4,e4,d5,d6,e6 second=g5,e2 hand=17,0 turn=second duty=jump:g5", "e2"},
		{"jump-own", "alquerque", "", "first=c2,c3 second=e5", "c2 c4"},
		{"no-jumps", "goats-and-tigers", "", fenced, "e1 c2"},
		{"no-victim", "alquerque", "", "first=b2 second=e5", "b2 b4"},
		{"barred", "three-mens-morris", "centre=barred", "hand=3,3", "b2"},
		{"attack", "leopards-and-deer", "", "first=d4,e4,f4,d5,f5,d6,e6,f6 hand=16,2 turn=second", "e9"},
		{"stuck", "nine-mens-morris", "", "first=a1,d2,f6,d6 second=d1,a4,g7,b6", "a1"},
	} {
		tested[c.slug] = true
		ctx, b := boardAt(t, c.id, c.options, c.position)
		before := b.match.Game().State().Position()
		tapPoints(t, ctx, b, c.taps)
		want := ctx.Texts.Refusals[c.slug]
		require.NotEmpty(t, want)
		assert.Equal(t, want, b.words.notice, c.slug)
		assert.Equal(t, before, b.match.Game().State().Position(), c.slug)
	}
	for _, r := range rules.Refusals() {
		assert.True(t, tested[r.String()], "%s is not tested", r)
	}
}

// TestRepetitionIsTold warns of the second and of the third occurrence in
// different words.
func TestRepetitionIsTold(t *testing.T) {
	const position = "first=c3,d3,e3 second=a1,e1,a5,e5 hand=17,0 turn=second seen=second:a2,e1,a5,e5*2;second:b1,e1,a5,e5"
	set := func(b *board, labels ...string) (set rules.Bitboard) {
		for _, label := range labels {
			p, _ := b.rules.Board.ParsePoint(label)
			set = set.With(p)
		}
		return set
	}
	ctx, b := boardAt(t, "bagh-chal", "", position)
	tapPoints(t, ctx, b, "a1")
	assert.Equal(t, set(b, "a2", "b1"), b.repeats, "two of the points are hollow")
	assert.Equal(t, "Moving to a2 would lose the game: the third time.", b.words.note)
	tapPoints(t, ctx, b, "e1")
	assert.Zero(t, b.repeats)
	assert.Empty(t, b.words.note)

	ctx, b = boardAt(t, "bagh-chal", "", strings.Replace(position, "*2", "", 1))
	tapPoints(t, ctx, b, "a1")
	assert.Equal(t, set(b, "a2", "b1"), b.repeats)
	assert.Equal(t, ctx.Texts.Board.RepeatLoses, b.words.note)
}

// TestReasons checks how the endings are told, those by repetition with where
// it stood before.
func TestReasons(t *testing.T) {
	const fenced = "first=b1,b2,b6,c1,c6,d1,d2,d6,e1,e4 second=a1,c4,d4"
	for _, c := range []struct{ id, options, position, moves, want string }{
		{"goats-and-tigers", "", fenced, "e1-e2 a1-b3 e2-e1 b3-a1 e1-e2 a1-b3 e2-e1 b3-a1 e1-e2",
			"The Soldiers made the same arrangement for the third time. It stood in rounds 1, 3 and 5."},
		{"goats-and-tigers", "repetition=position", fenced, "e1-e2 a1-b3 e2-e1 b3-a1 e1-e2 a1-b3 e2-e1 b3-a1",
			"The T3rminators made the same position for the third time. It stood at the start and in rounds 2 and 4."},
		{"goats-and-tigers", "repetition=draw", fenced, "e1-e2 a1-b3 e2-e1 b3-a1 e1-e2 a1-b3 e2-e1 b3-a1",
			"The same position came up for the third time. It stood at the start and in rounds 2 and 4."},
		{"three-mens-morris", "", "first=a1,b1,c3 second=a3,b3,c1", "c3-c2 a3-a2 c2-c3 a2-a3 c3-c2 a3-a2 c2-c3 a2-a3",
			"The same position came up for the third time. It stood at the start and in rounds 2 and 4."},
		{"three-mens-morris", "", "first=a1,b2 second=a3,b1 hand=1,1", "c3", "Blue has three in a row."},
		{"nine-mens-morris", "", "first=a1,d1,g4,c5 second=a7,b6,d7", "g4-g1 xa7", "White is down to two soldiers."},
		{"alquerque", "", "first=c2 second=c3", "c2xc4", "White has lost the last soldier."},
		{"bagh-chal", "", "first=b2,d3 second=a1,e1,a5,e5 hand=14,0 turn=second", "a1xc3", "5 soldiers were captured."},
		{"twelve-mens-morris", "", "first=a1,d2,g7 second=a7,d7,b6,f2 quiet=19", "a1-g1", "Ten moves each went by without a capture."},
		{"triodi", "", "first=a1,d2,g7,f4 second=a7,d7,b6,f2 quiet=99", "a1-d1", "Fifty turns each went by without a capture."},
	} {
		ctx, b := boardAt(t, c.id, c.options, c.position)
		for token := range strings.FieldsSeq(c.moves) {
			m, err := b.match.Game().State().ParseMove(token)
			require.NoError(t, err, "%s in %s", token, b.match.Game().State().Position())
			require.NoError(t, b.match.Play(m), token)
		}
		require.True(t, b.match.Game().Over(), "%s %s", c.id, c.position)
		assert.Equal(t, c.want, b.words.reason(ctx.Texts, b.match))
	}
}

// TestCountdown shows how many turns are left of ten moves each.
func TestCountdown(t *testing.T) {
	_, b := boardAt(t, "twelve-mens-morris", "", "first=a1,d2,g7 second=a7,d7,b6,f2 quiet=13")
	assert.Equal(t, "Turns without a capture until a draw: 7", b.words.note)
	_, b = boardAt(t, "twelve-mens-morris", "", "first=a1,d2,g7,f4 second=a7,d7,b6,f2")
	assert.Empty(t, b.words.note, "nobody has three soldiers")
}
