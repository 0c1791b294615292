// Command engine is the computer player on a console: for matches, analysis and measurements. It
// speaks the verbs of UCI, one line each:
//
//	uci                                  who it is and which options it has
//	isready                              answers readyok
//	setoption name Game value ID         another game, with its default options
//	setoption name OPTION value VALUE    an option of the game; the names are RULES.md's
//	setoption name Hash value MIB        size of the transposition table
//	ucinewgame                           forgets what was searched, and sets up the start
//	position startpos [moves TOKEN …]    the start, and moves from there
//	position pos "TEXT" [moves TOKEN …]  a position in the notation of RULES.md section 6
//	go [depth N] [nodes N] [movetime MS] searches until a limit is reached, or without limits until stop
//	go infinite                          searches and holds its answer until stop
//	go perft N                           counts move sequences, by first move
//	stop                                 ends a search or a count
//	moves                                the legal moves
//	d                                    draws the position
//	quit                                 ends the program, and a search
//
// A move is one ply in RULES.md's notation: after a mill, a second go asks for the removal. Setting
// an option of the game sets up the start. Depth counts turns; scores are for the side to move, "cp"
// in hundredths of a man, "mate" in plies, negative if that side loses. A bad line is answered by
// "error: …" and changes nothing. While a search is under way only isready, stop and quit are obeyed
// at once; other lines wait for its end.
//
// With words behind its name it measures instead of listening:
//
//	engine match A B games nodes|ms [game …]
//
// plays A against B, in all main games if none is named, so many games with so many nodes ("2000")
// or so much time ("50ms") for each move, and prints A's result, its share of the points and its
// Elo with the bounds of 95 %. Every opening, random but balanced, is played twice with the sides
// changed. A and B are "-" for the program as it is, or lists such as "level=3,nodes=500" and
// numbers of ai.Tuning ("aspiration=0,hunt.hang=40"). With nodes a match is the same every time.
//
//	engine levels games nodes [game …]
//
// lets each level play the one below it; of a pair with more nodes for a move than this both get the
// same share of theirs. Level 1 plays one that looks one turn ahead, which should beat it: the pair
// 0:1. It prints the result of the stronger, as match does.
//
//	engine chances games nodes [game …]
//
// plays the program against itself from the start, the hunts also from starts after up to four
// captures, and prints First's share of the points beside the one that ai.WinChance promised him
// in the first moves.
//
//	engine speed nodes|ms [game …]
//
// searches the start and three later positions of a game, each with a clean table of the size that
// the program has, and prints depth and nodes a second.
package main
