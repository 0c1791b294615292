package secondopinion

import (
	"fmt"
	"slices"
)

// Start sets a game up. Options not named have their defaults.
func Start(id string, options map[string]string) (*Game, error) {
	g, err := empty(id, options)
	if err != nil {
		return nil, err
	}
	g.hand = g.rules.men
	switch g.rules.family {
	case alquerqueFamily:
		g.setUpAlquerque()
	case huntFamily:
		g.setUpHunt()
	}
	g.begin()
	return g, nil
}

// Setup is a position given by its men (by index), with nothing kept from earlier moves.
type Setup struct {
	First, Second []int
	Hand, Lost    [2]int
	SecondMoves   bool
}

// StartAt sets a game up at a position where the side to move has an ordinary move to make.
func StartAt(id string, options map[string]string, s Setup) (*Game, error) {
	g, err := empty(id, options)
	if err != nil {
		return nil, err
	}
	for _, p := range s.First {
		g.stand(p, first)
	}
	for _, p := range s.Second {
		g.stand(p, second)
	}
	g.hand, g.lost = s.Hand, s.Lost
	g.turn = first
	if s.SecondMoves {
		g.turn = second
	}
	if g.tenMovesRun() {
		g.count = 0
	}
	g.begin()
	return g, nil
}

// empty makes a game without men and with its options checked.
func empty(id string, options map[string]string) (*Game, error) {
	r := lookup(id)
	if r == nil {
		return nil, fmt.Errorf("no game %q", id)
	}
	g := &Game{
		rules: r, chosen: map[string]string{}, duty: DutyMove, count: -1, series: -1,
		men: map[int]int{}, visited: map[int][]int{}, arrived: map[int]bool{},
	}
	for _, o := range r.options {
		g.chosen[o.Name] = o.Values[0]
		if value, ok := options[o.Name]; ok {
			if !slices.Contains(o.Values, value) {
				return nil, fmt.Errorf("%s: option %s has no value %q", id, o.Name, value)
			}
			g.chosen[o.Name] = value
		}
	}
	for name := range options {
		if _, ok := g.chosen[name]; !ok {
			return nil, fmt.Errorf("%s: no option %q", id, name)
		}
	}
	if g.chosen["start"] == "second" || r.hunt.hunters {
		g.turn = second
	}
	return g, nil
}

// begin notes the start and looks whether the game is over before it began.
func (g *Game) begin() {
	if g.rules.family != alquerqueFamily && g.notesPositions() {
		g.notes = []string{g.positionKey()}
	}
	if g.rules.family == millFamily && (g.tooFew() || g.fullBoard()) {
		return
	}
	g.loseIfBlocked()
}
