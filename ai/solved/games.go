package solved

import (
	"slices"
	"strings"

	"t3hunting/rules"
)

// Game is a ruleset with the classes of its positions that are solved.
type Game struct {
	Ruleset *rules.Ruleset
	Classes []Class
}

// Games lists what there is a table of, in the order of the file.
func Games() []Game {
	var games []Game
	three, _ := rules.Lookup("three-mens-morris")
	for _, moves := range []string{"lines", "orthogonal", "adjacent", "anywhere"} {
		r, err := three.With("moves", moves)
		if err != nil {
			panic(err) // the catalog has lost an option
		}
		games = append(games, Game{r, threeClasses()})
	}
	nine, _ := rules.Lookup("nine-mens-morris")
	return append(games, Game{nine, []Class{{Own: 3, Other: 3}, {Own: 3, Other: 4}, {Own: 4, Other: 3}}})
}

// threeClasses are all positions of a game of three men each but the empty board, where an option
// may bar a point.
func threeClasses() (list []Class) {
	for placed := 1; placed < 6; placed++ {
		own, other := placed/2, placed-placed/2
		list = append(list, Class{own, other, 3 - own, 3 - other})
	}
	return append(list, Class{3, 3, 0, 0})
}

// nameOf names a ruleset as far as values depend on it: who begins changes none, and neither does
// where the very first man may go.
func nameOf(r *rules.Ruleset) string {
	name := []string{r.ID}
	for _, o := range strings.Split(r.Changed(), ",") {
		if o != "" && !strings.HasPrefix(o, "start=") && !strings.HasPrefix(o, "centre=") {
			name = append(name, o)
		}
	}
	slices.Sort(name[1:])
	return strings.Join(name, " ")
}
