package ai

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestRequestRoundTrip(t *testing.T) {
	for _, q := range []Request{
		{},
		{Ticket: 7, Ruleset: "nine-mens-morris", Level: 3, Seed: 1<<64 - 1},
		{
			Ticket: 1 << 63, Ruleset: "alquerque", Options: "capture=forced,start=second",
			Start: "first=a1,b2 second=c5 duty=jump:c3", Moves: []string{"a1-a2", "c3xe5", "=", "--", "!b4"},
			Lines: 3, Why: true, Limits: Limits{Depth: 9, Nodes: 12345678901, Time: 1500 * time.Millisecond},
		},
	} {
		got, err := ParseRequest(q.String())
		require.NoError(t, err)
		assert.Equal(t, q, got)
	}
}

func TestReplyRoundTrip(t *testing.T) {
	for _, r := range []Reply{
		{},
		{Ticket: 5, Move: "--", Score: -29990, Depth: 12, Nodes: 99, Line: []string{"--", "d2-d3", "xa7"}},
		{Ticket: 8, Why: "mill", More: true, Best: []Variation{{-12, []string{"a1", "d1"}}, {Mate - 3, []string{"--"}}}},
		{Ticket: 6, Err: `no ruleset "chess"`},
	} {
		got, err := ParseReply(r.String())
		require.NoError(t, err)
		assert.Equal(t, r, got)
	}
}

func TestParseRequestIsTolerant(t *testing.T) {
	q, err := ParseRequest("\r\n  think   12 \r\n\r\n\tmoves  a1   d1 \r\nruleset nine-mens-morris\rlevel 2")
	require.NoError(t, err)
	assert.Equal(t, Request{Ticket: 12, Ruleset: "nine-mens-morris", Level: 2, Moves: []string{"a1", "d1"}}, q)
}

func TestAValueCannotForgeALine(t *testing.T) {
	q := Request{Ruleset: "nine-mens-morris\nlevel 8"}
	got, err := ParseRequest(q.String())
	require.NoError(t, err)
	assert.Zero(t, got.Level)
}

func TestUnreadableMessages(t *testing.T) {
	for text, part := range map[string]string{
		"":                          "nothing in it",
		"think":                     "ticket",
		"think -1":                  "ticket",
		"reply 3":                   `no "think" line`,
		"think 3\nlevel strong":     `"level strong"`,
		"think 3\ndepth -4":         `"depth -4"`,
		"think 3\ncolour blue":      "unknown key",
		"think 3\ntime 99999999999": "out of range",
	} {
		_, err := ParseRequest(text)
		require.ErrorIs(t, err, ErrProtocol, text)
		assert.ErrorContains(t, err, part, text)
	}
	_, err := ParseReply("reply 3\nscore high")
	require.ErrorIs(t, err, ErrProtocol)
}

func TestAnUnreadableRequestKeepsItsTicket(t *testing.T) {
	var said string
	clerk := NewClerk(newTestSearcher(), nil, func(text string) { said = text })
	clerk.Hear("think 77\nlevel strong")
	clerk.Work()
	r, err := ParseReply(said)
	require.NoError(t, err)
	assert.Equal(t, Ticket(77), r.Ticket)
	assert.Contains(t, r.Err, "level strong")
}

func FuzzParseRequest(f *testing.F) {
	f.Add("think 1\nruleset bagh-chal\nmoves c3\nlevel 1")
	f.Fuzz(func(t *testing.T, text string) {
		q, err := ParseRequest(text)
		if err != nil {
			return
		}
		again, err := ParseRequest(q.String())
		require.NoError(t, err)
		require.Equal(t, q.String(), again.String())
	})
}
