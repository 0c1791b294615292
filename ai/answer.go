package ai

import (
	"context"
	"errors"
	"strconv"

	"t3hunting/rules"
)

// Answer searches for the move that q asks for. It forgets earlier searches first, so that equal
// requests get equal replies. What is wrong with a request is said in the reply's Err.
func (s *Searcher) Answer(ctx context.Context, q Request) Reply {
	return s.answer(ctx, q, nil, nil)
}

// answer is Answer that hands the replies of an analysis that come before the last to report and
// asks interval now and then how to go on; both may be nil.
func (s *Searcher) answer(ctx context.Context, q Request, report func(Reply), interval func() wish) Reply {
	r := Reply{Ticket: q.Ticket}
	st, err := q.state()
	if err == nil {
		err = q.check()
	}
	if err != nil {
		r.Err = err.Error()
		return r
	}
	if moves := st.AppendMoves(nil); len(moves) == 1 && q.Level > 0 {
		r.Move = st.FormatMove(moves[0])
		r.Line = []string{r.Move}
		if q.Why {
			r.Why = WhyOnly.String()
		}
		return r
	}
	p := plan{Limits: q.Limits, lines: q.Lines, seed: q.Seed, interval: interval}
	var tell func(Info)
	if q.Lines > 0 && report != nil {
		tell = func(i Info) {
			found := Result{Found: true, Move: i.Line[0], Score: i.Score, Depth: i.Depth, Nodes: i.Nodes, Line: i.Line, Moves: i.Moves}
			next := Reply{Ticket: q.Ticket, More: true}
			next.fill(st, q, found)
			report(next)
		}
	}
	if res := s.play(ctx, st, q.Level, p, tell); res.Found {
		r.fill(st, q, res)
	}
	return r
}

// fill puts what was found in st into the reply to q.
func (r *Reply) fill(st *rules.State, q Request, res Result) {
	// The search may be under way: what is said of its position is found out on a copy.
	st = st.Clone()
	r.Score, r.Depth, r.Nodes = res.Score, res.Depth, res.Nodes
	r.Line = formatLine(st, res.Line)
	r.Move = r.Line[0]
	for i := range res.Moves[:min(q.Lines, len(res.Moves))] {
		m := &res.Moves[i]
		r.Best = append(r.Best, Variation{m.Score, formatLine(st, m.Line())})
	}
	if q.Why {
		r.Why = explain(st, res).String()
	}
}

// Play looks for the move that a level plays in st, level 0 being full strength within l, as a
// [Request] would; it forgets earlier searches first. The level must be one that there is.
func (s *Searcher) Play(ctx context.Context, st *rules.State, level int, l Limits, seed uint64) Result {
	return s.play(ctx, st, level, plan{Limits: l, seed: seed}, nil)
}

func (s *Searcher) play(ctx context.Context, st *rules.State, level int, p plan, report func(Info)) Result {
	softness := 0
	if level > 0 {
		lv := Levels[level-1]
		p.Limits = lv.Limits.tightened(p.Limits)
		softness = lv.Softness
		p.margin = 2 * softness
		p.guess = softness > 0
	}
	s.Clear()
	res := s.search(ctx, st, p, report)
	if !res.Found {
		return res
	}
	if i := choose(res.Moves, softness, p.seed); i > 0 {
		res.Move, res.Score = res.Moves[i].Move, res.Moves[i].Score
		res.Line = append(s.best[:0], res.Move)
	}
	return res
}

// check reports numbers that make no sense.
func (q Request) check() error {
	if q.Level < 0 || q.Level > len(Levels) {
		return errors.New("no level " + strconv.Itoa(q.Level))
	}
	if q.Lines < 0 || q.Lines > 0 && q.Level > 0 {
		return errors.New("no " + strconv.Itoa(q.Lines) + " lines at level " + strconv.Itoa(q.Level) + ": an analysis has full strength")
	}
	return nil
}

// state sets up the position that the request is about.
func (q Request) state() (*rules.State, error) {
	ruleset, ok := rules.Lookup(q.Ruleset)
	if !ok {
		return nil, errors.New("no ruleset " + strconv.Quote(q.Ruleset))
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
			return nil, errors.New("move " + strconv.Itoa(i+1) + ": " + err.Error())
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
