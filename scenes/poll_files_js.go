package scenes

import "t3hunting/scenes/input"

// droppedFiles is nothing in a page, whose script reads what is dropped on it and
// tells with the presses (platform_js.go): Ebitengine would read whole files, and
// end the program over what is no file, such as a picture of another page.
type droppedFiles struct{}

func newDroppedFiles(func()) (d droppedFiles) { return d }

func (droppedFiles) fill(*input.Frame) {}
