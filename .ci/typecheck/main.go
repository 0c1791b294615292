package main

import (
	"fmt"
	"os"
	"strings"
)

func main() {
	if len(os.Args) < 3 {
		fmt.Fprintln(os.Stderr, "usage: typecheck GOOS/GOARCH package …")
		os.Exit(2)
	}
	goos, goarch, _ := strings.Cut(os.Args[1], "/")
	problems, err := typecheck(".", goos, goarch, os.Args[2:])
	if err != nil {
		fmt.Fprintln(os.Stderr, "typecheck:", err)
		os.Exit(2)
	}
	for _, problem := range problems {
		fmt.Println(problem)
	}
	if len(problems) > 0 {
		os.Exit(1)
	}
	fmt.Printf("typecheck: %s is sound for %s\n", strings.Join(os.Args[2:], " "), os.Args[1])
}
