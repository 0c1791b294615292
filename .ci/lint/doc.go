// Lint checks what gofmt and vet cannot know about this project:
//
//   - the import rule: what each package may import, by the table in table.go;
//   - every package has a doc.go with its package comment;
//   - nothing but scenes/poll*.go asks Ebitengine for input.
//
// It reads every Go file of the tree, whatever its build constraints, so that what only the browser or a phone
// compiles is held to the same rule.
//
//	go run ./.ci/lint [folder]
//
// It prints one line per violation, file:line first, and then exits with 1. It changes nothing.
package main
