package secondopinion

import "slices"

// Result returns the outcome and the reason, both empty while the game goes on.
func (g *Game) Result() (outcome, reason string) { return g.outcome, g.reason }

// Turn names the side to move.
func (g *Game) Turn() string { return [2]string{"first", "second"}[g.turn] }

// Duty names what the side to move has to do.
func (g *Game) Duty() string { return g.duty }

// Men lists the labels of the points where a side (0 or 1) has men, in order of the points.
func (g *Game) Men(side int) []string { return g.named(g.points(side)) }

// Huffable lists the labels of the men that may be huffed.
func (g *Game) Huffable() []string { return g.named(g.huffable) }

// Series is the label of the man that is jumping, empty if none is.
func (g *Game) Series() string {
	if g.duty != DutyJump {
		return ""
	}
	return g.label(g.series)
}

// Visited lists the labels of the points which the man on a labelled point may not enter again (Alquerque).
func (g *Game) Visited(label string) []string {
	points := slices.Clone(g.visited[g.rules.board.index[label]])
	slices.Sort(points)
	return g.named(points)
}

func (g *Game) named(points []int) []string {
	labels := []string{}
	for _, p := range points {
		labels = append(labels, g.label(p))
	}
	return labels
}

// Hand is the number of men that a side has still to place.
func (g *Game) Hand(side int) int { return g.hand[side] }

// Lost is the number of men that a side has lost.
func (g *Game) Lost(side int) int { return g.lost[side] }

// Repetitions is the number of times that the last noted position or arrangement has been noted.
func (g *Game) Repetitions() int {
	if len(g.notes) == 0 {
		return 0
	}
	last, n := g.notes[len(g.notes)-1], 0
	for _, noted := range g.notes {
		if noted == last {
			n++
		}
	}
	return n
}
