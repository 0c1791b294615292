package secondopinion

import "fmt"

// setUpHunt places the men that stand before the first turn.
func (g *Game) setUpHunt() {
	h := g.rules.hunt
	corners := h.corners
	if g.chosen["setup"] == "traditional" {
		corners = []int{0, 3, 4}
		g.turn = first
	}
	for _, p := range corners {
		g.enter(p, second)
	}
	for _, p := range h.placed {
		g.enter(p, first)
	}
}

// enter places a man from the hand.
func (g *Game) enter(p, side int) {
	g.stand(p, side)
	g.hand[side]--
}

// huntMoves lists the moves of either player.
func (g *Game) huntMoves() []string {
	if g.turn == second {
		return g.hunterMoves()
	}
	if g.hand[first] > 0 {
		return g.placements()
	}
	return g.walks(first)
}

// walks lists the steps of a side's men along edges.
func (g *Game) walks(side int) []string {
	var moves []string
	for _, p := range g.points(side) {
		for _, to := range g.rules.board.steps[p] {
			if g.isEmpty(to) {
				moves = append(moves, g.stepToken(p, to))
			}
		}
	}
	return moves
}

// hunterMoves lists the moves of the T3 player.
func (g *Game) hunterMoves() []string {
	var jumps []string
	if g.duty == DutyJump {
		for _, h := range g.hunterJumps(g.series) {
			jumps = append(jumps, g.jumpToken(h))
		}
		if g.chosen["jumps"] == "optional" {
			jumps = append(jumps, "=")
		}
		return jumps
	}
	var places []string
	if g.hand[second] > 0 {
		places = g.hunterPlacements()
		if g.chosen["early"] == "off" {
			return places
		}
	}
	for _, p := range g.points(second) {
		for _, h := range g.hunterJumps(p) {
			jumps = append(jumps, g.jumpToken(h))
		}
	}
	if g.chosen["jumps"] == "forced" && len(jumps) > 0 {
		return jumps
	}
	return append(append(places, jumps...), g.walks(second)...)
}

// hunterPlacements lists where a T3 may be placed. The first leopard has to attack if it can.
func (g *Game) hunterPlacements() []string {
	firstOne := g.hand[second] == g.rules.men[second]
	if !g.rules.hunt.attack || g.chosen["first-leopard"] == "anywhere" || !firstOne {
		return g.placements()
	}
	var attacks []string
	for _, p := range g.emptyPoints() {
		if len(g.hunterJumps(p)) > 0 {
			attacks = append(attacks, g.label(p))
		}
	}
	if len(attacks) == 0 {
		return g.placements()
	}
	return attacks
}

// hunterJumps lists the jumps over a soldier that a T3 on p has or would have.
func (g *Game) hunterJumps(p int) []hop {
	var hops []hop
	for _, h := range g.rules.board.hops[p] {
		if g.is(h.over, first) && g.isEmpty(h.to) {
			hops = append(hops, h)
		}
	}
	return hops
}

// playHunt carries out a move of either player.
func (g *Game) playHunt(m move) {
	switch m.kind {
	case 'p':
		g.enter(m.to, g.turn)
		g.notes = nil
	case '-':
		g.shift(m.from, m.to)
	case 'x':
		g.take(g.between(m.from, m.to))
		g.shift(m.from, m.to)
		g.notes = nil
		if g.lost[first] >= g.rules.hunt.goal {
			g.endSeries()
			g.win(second, CapturedGoal)
			return
		}
		if g.rules.hunt.series && g.chosen["jumps"] != "single" && len(g.hunterJumps(m.to)) > 0 {
			g.series, g.duty = m.to, DutyJump
			return
		}
	}
	g.endHuntTurn()
}

// shift moves a man.
func (g *Game) shift(from, to int) {
	g.men[to] = g.men[from]
	delete(g.men, from)
}

// endHuntTurn gives the turn over, then looks for a win by the move and only after it for a repetition.
func (g *Game) endHuntTurn() {
	mover := g.turn
	g.endSeries()
	if g.loseIfBlocked() {
		return
	}
	key := fmt.Sprint(mover, g.points(mover))
	if g.notesPositions() {
		key = g.positionKey()
	}
	if g.note(key) < 3 {
		return
	}
	if g.chosen["repetition"] == "draw" {
		g.draw(RepeatedDraw)
		return
	}
	g.win(1-mover, Repeated)
}
