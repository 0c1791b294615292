// Package match is the one authority over a game that is being played: who sits
// at which side, what the computer player was asked, and what may change the
// game now. The scenes send it wishes (play, undo, redo, a new game) at any
// moment and read from it what happened, one [Change] at a time, to animate,
// sound and save it.
//
// The computer player is asked by ticket. A reply counts only if nothing has
// happened since: same ticket, same game, same ply, same position. Whatever
// changes the game takes the ticket back.
//
// An [Analyst] asks another computer player about past and present positions and
// takes no part in the game.
//
// Package match draws nothing and knows no time: [Match.Tick] is called as often
// as the program likes.
package match
