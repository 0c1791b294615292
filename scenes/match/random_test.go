package match

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/ai"
	"t3hunting/rules"
)

// A shadow follows a match by its changes alone, as a scene does.
type shadow struct {
	men  [2]rules.Bitboard
	hand [2]int
}

func shadowOf(s *rules.State) shadow {
	return shadow{
		[2]rules.Bitboard{s.Men(rules.First), s.Men(rules.Second)},
		[2]int{s.Hand(rules.First), s.Hand(rules.Second)},
	}
}

// follow brings the shadow up to date with a change.
func (w *shadow) follow(m *Match, c Change) {
	switch c.Kind {
	case Played:
		for _, e := range c.Events {
			w.event(e, false)
		}
	case Undone:
		for i := len(c.Events) - 1; i >= 0; i-- {
			w.event(c.Events[i], true)
		}
	case Rebuilt:
		*w = shadowOf(m.Game().State())
	}
}

func (w *shadow) event(e rules.Event, back bool) {
	flip := func(p rules.Point) { w.men[e.Side] ^= rules.Bit(p) }
	switch e.Kind {
	case rules.Placed:
		flip(e.To)
		if back {
			w.hand[e.Side]++
		} else {
			w.hand[e.Side]--
		}
	case rules.Moved, rules.Jumped:
		flip(e.From)
		flip(e.To)
	case rules.Captured, rules.Removed, rules.Huffed:
		flip(e.From)
	}
}

// TestAnythingAtAnyMoment calls a match at random: moves, undo, redo, new games,
// other seats, replies in time, late, twice and wrong. At every moment the game
// must be what its record says, and what the changes tell must be the board.
func TestAnythingAtAnyMoment(t *testing.T) {
	games := []string{"alquerque", "bagh-chal", "leopards-and-deer", "nine-mens-morris", "al-qirq", "three-mens-morris"}
	for seed := range uint64(30) {
		id := games[seed%uint64(len(games))]
		t.Run(fmt.Sprint(id, " ", seed), func(t *testing.T) {
			rng := rand.New(rand.NewPCG(seed, 99))
			p := &slowPlayer{}
			m := New(rules.NewGame(lookup(t, id)), p, [2]Seat{Person, Computer(1)})
			picture := shadowOf(m.Game().State())
			for range 1500 {
				disturb(m, p, rng)
				for _, c := range drain(m) {
					picture.follow(m, c)
				}
				requireConsistent(t, m, picture)
			}
			g, err := rules.ParseRecord(m.Game().Record())
			require.NoError(t, err)
			assert.Equal(t, m.Game().State().Position(), g.State().Position())
			assert.Equal(t, m.Game().Result(), g.Result())
		})
	}
}

// disturb does one random thing.
func disturb(m *Match, p *slowPlayer, rng *rand.Rand) {
	s := m.Game().State()
	switch n := rng.IntN(100); {
	case n < 45: // a person tries a move, on his turn or not
		if moves := s.AppendMoves(nil); len(moves) > 0 {
			_ = m.Play(moves[rng.IntN(len(moves))])
		}
	case n < 65:
		m.Tick()
	case n < 80: // a reply, to the last question or to any
		if len(p.asked) > 0 {
			p.answer(p.asked[len(p.asked)-1])
			if rng.IntN(4) == 0 {
				p.answer(p.asked[rng.IntN(len(p.asked))])
			}
		}
		if rng.IntN(20) == 0 && len(p.asked) > 0 {
			p.ready = append(p.ready, ai.Reply{Ticket: p.last().Ticket, Move: "z9"})
		}
		m.Tick()
	case n < 86:
		m.Undo()
	case n < 91:
		m.Redo()
	case n < 92:
		m.Rematch()
	case n < 93:
		m.SwapSides()
	case n < 95:
		m.SetSeats([2]Seat{{Computer: rng.IntN(3) == 0, Level: 1}, {Computer: rng.IntN(2) == 0, Level: 2}})
	case n < 96:
		m.GoTo(rng.IntN(s.Ply() + 3))
	case n < 97:
		m.Resign(rules.Side(rng.IntN(2)))
	case n < 98:
		m.OfferDraw()
	default:
		_ = m.Play(rules.Move{Kind: rules.Step, From: 0, To: 1, Over: rules.NoPoint})
		m.Retry()
	}
}

func requireConsistent(t *testing.T, m *Match, picture shadow) {
	t.Helper()
	g := m.Game()
	require.Equal(t, shadowOf(g.State()), picture, "the changes tell the position")
	require.Len(t, m.tags, g.Len())

	replay := rules.New(g.Ruleset())
	for _, move := range g.Moves()[:g.Ply()] {
		require.True(t, replay.Legal(move))
		replay.Apply(move)
	}
	require.Equal(t, replay.Key(), g.State().Key())
	require.Equal(t, replay.Result(), g.State().Result())
	require.Equal(t, replay.Side(), g.State().Side())

	if m.asked.pending {
		require.True(t, m.ComputersTurn())
		require.Equal(t, g.State().Key(), m.asked.key)
	}
}

// TestComputersPlayOutAGame lets two computers play by ticks alone.
func TestComputersPlayOutAGame(t *testing.T) {
	for _, id := range []string{"alquerque", "bagh-chal", "nine-mens-morris", "leopards-and-deer"} {
		p := &slowPlayer{}
		m := New(rules.NewGame(lookup(t, id)), p, [2]Seat{Computer(1), Computer(2)})
		for range 2000 {
			if m.Game().Over() {
				break
			}
			m.Tick()
			if m.Thinking() && len(p.ready) == 0 {
				p.answer(p.last())
			}
		}
		assert.True(t, m.Game().Over(), id)
		assert.False(t, m.CanUndo())
	}
}
