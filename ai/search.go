package ai

import (
	"cmp"
	"context"
	"slices"
	"time"

	"t3hunting/ai/solved"
	"t3hunting/ai/symmetry"
	"t3hunting/rules"
)

// maxDepth is the greatest depth in turns; a search that gets there has seen all there is.
const maxDepth = 100

// Searcher looks for the best move. It holds all the memory that searching needs and serves one
// search at a time, of any ruleset.
type Searcher struct {
	table      *table
	order      order
	eval       evaluator
	tuning     Tuning
	tables     *solved.Tables      // of all games; may be nil
	solved     *solved.Table       // of the ruleset, while it is used
	symmetries []symmetry.Symmetry // of the ruleset, see keyOf
	rules      *rules.Ruleset      // for which the fields above are prepared
	budget     budget
	now        func() time.Duration // a clock, from any beginning

	st     *rules.State
	depth  int // of the iteration under way
	moves  []rules.Move
	scores []int32
	roots  []RootMove
	line   [maxPly + 1][maxPly + 1]rules.Move // line[ply][ply:ends[ply]] is the expected line from ply on
	ends   [maxPly + 1]int
	best   []rules.Move // the expected line from the root
}

// RootMove is a legal move of the searched position with its score.
type RootMove struct {
	Move  rules.Move
	Score int  // for the side to move
	Exact bool // the score is this one; if not, it is at most this one

	last int // its score in the iteration before
	line [lineLength]rules.Move
	long int // how much of line there is
}

// lineLength is how many moves of its expected line a root move remembers.
const lineLength = 24

// Line returns the expected moves, Move first, as far as they are remembered. Only moves whose
// score is exact have more than one.
func (r *RootMove) Line() []rules.Move { return r.line[:r.long] }

// remember takes the line behind the move.
func (r *RootMove) remember(behind []rules.Move) {
	r.line[0] = r.Move
	r.long = 1 + copy(r.line[1:], behind)
}

// Info tells how far a search has come. Its slices are valid during the call only.
type Info struct {
	Depth int // turns that were searched completely
	Score int
	Nodes uint64
	Time  time.Duration
	Line  []rules.Move // expected moves
	Moves []RootMove   // the moves to choose from, the best first
}

// Result is what a search has found. Its slices belong to the Searcher and are valid until its
// next search.
type Result struct {
	Move  rules.Move // legal; meaningless if Found is false
	Found bool       // false only when the game is over
	Score int        // for the side to move
	Depth int        // turns that were searched completely
	Nodes uint64
	Line  []rules.Move // expected moves, Move first
	Moves []RootMove   // the moves that were considered, the best first
}

// NewSearcher returns a searcher whose transposition table has at most the given size in bytes.
func NewSearcher(tableBytes int) *Searcher {
	start := time.Now()
	return &Searcher{
		table:  newTable(tableBytes),
		tuning: DefaultTuning(),
		now:    func() time.Duration { return time.Since(start) },
		moves:  make([]rules.Move, 0, 64*maxPly),
		scores: make([]int32, 0, 64*maxPly),
		roots:  make([]RootMove, 0, 256),
		best:   make([]rules.Move, 0, maxPly),
	}
}

// Tune makes s play with these numbers from the next search on, and forgets everything.
func (s *Searcher) Tune(t Tuning) {
	s.tuning, s.rules = t, nil
}

// UseTables lets s play solved positions perfectly, from a file that command solve has written.
// Levels that look ahead a few turns only do without it.
func (s *Searcher) UseTables(file []byte) error {
	t, err := solved.Read(file)
	s.tables = t
	return err
}

// Clear forgets what earlier searches have found, so that the next depends on nothing but its
// position and limits.
func (s *Searcher) Clear() {
	s.table.clear()
	s.order.clear()
}

