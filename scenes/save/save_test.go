package save

import (
	"bytes"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
	"t3hunting/scenes/match"
)

// played returns a game of random moves, of which some were undone.
func played(t testing.TB, r *rules.Ruleset, moves, undone int, seed uint64) *rules.Game {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 1))
	g := rules.NewGame(r)
	for range moves {
		legal := g.State().AppendMoves(nil)
		if len(legal) == 0 {
			break
		}
		require.NoError(t, g.Play(legal[rng.IntN(len(legal))]))
	}
	for range undone {
		g.Undo()
	}
	return g
}

func sample(t testing.TB) Game {
	r, _ := rules.Lookup("nine-mens-morris")
	g := Of(played(t, r, 40, 3, 5))
	g.Serial, g.Time, g.Turned, g.Clock = 7, 1_700_000_000, true, "5+3 300000 299000"
	g.Seats = [2]match.Seat{{Level: 3}, match.Computer(5)}
	return g
}

// TestRoundTrip saves every game at every ply of a random course, half-finished
// turns too, and finds it again as it was.
func TestRoundTrip(t *testing.T) {
	for i, r := range rules.All() {
		duties := map[rules.Duty]bool{}
		for moves := range 60 {
			g := played(t, r, moves, moves%4, uint64(i))
			duties[g.State().Duty()] = true
			saved := Of(g)
			saved.Serial = uint64(moves)
			read, err := Parse(saved.Text())
			require.NoError(t, err)
			require.Equal(t, saved, read)
			again, err := read.Play()
			require.NoError(t, err, "%s\n%s", r.ID, saved.Text())
			require.Equal(t, g.State().Position(), again.State().Position())
			require.Equal(t, g.Moves(), again.Moves(), "what can be redone is kept")
			require.Equal(t, g.Ply(), again.Ply())
			require.Equal(t, g.Result(), again.Result())
			require.Equal(t, g.Over(), read.Over())
		}
		assert.True(t, duties[rules.DutyMove], r.ID)
	}
}

func TestVerdictIsKept(t *testing.T) {
	r, _ := rules.Lookup("bagh-chal")
	g := played(t, r, 9, 2, 1)
	g.Resign(rules.First)
	saved := Of(g)
	assert.True(t, saved.Over())
	assert.Equal(t, "bagh-chal", saved.Header("Game"))
	assert.Equal(t, "second", saved.Header("Result"))
	assert.Empty(t, saved.Header("Nothing"))
	again, err := saved.Play()
	require.NoError(t, err)
	assert.Equal(t, g.Result(), again.Result())
}

// TestFlippedBytes flips every bit of a save: it is refused, or means the same.
func TestFlippedBytes(t *testing.T) {
	want := sample(t)
	text := want.Text()
	for i := range text {
		for bit := range 8 {
			bad := bytes.Clone(text)
			bad[i] ^= 1 << bit
			if got, err := Parse(bad); err == nil {
				require.Equal(t, want, got, "byte %d bit %d", i, bit)
			}
		}
	}
}

func TestTruncation(t *testing.T) {
	text := sample(t).Text()
	for n := range text {
		_, err := Parse(text[:n])
		require.Error(t, err, "the first %d bytes", n)
	}
	_, err := Parse(append(bytes.Clone(text), '\n'))
	assert.ErrorIs(t, err, ErrDamaged)
}

func TestForeignText(t *testing.T) {
	for _, text := range []string{"", "\n", "Game: alquerque\n\n1. b2-c3\n", "{}", "T3 save 2 00000000\n", strings.Repeat("x", 100_000), "\x00\xff\xfe"} {
		_, err := Parse([]byte(text))
		assert.ErrorIs(t, err, ErrForeign)
	}
	_, err := Parse([]byte("T3 save 1 00000000\n"))
	assert.ErrorIs(t, err, ErrDamaged, "the sum of nothing is 0, but there is nothing in it")
}

