package ai

import (
	"context"
	"time"
)

const (
	lookEvery  = 256  // nodes between two looks at the cancellation
	clockEvery = 1024 // nodes between two looks at the clock; a multiple of lookEvery
)

// budget ends a search when it is cancelled or one of its limits is reached.
type budget struct {
	ctx      context.Context
	limits   Limits
	nodes    uint64 // visited so far
	next     uint64 // the node count at which to look again
	spent    bool
	now      func() time.Duration // the clock
	start    time.Duration        // its time when the search began
	interval func() wish          // asked at every look, if set
	found    bool                 // there is a first result
	hurried  bool                 // somebody is content with it
}

// wish is what whoever waits for a search wants of it.
type wish uint8

const (
	goOn   wish = iota
	hurry       // end with the best move found so far, as soon as there is one
	giveUp      // end; nobody waits any more
)

// elapsed returns the time since the search began.
func (b *budget) elapsed() time.Duration { return b.now() - b.start }

// begin starts a budget over.
func (b *budget) begin(ctx context.Context, l Limits, now func() time.Duration, interval func() wish) {
	b.ctx, b.limits, b.interval = ctx, l, interval
	b.now, b.start = now, now()
	b.nodes, b.next, b.spent = 0, 0, false
	b.found, b.hurried = false, false
	b.look()
}

// find tells that there is a first result.
func (b *budget) find() {
	b.found = true
	b.spent = b.spent || b.hurried
}

// visit counts one node and reports whether the search must end.
func (b *budget) visit() bool {
	if b.nodes++; b.nodes >= b.next {
		b.look()
	}
	return b.spent
}

// look checks everything that may end the search.
func (b *budget) look() {
	switch {
	case b.ctx.Err() != nil,
		b.limits.Nodes > 0 && b.nodes >= b.limits.Nodes,
		b.limits.Time > 0 && b.nodes%clockEvery < lookEvery && b.elapsed() >= b.limits.Time:
		b.spent = true
	case b.interval != nil && b.nodes > 0:
		w := b.interval()
		b.hurried = b.hurried || w == hurry
		b.spent = w == giveUp || b.hurried && b.found
	}
	b.next = b.nodes + lookEvery
	if b.limits.Nodes > 0 {
		b.next = min(b.next, b.limits.Nodes)
	}
}
