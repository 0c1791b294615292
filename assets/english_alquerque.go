package assets

var englishAlquerque = Page{
	{Heading: englishGoal, Paragraphs: []string{
		"Take all enemy soldiers, or leave your opponent without a legal move.",
	}},
	{Heading: "The start", Paragraphs: []string{
		"Twelve soldiers each stand on all points but the one in the middle. " + englishStarter,
	}, Diagrams: []Diagram{{
		Position: "first=a1,b1,c1,d1,e1,a2,b2,c2,d2,e2,d3,e3 second=a5,b5,c5,d5,e5,a4,b4,c4,d4,e4,a3,b3",
		Caption:  "The start. The ringed soldier is one of those that may open the game.",
		Marks:    []string{"c2"},
	}}},
	{Heading: "Marching", Paragraphs: []string{
		"A soldier steps along a line to the next empty point: forward, diagonally forward or sideways, never backward.",
		"No soldier returns: it may not come to a point on which it has stood before, by a step or by a jump.",
	}, Diagrams: []Diagram{{
		Position: "first=c3,a1 second=e5,a5",
		Caption:  "From the middle a soldier has five steps.",
		Marks:    []string{"c3"},
	}}},
	{Heading: "Jumping", Paragraphs: []string{
		"A soldier jumps over an enemy soldier beside it to the empty point behind it, along a line, and takes it at once. If it can jump again from there it must, until it cannot; which way is free.",
		"Like a step, a jump never goes backward until that soldier has reached the far row.",
		"If you could capture and did not, your opponent’s turn begins by huffing: he takes off one of the soldiers that could have captured, and then makes his own move.",
	}, Diagrams: []Diagram{{
		Position: "first=c2,a1 second=c3,d4,a5",
		Caption:  "Over c3 to c4, and from there it must go on over d4 to e4.",
		Marks:    []string{"c2"},
	}, {
		Position: "first=e3,a5 second=c3,b4,a4 turn=second duty=huff:e3 visited=e3:d3",
		Caption:  "Blue stepped from d3 to e3 and did not capture: White takes that soldier off.",
	}}},
	{Heading: "The far row", Paragraphs: []string{
		"From its arrival on the far row a soldier moves only by jumping, but in every direction: also later in the same series, and for the rest of the game, even after it has jumped away again.",
	}, Diagrams: []Diagram{{
		Position: "first=c5,a2 second=c4,e3",
		Caption:  "On the far row: this soldier can no longer step, but it jumps backward.",
		Marks:    []string{"c5"},
	}}},
	{Heading: englishEnd, Paragraphs: []string{
		"A player who has no soldiers left, or no legal move on his turn, loses. No position can come back, so there is no draw but by agreement.",
		englishAgree,
	}},
	{Heading: englishSilent, Paragraphs: []string{
		"The rule book does not say whether a jump may go backward. Here it may not, before the far row; you can choose otherwise.",
		"A series must be carried on under every choice of the duty to capture. Nobody has to choose the longer one.",
		"The starting point and every landing count as visited, points that are jumped over do not. Huffing changes no other soldier’s points.",
		"Huffing is compulsory, even if there is only one soldier to take; the program then does it by itself. Those that had a legal jump when the turn began can be huffed, also one that stepped instead. A turn with any jump leaves none. Huffing the last soldier wins, and a player who has no move after his huff loses.",
		"The duty to capture in the turn of a huff is looked at after the huff.",
	}},
}
