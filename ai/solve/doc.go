// Command solve computes the tables of solved positions and writes them to a file:
//
//	go run ./ai/solve assets/tables/solved.bin
//
// It sets up every position, lists what its moves lead to by the rules alone, and then works
// backward from the ends of the game. It takes some minutes and about half a gigabyte.
package main