// Search looks for the best move in st until a limit is reached or ctx is cancelled, and calls
// report, if it is not nil, after every completed depth. It moves men on st and puts all of them
// back. Even with nothing to spend it returns a legal move, unless the game is over. It does not
// allocate, except for a ruleset or a state that is new to it.
func (s *Searcher) Search(ctx context.Context, st *rules.State, l Limits, report func(Info)) Result {
	return s.search(ctx, st, plan{Limits: l}, report)
}

// plan is what a search is to do, beyond its limits.
type plan struct {
	Limits
	margin   int         // root moves that are worse than the best by no more than this get exact scores
	lines    int         // so many of the best root moves get exact scores and lines; 0 is 1
	seed     uint64      // if not 0, decides between equal root moves
	guess    bool        // solved positions are judged like others
	interval func() wish // asked now and then; may be nil
}

func (s *Searcher) search(ctx context.Context, st *rules.State, p plan, report func(Info)) Result {
	s.prepare(st)
	s.solved = nil
	if !p.guess {
		s.solved = s.tables.For(s.rules)
	}
	if st.Over() {
		return Result{}
	}
	s.listRoots(p.seed)
	s.best = append(s.best[:0], s.roots[0].Move)
	s.budget.begin(ctx, p.Limits, s.now, p.interval)

	res := Result{Found: true, Score: s.roots[0].Score}
	for depth := 1; !s.budget.spent && depth <= maxDepth && (p.Depth == 0 || depth <= p.Depth); depth++ {
		s.depth = depth
		if !s.iterate(p) {
			break
		}
		s.budget.find()
		res.Depth, res.Score = depth, s.roots[0].Score
		if report != nil {
			report(Info{depth, res.Score, s.budget.nodes, s.budget.elapsed(), s.best, s.roots})
		}
		if s.decided(p.lines) {
			break
		}
	}
	res.Move, res.Line, res.Moves, res.Nodes = s.roots[0].Move, s.best, s.roots, s.budget.nodes
	return res
}

// decided reports whether the ends of the best lines are known, so that looking deeper is idle.
func (s *Searcher) decided(lines int) bool {
	for i := range s.roots[:min(max(lines, 1), len(s.roots))] {
		if _, decided := MateIn(s.roots[i].Score); !decided {
			return false
		}
	}
	return true
}

// prepare makes s ready to search st.
func (s *Searcher) prepare(st *rules.State) {
	if r := st.Ruleset(); r != s.rules {
		s.rules, s.eval, s.symmetries = r, newEvaluator(r, &s.tuning), symmetry.Of(r)
		s.order.learn(r)
		s.Clear()
	}
	s.st = st
	st.Reserve(maxPly + 1)
	s.order.killers = [maxPly][2]rules.Move{}
	s.moves, s.scores = s.moves[:0], s.scores[:0]
}

// listRoots lists the moves to choose from: the legal ones, without those that lose the game at
// once (a third repetition in the hunt games) as long as there is another.
func (s *Searcher) listRoots(seed uint64) {
	s.roots = s.roots[:0]
	s.moves = s.st.AppendMoves(s.moves[:0])
	me := s.st.Side()
	for _, m := range s.moves {
		score := 0
		s.st.Apply(m)
		if out := s.st.Result().Outcome; out != rules.Ongoing {
			score = ended(out, me, 1)
		}
		s.st.Undo()
		root := RootMove{Move: m, Score: score, last: score}
		root.remember(nil)
		s.roots = append(s.roots, root)
	}
	s.moves = s.moves[:0]
	if seed != 0 {
		rng := random(seed)
		for i := len(s.roots) - 1; i > 0; i-- {
			j := rng.below(i + 1)
			s.roots[i], s.roots[j] = s.roots[j], s.roots[i]
		}
	}
	slices.SortStableFunc(s.roots, byScore)
	for n := len(s.roots); n > 1 && s.roots[n-1].Score == -Mate+1 && s.roots[0].Score > -Mate+1; n-- {
		s.roots = s.roots[:n-1]
	}
}

