package assets

// Sentences that the three hunt games share.
const (
	englishColours = "The soldiers are blue and white in turn. The colours are only for show: all of them belong to one player."
	englishSoldier = "The soldiers’ player places one soldier a turn on any empty point. Soldiers may not move before all are placed; then one of them steps along a line to the next empty point, in any direction. Soldiers never jump."
	englishHunter  = "A T3rminator steps along a line to the next empty point, in any direction, or jumps over one soldier to the empty point behind it and takes it. Nobody jumps over a T3rminator."
	englishTamed   = "The soldiers win as soon as it is the T3rminators’ turn and none of them can step or jump, even while there are soldiers in hand."
	englishRepeat  = "Nobody may go round in circles: a player whose own side makes the same arrangement for the third time loses."
)

// englishHuntSilent are the decisions that the three hunt games share.
var englishHuntSilent = []string{
	"Soldiers that have no legal move on their turn lose.",
	"The rule book’s “no repeated moves” is read like this: a move that repeats is legal, and the third time costs the game. After each turn the arrangement of the mover’s own side is noted. A placement or a capture wipes the notes of both sides, and then counts as the first time for the arrangement that it makes. What merely stands, such as the start, is not noted. Hollow points on the board warn of a second or third time.",
	englishAgree,
}

var englishBaghChal = Page{
	{Heading: englishGoal, Paragraphs: []string{
		"Four T3rminators hunt twenty soldiers. The T3rminators win when they have captured five; the soldiers win when no T3rminator can move.",
	}},
	{Heading: "The start", Paragraphs: []string{
		"The T3rminators stand on the four corners, and the soldiers begin. " + englishColours,
	}, Diagrams: []Diagram{{
		Position: "second=a1,e1,a5,e5 hand=20,0",
		Caption:  "The start: twenty soldiers are in hand.",
	}}},
	{Heading: "Soldiers", Paragraphs: []string{englishSoldier}},
	{Heading: "T3rminators", Paragraphs: []string{
		englishHunter, "They take one soldier a turn and never have to.",
	}, Diagrams: []Diagram{{
		Position: "first=b2,c4,d3 second=a1,e1,a5,e5 hand=17,0 turn=second",
		Caption:  "The T3rminator at a1 may step to a2 or b1, or jump over b2.",
		Marks:    []string{"a1"},
	}}},
	{Heading: englishEnd, Paragraphs: []string{
		"The fifth capture wins at once, also while there are soldiers in hand.", englishTamed, englishRepeat,
	}, Diagrams: []Diagram{{
		Position: "first=a2,b1,b2,a3,c1,c3 second=a1,e1,a5,e5 hand=14,0 turn=second",
		Caption:  "The T3rminator at a1 is shut in and closes its eyes. The others are still to be caught.",
	}}},
	{Heading: englishSilent, Paragraphs: englishHuntSilent},
}

var englishGoatsAndTigers = Page{
	{Heading: englishGoal, Paragraphs: []string{
		"Three T3rminators hunt fifteen soldiers on a mountain. The T3rminators win when they have captured six; the soldiers win when no T3rminator can move.",
	}},
	{Heading: "The start", Paragraphs: []string{
		"The board is empty. The T3rminators’ player begins and places one of them on any empty point; then both play in turn. " + englishColours,
	}, Diagrams: []Diagram{{
		Position: "hand=15,3 turn=second",
		Caption:  "The mountain: four paths from the top and four that cross them.",
	}, {
		Position: "second=a1,b3,b4 hand=15,0",
		Caption:  "The traditional setting up, if you choose it: the soldiers begin.",
	}}},
	{Heading: "Soldiers", Paragraphs: []string{englishSoldier}},
	{Heading: "T3rminators", Paragraphs: []string{
		"While there is one in hand, the T3rminators’ player either places it on any empty point or moves one that stands.",
		englishHunter, "They take one soldier a turn and never have to.",
	}, Diagrams: []Diagram{{
		Position: "first=c3,d2 second=b3 hand=13,2 turn=second",
		Caption:  "The T3rminator at b3 may jump over c3 down the path to d3.",
		Marks:    []string{"b3"},
	}}},
	{Heading: englishEnd, Paragraphs: []string{
		"The sixth capture wins at once, also while there are soldiers in hand.",
		englishTamed + " This does not count while a T3rminator is still to be placed.", englishRepeat,
	}},
	{Heading: englishSilent, Paragraphs: append([]string{
		"The sources draw no picture of the board; the best attested one of 23 points is used.",
		"T3rminators may move before all three are placed, since the rule book says that they “can move or jump”. You can choose that all are placed first.",
	}, englishHuntSilent...)},
}

var englishLeopardsAndDeer = Page{
	{Heading: englishGoal, Paragraphs: []string{
		"Two T3rminators hunt twenty-four soldiers. The T3rminators win when they have captured twelve; the soldiers win when neither T3rminator can move.",
	}},
	{Heading: "The start", Paragraphs: []string{
		"Eight soldiers stand round the middle and sixteen are in hand. The T3rminators’ player begins and places one where it threatens a soldier, that is, where it could jump over one.",
		englishColours,
	}, Diagrams: []Diagram{{
		Position: "first=d4,e4,f4,d5,f5,d6,e6,f6 hand=16,2 turn=second",
		Caption:  "The nine points on which the first T3rminator may come in.",
		Marks:    []string{"*"},
	}}},
	{Heading: "Soldiers", Paragraphs: []string{englishSoldier}},
	{Heading: "T3rminators", Paragraphs: []string{
		"While the second one is in hand, the T3rminators’ player either places it on any empty point or moves the first.",
		englishHunter,
		"After a jump the same T3rminator may jump again, in any direction, or stop. Without a further jump the turn ends by itself. No jump is compulsory.",
	}, Diagrams: []Diagram{{
		Position: "first=g6,d4,e4,d5,d6,e6 second=g5 hand=17,1 turn=second duty=jump:g5",
		Caption:  "In the middle of a series: on over g6, or stop here.",
		Marks:    []string{"g5"},
	}}},
	{Heading: englishEnd, Paragraphs: []string{
		"The twelfth capture wins at once, also while there are soldiers in hand.",
		englishTamed + " This does not count while a T3rminator is still to be placed.", englishRepeat,
	}},
	{Heading: englishSilent, Paragraphs: append([]string{
		"The sources draw no picture of the board and do not say which eight points are meant; the best attested board of 49 points is used, and the eight points round its centre.",
		"The eight soldiers count as the soldiers’ first turn. If no point that threatens a soldier is free, the first T3rminator may be placed anywhere.",
		"The first T3rminator may move before the second is placed, so that its threat is real. You can choose that both are placed first.",
		"A series of jumps may be stopped after any jump. You can choose that it must go on, or that there is one jump a turn.",
	}, englishHuntSilent...)},
}
