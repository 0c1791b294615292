package rules_test

import (
	"fmt"

	"t3hunting/rules"
)

// A game is looked up, played move by move in the notation of records, and
// tells what each move did.
func Example() {
	r, _ := rules.Lookup("bagh-chal")
	g := rules.NewGame(r)
	for _, token := range []string{"b1", "a1xc1"} {
		m, err := g.State().ParseMove(token)
		if err != nil {
			fmt.Println(err)
			return
		}
		if err := g.Play(m); err != nil {
			fmt.Println(err)
			return
		}
	}
	for _, e := range g.State().AppendEvents(nil) {
		if e.Kind == rules.Captured {
			fmt.Println("captured on", r.Board.Label(e.From))
		}
	}
	_, err := g.State().ParseMove("c1-c2")
	fmt.Println(err)
	fmt.Println(g.State().Position())
	// Output:
	// captured on b1
	// c1-c2 is not legal here: enemy-man
	// second=c1,e1,a5,e5 hand=19,0 lost=1,0 seen=second:c1,e1,a5,e5
}
