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
	c := camp{random: random, rules: r}
	for side := range 2 {
		c.want[side], s.Hand[side], s.Lost[side] = anyForce(random, r, side)
	}
	besieged := random.IntN(2)
	if r.Family == rules.FamilyHunt {
		besieged = int(rules.Second)
	}
	besieger := 1 - besieged
	if random.IntN(3) == 0 {
		c.scatter(besieged)
	} else {
		if r.Family == rules.FamilyMill && random.IntN(2) == 0 {
			c.want[besieger], s.Hand[besieger], s.Lost[besieger] = r.Men[besieger], 0, 0
		}
		c.crowd(besieged)
		c.surround(besieged)
	}
	c.scatter(besieger)
	s.First, s.Second = c.men[0], c.men[1]
	return s
}

// camp places the men of both sides.
type camp struct {
	random *rand.Rand
	rules  *rules.Ruleset
	want   [2]int // men that a side gets on the board
	men    [2][]int
	taken  rules.Bitboard
}

// stand places a man of side on p if p is empty and the side has one left.
func (c *camp) stand(side int, p rules.Point) {
	if !c.taken.Has(p) && len(c.men[side]) < c.want[side] {
		c.men[side] = append(c.men[side], int(p))
		c.taken = c.taken.With(p)
	}
}

// scatter places the rest of a side's men anywhere.
func (c *camp) scatter(side int) {
	for len(c.men[side]) < c.want[side] {
		c.stand(side, rules.Point(c.random.IntN(c.rules.Board.Size())))
	}
}

// crowd places a side's men mostly one or two edges from each other.
func (c *camp) crowd(side int) {
	for len(c.men[side]) < c.want[side] {
		p := rules.Point(c.random.IntN(c.rules.Board.Size()))
		if len(c.men[side]) > 0 && c.random.IntN(10) > 0 {
			p = c.neighbour(rules.Point(c.men[side][c.random.IntN(len(c.men[side]))]))
			if c.random.IntN(2) == 0 {
				p = c.neighbour(p)
			}
		}
		c.stand(side, p)
	}
}

// neighbour draws one of the neighbours of p.
func (c *camp) neighbour(p rules.Point) rules.Point {
	near := c.rules.Board.Neighbours(p)
	for range c.random.IntN(near.Count()) {
		near &= near - 1
	}
	return near.First()
}

// surround places men of the other side next to those of side, and behind them where they could be jumped over.
func (c *camp) surround(side int) {
	for _, p := range c.men[side] {
		for near := c.rules.Board.Neighbours(rules.Point(p)); near != 0; near &= near - 1 {
			c.stand(1-side, near.First())
		}
		if c.rules.Family != rules.FamilyHunt {
			continue
		}
		for _, h := range c.rules.Board.Hops(rules.Point(p)) {
			c.stand(1-side, h.To)
		}
	}
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
