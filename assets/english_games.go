package assets

var englishLibrary = Library{
	Heading: "Your games", Continue: "Continue",
	NotSaved: "This game could not be saved. It is safe while the program runs.", Begin: "New game",
	Nothing: "No games yet. Every game that you begin is kept here.", ToMove: "{side} to move", Moves: "{n} moves", OneMove: "1 move",
	Damaged: "A damaged game", DamagedWhy: "It cannot be opened; what is left can be exported.",
	Deleted: "{game} was deleted", Undo: "Undo", Import: "Import", Paste: "Paste a record", File: "Open a file",
	Exported: "Written to {where}", Copied: "The record was copied", Shared: "The record was handed over",
	NotSent: "The record was not exported: {error}", Problem: "No game was added: {error}",
	TooLong: "No game was added: this is longer than any game’s record",
	Added:   "{game} was added", Known: "{game} is here already",
	WhereFiles: "Drop a record on the window, or put records as .txt files into {folder} and press Import again",
}

var englishReplay = Replay{
	Look: "Look back", Return: "Looking back — return", At: "Looking back at move {n} of {all}",
	Back: "Back", Forward: "Next", ToldForward: "Forward", Play: "Play", Pause: "Pause", Seconds: "{n} s", ToldSeconds: "Speed: a move in {n} s",
	PlayOn: "Go on", ToldPlayOn: "Play on from here", Question: "Play on from here? The next move drops all that came after: {n}.",
	Yes: "Play on here", No: "Keep looking",
}