func TestNewest(t *testing.T) {
	r, _ := rules.Lookup("bagh-chal")
	at := func(moves int, serial uint64) Game {
		g := Of(played(t, r, moves, 0, 3))
		g.Serial = serial
		return g
	}
	older, newer := at(4, 10).Text(), at(5, 11).Text()
	damaged := bytes.Clone(newer)
	damaged[len(damaged)/2] ^= 1
	unplayable := at(5, 12)
	unplayable.Record = strings.Replace(unplayable.Record, "1. ", "1. z9 ", 1)
	badRedo := at(5, 13)
	badRedo.Redo = "z9"

	for name, test := range map[string]struct {
		slots Slots
		ply   int // -1: nothing can be read
		slot  int
	}{
		"both whole":                     {Slots{older, newer}, 5, 1},
		"the other way round":            {Slots{newer, older}, 5, 0},
		"the first save":                 {Slots{older, nil}, 4, 0},
		"one slot":                       {Slots{nil, newer}, 5, 1},
		"the newer one damaged":          {Slots{older, damaged}, 4, 0},
		"the newer one cut off":          {Slots{newer[:20], older}, 4, 1},
		"the newer one cannot be played": {Slots{older, unplayable.Text()}, 4, 0},
		"its redo cannot be played":      {Slots{badRedo.Text(), older}, 4, 1},
		"a foreign text":                 {Slots{[]byte("hello"), older}, 4, 1},
		"both damaged":                   {Slots{damaged, newer[:50]}, -1, 0},
		"both foreign":                   {Slots{[]byte("hello"), []byte("world")}, -1, 0},
		"nothing":                        {Slots{}, -1, 0},
	} {
		t.Run(name, func(t *testing.T) {
			_, game, slot, err := test.slots.Newest()
			if test.ply < 0 {
				assert.Error(t, err)
				assert.Nil(t, game)
				return
			}
			require.NoError(t, err)
			assert.Equal(t, test.ply, game.Ply())
			assert.Equal(t, test.slot, slot)
		})
	}
	assert.Equal(t, "hello\nworld", Slots{[]byte("hello"), []byte("world")}.Raw())
	assert.Equal(t, "world", Slots{nil, []byte("world")}.Raw())
}

// FuzzSlots reads anything: it never panics, and what it accepts can be written
// again and played.
func FuzzSlots(f *testing.F) {
	text := sample(f).Text()
	f.Add(text, text[:40])
	f.Add([]byte("T3 save 1 00000000\n"), []byte(nil))
	f.Add([]byte("Game: alquerque\n\n1. b2-c3\n"), text)
	for i := 0; i < len(text); i += 37 {
		bad := bytes.Clone(text)
		bad[i] ^= 0x15
		f.Add(bad, text[i:])
	}
	f.Fuzz(func(t *testing.T, a, b []byte) {
		saved, game, slot, err := Slots{a, b}.Newest()
		if err != nil {
			return
		}
		if slot != 0 && slot != 1 {
			t.Fatal("slot", slot)
		}
		again, err := Parse(saved.Text())
		if err != nil || again != saved {
			t.Fatalf("%v: %v is not %v", err, again, saved)
		}
		if game.Len() < game.Ply() {
			t.Fatal("moves are missing")
		}
	})
}

// FuzzBody reads anything under a sum that is right.
func FuzzBody(f *testing.F) {
	_, body, _ := bytes.Cut(sample(f).Text(), []byte("\n"))
	f.Add(body)
	f.Add([]byte("Redo: a1 a1\n\nGame: nine-mens-morris\n\n1. a1"))
	f.Add([]byte("Serial: -1\nfirst: x\nTurned: perhaps\n\n"))
	f.Fuzz(func(t *testing.T, body []byte) {
		text := append(fmt.Appendf(nil, "%s %08x\n", magic, crc32.ChecksumIEEE(body)), body...)
		saved, err := Parse(text)
		if err != nil {
			return
		}
		saved.Header("Game")
		if game, err := saved.Play(); err == nil && game.Len() < game.Ply() {
			t.Fatal("moves are missing")
		}
	})
}

// TestHead cuts a game off at its headers and keeps what a list shows.
func TestHead(t *testing.T) {
	g := sample(t)
	head := g.Head()
	assert.Equal(t, g.Header("Game"), head.Header("Game"))
	assert.Equal(t, g.Over(), head.Over())
	assert.Equal(t, [...]any{g.Serial, g.Time, g.Seats, g.Turned}, [...]any{head.Serial, head.Time, head.Seats, head.Turned})
	assert.Less(t, len(head.Record), len(g.Record))
	assert.Equal(t, head, head.Head())
}
