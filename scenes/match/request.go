package match

import (
	"t3hunting/ai"
	"t3hunting/rules"
)

// requestFor returns q about the position after so many plies of g's record.
func requestFor(g *rules.Game, ply int, q ai.Request) ai.Request {
	q.Ruleset, q.Options, q.Start = g.Ruleset().ID, g.Ruleset().Changed(), g.Start()
	q.Moves = make([]string, 0, ply)
	for _, move := range g.Moves()[:ply] {
		q.Moves = append(q.Moves, g.State().FormatMove(move))
	}
	return q
}
