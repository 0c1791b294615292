// Package input is what the scenes know about fingers, mice and keys: one
// [Frame] holds all that happened since the last tick, and a [Gesture] turns
// the frames of the pointers into taps and drags. It asks no device anything;
// the scenes fill the frames in, and so can a test.
//
// Places are in device-independent points (dp), x to the right and y down.
package input
