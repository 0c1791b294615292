//go:build !js

package ai

import (
	"context"
	"sync"
	"sync/atomic"
)

// tableBytes is the size of a player's transposition table.
const tableBytes = 16 << 20

// goroutinePlayer thinks in a goroutine for each request. The searcher is handed from one to the
// next: a cancelled search ends within microseconds.
type goroutinePlayer struct {
	wake     func()
	searcher chan *Searcher // holds the searcher while nobody thinks
	cancel   context.CancelFunc
	hurried  *atomic.Bool // the last request is

	mu      sync.Mutex
	asked   int // counts requests and cancellations; a reply to an older one is dropped
	reply   Reply
	replied bool
}

// NewPlayer returns a player that thinks in the background; [Player] says what wake is for. tables
// are for [Searcher.UseTables]; without them, or if they cannot be read, it plays as well as it can.
func NewPlayer(wake func(), tables []byte) Player {
	p := &goroutinePlayer{wake: wake, searcher: make(chan *Searcher, 1), cancel: func() {}, hurried: new(atomic.Bool)}
	go func() {
		s := NewSearcher(tableBytes)
		if tables != nil {
			_ = s.UseTables(tables)
		}
		p.searcher <- s
	}()
	return p
}

func (p *goroutinePlayer) Think(q Request) {
	asked := p.forget()
	ctx, cancel := context.WithCancel(context.Background())
	hurried := new(atomic.Bool)
	p.cancel, p.hurried = cancel, hurried
	go func() {
		defer cancel()
		s := <-p.searcher
		r := s.answer(ctx, q, func(r Reply) { p.accept(asked, r) }, func() wish {
			if hurried.Load() {
				return hurry
			}
			return goOn
		})
		p.searcher <- s
		p.accept(asked, r)
	}()
}

func (p *goroutinePlayer) Poll() (Reply, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.replied {
		return Reply{}, false
	}
	p.replied = false
	return p.reply, true
}

func (p *goroutinePlayer) Hurry() { p.hurried.Store(true) }

func (p *goroutinePlayer) Cancel() { p.forget() }

func (p *goroutinePlayer) Close() { p.forget() }

// forget ends the search under way and drops its reply. It returns the number of the request that
// may come now.
func (p *goroutinePlayer) forget() int {
	p.cancel()
	p.mu.Lock()
	defer p.mu.Unlock()
	p.replied = false
	p.asked++
	return p.asked
}

// accept takes the reply if it is the awaited one, and asks to be polled.
func (p *goroutinePlayer) accept(asked int, r Reply) {
	p.mu.Lock()
	wanted := asked == p.asked
	if wanted {
		p.reply, p.replied = r, true
	}
	p.mu.Unlock()
	if wanted && p.wake != nil {
		p.wake()
	}
}
