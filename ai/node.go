package ai

import (
	"t3hunting/ai/symmetry"
	"t3hunting/rules"
)

// try plays m, returns its score for the side that made it, and takes it back. The side to move
// has that many turns left to look ahead, its own included; ply is the distance from the root.
//
// The turn of a side may hold several moves: only where the other side is to move next are the
// sign and the window turned round, and only there has a turn been used up.
func (s *Searcher) try(m rules.Move, depth, ply, alpha, beta int) int {
	me := s.st.Side()
	s.st.Apply(m)
	s.ends[ply+1] = ply + 1
	var score int
	switch out := s.st.Result().Outcome; {
	case out != rules.Ongoing:
		s.budget.visit()
		score = ended(out, me, ply+1)
	case s.st.Side() == me:
		score = s.node(depth, ply+1, alpha, beta)
	default:
		score = -s.node(depth-1, ply+1, -beta, -alpha)
	}
	s.st.Undo()
	return score
}

// ended is the score for me of a game that ended ply plies from the root.
func ended(out rules.Outcome, me rules.Side, ply int) int {
	switch winner, won := out.Winner(); {
	case !won:
		return 0
	case winner == me:
		return Mate - ply
	}
	return ply - Mate
}

// solvedScore is the score of a position ply plies from the root whose table says plies.
func solvedScore(plies, ply int) int {
	switch {
	case plies > 0:
		return Mate - ply - plies
	case plies < 0:
		return ply - plies - Mate
	}
	return 0
}

// node returns the score of the position, exact inside the window, else a bound (fail soft), and
// leaves the expected line in s.line[ply]. The score is void once the budget is spent.
//
// Repetition and the counts towards a draw are no part of the key, so a stored score may come from
// a position with another past. What ends a game at once is never taken from the table (see try).
func (s *Searcher) node(depth, ply, alpha, beta int) int {
	if s.budget.visit() {
		return 0
	}
	if s.solved != nil {
		if plies, ok := s.solved.Probe(s.st); ok {
			return solvedScore(plies, ply)
		}
	}
	if depth <= 0 && s.st.Duty() == rules.DutyMove {
		return s.quiesce(ply, alpha, beta)
	}
	if ply >= maxPly-1 {
		score, _ := s.evaluate()
		return score
	}
	// No line from here can be better than a win with the next move.
	if beta = min(beta, Mate-ply-1); alpha >= beta {
		return beta
	}

	key, mirrored := s.keyOf()
	known := s.table.probe(key, ply)
	if mirrored != nil {
		known.move = symmetry.Move(known.move, &mirrored.Back)
	}
	if int(known.depth) >= depth && beta-alpha == 1 && decides(known, alpha, beta) {
		return int(known.score)
	}

	if beta-alpha == 1 && s.futile(depth, beta) {
		return beta
	}

	base, rated := len(s.moves), len(s.scores)
	s.moves = s.st.AppendMoves(s.moves)
	moves := s.moves[base:]
	s.scores = s.order.rate(s.scores, s.st, moves, known.move, ply)
	scores := s.scores[rated:]

	me := s.st.Side()
	low, best, bestMove := alpha, -infinite, rules.Move{}
	for i := range moves {
		m := next(moves, scores, i)
		score := low + 1
		if i > 0 {
			score = s.try(m, depth, ply, low, low+1)
		}
		if (i == 0 || score > low && score < beta) && !s.budget.spent {
			score = s.try(m, depth, ply, low, beta)
		}
		if s.budget.spent {
			break
		}
		if score > best {
			best, bestMove = score, m
			if score > low {
				low = score
				if beta-alpha > 1 {
					s.extend(ply, m)
				}
			}
			if score >= beta {
				s.order.reward(me, m, moves[:i], depth, ply)
				break
			}
		}
	}
	s.moves, s.scores = s.moves[:base], s.scores[:rated]
	if s.budget.spent {
		return 0
	}
	if mirrored != nil {
		bestMove = symmetry.Move(bestMove, &mirrored.To)
	}
	s.table.store(key, ply, depth, best, kindOf(best, alpha, beta), bestMove)
	return best
}

// futile reports whether the side to move stands so much better than beta that looking so many
// turns ahead will hardly change that. Where the end of the game is in question nothing is futile.
func (s *Searcher) futile(depth, beta int) bool {
	if _, decided := MateIn(beta); decided || s.tuning.futility == 0 || s.st.Duty() != rules.DutyMove {
		return false
	}
	score, _ := s.evaluate()
	return score-s.tuning.futility*depth >= beta
}

// quiesce returns the score of the position once the captures under way are over. The side to
// move may decline to capture, unless capturing is all that it can do.
func (s *Searcher) quiesce(ply, alpha, beta int) int {
	best, hot := s.evaluate()
	if !hot || ply >= maxPly-1 {
		return best
	}
	base := len(s.moves)
	s.moves = s.st.AppendMoves(s.moves)
	moves := s.moves[base:]
	all := len(moves)
	n := 0
	for _, m := range moves {
		if m.Kind == rules.Jump {
			moves[n] = m
			n++
		}
	}
	if n == all {
		best = -infinite
	}
	low := max(alpha, best)
	for _, m := range moves[:n] {
		if low >= beta || s.budget.spent {
			break
		}
		if score := s.try(m, 0, ply, low, beta); score > best {
			best = score
			if score > low {
				low = score
				s.extend(ply, m)
			}
		}
	}
	s.moves = s.moves[:base]
	return best
}

// evaluate returns the value of the position for the side to move, and whether that side has
// captures that should be looked at first.
func (s *Searcher) evaluate() (score int, hot bool) {
	score, hot = s.eval.score(s.st)
	score = max(-evalBound, min(score, evalBound))
	if s.st.Side() == rules.Second {
		score = -score
	}
	return score, hot
}

// extend makes m and the line behind it the expected line from ply on.
func (s *Searcher) extend(ply int, m rules.Move) {
	s.line[ply][ply] = m
	end := s.ends[ply+1]
	copy(s.line[ply][ply+1:end], s.line[ply+1][ply+1:end])
	s.ends[ply] = end
}

// decides reports whether what is known settles a search with this window.
func decides(e entry, alpha, beta int) bool {
	switch score := int(e.score); e.bound {
	case exact:
		return true
	case atLeast:
		return score >= beta
	case atMost:
		return score <= alpha
	}
	return false
}

// kindOf says how a score that was found with this window relates to the true one.
func kindOf(score, alpha, beta int) bound {
	switch {
	case score >= beta:
		return atLeast
	case score <= alpha:
		return atMost
	}
	return exact
}
