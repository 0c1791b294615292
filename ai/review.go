package ai

import (
	"slices"

	"t3hunting/rules"
)

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

	// Better is the token of the best move in place of the one that led here; "" if that was the
	// best one itself, or nobody knows.
	Better string
}

// Review judges the moves of a game as scores of its positions come in, in any order. A caller
// asks a [Player] for each position, at level 0, and hands on score and move.
type Review struct {
	game     *rules.Game
	side     []rules.Side // to move, after so many plies
	best     []string     // the best move there, as far as it is known
	verdicts []Verdict
}

// NewReview begins a review of a game's record as it is. Positions in which the game is over are
// known at once.
func NewReview(g *rules.Game) *Review {
	r := &Review{game: g, best: make([]string, g.Len()+1), verdicts: make([]Verdict, g.Len()+1)}
	st := g.State().Clone()
	for st.Ply() > 0 {
		st.Undo()
	}
	for ply := range r.verdicts {
		r.side = append(r.side, st.Side())
		if st.Over() {
			v := &r.verdicts[ply]
			v.Known, v.Chance = true, DecidedChance(st.Result().Outcome)
		}
		if ply < g.Len() {
			st.Apply(g.Moves()[ply])
		}
	}
	return r
}

// Next returns the position, as plies from the start, that is nearest to the one after near plies
// among those whose score is missing, the earlier of two; false if the review is complete.
func (r *Review) Next(near int) (ply int, missing bool) {
	for away := range len(r.verdicts) {
		for _, ply := range [2]int{near - away, near + away} {
			if ply >= 0 && ply < len(r.verdicts) && !r.verdicts[ply].Known {
				return ply, true
			}
		}
	}
	return 0, false
}

// Add hands in the score of the position after ply plies, for the side to move there, and its best
// move's token.
func (r *Review) Add(ply, score int, best string) {
	v := &r.verdicts[ply]
	v.Known, v.Chance = true, WinChance(r.game.Ruleset(), score)
	if r.side[ply] == rules.Second {
		v.Chance = 1 - v.Chance
	}
	r.best[ply] = best
	r.judge(ply)
	r.judge(ply + 1)
}

// judge marks the move that led to the position after ply plies, if both ends of it are known. The
// best move is no fault, whatever a search from behind it finds.
func (r *Review) judge(ply int) {
	if ply < 1 || ply >= len(r.verdicts) || !r.verdicts[ply-1].Known || !r.verdicts[ply].Known {
		return
	}
	v := &r.verdicts[ply]
	v.Loss, v.Mark, v.Better = 0, Sound, r.best[ply-1]
	if v.Better == r.game.State().FormatMove(r.game.Moves()[ply-1]) {
		v.Better = ""
		return
	}
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

// Mover returns the side whose move led to the position after ply plies; ply is 1 or more.
func (r *Review) Mover(ply int) rules.Side { return r.side[ply-1] }

// Worst returns the ply after which the move stands that lost most among those of some sides, or
// false if none lost enough for a mark.
func (r *Review) Worst(by ...rules.Side) (ply int, found bool) {
	most := 0.0
	for i, v := range r.verdicts {
		if v.Mark != Sound && v.Loss > most && slices.Contains(by, r.Mover(i)) {
			most, ply, found = v.Loss, i, true
		}
	}
	return ply, found
}
