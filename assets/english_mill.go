package assets

// englishMill is a mill game as the answers to the questions in which these
// games differ.
type englishMill struct {
	men     string   // each player's, in words
	lines   string   // which lines there are, and which count
	earns   string   // what a mill earns, where it is not simply a removal
	also    []string // more about mills
	safe    bool     // men in mills are protected
	flying  string   // who flies, if anybody
	passes  bool     // a blocked player passes; else loses
	end     []string // more about the end
	silent  []string // what was decided, besides the draw
	picture Diagram  // of the lines or of what is special
	mill    Diagram  // of a mill and what it may take
	more    []Diagram
}

// page writes the game out.
func (m englishMill) page() Page {
	earns := "Making one earns the removal of one enemy soldier, before the turn ends; making two at once earns one as well. If there is nothing to remove, the turn just ends."
	if m.earns != "" {
		earns = m.earns
	}
	mills := Section{Heading: "Mills", Paragraphs: append([]string{
		"Three soldiers of yours in a row on a line are a mill. " + earns,
		m.lines,
	}, m.also...), Diagrams: []Diagram{m.mill}}
	if m.safe {
		mills.Paragraphs = append(mills.Paragraphs, "A soldier in a mill is safe: it may only be removed if all enemy soldiers stand in mills.")
	} else {
		mills.Paragraphs = append(mills.Paragraphs, "No soldier is safe: any enemy soldier may be removed, also one in a mill.")
	}
	flying := "Nobody flies: a soldier always moves along a line."
	if m.flying != "" {
		flying = m.flying
	}
	blocked := "A player who has no legal move on his turn loses."
	if m.passes {
		blocked = "A player who has no legal move passes: the turn goes over. If both pass one after the other, the game is a draw."
	}
	return Page{
		{Heading: englishGoal, Paragraphs: []string{
			"Take enemy soldiers by making rows of three. A player with fewer than three soldiers left, on the board and in hand together, has lost.",
		}, Diagrams: []Diagram{m.picture}},
		{Heading: englishMoving, Paragraphs: []string{
			"Each player has " + m.men + " soldiers and places one a turn on any empty point. " + englishStarter,
			"A player with none left in hand moves one soldier a turn along a line to the next empty point.",
			flying,
		}, Diagrams: m.more},
		mills,
		{Heading: englishEnd, Paragraphs: append(append([]string{blocked}, m.end...), englishAgree)},
		{Heading: englishSilent, Paragraphs: m.silent},
	}
}

// Sentences that several mill games have.
const (
	englishFly      = "A player with none in hand and at most {n} on the board flies: one soldier a turn goes to any empty point, and a neighbouring point counts as one. The opponent flies only when he too is down to that many."
	englishPlain    = "The board has sixteen lines of three, along the squares and between them. All of them count."
	englishAll      = "The board has twenty lines of three, those that join the corners of the squares included. All of them count."
	englishOutFlown = "A mill made by flying earns nothing, as published. You can choose that it earns a removal."
	englishOpening  = "While placing, all twenty lines count, the lines of the corners included. Once you move, the corner lines no longer count."

	englishThird = "The same position for the third time is a draw."
	englishDraw  = "The source has no rule against going round in circles, so this program has two: the same position for the third time is a draw, and so are fifty turns of each player without a placement or a removal. A pass counts as a turn."
	englishSame  = "Two positions are the same when the soldiers, the hands, the player to move, what he owes and the mills that may not be closed are the same. The start and the position after each placement or removal count as a first time."
)

// flyFrom says who flies.
func flyFrom(n string) string { return Fill(englishFly, "n", n) }

// Positions for the pictures: the board with its lines, and a mill of Blue.
const (
	englishEmptyNine = "hand=9,9"
	englishMillNine  = "first=a1,d1,g1 second=b2,d2,f2,a7 hand=6,5 duty=remove"
)

var (
	englishPlainBoard  = Diagram{Position: englishEmptyNine, Caption: "The board: three squares, joined in the middle of their sides."}
	englishCornerBoard = Diagram{Position: englishEmptyNine, Caption: "The board: three squares, joined in the middle of their sides and at the corners."}
	englishSafeMill    = Diagram{Position: englishMillNine, Caption: "Blue has a mill and removes a7: the other three are safe in a mill of their own.", Marks: []string{"a1-d1-g1"}}
	englishOpenMill    = Diagram{Position: englishMillNine, Caption: "Blue has a mill and removes any ringed soldier.", Marks: []string{"a1-d1-g1"}}
)

