package secondopinion

import "slices"

// farRow is the opponent's back row for each side.
var farRow = [2]int{4, 0}

// setUpAlquerque places both armies; only the middle point stays empty.
func (g *Game) setUpAlquerque() {
	g.hand = [2]int{}
	for p := range g.rules.board.labels {
		row := p / 5
		switch {
		case row <= 1 || p == 13 || p == 14:
			g.stand(p, first)
		case row >= 3 || p == 10 || p == 11:
			g.stand(p, second)
		}
	}
}

// alquerqueMoves lists what the side to move may do under its duty.
func (g *Game) alquerqueMoves() []string {
	var moves []string
	switch g.duty {
	case DutyHuff:
		for _, p := range g.huffable {
			moves = append(moves, "!"+g.label(p))
		}
		return moves
	case DutyJump:
		for _, h := range g.soldierJumps(g.series, true) {
			moves = append(moves, g.jumpToken(h))
		}
		return moves
	}
	for _, p := range g.points(g.turn) {
		for _, h := range g.soldierJumps(p, false) {
			moves = append(moves, g.jumpToken(h))
		}
	}
	if g.chosen["capture"] == "forced" && len(moves) > 0 {
		return moves
	}
	for _, p := range g.points(g.turn) {
		for _, to := range g.soldierSteps(p) {
			moves = append(moves, g.stepToken(p, to))
		}
	}
	return moves
}

// soldierSteps lists where the soldier on p may step: never backward, never to a point it has stood on, and
// not at all once it has been on the far row.
func (g *Game) soldierSteps(p int) []int {
	var targets []int
	if g.arrived[p] {
		return nil
	}
	for _, to := range g.rules.board.steps[p] {
		if g.isEmpty(to) && !g.backward(p, to) && !slices.Contains(g.visited[p], to) {
			targets = append(targets, to)
		}
	}
	return targets
}

// soldierJumps lists the jumps of the soldier on p; later says that it has jumped in this turn already.
func (g *Game) soldierJumps(p int, later bool) []hop {
	anyDirection := g.arrived[p] || g.chosen["backjump"] == "always" || g.chosen["backjump"] == "chain" && later
	var hops []hop
	for _, h := range g.rules.board.hops[p] {
		if !g.is(h.over, 1-g.men[p]) || !g.isEmpty(h.to) || slices.Contains(g.visited[p], h.to) {
			continue
		}
		if anyDirection || !g.backward(h.from, h.to) {
			hops = append(hops, h)
		}
	}
	return hops
}

// backward tells whether the soldier on from would go back towards its own side of the board.
func (g *Game) backward(from, to int) bool {
	if g.men[from] == first {
		return to/5 < from/5
	}
	return to/5 > from/5
}

// playAlquerque carries out a step, a jump or a huff.
func (g *Game) playAlquerque(m move) {
	mover := g.turn
	switch m.kind {
	case '!':
		g.take(m.from)
		g.huffable, g.duty = nil, DutyMove
		if len(g.points(1-mover)) == 0 {
			g.win(mover, CapturedAll)
			return
		}
		g.loseIfBlocked()
	case '-':
		var could []int
		for _, p := range g.points(mover) {
			if len(g.soldierJumps(p, false)) == 0 {
				continue
			}
			if p == m.from {
				p = m.to
			}
			could = append(could, p)
		}
		g.march(m.from, m.to)
		g.turn = 1 - mover
		if g.chosen["capture"] == "huff" && len(could) > 0 {
			slices.Sort(could)
			g.huffable, g.duty = could, DutyHuff
		}
		g.loseIfBlocked()
	case 'x':
		g.take(g.between(m.from, m.to))
		g.march(m.from, m.to)
		if len(g.points(1-mover)) == 0 {
			g.endSeries()
			g.win(mover, CapturedAll)
			return
		}
		if len(g.soldierJumps(m.to, true)) > 0 {
			g.series, g.duty = m.to, DutyJump
			return
		}
		g.endSeries()
		g.loseIfBlocked()
	}
}

// endSeries gives the turn to the other side.
func (g *Game) endSeries() {
	g.series, g.duty, g.turn = -1, DutyMove, 1-g.turn
}

// march takes a soldier to another point together with what it remembers.
func (g *Game) march(from, to int) {
	side := g.men[from]
	g.men[to] = side
	g.visited[to] = append(g.visited[from], to)
	g.arrived[to] = g.arrived[from] || to/5 == farRow[side]
	delete(g.men, from)
	delete(g.visited, from)
	delete(g.arrived, from)
}
