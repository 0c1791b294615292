package rules

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The tests of single rules play moves from a position's text and compare the
// text that comes out, or the refusal.

func ruleset(t testing.TB, id, options string) *Ruleset {
	t.Helper()
	r, ok := Lookup(id)
	require.True(t, ok, id)
	r, err := r.WithAll(options)
	require.NoError(t, err)
	return r
}

// setUp reads a position; "" is the start.
func setUp(t testing.TB, id, options, position string) *State {
	t.Helper()
	r := ruleset(t, id, options)
	if position == "" {
		return New(r)
	}
	s, err := ParsePosition(r, position)
	require.NoError(t, err)
	return s
}

// play makes the moves, given by their tokens.
func play(t testing.TB, s *State, tokens string) *State {
	t.Helper()
	for token := range strings.FieldsSeq(tokens) {
		m, err := s.ParseMove(token)
		require.NoError(t, err, "in %s", s.Position())
		s.Apply(m)
	}
	return s
}

// legal lists the legal moves as "a1 b2".
func legal(s *State) string {
	var list []string
	for _, m := range s.AppendMoves(nil) {
		list = append(list, s.FormatMove(m))
	}
	return strings.Join(list, " ")
}

// refused returns why a move is illegal.
func refused(t testing.TB, s *State, token string) Refusal {
	t.Helper()
	_, err := s.ParseMove(token)
	var r *RefusedError
	require.True(t, errors.As(err, &r), "%s is legal in %s, or no move", token, s.Position())
	return r.Refusal
}

func requireResult(t testing.TB, s *State, o Outcome, why Reason) {
	t.Helper()
	require.Equal(t, Result{o, why}, s.Result(), s.Position())
	assert.Empty(t, legal(s))
}
