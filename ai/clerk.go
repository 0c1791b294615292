package ai

import (
	"context"
	"time"
)

// Messages between a page and its worker, besides requests and replies.
const (
	WorkerReady  = "ready"  // the worker's first: it can be asked
	WorkerHurry  = "hurry"  // the page's: see [Player].Hurry
	WorkerCancel = "cancel" // the page's: see [Player].Cancel
)

// attention is how long a clerk searches without hearing anything.
const attention = 20 * time.Millisecond

// Clerk answers requests in their text form where the thread that searches also has to hear what
// comes next, as in a Web Worker: it pauses its search now and then. It is not safe for concurrent
// use, but Hear may be called during a pause.
type Clerk struct {
	searcher *Searcher
	pause    func()
	say      func(string)
	next     string // the request that waits; "" if there is none
	hurried  bool   // it is hurried already
	wish     wish   // for the search under way
	until    time.Duration
}

// NewClerk returns a clerk that says replies, those of an analysis that come before the last too.
// pause returns when whatever has come meanwhile was given to Hear.
func NewClerk(s *Searcher, pause func(), say func(reply string)) *Clerk {
	return &Clerk{searcher: s, pause: pause, say: say}
}

// Hear takes a message: a request, which takes the place of the one before, [WorkerHurry] or
// [WorkerCancel].
func (c *Clerk) Hear(text string) {
	switch {
	case text == WorkerHurry && c.next != "":
		c.hurried = true
	case text == WorkerHurry:
		c.wish = max(c.wish, hurry)
	case text == WorkerCancel:
		c.next, c.wish = "", giveUp
	default:
		c.next, c.hurried, c.wish = text, false, giveUp
	}
}

// Work answers what was heard, and what is heard meanwhile, until there is nothing left.
func (c *Clerk) Work() {
	for c.next != "" {
		text := c.next
		c.next, c.wish = "", goOn
		if c.hurried {
			c.wish = hurry
		}
		c.until = c.searcher.now() + attention
		reply := c.answer(text)
		if c.wish != giveUp {
			c.say(reply.String())
		}
	}
}

func (c *Clerk) answer(text string) Reply {
	q, err := ParseRequest(text)
	if err != nil {
		return Reply{Ticket: q.Ticket, Err: err.Error()}
	}
	return c.searcher.answer(context.Background(), q, func(r Reply) {
		if c.wish != giveUp {
			c.say(r.String())
		}
	}, func() wish {
		if c.searcher.now() >= c.until {
			c.pause()
			c.until = c.searcher.now() + attention
		}
		return c.wish
	})
}
