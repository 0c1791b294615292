package assets

// Library has the texts about games that are kept.
type Library struct {
	Heading    string // of the list
	Continue   string // over the saved game in the menu
	NotSaved   string // the storage is full or forbidden
	Nothing    string // the list is empty
	Begin      string // the button there that leads to the games
	ToMove     string // {side} is to move
	Moves      string // {n} moves so far
	OneMove    string
	Damaged    string // a game that cannot be read
	DamagedWhy string // what can be done about it
	Deleted    string // {game}
	Undo       string
	Import     string // records from a folder
	Paste      string // a record from the clipboard
	File       string // a record from a file
	Exported   string // {where} a record was written to
	Copied     string // a record lies on the clipboard
	Shared     string
	NotSent    string // {error}: a record could not leave the program
	Problem    string // {error}: a text is no record
	TooLong    string // a text is longer than any record
	Added      string // {game}
	Known      string // {game} was there already
	WhereFiles string // {folder}: where records are put to be imported
}

// Replay has the texts about looking back at a game.
type Replay struct {
	Look        string // the button that begins to look back
	Return      string // the button that ends it
	At          string // {n} of {all}: which move made the position that shows
	Back        string
	Forward     string
	Play        string
	Pause       string
	Seconds     string // {n} a move
	ToldSeconds string // the same where it is not seen
	PlayOn      string // from the position that shows
	Question    string // {n} moves would be dropped
	Yes, No     string

	ToldForward, ToldPlayOn string // what Forward and PlayOn are called where they are not seen
}
