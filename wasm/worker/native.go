//go:build !js

package main

import "os"

// main explains that there is nothing to run here. It lets every package build on every platform.
func main() {
	os.Stderr.WriteString("worker runs in a web page only: build it with GOOS=js GOARCH=wasm\n")
	os.Exit(2)
}
