package ai

import (
	"context"
	"fmt"

	"t3hunting/rules"
)

// Answer searches for the move that q asks for. It forgets earlier searches first, so that equal
// requests get equal replies. What is wrong with a request is said in the reply's Err.
func (s *Searcher) Answer(ctx context.Context, q Request) Reply {
	return s.answer(ctx, q, nil)
}

// AnswerText is [Searcher.Answer] for a request and a reply in their text forms.
func (s *Searcher) AnswerText(ctx context.Context, text string) string {
	q, err := ParseRequest(text)
	if err != nil {
		return Reply{Ticket: q.Ticket, Err: err.Error()}.String()
	}
	return s.Answer(ctx, q).String()
}

func (s *Searcher) answer(ctx context.Context, q Request, interval func() bool) Reply {
	r := Reply{Ticket: q.Ticket}
	st, err := q.state()
	if err == nil && (q.Level < 0 || q.Level > len(Levels)) {
		err = fmt.Errorf("no level %d", q.Level)
	}
	if err != nil {
		r.Err = err.Error()
		return r
	}
	if moves := st.AppendMoves(nil); len(moves) == 1 && q.Level > 0 {
		r.Move = st.FormatMove(moves[0])
		r.Line = []string{r.Move}
		return r
	}
	p := plan{Limits: q.Limits, seed: q.Seed, interval: interval}
	softness := 0
	if q.Level > 0 {
		level := Levels[q.Level-1]
		p.Limits = level.Limits.tightened(q.Limits)
		softness = level.Softness
		p.margin = 2 * softness
	}
	s.Clear()
	res := s.search(ctx, st, p, nil)
	if !res.Found {
		return r
	}
	r.Score, r.Depth, r.Nodes = res.Score, res.Depth, res.Nodes
	line := res.Line
	if i := choose(res.Moves, softness, q.Seed); i > 0 {
		r.Score, line = res.Moves[i].Score, []rules.Move{res.Moves[i].Move}
	}
	r.Line = formatLine(st, line)
	r.Move = r.Line[0]
	return r
}

// state sets up the position that the request is about.
func (q Request) state() (*rules.State, error) {
	ruleset, ok := rules.Lookup(q.Ruleset)
	if !ok {
		return nil, fmt.Errorf("no ruleset %q", q.Ruleset)
	}
	ruleset, err := ruleset.WithAll(q.Options)
	if err != nil {
		return nil, err
	}
	st := rules.New(ruleset)
	if q.Start != "" {
		if st, err = rules.ParsePosition(ruleset, q.Start); err != nil {
			return nil, err
		}
	}
	for i, token := range q.Moves {
		m, err := st.ParseMove(token)
		if err != nil {
			return nil, fmt.Errorf("move %d: %w", i+1, err)
		}
		st.Apply(m)
	}
	return st, nil
}

// formatLine returns the tokens of moves that follow each other from st.
func formatLine(st *rules.State, line []rules.Move) []string {
	tokens := make([]string, 0, len(line))
	for _, m := range line {
		tokens = append(tokens, st.FormatMove(m))
		st.Apply(m)
	}
	for range line {
		st.Undo()
	}
	return tokens
}
