package ai

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// office is a clerk whose clock runs by a millisecond at every look.
type office struct {
	*Clerk
	t      *testing.T
	pauses int
	paused func() // what comes during a pause
	said   []Reply
}

func newOffice(t *testing.T) *office {
	o := &office{t: t, paused: func() {}}
	s := newTestSearcher()
	looks := time.Duration(0)
	s.now = func() time.Duration {
		looks++
		return looks * time.Millisecond
	}
	o.Clerk = NewClerk(s, func() {
		o.pauses++
		o.paused()
	}, func(text string) {
		r, err := ParseReply(text)
		require.NoError(t, err)
		o.said = append(o.said, r)
	})
	return o
}

// tickets returns those of the last replies to each request.
func (o *office) tickets() (list []Ticket) {
	for _, r := range o.said {
		if !r.More {
			list = append(list, r.Ticket)
		}
	}
	return list
}

var endless = Request{Ticket: 1, Ruleset: "bagh-chal"}

func TestClerkAnswers(t *testing.T) {
	o := newOffice(t)
	o.Work()
	assert.Empty(t, o.said, "nothing was asked")
	o.Hear(quick.String())
	o.Work()
	require.Len(t, o.said, 1)
	assert.Equal(t, newTestSearcher().Answer(t.Context(), quick).Move, o.said[0].Move)
	o.Work()
	assert.Len(t, o.said, 1)
}

func TestClerkHearsWhileItSearches(t *testing.T) {
	o := newOffice(t)
	o.paused = func() {
		if o.pauses == 3 {
			q := quick
			q.Ticket = 2
			o.Hear(q.String())
		}
	}
	o.Hear(endless.String())
	o.Work()
	assert.Equal(t, []Ticket{2}, o.tickets(), "the endless search is given up")

	o = newOffice(t)
	o.paused = func() {
		if o.pauses == 3 {
			o.Hear(WorkerCancel)
		}
	}
	analysis := endless
	analysis.Lines = 3
	o.Hear(analysis.String())
	o.Work()
	assert.Empty(t, o.tickets())
	require.NotEmpty(t, o.said)
	assert.True(t, o.said[len(o.said)-1].More)
}

func TestClerkHurries(t *testing.T) {
	o := newOffice(t)
	o.paused = func() {
		if o.pauses == 5 {
			o.Hear(WorkerHurry)
		}
	}
	o.Hear(endless.String())
	o.Work()
	require.Equal(t, []Ticket{1}, o.tickets())
	assert.Greater(t, o.said[0].Depth, 1)
	assert.Equal(t, 5, o.pauses, "it ends at once")

	// In a hurry from the start, and after one that was not.
	o.paused = func() {}
	o.said = nil
	next := endless
	next.Ticket = 2
	o.Hear(endless.String())
	o.Hear(next.String())
	o.Hear(WorkerHurry)
	o.Work()
	require.Equal(t, []Ticket{2}, o.tickets())
	assert.EqualValues(t, lookEvery, o.said[0].Nodes, "it ends at the first look")

	// That hurry is over.
	o.Hear(WorkerHurry)
	o.said = nil
	o.Hear(quick.String())
	o.Work()
	assert.Equal(t, newTestSearcher().Answer(t.Context(), quick).Depth, o.said[0].Depth)
}
