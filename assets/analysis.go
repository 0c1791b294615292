package assets

// Analysis has the texts about what the computer thinks of a position. How far a
// side is ahead is told with that side's emblem or name before it.
type Analysis struct {
	Begun       string // said when the best lines show
	Return      string // the button that goes back to the game
	ReturnDepth string // the same; the computer has looked {n} turns ahead
	Depth       string // {n} turns
	Ahead       string // {n} men ahead, with a {chance} in a hundred of winning
	Level       string // nobody is ahead
	Wins        string // in {n} moves of its own
	Stop        string // a move that ends a series
	Chances     string // {first} wins {a} games of a hundred, {second} {b}
}

var englishAnalysis = Analysis{
	Begun:       "The computer's best three lines.",
	Return:      "Analysis — return",
	ReturnDepth: "Analysis, depth {n} — return",
	Depth:       "Depth {n}",
	Ahead:       "+{n} · {chance} %",
	Level:       "level",
	Wins:        "wins in {n}",
	Stop:        "stop",
	Chances:     "Chances: {first} {a} %, {second} {b} %",
}
