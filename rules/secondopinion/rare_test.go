package secondopinion_test

import (
	"testing"

	"t3hunting/rules"
	"t3hunting/rules/secondopinion"
)

// TestCompareRare compares whole trees of moves from positions that random games do not come to.
func TestCompareRare(t *testing.T) {
	for _, test := range []struct {
		name, id string
		setup    secondopinion.Setup
		moves    int // legal at the position
	}{
		{"a first leopard that can attack nobody is placed anywhere", "leopards-and-deer",
			secondopinion.Setup{First: []int{28, 34, 40}, Hand: [2]int{21, 2}, SecondMoves: true}, 46},
		{"a first leopard that can attack has to", "leopards-and-deer",
			secondopinion.Setup{First: []int{28, 35, 40}, Hand: [2]int{21, 2}, SecondMoves: true}, 2},
	} {
		t.Run(test.name, func(t *testing.T) {
			r, ok := rules.Lookup(test.id)
			if !ok {
				t.Fatalf("rules has no %s", test.id)
			}
			p := pairAt(t, r, nil, test.setup)
			if n := len(p.slow.Moves()); n != test.moves {
				t.Errorf("%d moves, want %d: %v", n, test.moves, p.slow.Moves())
			}
			p.tree(2)
		})
	}
}

// tree compares every position that up to depth moves lead to.
func (p *pair) tree(depth int) {
	if !p.same() || depth == 0 || p.t.Failed() {
		return
	}
	for _, m := range p.fast.AppendMoves(nil) {
		before := p.slow.Clone()
		ply := len(p.played)
		if p.apply(m) {
			p.tree(depth - 1)
		}
		p.fast.Undo()
		p.slow, p.played = before, p.played[:ply]
	}
}
