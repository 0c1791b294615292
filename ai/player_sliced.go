package ai

import (
	"context"
	"iter"
	"time"
)

// slice is how long one Poll of a slicedPlayer thinks: short enough for sixty frames a second.
const slice = 6 * time.Millisecond

// slicedPlayer thinks inside Poll, a slice at a time, where neither threads nor workers are to be
// had. The search is a coroutine that is left and resumed between two nodes.
type slicedPlayer struct {
	wake     func()
	searcher *Searcher
	until    time.Duration         // when the slice under way ends, by the searcher's clock
	resume   func() (*Reply, bool) // thinks for a slice and returns the reply, or nil if it needs another; nil if nothing is asked
	stop     func()                // ends the search
	hurried  bool
}

func newSlicedPlayer(wake func(), tableBytes int) *slicedPlayer {
	return &slicedPlayer{wake: wake, searcher: NewSearcher(tableBytes)}
}

func (p *slicedPlayer) Think(q Request) {
	p.Cancel()
	p.hurried = false
	p.resume, p.stop = iter.Pull(func(yield func(*Reply) bool) {
		wanted := true
		r := p.searcher.answer(context.Background(), q, func(r Reply) {
			wanted = wanted && yield(&r)
		}, func() wish {
			if wanted && p.searcher.now() >= p.until {
				wanted = yield(nil)
			}
			switch {
			case !wanted:
				return giveUp
			case p.hurried:
				return hurry
			}
			return goOn
		})
		if wanted {
			yield(&r)
		}
	})
	p.ask()
}

func (p *slicedPlayer) Poll() (Reply, bool) {
	if p.resume == nil {
		return Reply{}, false
	}
	p.until = p.searcher.now() + slice
	r, _ := p.resume()
	switch {
	case r == nil:
		p.ask()
		return Reply{}, false
	case r.More:
		p.ask()
	default:
		p.Cancel()
	}
	return *r, true
}

func (p *slicedPlayer) Hurry() { p.hurried = true }

func (p *slicedPlayer) Cancel() {
	if p.resume != nil {
		p.stop()
		p.resume = nil
	}
}

func (p *slicedPlayer) Close() { p.Cancel() }

// ask wishes for another Poll.
func (p *slicedPlayer) ask() {
	if p.wake != nil {
		p.wake()
	}
}
