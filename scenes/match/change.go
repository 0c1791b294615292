package match

import "t3hunting/rules"

// ChangeKind is a kind of change.
type ChangeKind uint8

// The changes.
const (
	// Played: a move was made, by a person, the computer, by itself or again by Redo.
	Played ChangeKind = iota
	// Undone: a move was taken back. Its events are in the order in which they
	// happened, to be shown backward.
	Undone
	// Decided: the players ended the game (resigned, agreed on a draw, time) or
	// took that back. No man moved.
	Decided
	// Rebuilt: the position is another one; the picture is to be made anew.
	Rebuilt
	// Hinted: the computer player proposes Move to Side, or has nothing to propose
	// if Why is empty. Nothing has changed.
	Hinted
)

// Change is one thing that happened to the game.
type Change struct {
	Kind   ChangeKind
	Move   rules.Move    // Played and Undone
	Side   rules.Side    // Played and Undone: who made the move
	Events []rules.Event // Played and Undone: what the move does; the receiver may keep them
	Ply    int           // of the position after the change
	Auto   bool          // Played: a compulsory act that played itself
	Why    string        // Hinted: the name of an ai.Why
}
