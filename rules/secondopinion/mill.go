package secondopinion

import "slices"

// millMoves lists the moves of the side to move in a mill game.
func (g *Game) millMoves() []string {
	if g.duty == DutyRemove {
		var moves []string
		for _, p := range g.removable() {
			moves = append(moves, "x"+g.label(p))
		}
		return moves
	}
	if g.hand[g.turn] > 0 {
		return g.placements()
	}
	moves := g.millSteps()
	if len(moves) == 0 && g.rules.mill.passes {
		return []string{"--"}
	}
	return moves
}

// millSteps lists the steps, or the flights of a side that may fly, which no ban forbids.
func (g *Game) millSteps() []string {
	var moves []string
	for _, p := range g.points(g.turn) {
		targets := g.rules.board.steps[p]
		if g.flies(g.turn) {
			targets = g.emptyPoints()
		}
		for _, to := range targets {
			if g.isEmpty(to) && !g.reforms(p, to) {
				moves = append(moves, g.stepToken(p, to))
			}
		}
	}
	return moves
}

// flies tells whether a side moves by flying.
func (g *Game) flies(side int) bool {
	if g.chosen["flying"] == "off" || g.hand[side] > 0 {
		return false
	}
	return len(g.points(side)) <= g.rules.mill.fly
}

// reforms tells whether a step or flight would complete a mill which the side may not complete in this turn.
func (g *Game) reforms(from, to int) bool {
	for _, row := range g.banned[g.turn] {
		completed := slices.Contains(row, to)
		for _, p := range row {
			if p != to && (p == from || !g.is(p, g.turn)) {
				completed = false
			}
		}
		if completed {
			return true
		}
	}
	return false
}

// counts tells whether a row belongs to a set of lines.
func (set lineSet) counts(row []int) bool {
	return set == all20 || !slices.ContainsFunc(cornerLines, func(corner []int) bool { return slices.Equal(corner, row) })
}

// millsThrough lists the rows of a set that go through p and are full of a side's men.
func (g *Game) millsThrough(p, side int, set lineSet) [][]int {
	var mills [][]int
	for _, row := range g.rules.board.rows {
		full := slices.Contains(row, p) && set.counts(row)
		for _, q := range row {
			full = full && g.is(q, side)
		}
		if full {
			mills = append(mills, row)
		}
	}
	return mills
}

// ruleLines is the set of lines that count as rows at any time under the ruleset: what a mill is, apart from
// how it is completed.
func (g *Game) ruleLines() lineSet {
	if g.rules.mill.placing == noCorners && g.rules.mill.stepping == noCorners {
		return noCorners
	}
	return all20
}

// removable lists the enemy's men that the side to move may take off after a mill.
func (g *Game) removable() []int {
	enemy := g.points(1 - g.turn)
	if !g.rules.mill.protect {
		return enemy
	}
	var free []int
	for _, p := range enemy {
		if len(g.millsThrough(p, 1-g.turn, g.ruleLines())) == 0 {
			free = append(free, p)
		}
	}
	if len(free) == 0 {
		return enemy
	}
	return free
}

// playMill carries out a move of a mill game.
func (g *Game) playMill(m move) {
	switch m.kind {
	case 'p':
		g.enter(m.to, g.turn)
		g.eventful = true
		g.notes = nil
		g.earn(len(g.millsThrough(m.to, g.turn, g.rules.mill.placing)) > 0, true)
	case '-':
		g.stepOrFly(m.from, m.to)
	case 'r':
		g.take(m.from)
		g.eventful, g.removal = true, true
		g.notes = nil
		g.duty = DutyMove
		g.afterRemoval()
	case 'o':
		g.endMillTurn(true)
	}
}

// stepOrFly moves a man and renews the side's ban: the mills that it leaves may not be completed next turn.
func (g *Game) stepOrFly(from, to int) {
	flight := g.flies(g.turn)
	g.banned[g.turn] = nil
	if g.rules.mill.reforming && g.chosen["reform"] == "wait" {
		g.banned[g.turn] = g.millsThrough(from, g.turn, g.ruleLines())
	}
	g.shift(from, to)
	counts := !flight || !g.rules.mill.flyNothing || g.chosen["flying-mills"] == "on"
	g.earn(counts && len(g.millsThrough(to, g.turn, g.rules.mill.stepping)) > 0, false)
}

// earn goes on after a placement or a step that did or did not complete a mill.
func (g *Game) earn(mill, placing bool) {
	switch {
	case mill && placing && g.rules.mill.again:
		if g.hand[g.turn] > 0 {
			g.note(g.positionKey())
			return
		}
	case mill && len(g.removable()) > 0:
		g.duty = DutyRemove
		return
	}
	g.endMillTurn(false)
}

// afterRemoval ends the game if too few men are left, grants Al-Qirq 5's further move, or ends the turn.
func (g *Game) afterRemoval() {
	if g.tooFew() {
		return
	}
	if g.rules.mill.again && len(g.millSteps()) > 0 {
		g.note(g.positionKey())
		return
	}
	g.endMillTurn(false)
}

// tooFew ends the game when a side has fewer than three men, on the board and in hand.
func (g *Game) tooFew() bool {
	for side := range 2 {
		if len(g.points(side))+g.hand[side] < 3 {
			g.win(1-side, Reduced)
			return true
		}
	}
	return false
}

// endMillTurn counts, gives the turn over and looks for results: wins first, draws after.
func (g *Game) endMillTurn(pass bool) {
	bothPassed := pass && g.passed
	g.passed = pass
	g.countTurn()
	g.eventful, g.removal = false, false
	g.turn, g.duty = 1-g.turn, DutyMove

	if g.fullBoard() || g.loseIfBlocked() {
		return
	}
	occurrences := g.note(g.positionKey())
	switch {
	case bothPassed:
		g.draw(BothPassed)
	case occurrences >= 3:
		g.draw(RepeatedDraw)
	case !g.rules.mill.reforming && g.quiet >= 100:
		g.draw(Quiet)
	case g.count >= 20:
		g.draw(TenMoves)
	}
}

// fullBoard ends the game when every point is taken after the placing, where that is a draw.
func (g *Game) fullBoard() bool {
	if !g.rules.mill.full || g.hand != [2]int{} || len(g.emptyPoints()) > 0 {
		return false
	}
	g.draw(FullBoard)
	return true
}

// countTurn counts the turn that ends for the fifty-turn rule and for Twelve's ten-move rule.
func (g *Game) countTurn() {
	g.quiet++
	if g.eventful {
		g.quiet = 0
	}
	switch {
	case !g.tenMovesRun():
	case g.removal || g.count < 0:
		g.count = 0
	default:
		g.count++
	}
}

// tenMovesRun tells whether turns count for the ten-move rule: both hands are empty and a side has three men.
func (g *Game) tenMovesRun() bool {
	return g.rules.mill.reforming && g.hand == [2]int{} && (len(g.points(first)) == 3 || len(g.points(second)) == 3)
}

// QuietTurns is the number of turns since the last one with a placement or a removal.
func (g *Game) QuietTurns() int { return g.quiet }

// TenCount is the count of Twelve's ten-move rule, -1 while it does not run.
func (g *Game) TenCount() int { return g.count }

// Banned lists the mills that a side (0 or 1) may not complete by its next turn, as labels.
func (g *Game) Banned(side int) [][]string {
	var mills [][]string
	for _, row := range g.banned[side] {
		mills = append(mills, g.named(row))
	}
	return mills
}
