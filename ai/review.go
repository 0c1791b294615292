package ai

import "t3hunting/rules"

// Mark says how much a move lost.
type Mark uint8

// The marks, by the loss of winning chances.
const (
	Sound      Mark = iota
	Inaccuracy      // 0.05 or more
	Mistake         // 0.11 or more
	Blunder         // 0.24 or more
)

// String returns the mark's name, such as "mistake".
func (m Mark) String() string { return [...]string{"sound", "inaccuracy", "mistake", "blunder"}[m&3] }

// MarkOf returns the mark for a loss of winning chances.
func MarkOf(loss float64) Mark {
	switch {
	case loss >= 0.24:
		return Blunder
	case loss >= 0.11:
		return Mistake
	case loss >= 0.05:
		return Inaccuracy
	}
	return Sound
}

// Verdict is what a review says of a position of a game and of the move that led to it.
type Verdict struct {
	Known  bool    // the position has been scored
	Chance float64 // of First to win, 0 to 1, a draw half a win
	Loss   float64 // of the winning chances of the side that moved; 0 for the start
	Mark   Mark
}

// Review judges the moves of a game as scores of its positions come in, in any order. A caller
// asks a [Player] for each position, at level 0, and hands on the score.
type Review struct {
	game     *rules.Game
	side     []rules.Side // to move, after so many plies
	verdicts []Verdict
}

// NewReview begins a review of a game's record as it is. Positions in which the game is over are
// known at once.
func NewReview(g *rules.Game) *Review {
	r := &Review{game: g, verdicts: make([]Verdict, g.Len()+1)}
	st := g.State().Clone()
	for st.Ply() > 0 {
		st.Undo()
	}
	for ply := range r.verdicts {
		r.side = append(r.side, st.Side())
		if st.Over() {
			v := &r.verdicts[ply]
			v.Known, v.Chance = true, 0.5
			if winner, won := st.Result().Outcome.Winner(); won {
				v.Chance = 1 - float64(winner)
			}
		}
		if ply < g.Len() {
			st.Apply(g.Moves()[ply])
		}
	}
	return r
}

// Next returns the first position, as plies from the start, whose score is missing; false if the
// review is complete.
func (r *Review) Next() (ply int, missing bool) {
	for ply, v := range r.verdicts {
		if !v.Known {
			return ply, true
		}
	}
	return 0, false
}

// Add hands in the score of the position after ply plies, for the side to move there.
func (r *Review) Add(ply, score int) {
	v := &r.verdicts[ply]
	v.Known, v.Chance = true, WinChance(r.game.Ruleset(), score)
	if r.side[ply] == rules.Second {
		v.Chance = 1 - v.Chance
	}
	r.judge(ply)
	r.judge(ply + 1)
}

// judge marks the move that led to the position after ply plies, if both ends of it are known.
func (r *Review) judge(ply int) {
	if ply < 1 || ply >= len(r.verdicts) || !r.verdicts[ply-1].Known || !r.verdicts[ply].Known {
		return
	}
	v := &r.verdicts[ply]
	loss := r.verdicts[ply-1].Chance - v.Chance
	if r.side[ply-1] == rules.Second {
		loss = -loss
	}
	v.Loss = max(0, loss)
	v.Mark = MarkOf(v.Loss)
}

// Verdicts returns what is known, one verdict for each number of plies from 0 on: the graph of a
// game. The caller must not change them.
func (r *Review) Verdicts() []Verdict { return r.verdicts }

// Worst returns the ply after which the move stands that lost most, or false if none lost enough
// for a mark.
func (r *Review) Worst() (ply int, found bool) {
	most := 0.0
	for i, v := range r.verdicts {
		if v.Mark != Sound && v.Loss > most {
			most, ply, found = v.Loss, i, true
		}
	}
	return ply, found
}
