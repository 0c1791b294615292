package main

import "os"

func main() {
	newEngine(os.Stdout).run(os.Stdin)
}
