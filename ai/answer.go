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
	res := s.play(ctx, st, q.Level, q.Limits, q.Seed, interval)
	if !res.Found {
		return r
	}
	r.Score, r.Depth, r.Nodes = res.Score, res.Depth, res.Nodes
	r.Line = formatLine(st, res.Line)
	r.Move = r.Line[0]
	return r
}

// Play looks for the move that a level plays in st, level 0 being full strength within l, as a
// [Request] would; it forgets earlier searches first. The level must be one that there is.
func (s *Searcher) Play(ctx context.Context, st *rules.State, level int, l Limits, seed uint64) Result {
	return s.play(ctx, st, level, l, seed, nil)
}

func (s *Searcher) play(ctx context.Context, st *rules.State, level int, l Limits, seed uint64, interval func() bool) Result {
	p := plan{Limits: l, seed: seed, interval: interval}
	softness := 0
	if level > 0 {
		lv := Levels[level-1]
		p.Limits = lv.Limits.tightened(l)
		softness = lv.Softness
		p.margin = 2 * softness
		p.guess = softness > 0
	}
	s.Clear()
	res := s.search(ctx, st, p, nil)
	if !res.Found {
		return res
	}
	if i := choose(res.Moves, softness, seed); i > 0 {
		res.Move, res.Score = res.Moves[i].Move, res.Moves[i].Score
		res.Line = append(s.best[:0], res.Move)
	}
	return res
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
