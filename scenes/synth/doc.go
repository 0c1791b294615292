// Package synth makes the sounds of the game from nothing but numbers: clicks of
// wood, rustle, knocks and short motifs. There are no recordings in the program.
//
// It knows no device and plays nothing.
package synth