var englishNine = englishMill{
	men: "nine", lines: englishPlain, safe: true, flying: flyFrom("three"),
	picture: englishPlainBoard, mill: englishSafeMill,
	more: []Diagram{{
		Position: "first=a1,d2,g7 second=b2,d3,f4,d7,a4",
		Caption:  "Blue is down to three soldiers and flies to any empty point.", Marks: []string{"d2"},
	}},
	also:   []string{"A mill that was opened may be closed again on the next turn, and earns a removal again."},
	silent: []string{englishDraw, englishSame},
}

var englishTwelve = englishMill{
	men: "twelve", lines: englishAll, safe: true, flying: flyFrom("three"),
	picture: Diagram{Position: "hand=12,12", Caption: englishCornerBoard.Caption},
	mill: Diagram{
		Position: "first=a1,b2,c3 second=a7,d6 hand=9,10 duty=remove",
		Caption:  "A mill on a corner line. Blue removes one of the two.", Marks: []string{"a1-b2-c3"},
	},
	also: []string{
		"An opened mill waits: all complete mills through the point that a soldier leaves may not be completed by your next turn, not even by flying, and not even if the move completes another mill too. A turn later it is allowed, and earns a removal. A player with only such moves is blocked. You can choose that mills close at once.",
	},
	more: []Diagram{{
		Position: "first=a1,d1,g4,c4,b6 second=d2,f4,e4,a7,d7 ban=first:a1-d1-g1",
		Caption:  "The ringed soldier has just left g1 and opened its mill: it may not go back this turn.", Marks: []string{"g4"},
	}},
	end: []string{
		"Once both hands are empty and a player has exactly three soldiers, ten moves of each side without a removal are a draw. The count is shown.",
	},
	silent: []string{
		"If all twenty-four points are full after the placing, the game is a draw.",
		"The count of ten moves begins at nought after the turn that ends with both hands empty and a player at exactly three. A removal, also in the last turn of the count, starts it again.",
		englishThird, englishSame,
	},
}

var englishEleven = englishMill{
	men: "eleven", lines: englishAll, safe: true, flying: flyFrom("three"),
	picture: Diagram{Position: "hand=11,11", Caption: englishCornerBoard.Caption},
	mill: Diagram{
		Position: "first=a1,b2,c3 second=a7,d6 hand=8,9 duty=remove",
		Caption:  "A mill on a corner line. Blue removes one of the two.", Marks: []string{"a1-b2-c3"},
	},
	also:   []string{"A mill that was opened may be closed again on the next turn."},
	silent: []string{"The source only names this game. Its rules are those of Twelve Men’s Morris with eleven soldiers, without the waiting of an opened mill and without the count of ten moves.", englishDraw, englishSame},
}

var englishTsoro = englishMill{
	men: "twelve", lines: englishAll, safe: true, flying: flyFrom("three"), passes: true,
	picture: Diagram{Position: "hand=12,12", Caption: englishCornerBoard.Caption},
	mill: Diagram{
		Position: "first=a1,b2,c3 second=b4,c4,a4,d6 hand=9,8 duty=remove",
		Caption:  "Blue has a mill and removes d6: the other three are safe.", Marks: []string{"a1-b2-c3"},
	},
	also:   []string{englishOutFlown},
	silent: []string{englishDraw, englishSame},
}

var englishNavakankari = englishMill{
	men: "nine", lines: englishPlain, safe: true,
	picture: englishPlainBoard, mill: englishSafeMill,
	silent: []string{"The source only names this game, which is also called Daadi. Its rules are those of Nine Men’s Morris without flying.", englishDraw, englishSame},
}

var englishTriodi = englishMill{
	men: "nine", lines: englishPlain, passes: true,
	picture: englishPlainBoard, mill: englishOpenMill,
	silent: []string{englishDraw, englishSame},
}

var englishChascona = englishMill{
	men: "nine", lines: englishPlain, safe: true,
	picture: englishPlainBoard, mill: englishSafeMill,
	silent: []string{englishDraw, englishSame},
}
