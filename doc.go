// T3hunting is the game as a desktop program and, built for js/wasm, as the program of the page in wasm/. It opens
// the window and runs the scenes; all else stands in the packages beside it: rules (the games), ai (the computer
// player), scenes (the picture), assets (fonts and texts), mobile (the phones' binding).
//
//	go run . [-size 1280x800] [-fullscreen]
package main
