package secondopinion_test

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"t3hunting/rules"
	"t3hunting/rules/secondopinion"
)

// Random play from the start seldom gets a side blocked or a T3 tamed, and needs long for few men. So part of
// the games begin at a position made up here, in which one side is often besieged.

// anySetup makes up a position of the ruleset.
func anySetup(random *rand.Rand, r *rules.Ruleset) secondopinion.Setup {
	s := secondopinion.Setup{SecondMoves: random.IntN(2) == 0}
	var onBoard [2]int
	for side := range 2 {
		onBoard[side], s.Hand[side], s.Lost[side] = anyForce(random, r, side)
	}
	besieged := random.IntN(2)
	if r.Family == rules.FamilyHunt {
		besieged = int(rules.Second)
	}
	men := [2][]int{}
	var taken rules.Bitboard
	stand := func(side int, p rules.Point) {
		if !taken.Has(p) && len(men[side]) < onBoard[side] {
			men[side] = append(men[side], int(p))
			taken = taken.With(p)
		}
	}
	anywhere := func(side int) {
		for len(men[side]) < onBoard[side] {
			stand(side, rules.Point(random.IntN(r.Board.Size())))
		}
	}
	anywhere(besieged)
	if random.IntN(3) > 0 {
		for _, p := range men[besieged] {
			for near := r.StepTargets(rules.Point(p)); near != 0; near &= near - 1 {
				stand(1-besieged, near.First())
			}
			for _, h := range r.Board.Hops(rules.Point(p)) {
				if r.Family == rules.FamilyHunt {
					stand(1-besieged, h.To)
				}
			}
		}
	}
	anywhere(1 - besieged)
	s.First, s.Second = men[0], men[1]
	return s
}

// anyForce says how many men a side has on the board, in hand and lost.
func anyForce(random *rand.Rand, r *rules.Ruleset, side int) (onBoard, hand, lost int) {
	total := r.Men[side]
	least := 1
	switch r.Family {
	case rules.FamilyRow:
		return total, 0, 0
	case rules.FamilyMill:
		least = 3
	case rules.FamilyHunt:
		least = total
		if side == int(rules.First) {
			least -= r.CaptureGoal - 1
		}
	}
	alive := least + random.IntN(total-least+1)
	stands := r.Start[side] != 0 && (r.Family == rules.FamilyAlquerque || side == int(rules.Second))
	if !stands && random.IntN(4) == 0 {
		hand = random.IntN(min(alive, 3) + 1)
	}
	return alive - hand, hand, total - alive
}

// lined tells whether a row stands in the position, which no game of rows can reach.
func lined(r *rules.Ruleset, s secondopinion.Setup) bool {
	for _, men := range [][]int{s.First, s.Second} {
		var set rules.Bitboard
		for _, p := range men {
			set = set.With(rules.Point(p))
		}
		for _, row := range r.MillLines() {
			if set&row == row {
				return true
			}
		}
	}
	return false
}

// positionText writes a setup in the form of RULES.md 6.
func positionText(b *rules.Board, s secondopinion.Setup) string {
	list := func(points []int) string {
		var labels []string
		for _, p := range points {
			labels = append(labels, b.Label(rules.Point(p)))
		}
		return strings.Join(labels, ",")
	}
	turn := rules.First
	if s.SecondMoves {
		turn = rules.Second
	}
	var fields []string
	for _, f := range []struct{ key, value string }{
		{"first", list(s.First)},
		{"second", list(s.Second)},
		{"hand", fmt.Sprintf("%d,%d", s.Hand[0], s.Hand[1])},
		{"lost", fmt.Sprintf("%d,%d", s.Lost[0], s.Lost[1])},
		{"turn", turn.String()},
	} {
		if f.value != "" {
			fields = append(fields, f.key+"="+f.value)
		}
	}
	return strings.Join(fields, " ")
}
