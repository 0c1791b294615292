// Sizes tells what a WebAssembly program built by Go is made of: how many bytes of code each group of packages has, and
// how large the data are.
//
//	go run ./.ci/sizes PROGRAM.wasm
//
// The program must have been built with its names, without -ldflags=-s.
package main
