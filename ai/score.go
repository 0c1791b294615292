package ai

// Scores are for the side to move, in hundredths of a man. A win in n plies is Mate-n, a loss in
// n plies n-Mate, so that the nearer win and the later loss are preferred.
const (
	// Mate is the score of a won game; no evaluation comes near it.
	Mate = 30000

	// maxPly is the length of the longest line that is looked at, in plies.
	maxPly = 128

	// mateBound parts the scores that promise the end of the game from evaluations.
	mateBound = Mate - 2*maxPly

	// evalBound is the largest evaluation there may be.
	evalBound = 20000

	infinite = Mate + 1
)

// MateIn tells whether score promises the end of the game, and in how many plies: positive if the
// side to move wins, negative if it loses.
func MateIn(score int) (plies int, ok bool) {
	switch {
	case score > mateBound:
		return Mate - score, true
	case score < -mateBound:
		return -Mate - score, true
	}
	return 0, false
}
