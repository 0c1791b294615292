package assets

// Hint has the sentences of a hint, which is told in three presses: which man,
// where it goes, and why. {man} is Soldier or T3, {from}, {to} and {over} are
// points, {enemy} is the other side.
type Hint struct {
	Who   map[string]string // by the kind of move; jump-on is a jump within a series
	Where map[string]string // by the kind of move
	Why   map[string]string // by the reason's slug

	Soldier, T3 string
}

var englishHint = Hint{
	Who: map[string]string{
		"place":   "Place a {man}.",
		"step":    "Move the {man} on {from}.",
		"fly":     "Fly with the {man} on {from}.",
		"jump":    "Jump with the {man} on {from}.",
		"jump-on": "Jump on with the {man} on {from}.",
		"stop":    "Jump no further.",
		"remove":  "Take an enemy {man} off the board.",
		"huff":    "Take a {man} that would not jump.",
	},
	Where: map[string]string{
		"place":  "Place it on {to}.",
		"step":   "Move from {from} to {to}.",
		"fly":    "Fly from {from} to {to}.",
		"jump":   "Jump from {from} over {over} to {to}.",
		"stop":   "Stop here, on {from}.",
		"remove": "Take the {man} on {from}.",
		"huff":   "Take the {man} on {from}.",
	},
	Why: map[string]string{
		"only":     "There is no other move.",
		"wins":     "It wins the game at once.",
		"forces":   "It leads to a win that nothing can stop.",
		"holds":    "Every other move loses the game.",
		"mill":     "It closes a mill, and an enemy soldier has to go.",
		"captures": "It captures the soldier on {over}.",
		"blocks":   "On {to} it keeps {enemy} from a row of three.",
		"saves":    "It saves a soldier that could be captured.",
		"attacks":  "It threatens to capture a soldier.",
		"traps":    "It leaves a T3rminator without a move.",
		"opens":    "It threatens to make a row of three.",
		"removes":  "The {man} on {from} is the one worth most.",
		"best":     "No other move leads to a better position.",
	},
	Soldier: "soldier", T3: "T3rminator",
}
