package assets

// Review has the texts of the review of a finished game.
type Review struct {
	Marks       map[string]string // what a move is called that lost something, by the mark's name
	Marked      string            // {sign}, {mark}, {better}: the move that shows and what was better
	Chances     string            // {first}, {a}, {second}, {b}: the sides and their chances, in hundredths
	Under       string            // {n} of {all} positions are reviewed
	UnderReturn string            // the same, on the button that ends the look back
	Failed      string            // no position can be reviewed
	Done        string            // {first}, {second}: Faults of both sides
	Faults      string            // {side}, {blunders}, {mistakes}, {inaccuracies}

	Worst, Again        string // buttons
	ToWorst, FromThere  string // what they are called where they are not seen
	Turn                string // {move}, {mark}: a move of the list that has a mark
	Branch              string // asked before a new game begins from the position that shows
	BranchYes, BranchNo string
}

var englishReview = Review{
	Marks:       map[string]string{"inaccuracy": "inaccuracy", "mistake": "mistake", "blunder": "blunder"},
	Marked:      "{sign} {mark} · better: {better}",
	Chances:     "Chances: {first} {a} %, {second} {b} %",
	Under:       "Reviewing: {n} of {all}",
	UnderReturn: "Reviewed {n} of {all} — return",
	Failed:      "The computer cannot review this game.",
	Done:        "The review is complete. {first} {second}",
	Faults:      "{side}: blunders {blunders}, mistakes {mistakes}, inaccuracies {inaccuracies}.",

	Worst: "Worst", Again: "Retry",
	ToWorst: "Go to the worst move", FromThere: "Try again from before this move",
	Turn:      "{move}, {mark}",
	Branch:    "Play on from here as a new game? The finished one stays as it is.",
	BranchYes: "Play on here", BranchNo: "Keep looking",
}
