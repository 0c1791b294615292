package assets

// Page explains the rules of one game. The options are not on it: the rules
// themselves say what each of them means.
type Page []Section

// Section is a part of a page under a heading.
type Section struct {
	Heading    string
	Paragraphs []string
	Diagrams   []Diagram
}

// Diagram is a small picture of a position with a line under it.
type Diagram struct {
	Position string // as the rules read it
	Caption  string

	// Marks are what is pointed at: a man, whose moves are shown, as its point
	// ("c3"), a row of three as its points ("a1-d1-g1"), or "*" for all that the
	// side to move can do.
	Marks []string
}
