// Package secondopinion plays every game of the rule book a second time, slowly, so that tests have
// something to compare package rules with.
//
// It is written straight from the rules page, with maps, slices and move tokens as text: no bitboards,
// no tables of switches shared with package rules, no undo. Where package rules is made to be fast, this
// package is made to be read next to the rules page, sentence by sentence. A difference between the two
// is a fault in one of them.
//
// Its own tests count the reference positions (-perft-nodes sets how deep) and compare it with package rules in
// random games (-positions sets how many positions, -seed which games):
//
//	go test ./rules/secondopinion -perft-nodes 100000000 -positions 20000
//
// It is support for tests only. Nothing but a test may import it, and it imports only the standard library.
package secondopinion
