package assets

var english = &Texts{
	Language: "en",
	Title:    "T-3 Hunting Games",
	Tagline:  "Old board games of soldiers, mills and T3rminators",

	Games: map[string]Game{
		"alquerque": {
			Name: "Alquerque", Land: "Spain and North Africa",
			Line: "Twelve a side. March forward, jump, and never step back.",
		},
		"bagh-chal": {
			Name: "Bagh-Chal", Land: "Nepal",
			Line: "Four T3rminators hunt; twenty soldiers fence them in.",
		},
		"goats-and-tigers": {
			Name: "Goats & Tigers", Land: "India",
			Line: "Three T3rminators prowl the pass that fifteen soldiers must close.",
		},
		"leopards-and-deer": {
			Name: "Leopards vs Deers", Land: "Southern India and Sri Lanka",
			Line: "Two leaping T3rminators against a herd of twenty-four.",
		},
		"twelve-mens-morris": {
			Name: "12 Men’s Morris", Land: "South Africa",
			Line: "Morabaraba: three in a row takes a man, corners included.",
		},
		"nine-mens-morris": {
			Name: "Nine Men’s Morris", Land: "All over Europe",
			Line: "Close a mill, take a man. With three men left you fly.",
		},
		"three-mens-morris": {
			Name: "Three Men’s Morris", Land: "The ancient Mediterranean",
			Line: "Three men each, one row to win. Over in a minute.",
		},
		"al-qirq": {
			Name: "Al-Qirq", Land: "Arabia",
			Line: "The mill game of the old books: no man is safe, and four men fly.",
		},
	},

	Menu: Menu{Heading: "Choose a game"},

	Setup: Setup{
		Heading: "Players", Person: "Person", Computer: "Computer", Level: "Level {n}",
		Levels: []string{"Beginner", "Easy", "Casual", "Steady", "Skilled", "Strong", "Expert", "Full strength"},
		Rules:  "Rules", Starts: "Who begins", Start: "Start", Back: "Back",
	},

	Board: Board{
		You: "You", Person: "Person", Computer: "Computer {n}",
		ToPlace: "{n} to place", OnBoard: "{n} on board", Captured: "{n} of {goal} captured", Lost: "{n} lost",
		Thinking: "thinking…",
		Undo:     "Undo", Redo: "Redo", Flip: "Flip", New: "New", Menu: "Menu", Stop: "Stop here", Hint: "Hint",
		History: "Moves", NoMoves: "No moves yet", Quiet: "{n} turns to a draw",
	},

	Status: Status{
		Yours: "Your turn — {act}", Side: "{side} — {act}", Thinking: "{side} — thinking…",
		Acts: map[Act]string{
			ActPlace:      "place a soldier",
			ActPlaceT3:    "place a T3rminator",
			ActEnterT3:    "place or move a T3rminator",
			ActMove:       "move a soldier",
			ActMoveT3:     "move a T3rminator",
			ActFly:        "fly to any free point",
			ActJump:       "you must capture",
			ActMayJump:    "capture, or lose a soldier",
			ActContinue:   "jump on with the same soldier",
			ActContinueT3: "jump on, or stop",
			ActRemove:     "mill! Remove a ringed soldier",
			ActHuff:       "take a soldier that would not jump",
			ActPass:       "no move, the turn passes",
		},
	},

	Results: Results{
		Draw: "A draw", YouWin: "You win!", YouLose: "You lose",
		Mill:    Sides{{"Blue", "Blue wins"}, {"White", "White wins"}},
		Hunt:    Sides{{"Soldiers", "The soldiers win"}, {"T3rminators", "The T3rminators win"}},
		Length:  "{n} turns",
		Rematch: "Rematch", Swap: "Swap sides", Menu: "Menu", Hide: "Hide",
		How: map[string]string{
			"reduced":       "{loser} is down to two soldiers.",
			"blocked":       "{loser} has no move left.",
			"lined-up":      "{winner} has three in a row.",
			"captured-goal": "{n} soldiers were captured.",
			"captured-all":  "{loser} has lost the last soldier.",
			"tamed":         "No T3rminator can move.",
			"repeated":      "{loser} made the same arrangement for the third time.",
			"repeated-draw": "The same position came up for the third time.",
			"quiet-draw":    "Fifty turns each went by without a capture.",
			"ten-moves":     "Ten moves each went by without a capture.",
			"full-board":    "Every point is taken and nobody can move.",
			"both-passed":   "Both sides had to pass.",
			"agreed":        "Both sides agreed.",
			"resigned":      "{loser} gave up.",
			"out-of-time":   "{loser} ran out of time.",
		},
		HowHunt: map[string]string{
			"blocked":      "The {loser} have no move left.",
			"captured-all": "The {loser} have lost their last man.",
			"repeated":     "The {loser} made the same arrangement for the third time.",
			"resigned":     "The {loser} gave up.",
			"out-of-time":  "The {loser} ran out of time.",
		},
		HowOther: "The game is over.",
	},

	Options: map[string]string{
		"start":         "Who begins",
		"repetition":    "Third repetition",
		"capture":       "Duty to capture",
		"backjump":      "Jumping backward",
		"early":         "T3rminators move early",
		"flying":        "Flying",
		"flying-mills":  "Mills made by flying",
		"reform":        "Closing a mill again",
		"setup":         "Setting up",
		"first-leopard": "First T3rminator",
		"jumps":         "Jumping",
		"moves":         "Moving",
		"centre":        "Centre",
	},
	Values: map[string]string{
		"start=first": "Blue", "start=second": "White",
		"repetition=own": "Own men", "repetition=position": "Position", "repetition=draw": "Draw",
		"capture=huff": "Huff", "capture=forced": "Forced", "capture=free": "Free",
		"backjump=never": "Never", "backjump=chain": "In a series", "backjump=always": "Always",
		"early=on": "Yes", "early=off": "No",
		"flying=on": "Yes", "flying=off": "No",
		"flying-mills=off": "Nothing", "flying-mills=on": "Removal",
		"reform=wait": "Wait a turn", "reform=free": "At once",
		"setup=placed": "Placed", "setup=traditional": "Traditional",
		"first-leopard=attacks": "Attacking", "first-leopard=anywhere": "Anywhere",
		"jumps=optional": "Optional", "jumps=forced": "Forced", "jumps=single": "One only",
		"moves=lines": "Lines", "moves=orthogonal": "Straight", "moves=adjacent": "Neighbours", "moves=anywhere": "Anywhere",
		"centre=free": "Free", "centre=barred": "Barred",
	},
	Refusals: map[string]string{},
}
