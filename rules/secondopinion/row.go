package secondopinion

// centre is the middle point of the board of Three Men's Morris.
const centre = 4

// rowMoves lists the moves of Three Men's Morris.
func (g *Game) rowMoves() []string {
	var moves []string
	if g.hand[g.turn] > 0 {
		for _, p := range g.emptyPoints() {
			if p != centre || !g.centreBarred() {
				moves = append(moves, g.label(p))
			}
		}
		return moves
	}
	for _, p := range g.points(g.turn) {
		for _, to := range g.emptyPoints() {
			if g.walkable(p, to) {
				moves = append(moves, g.stepToken(p, to))
			}
		}
	}
	return moves
}

// centreBarred tells whether the side to move is the player who begins and has not placed its first man.
func (g *Game) centreBarred() bool {
	starter := first
	if g.chosen["start"] == "second" {
		starter = second
	}
	return g.chosen["centre"] == "barred" && g.turn == starter && g.hand[g.turn] == g.rules.men[g.turn]
}

// walkable tells whether a man on p may go to an empty point in one move.
func (g *Game) walkable(p, to int) bool {
	a, b := g.rules.board.at[p], g.rules.board.at[to]
	dx, dy := a[0]-b[0], a[1]-b[1]
	near := dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1
	straight := dx == 0 || dy == 0
	switch g.chosen["moves"] {
	case "anywhere":
		return true
	case "adjacent":
		return near
	case "orthogonal":
		return near && straight
	default: // lines: every diagonal line goes through the centre
		return near && (straight || p == centre || to == centre)
	}
}

// playRow places or moves a man; a row of three wins.
func (g *Game) playRow(m move) {
	mover := g.turn
	if m.kind == 'p' {
		g.enter(m.to, mover)
		g.notes = nil
	} else {
		g.shift(m.from, m.to)
	}
	g.turn = 1 - mover
	if len(g.millsThrough(m.to, mover, all20)) > 0 {
		g.win(mover, LinedUp)
		return
	}
	if g.loseIfBlocked() {
		return
	}
	if g.note(g.positionKey()) >= 3 {
		g.draw(RepeatedDraw)
	}
}
