package rules_test

import (
	"fmt"
	"maps"
	"testing"

	"t3hunting/rules"
)

// place3 is a whole position of Three Men's Morris.
type place3 struct {
	men  [2]rules.Bitboard
	hand [2]int
	side rules.Side
}

// node3 is a position with its successors. The value is known when decided: plies counts the moves to the
// end of the game under best play, which the side to move makes as short as it can when it wins and as long
// as it can when it loses. What stays undecided is a draw, because it can be repeated for ever.
type node3 struct {
	next    []*node3
	moves   []string
	decided bool
	wins    bool
	plies   int
}

// graph3 walks every position that can be reached.
type graph3 struct {
	state *rules.State
	nodes map[place3]*node3
}

// explore returns the node of the state's position. No position comes twice on the way to a new one, so that
// the repetition rule never ends a game here.
func (g *graph3) explore() *node3 {
	s := g.state
	at := place3{
		[2]rules.Bitboard{s.Men(rules.First), s.Men(rules.Second)},
		[2]int{s.Hand(rules.First), s.Hand(rules.Second)},
		s.Side(),
	}
	if n, ok := g.nodes[at]; ok {
		return n
	}
	n := &node3{}
	g.nodes[at] = n
	for _, m := range s.AppendMoves(nil) {
		mover := s.Side()
		s.Apply(m)
		switch winner, won := s.Result().Outcome.Winner(); {
		case won && winner == mover:
			n.next = append(n.next, &node3{decided: true})
		case won:
			n.next = append(n.next, &node3{decided: true, wins: true})
		default:
			n.next = append(n.next, g.explore())
		}
		n.moves = append(n.moves, s.FormatMove(m))
		s.Undo()
	}
	return n
}

// decide values the node if its successors settle it within plies moves, and tells whether it did.
func (n *node3) decide(plies int) bool {
	lost := true
	for _, next := range n.next {
		if !next.decided || next.plies >= plies {
			lost = false
			continue
		}
		if !next.wins {
			n.decided, n.wins, n.plies = true, true, plies
			return true
		}
	}
	if lost {
		n.decided, n.plies = true, plies
	}
	return lost
}

// solve values all nodes, those that end soonest first.
func (g *graph3) solve() {
	waiting := 0
	for plies := 1; waiting < 2; plies++ { // wins and losses alternate, so two rounds without news are the end
		waiting++
		for _, n := range g.nodes {
			if !n.decided && n.decide(plies) {
				waiting = 0
			}
		}
	}
}

// String says what the side that made the last move gets.
func (n *node3) String() string {
	switch {
	case !n.decided:
		return "draw"
	case n.wins:
		return fmt.Sprintf("loss in %d", n.plies+1)
	default:
		return fmt.Sprintf("win in %d", n.plies+1)
	}
}

// TestThreeMensMorrisSolved values each first move of every combination of options by going through all
// positions. RULES.md 5: along the lines and with a free centre the first player wins in 9 plies; barring the
// centre, or moving anywhere, makes a draw. So does moving to every neighbour, as the note suspects.
func TestThreeMensMorrisSolved(t *testing.T) {
	const (
		draw = "draw"
		win  = "win in 9"
		loss = "loss in 8"
	)
	for _, test := range []struct {
		moves, centre                 string
		inCentre, inCorner, onTheSide string // "" is barred
	}{
		{"lines", "free", win, draw, loss},
		{"lines", "barred", "", draw, loss},
		{"orthogonal", "free", win, draw, loss},
		{"orthogonal", "barred", "", draw, loss},
		{"adjacent", "free", draw, draw, draw},
		{"adjacent", "barred", "", draw, draw},
		{"anywhere", "free", draw, draw, draw},
		{"anywhere", "barred", "", draw, draw},
	} {
		t.Run(test.moves+" "+test.centre, func(t *testing.T) {
			r, ok := rules.Lookup("three-mens-morris")
			if !ok {
				t.Fatal("no three-mens-morris")
			}
			r, err := r.WithAll("moves=" + test.moves + ",centre=" + test.centre)
			if err != nil {
				t.Fatal(err)
			}
			g := &graph3{rules.New(r), map[place3]*node3{}}
			start := g.explore()
			g.solve()

			want := map[string]string{}
			for p := range rules.Point(9) {
				value := [2]string{test.inCorner, test.onTheSide}[p%2]
				if p == 4 {
					value = test.inCentre
				}
				if value != "" {
					want[r.Board.Label(p)] = value
				}
			}
			got := map[string]string{}
			for i, n := range start.next {
				got[start.moves[i]] = n.String()
			}
			if !maps.Equal(got, want) {
				t.Errorf("first moves: %v, want %v", got, want)
			}
		})
	}
}
