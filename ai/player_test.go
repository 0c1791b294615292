package ai

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

var quick = Request{Ticket: 1, Ruleset: "bagh-chal", Limits: Limits{Nodes: 3000}, Seed: 4}

// await polls a player whenever it wakes until it replies.
func await(t *testing.T, p Player, woken <-chan struct{}) Reply {
	t.Helper()
	for {
		if r, ok := p.Poll(); ok {
			return r
		}
		select {
		case <-woken:
		case <-t.Context().Done():
			t.Fatal("no reply")
		}
	}
}

// players runs a test with the platform's player and with the sliced one.
func players(t *testing.T, test func(t *testing.T, p Player, woken <-chan struct{})) {
	for name, create := range map[string]func(func()) Player{
		"platform": func(wake func()) Player { return NewPlayer(wake, nil) },
		"sliced":   func(wake func()) Player { return newSlicedPlayer(wake, testTable) },
	} {
		t.Run(name, func(t *testing.T) {
			woken := make(chan struct{}, 1)
			p := create(func() {
				select {
				case woken <- struct{}{}:
				default:
				}
			})
			defer p.Close()
			test(t, p, woken)
		})
	}
}

func TestPlayerRepliesOnce(t *testing.T) {
	players(t, func(t *testing.T, p Player, woken <-chan struct{}) {
		_, ok := p.Poll()
		assert.False(t, ok, "nothing was asked")
		p.Think(quick)
		r := await(t, p, woken)
		assert.Equal(t, newTestSearcher().Answer(t.Context(), quick).Move, r.Move)
		assert.Equal(t, Ticket(1), r.Ticket)
		_, ok = p.Poll()
		assert.False(t, ok)
	})
}

func TestPlayerForgetsWhatWasCancelled(t *testing.T) {
	players(t, func(t *testing.T, p Player, woken <-chan struct{}) {
		endless := quick
		endless.Limits = Limits{}
		for ticket := range Ticket(20) {
			endless.Ticket = 100 + ticket
			p.Think(endless)
			if ticket%2 == 0 {
				p.Cancel()
				_, ok := p.Poll()
				require.False(t, ok)
			}
			q := quick
			q.Ticket = ticket
			p.Think(q) // replaces the endless one without waiting for it
			require.Equal(t, ticket, await(t, p, woken).Ticket)
		}
	})
}

func TestPlayerTellsWhatIsWrong(t *testing.T) {
	players(t, func(t *testing.T, p Player, woken <-chan struct{}) {
		p.Think(Request{Ticket: 3, Ruleset: "chess"})
		r := await(t, p, woken)
		assert.Equal(t, Ticket(3), r.Ticket)
		assert.NotEmpty(t, r.Err)
	})
}

// TestSlicesAreShort lets the clock run by a millisecond at every look and counts the looks.
func TestSlicesAreShort(t *testing.T) {
	p := newSlicedPlayer(nil, testTable)
	looks := 0
	p.searcher.now = func() time.Duration {
		looks++
		return time.Duration(looks) * time.Millisecond
	}
	p.Think(quick)
	polls := 0
	for last := 0; ; polls++ {
		_, ok := p.Poll()
		require.LessOrEqual(t, looks-last, int(slice/time.Millisecond)+3)
		last = looks
		if ok {
			break
		}
	}
	assert.Greater(t, polls, 1)
}

// TestHurriedPlayerPlaysWhatItHasFound lets players with all the time in the world hurry at once.
func TestHurriedPlayerPlaysWhatItHasFound(t *testing.T) {
	players(t, func(t *testing.T, p Player, woken <-chan struct{}) {
		p.Hurry() // nothing was asked
		for _, r := range rules.All() {
			for _, level := range []int{0, len(Levels)} {
				q := Request{Ticket: 5, Ruleset: r.ID, Level: level, Seed: 3}
				p.Think(q)
				p.Hurry()
				reply := await(t, p, woken)
				require.Empty(t, reply.Err)
				assert.Equal(t, Ticket(5), reply.Ticket)
				assert.False(t, reply.More)
				assert.Positive(t, reply.Depth, "%s: it was searched", r.ID)
				_, err := at(t, r.ID, "", "").ParseMove(reply.Move)
				assert.NoError(t, err)
				_, ok := p.Poll()
				assert.False(t, ok)
			}
		}
		p.Think(quick)
		assert.Equal(t, newTestSearcher().Answer(t.Context(), quick).Depth, await(t, p, woken).Depth, "the next is not hurried")
	})
}

// TestHurryCountsNodes hurries a search after so many looks: it ends with the next, and with what a
// search has found that many nodes far.
func TestHurryCountsNodes(t *testing.T) {
	for _, looks := range []uint64{1, 10, 100} {
		seen := uint64(0)
		q := Request{Ruleset: "nine-mens-morris"}
		reply := newTestSearcher().answer(t.Context(), q, nil, func() wish {
			if seen++; seen >= looks {
				return hurry
			}
			return goOn
		})
		q.Limits.Nodes = looks * lookEvery
		want := newTestSearcher().Answer(t.Context(), q)
		assert.Equal(t, want, reply)
	}
}
