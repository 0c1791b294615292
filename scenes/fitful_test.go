package scenes_test

import (
	"math/rand/v2"

	"t3hunting/ai"
	"t3hunting/rules"
)

// fitfulPlayer is a computer player that takes its time, as it likes, plays any
// legal move, and sometimes says the same twice or has no answer.
type fitfulPlayer struct {
	rng     *rand.Rand
	asked   *ai.Request
	replies []ai.Reply
	wait    int
	prompt  bool
}

func (p *fitfulPlayer) Think(q ai.Request) {
	p.asked, p.replies, p.wait = &q, nil, p.rng.IntN(40)
}

func (p *fitfulPlayer) Hurry()  { p.wait = 0 }
func (p *fitfulPlayer) Cancel() { p.asked, p.replies = nil, nil }

func (p *fitfulPlayer) Close() {}

func (p *fitfulPlayer) Poll() (ai.Reply, bool) {
	if p.asked != nil && (p.wait <= 0 || p.prompt) {
		reply := answer(p.rng, *p.asked)
		p.replies = append(p.replies, reply)
		if p.rng.IntN(5) == 0 {
			p.replies = append(p.replies, reply)
		}
		p.asked = nil
	}
	p.wait--
	if len(p.replies) == 0 {
		return ai.Reply{}, false
	}
	reply := p.replies[0]
	p.replies = p.replies[1:]
	return reply, true
}

// answer returns any legal move of the position that a request asks about.
func answer(rng *rand.Rand, q ai.Request) ai.Reply {
	if rng.IntN(200) == 0 {
		return ai.Reply{Ticket: q.Ticket, Err: "out of memory"}
	}
	r, _ := rules.Lookup(q.Ruleset)
	r, err := r.WithAll(q.Options)
	if err != nil {
		panic(err)
	}
	g := rules.NewGame(r)
	if q.Start != "" {
		if g, err = rules.NewGameAt(r, q.Start); err != nil {
			panic(err)
		}
	}
	for _, token := range q.Moves {
		m, err := g.State().ParseMove(token)
		if err == nil {
			err = g.Play(m)
		}
		if err != nil {
			panic(err)
		}
	}
	moves := g.State().AppendMoves(nil)
	reply := ai.Reply{Ticket: q.Ticket, Move: g.State().FormatMove(moves[rng.IntN(len(moves))])}
	for i := range min(q.Lines, len(moves)) {
		reply.Best = append(reply.Best, ai.Variation{Score: rng.IntN(1000) - 500, Line: []string{g.State().FormatMove(moves[i])}})
	}
	return reply
}
