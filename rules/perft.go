package rules

// Perft returns the number of sequences of depth moves from here. A game that
// ends earlier adds nothing; depth 0 counts 1.
func (s *State) Perft(depth int) uint64 {
	if depth == 0 {
		return 1
	}
	s.Reserve(depth)
	return s.perft(depth, make([]Move, 0, 64*depth))
}

// perft lists the moves of all its depths in one slice, one behind the other.
func (s *State) perft(depth int, buf []Move) (n uint64) {
	moves := s.AppendMoves(buf[len(buf):])
	if depth == 1 {
		return uint64(len(moves))
	}
	for _, m := range moves {
		s.Apply(m)
		n += s.perft(depth-1, moves)
		s.Undo()
	}
	return n
}

// DivideEntry is a legal move with the perft of the position behind it.
type DivideEntry struct {
	Move  Move
	Nodes uint64
}

// Divide returns what each legal move adds to Perft(depth), for depth at least 1.
func (s *State) Divide(depth int) []DivideEntry {
	var list []DivideEntry
	for _, m := range s.AppendMoves(nil) {
		s.Apply(m)
		list = append(list, DivideEntry{m, s.Perft(depth - 1)})
		s.Undo()
	}
	return list
}
