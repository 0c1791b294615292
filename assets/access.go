package assets

// Access has what the screen says to somebody who does not see it: what stands
// on a point and can be done there, and one sentence for whatever happens.
type Access struct {
	Point   string // {point}, {who}: what stands there
	PointDo string // {point}, {who}, {do}: and what can be done
	Empty   string
	Man     string // {side}: of the games between blue and white
	Soldier string // of the hunt games
	T3      string

	// What can be done at a point: one of these is {do} of PointDo.
	Go, GoRepeat, Place, Move, Chosen, RemoveMan, Victim, Huff string

	// What happened. {side} acts, from {from} to {to}; {over} or {from} leaves.
	Placed, Moved, Jumped, Removed, Huffed, Passed string
	Mill                                           string // follows a move that closed one
	Undone                                         string // {move}: the sentence that no longer holds
	Anew                                           string // the board shows another position
	Picked                                         string // {point}, {points}: a man was chosen, and where it can go
	LetGo                                          string // no man is chosen any more

	Choice  string            // {group}, {value}: one of several things to choose from
	Weaker  string            // {side}: lowers the computer's level
	Harder  string            // {side}: raises it
	Export  string            // {game} of the list of kept games
	Remove  string            // {game}
	Buttons map[string]string // what buttons without a label are called, by target
}

var englishAccess = Access{
	Point: "{point}: {who}", PointDo: "{point}: {who}, {do}",
	Empty: "empty", Man: "{side} soldier", Soldier: "soldier", T3: "T3rminator",

	Go: "can go here", GoRepeat: "can go here and repeats a position", Place: "can be placed on", Move: "can move",
	Chosen: "chosen", RemoveMan: "can be removed", Victim: "would be captured", Huff: "can be taken for not jumping",

	Placed:  "{side} on {to}.",
	Moved:   "{side} from {from} to {to}.",
	Jumped:  "{side} from {from} to {to}, captures on {over}.",
	Removed: "{side} loses {from}.",
	Huffed:  "{side} loses {from} for not jumping.",
	Passed:  "{side} passes.",
	Mill:    "A mill!",
	Undone:  "Taken back: {move}",
	Anew:    "The board was set anew.",
	Picked:  "{point} chosen, can go to {points}.",
	LetGo:   "Nobody is chosen.",

	Choice: "{group}: {value}",
	Weaker: "{side}: lower level", Harder: "{side}: higher level",
	Export: "Share {game}", Remove: "Delete {game}",
	Buttons: map[string]string{
		"back": "Back", "menu": "Menu", "settings": "Settings", "howto": "How to play", "hide": "Close", "more:close": "Close", "games": "Saved games",
		"about": "About this game", "keys": "Keys",
	},
}
