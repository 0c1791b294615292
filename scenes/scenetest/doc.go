// Package scenetest plays the real scenes by script. A Driver feeds a
// scenes.Game with frames of input in place of the devices, runs its ticks,
// and asks it what is on the screen; Main runs a package's tests inside a
// running Ebitengine, which drawing needs.
//
// It is for tests alone and is never part of the program.
package scenetest
