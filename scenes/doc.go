// Package scenes is the picture: menu, setup, board and result, drawn with
// Ebitengine, and the ebiten.Game that holds them together.
//
// A Stack of scenes shows the topmost one and the overlays above it; a Context
// carries what they share (input frame, canvas, texts, tick), so that no state
// lives in package variables. poll.go is the only file that asks Ebitengine for
// input. Positions and sizes are in dp (CSS pixels); Canvas turns them into
// device pixels.
//
// It never decides what is legal (package rules), which tap means which move
// (scenes/pick), where things stand (scenes/layout), how men travel
// (scenes/anim) or when the computer replies (scenes/match).
//
// Importing it needs a display: what can be tested without one lives in the
// packages below.
package scenes
