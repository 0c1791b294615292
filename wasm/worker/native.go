//go:build !js

package main

import (
	"fmt"
	"os"
)

// main explains that there is nothing to run here. It lets every package build on every platform.
func main() {
	fmt.Fprintln(os.Stderr, "worker runs in a web page only: build it with GOOS=js GOARCH=wasm")
	os.Exit(2)
}
