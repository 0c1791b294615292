// Package rules is the deterministic core of the games: boards, rulesets,
// positions, moves, results and their text forms. It knows no time, no chance,
// no files and no picture; the same input gives the same output everywhere.
//
// # Words
//
//   - Point: a place on a board, numbered from 0. Line: a straight drawn line
//     through points. Edge: two neighbouring points of a line. Hop: three
//     consecutive points of a line (from, over, to).
//   - Mill: a line of exactly three points that counts as a row of three.
//   - Man: any piece. Side: First or Second; a player is a person or a program
//     and is not known here.
//   - Move: one atomic act (place, step, fly, jump, remove, huff, stop, pass).
//     Turn: the moves of one side until the other side is to move. Ply: a move
//     counted.
//   - Duty: what the side to move owes (an ordinary move, a removal, the next
//     jump of a series, a huff).
//   - Key: a 64-bit hash of what makes two positions the same.
//   - Outcome and Reason: how a game ended, and why.
//
// # Shape
//
// A game is data: a [Board] and a [Ruleset] (catalog.go). The engine reads the
// switches of a ruleset and never its name. [State] is a position with its undo
// stack, made for searching; [Game] adds the record and is what a program holds.
package rules
