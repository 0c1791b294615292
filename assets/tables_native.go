//go:build !js

package assets

import _ "embed"

//go:embed tables/solved.bin
var solved []byte

// Solved returns the tables of solved positions for the computer player (a file of command
// ai/solve). It must not be changed.
func Solved() []byte { return solved }
