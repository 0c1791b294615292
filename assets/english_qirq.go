package assets

// Al-Qirq and the games that are printed beside it in its source.

var englishQirq = englishMill{
	men: "nine", flying: flyFrom("four"), passes: true,
	lines:   "While placing, the sixteen lines along the squares and between the middles of their sides count, the four lines of the corners do not. Once you move, all twenty count.",
	also:    []string{englishOutFlown},
	picture: englishCornerBoard, mill: englishOpenMill,
	more: []Diagram{{
		Position: "first=b2,a1,c4,f6 second=d2,d3,f4,d7,a4,e5",
		Caption:  "Blue is down to four soldiers and flies to any empty point.", Marks: []string{"b2"},
	}},
	silent: []string{
		"Al-Qirq is also called Riz, Sudder, Sudra, Ka’b al-Baidar, Tubn and Tubna. Of the rules that its source reconstructs, these are the third.",
		"That the corner lines count while moving follows the source’s own use of “orthogonal” for any line that is drawn; the rule for placing names north, south, east and west, which leaves them out.",
		englishDraw, englishSame,
	},
}

var englishQirq1 = englishMill{
	men: "nine", lines: englishAll, passes: true,
	picture: englishCornerBoard, mill: englishOpenMill,
	silent: []string{englishDraw, englishSame},
}

var englishQirq2 = englishMill{
	men: "nine", lines: englishAll, safe: true, flying: flyFrom("three"), passes: true,
	also:    []string{englishOutFlown},
	picture: englishCornerBoard, mill: englishSafeMill,
	silent: []string{englishDraw, englishSame},
}

var englishQirq4 = englishMill{
	men: "nine", lines: englishOpening, passes: true,
	picture: englishCornerBoard, mill: englishCornerMill,
	silent: []string{englishDraw, englishSame},
}

var englishQirq5 = englishMill{
	men: "nine", lines: englishAll, passes: true,
	earns: "One that is made by placing removes nothing: it earns another placement, if you have soldiers in hand. One that is made by moving earns a removal and then another move.",
	also: []string{
		"The extra placement and the extra move are compulsory and may earn again. However many mills are made at once, one is earned. Without a legal extra move the turn ends.",
	},
	picture: englishCornerBoard,
	mill: Diagram{
		Position: "first=a1,b2,c3,d7 second=a7,d6,g4,f4,d1 duty=remove",
		Caption:  "Blue made this mill by moving: Blue removes a soldier and moves again.", Marks: []string{"a1-b2-c3"},
	},
	end: []string{"Either player who is down to two soldiers has lost, whoever’s turn it is."},
	silent: []string{
		"With an empty hand a mill that is made by placing earns nothing.",
		englishDraw, englishSame,
	},
}

var englishQirq6 = englishQirq1

var englishQirq7 = englishMill{
	men: "nine", lines: englishAll, safe: true,
	picture: englishCornerBoard, mill: englishSafeMill,
	silent: []string{englishDraw, englishSame},
}

var englishQirq8 = englishMill{
	men: "nine", lines: englishOpening, safe: true,
	picture: englishCornerBoard, mill: englishSafeMill,
	silent: []string{englishDraw, englishSame},
}

var englishQirq9 = englishMill{
	men: "nine", lines: englishOpening, safe: true, flying: flyFrom("three"), passes: true,
	also:    []string{englishOutFlown},
	picture: englishCornerBoard, mill: englishSafeMill,
	silent: []string{englishDraw, englishSame},
}

var englishQirq10 = englishMill{
	men: "nine", lines: englishRows, flying: flyFrom("four"), passes: true,
	also:    []string{englishOutFlown},
	picture: englishCornerBoard, mill: englishOpenMill,
	silent: []string{englishDraw, englishSame},
}

var englishMarelle = englishQirq10

var englishTriodiDiagonal = englishQirq1

var englishAchi = englishMill{
	men: "six", passes: true,
	lines:   "The eight sides of the two squares count. The four links between the squares join two points only and are no mills.",
	picture: Diagram{Position: "hand=6,6", Caption: "The board: two squares, joined in the middle of their sides."},
	mill: Diagram{
		Position: "first=a1,c1,e1 second=b2,c2,d2,a5 hand=3,2 duty=remove",
		Caption:  "Blue has a mill and removes any ringed soldier.", Marks: []string{"a1-c1-e1"},
	},
	silent: []string{englishDraw, englishSame},
}

const englishRows = "Sixteen lines count, along the squares and between the middles of their sides. Soldiers move along the four lines of the corners too, but those are no mills."

var englishCornerMill = Diagram{
	Position: "first=a1,b2,c3 second=a7,d6,g4 hand=6,6 duty=remove",
	Caption:  "While placing, a corner line is a mill too: Blue removes any ringed soldier.", Marks: []string{"a1-b2-c3"},
}
