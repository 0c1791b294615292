package assets

var englishThree = Page{
	{Heading: englishGoal, Paragraphs: []string{
		"Be the first with your three soldiers in a row.",
	}, Diagrams: []Diagram{{
		Position: "first=a1,b2,c3 second=a2,b1 hand=0,1 turn=second",
		Caption:  "Blue has won. All eight rows count: across, up and down, and both diagonals.",
		Marks:    []string{"a1-b2-c3"},
	}}},
	{Heading: englishMoving, Paragraphs: []string{
		"Three soldiers each are placed in turn on any empty point. " + englishStarter,
		"Then one soldier a turn moves along a line to the next empty point.",
	}, Diagrams: []Diagram{{
		Position: "first=b2,a1,c2 second=a2,b1,c3",
		Caption:  "All are placed: the soldier in the middle may go to the ends of three lines.",
		Marks:    []string{"b2"},
	}}},
	{Heading: englishEnd, Paragraphs: []string{
		"The first row wins, also while placing. A player who has no legal move on his turn loses. The same position for the third time is a draw.",
		englishAgree,
	}},
	{Heading: "What is known", Paragraphs: []string{
		"The program has worked the game out to the end. With a free centre, and moves along the lines or along rows and columns only, the player who begins wins in nine moves from the centre; beginning in a corner draws, and beginning on a side loses.",
		"With the centre barred for the first soldier, or with moves to any point, it is a draw.",
	}},
	{Heading: englishSilent, Paragraphs: []string{
		"Two positions are the same when the soldiers, the hands and the player to move are the same. The start and the position after each placement count as a first time.",
		"Barring the centre holds for the very first soldier of the game. The second player may place his first one there.",
	}},
}
