package secondopinion

import "strings"

// move is a token taken apart. Unused points are -1.
type move struct {
	kind     byte // 'p' place, '-' step or fly, 'x' jump, 'r' remove, '!' huff, '=' stop, 'o' pass
	from, to int
}

// read takes a legal token apart.
func (g *Game) read(token string) move {
	at := g.rules.board.index
	switch {
	case token == "--":
		return move{'o', -1, -1}
	case token == "=":
		return move{'=', -1, -1}
	case token[0] == 'x':
		return move{'r', at[token[1:]], -1}
	case token[0] == '!':
		return move{'!', at[token[1:]], -1}
	}
	for _, sign := range []string{"-", "x"} {
		if from, to, ok := strings.Cut(token, sign); ok {
			return move{sign[0], at[from], at[to]}
		}
	}
	return move{'p', -1, at[token]}
}

// stepToken and the others write a move down.
func (g *Game) stepToken(from, to int) string { return g.label(from) + "-" + g.label(to) }
func (g *Game) jumpToken(h hop) string        { return g.label(h.from) + "x" + g.label(h.to) }
func (g *Game) label(p int) string            { return g.rules.board.labels[p] }

// placements lists a token for every empty point.
func (g *Game) placements() []string {
	var moves []string
	for _, p := range g.emptyPoints() {
		moves = append(moves, g.label(p))
	}
	return moves
}
