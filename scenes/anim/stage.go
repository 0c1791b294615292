package anim

import "t3hunting/rules"

// Figure is what a man looks like.
type Figure uint8

// The figures.
const (
	NoFigure Figure = iota
	Blue            // a blue soldier
	White           // a white soldier
	T3              // a T3rminator
)

// String returns the figure's name, such as "blue".
func (f Figure) String() string { return [...]string{"none", "blue", "white", "t3"}[f] }

// Man is a man in the picture; the zero Man is none.
type Man struct {
	Figure Figure
	Side   rules.Side
}

// Stage is the picture at rest: which man stands on which point, which were
// taken. In the hunt games the soldiers of one side alternate white and blue in
// the order in which they enter (RULES.md section 4); a man keeps its colour
// through moves, captures and undo. The rules know nothing of that.
type Stage struct {
	at      [64]Man
	gone    [2][]Man // men of each side that were taken, in order
	hand    [2]int
	entered int // soldiers of a hunt that came to the board
	r       *rules.Ruleset
	hunt    bool
}

// NewStage shows a position whose history is not known: in a hunt the soldiers
// that stand count as entered in board order, after those that were taken.
func NewStage(s *rules.State) *Stage {
	r := s.Ruleset()
	g := &Stage{r: r, hunt: r.Roles[rules.First] != r.Roles[rules.Second]}
	for side := rules.First; side <= rules.Second; side++ {
		g.hand[side] = s.Hand(side)
		for range s.Lost(side) {
			g.gone[side] = append(g.gone[side], g.enter(side))
		}
		for set := s.Men(side); set != 0; set &= set - 1 {
			g.at[set.First()] = g.enter(side)
		}
	}
	return g
}

// StageOf shows the present position of a game, its colours as the moves made
// them.
func StageOf(game *rules.Game) *Stage {
	s := game.State().Clone()
	for s.Ply() > 0 {
		s.Undo()
	}
	g := NewStage(s)
	var events []rules.Event
	for _, m := range game.Moves()[:game.Ply()] {
		s.Apply(m)
		events = s.AppendEvents(events[:0])
		g.Apply(events)
	}
	return g
}

// Man returns the man on p, or the zero Man.
func (g *Stage) Man(p rules.Point) Man { return g.at[p] }

// Hand returns how many men side has still to place.
func (g *Stage) Hand(side rules.Side) int { return g.hand[side] }

// Lost returns the men of side that were taken, in order. The caller must not
// change them.
func (g *Stage) Lost(side rules.Side) []Man { return g.gone[side] }

// HandMan returns the man that side will place after i others.
func (g *Stage) HandMan(side rules.Side, i int) Man {
	return Man{g.figure(side, g.entered+i), side}
}

// Men returns the points on which side has a man.
func (g *Stage) Men(side rules.Side) (set rules.Bitboard) {
	for p, m := range g.at {
		if m.Figure != NoFigure && m.Side == side {
			set = set.With(rules.Point(p))
		}
	}
	return set
}

// Apply brings the stage up to date with what a move did.
func (g *Stage) Apply(events []rules.Event) {
	for i := range events {
		g.apply(&events[i])
	}
}

// Revert takes back what Apply did with these events.
func (g *Stage) Revert(events []rules.Event) {
	for i := len(events) - 1; i >= 0; i-- {
		g.revert(&events[i])
	}
}

// apply returns the man that the event is about.
func (g *Stage) apply(e *rules.Event) (m Man) {
	switch e.Kind {
	case rules.Placed:
		m = g.enter(e.Side)
		g.hand[e.Side]--
		g.at[e.To] = m
	case rules.Moved, rules.Jumped:
		m = g.at[e.From]
		g.at[e.From], g.at[e.To] = Man{}, m
	case rules.Captured, rules.Removed, rules.Huffed:
		m = g.at[e.From]
		g.at[e.From] = Man{}
		g.gone[e.Side] = append(g.gone[e.Side], m)
	}
	return m
}

// revert returns the man that the event is about.
func (g *Stage) revert(e *rules.Event) (m Man) {
	switch e.Kind {
	case rules.Placed:
		m = g.at[e.To]
		g.at[e.To] = Man{}
		g.hand[e.Side]++
		if g.hunted(e.Side) {
			g.entered--
		}
	case rules.Moved, rules.Jumped:
		m = g.at[e.To]
		g.at[e.To], g.at[e.From] = Man{}, m
	case rules.Captured, rules.Removed, rules.Huffed:
		last := len(g.gone[e.Side]) - 1
		m = g.gone[e.Side][last]
		g.gone[e.Side] = g.gone[e.Side][:last]
		g.at[e.From] = m
	}
	return m
}

// enter returns the next man of side that comes to the board.
func (g *Stage) enter(side rules.Side) Man {
	m := Man{g.figure(side, g.entered), side}
	if g.hunted(side) {
		g.entered++
	}
	return m
}

// figure returns what side's man looks like, if it is a hunt's soldier that
// enters after n others.
func (g *Stage) figure(side rules.Side, n int) Figure {
	switch {
	case g.r.Roles[side] == rules.T3:
		return T3
	case g.hunt && n%2 == 0, !g.hunt && side == rules.Second:
		return White
	}
	return Blue
}

// hunted reports whether side has the soldiers of a hunt, whose colours alternate.
func (g *Stage) hunted(side rules.Side) bool { return g.hunt && g.r.Roles[side] == rules.Soldier }

// Blocked returns the T3rminators that can neither step nor jump; their eyes
// are closed. It looks at lines and men alone, whoever is to move.
func (g *Stage) Blocked() (set rules.Bitboard) {
	for side := rules.First; side <= rules.Second; side++ {
		if g.r.Roles[side] != rules.T3 {
			continue
		}
		for men := g.Men(side); men != 0; men &= men - 1 {
			if p := men.First(); !g.steps(p) && !g.jumps(p, side.Other()) {
				set = set.With(p)
			}
		}
	}
	return set
}

// steps reports whether a point that the man on p can step to is empty.
func (g *Stage) steps(p rules.Point) bool {
	for targets := g.r.StepTargets(p); targets != 0; targets &= targets - 1 {
		if g.at[targets.First()].Figure == NoFigure {
			return true
		}
	}
	return false
}

// jumps reports whether the man on p could jump over one of enemy.
func (g *Stage) jumps(p rules.Point, enemy rules.Side) bool {
	for _, h := range g.r.Board.Hops(p) {
		over := g.at[h.Over]
		if over.Figure != NoFigure && over.Side == enemy && g.at[h.To].Figure == NoFigure {
			return true
		}
	}
	return false
}