func byScore(a, b RootMove) int { return cmp.Compare(b.Score, a.Score) }

// aspire is the depth from which on an iteration begins with a window around the last score.
const aspire = 4

// iterate searches the root moves to the depth of the iteration and sorts them. It returns false
// if the budget ended it; then the moves that it did search count only if they include the best
// of the iteration before, which is searched first.
func (s *Searcher) iterate(p plan) bool {
	for i := range s.roots {
		s.roots[i].last = s.roots[i].Score
	}
	alpha, beta := -infinite, infinite
	last := s.roots[0].Score
	if _, decided := MateIn(last); s.tuning.aspiration > 0 && p.margin == 0 && p.lines < 2 && s.depth >= aspire && !decided {
		alpha, beta = last-s.tuning.aspiration, last+s.tuning.aspiration
	}
	for {
		best, whole := s.scan(alpha, beta, p)
		switch {
		case !whole:
			return false
		case best <= alpha:
			alpha = -infinite
		case best >= beta:
			beta = infinite
		default:
			slices.SortStableFunc(s.roots, byScore)
			return true
		}
	}
}

// scan searches the root moves with a window until one reaches beta, which it then puts first. It
// returns the best score, exact inside the window, and false if the budget ended it.
func (s *Searcher) scan(alpha, beta int, p plan) (best int, whole bool) {
	best = -infinite
	wide := p.margin > 0 || p.lines > 1
	for i := range s.roots {
		r := &s.roots[i]
		low := max(alpha, best)
		switch {
		case p.lines > 1:
			low = s.lowest(i, p.lines)
		case p.margin > 0 && i > 0:
			low = max(best-p.margin-1, -infinite)
		}
		score := s.rate(r.Move, low, beta, i == 0 || wide)
		if s.budget.spent {
			s.keep(i, alpha)
			return best, false
		}
		r.Score, r.Exact = score, score > low && score < beta
		r.remember(nil)
		if r.Exact {
			r.remember(s.line[1][1:s.ends[1]])
		}
		if score > best {
			best = score
			if score > alpha {
				s.best = append(append(s.best[:0], r.Move), s.line[1][1:s.ends[1]]...)
			}
		}
		if score >= beta {
			r.last = score
			s.lead(i)
			return best, true
		}
	}
	return best, true
}

// lowest returns the score that the next root move must exceed to be among so many best of the
// first n.
func (s *Searcher) lowest(n, lines int) int {
	if n < lines {
		return -infinite
	}
	for i := range s.roots[:n] {
		above := 0
		for j := range s.roots[:n] {
			if s.roots[j].Score > s.roots[i].Score || j < i && s.roots[j].Score == s.roots[i].Score {
				above++
			}
		}
		if above == lines-1 {
			return s.roots[i].Score
		}
	}
	return -infinite
}

// rate scores a root move: exactly if it is inside the window. A move that is not likely to be so
// is tried with the smallest window first.
func (s *Searcher) rate(m rules.Move, alpha, beta int, likely bool) int {
	if !likely {
		if score := s.try(m, s.depth, 0, alpha, alpha+1); score <= alpha || score >= beta || s.budget.spent {
			return score
		}
	}
	return s.try(m, s.depth, 0, alpha, beta)
}

// keep ends an iteration after its first n moves. A move that was found better than the former
// best one comes first, if its score is above alpha and thus no mere bound; the others keep the
// order and the scores of the iteration before.
func (s *Searcher) keep(n, alpha int) {
	best := 0
	for i := range s.roots[:n] {
		if s.roots[i].Score > max(alpha, s.roots[best].Score) {
			best = i
		}
	}
	for i := range s.roots {
		s.roots[i].Score = s.roots[i].last
	}
	s.lead(best)
}

// lead puts the i-th root move first.
func (s *Searcher) lead(i int) {
	r := s.roots[i]
	copy(s.roots[1:i+1], s.roots[:i])
	s.roots[0] = r
}
