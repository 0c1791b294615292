// Package symmetry finds the ways in which a game's board can be laid on itself so that nothing in
// the game changes: positions that they map on each other have the same value.
package symmetry
