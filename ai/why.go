package ai

import "t3hunting/rules"

// Why is the reason for a move, as a hint gives it.
type Why uint8

// The reasons, the stronger before the weaker: a hint gives the first that holds.
const (
	WhyOnly     Why = iota // there is no other move
	WhyWins                // it wins the game at once
	WhyForces              // it leads to a win that nothing can stop
	WhyHolds               // all other moves that were looked at lose by force
	WhyMill                // it makes a row of three
	WhyCaptures            // it captures a man
	WhyBlocks              // it keeps the opponent from making a row of three with his next move
	WhySaves               // it saves a man that could have been captured
	WhyAttacks             // it threatens to capture a man
	WhyTraps               // it leaves a T3rminator without a move
	WhyOpens               // it threatens to make a row of three
	WhyRemoves             // of the men that may be taken off, this one is worth most
	WhyBest                // nothing in particular; it leads to the best position
)

// String returns the reason's name, such as "blocks".
func (w Why) String() string {
	return [...]string{"only", "wins", "forces", "holds", "mill", "captures", "blocks", "saves", "attacks", "traps",
		"opens", "removes", "best"}[w]
}

// explain returns the reason for the first move of res, which was found in st.
func explain(st *rules.State, res Result) Why {
	m := res.Move
	if len(st.AppendMoves(nil)) == 1 {
		return WhyOnly
	}
	me := st.Side()
	before := look(st, me)
	st.Apply(m)
	winner, won := st.Result().Outcome.Winner()
	after := look(st, me)
	owes := st.Duty() == rules.DutyRemove && st.Side() == me
	st.Undo()
	plies, decided := MateIn(res.Score)
	switch {
	case won && winner == me:
		return WhyWins
	case decided && plies > 0:
		return WhyForces
	case losesElse(res):
		return WhyHolds
	case m.Kind == rules.Jump:
		return WhyCaptures
	case m.Kind == rules.Remove || m.Kind == rules.Huff:
		return WhyRemoves
	case owes:
		return WhyMill
	case after.theirRows < before.theirRows:
		return WhyBlocks
	case after.endangered < before.endangered:
		return WhySaves
	case after.attacked > before.attacked:
		return WhyAttacks
	case after.stuck > before.stuck:
		return WhyTraps
	case after.ownRows > before.ownRows:
		return WhyOpens
	}
	return WhyBest
}

// losesElse reports whether every move but the first loses by force.
func losesElse(res Result) bool {
	if _, decided := MateIn(res.Score); decided || len(res.Moves) < 2 {
		return false
	}
	for _, m := range res.Moves[1:] {
		if plies, decided := MateIn(m.Score); !decided || plies > 0 {
			return false
		}
	}
	return true
}

// prospects are what a hint looks at in a position, for one side.
type prospects struct {
	ownRows, theirRows   int // rows that the side, and the other, could complete with a move
	endangered, attacked int // its men that could be captured, and the other's
	stuck                int // men of the other side, if they are T3, that cannot move
}

// look counts the prospects of a side by what is next to what.
func look(st *rules.State, me rules.Side) prospects {
	them := me.Other()
	return prospects{
		ownRows: rowsOf(st, me), theirRows: rowsOf(st, them),
		endangered: capturable(st, them), attacked: capturable(st, me),
		stuck: stuckHunters(st, them),
	}
}

// rowsOf counts the rows that a side could complete with one man from hand or board.
func rowsOf(st *rules.State, side rules.Side) (n int) {
	r := st.Ruleset()
	own := st.Men(side)
	for _, line := range r.MillLines() {
		hole := line &^ own
		if hole.Count() != 1 || hole&st.Empty() == 0 {
			continue
		}
		movers := own &^ line
		if st.Hand(side) == 0 && (r.FlyAt == 0 || own.Count() > r.FlyAt) {
			movers &= r.StepTargets(hole.First())
		}
		if st.Hand(side) > 0 || movers != 0 {
			n++
		}
	}
	return n
}

// capturable counts the men that a side could jump over, were it to move.
func capturable(st *rules.State, by rules.Side) int {
	r := st.Ruleset()
	if !r.Jumpers[by] {
		return 0
	}
	enemy, empty := st.Men(by.Other()), st.Empty()
	var taken rules.Bitboard
	for men := st.Men(by); men != 0; men &= men - 1 {
		for _, h := range st.Board().Hops(men.First()) {
			if enemy.Has(h.Over) && empty.Has(h.To) && forwardHop(st, by, h) {
				taken = taken.With(h.Over)
			}
		}
	}
	return taken.Count()
}

// forwardHop reports whether direction and memory allow a side's man this hop.
func forwardHop(st *rules.State, side rules.Side, h rules.Hop) bool {
	if st.Visited(h.From).Has(h.To) {
		return false
	}
	r := st.Ruleset()
	if !r.Forward || r.Back == rules.AlwaysBack || st.Retired(h.From) {
		return true
	}
	_, from := st.Board().Coord(h.From)
	_, to := st.Board().Coord(h.To)
	return (to-from)*float64(signOf(side)) >= 0
}

// stuckHunters counts the T3 of a side that can neither step nor jump.
func stuckHunters(st *rules.State, side rules.Side) (n int) {
	r := st.Ruleset()
	if r.Roles[side] != rules.T3 {
		return 0
	}
	empty, prey := st.Empty(), st.Men(side.Other())
	for men := st.Men(side); men != 0; men &= men - 1 {
		p := men.First()
		free := r.StepTargets(p)&empty != 0
		for _, h := range st.Board().Hops(p) {
			free = free || prey.Has(h.Over) && empty.Has(h.To)
		}
		if !free {
			n++
		}
	}
	return n
}
