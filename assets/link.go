package assets

// Link has the texts about links to games.
type Link struct {
	Title   string
	Fault   string // a link cannot be opened
	Damaged string // why: it was cut or changed
	Unknown string // why: the game or an option is not known
	Kept    string // nothing was lost

	Shared, Copied, Failed string // what came of sharing one
}

var englishLink = Link{
	Title:   "Link",
	Fault:   "This link cannot be opened",
	Damaged: "It is incomplete or was changed on its way. Please ask for it again, as a whole.",
	Unknown: "It is for a game or a rule that this version does not know. A newer version may know it.",
	Kept:    "Your own games are as they were.",
	Shared:  "The link was handed over", Copied: "The link was copied", Failed: "The link could not be copied",
}
