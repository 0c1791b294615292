package main

import (
	"go/ast"
	"path"
	"strings"
)

// asksForInput are Ebitengine's functions that tell of keys, mouse, touches, gamepads and dropped files.
var asksForInput = map[string]bool{
	"AppendInputChars": true, "InputChars": true, "IsKeyPressed": true, "KeyName": true,
	"CursorPosition": true, "Wheel": true, "IsMouseButtonPressed": true,
	"AppendTouchIDs": true, "TouchIDs": true, "TouchPosition": true,
	"AppendGamepadIDs": true, "GamepadIDs": true, "GamepadName": true, "GamepadSDLID": true,
	"GamepadAxis": true, "GamepadAxisCount": true, "GamepadAxisNum": true, "GamepadAxisValue": true,
	"GamepadButtonCount": true, "GamepadButtonNum": true, "IsGamepadButtonPressed": true,
	"StandardGamepadAxisValue": true, "StandardGamepadButtonValue": true, "IsStandardGamepadButtonPressed": true,
	"IsStandardGamepadAxisAvailable": true, "IsStandardGamepadButtonAvailable": true, "IsStandardGamepadLayoutAvailable": true,
	"DroppedFiles": true,
}

// pollFile reports whether file is where the program asks for input: scenes/poll.go and its twins per platform.
func pollFile(file string) bool {
	name := path.Base(file)
	return path.Dir(file) == "scenes" && (name == "poll.go" || strings.HasPrefix(name, "poll_"))
}

// inputQuestions lists what in a parsed file asks Ebitengine for input.
func inputQuestions(file *ast.File) []ast.Node {
	engine := importName(file, groups["ebiten"])
	var found []ast.Node
	for _, spec := range file.Imports {
		if importPath(spec) == groups["ebiten"]+"/inpututil" {
			found = append(found, spec)
		}
	}
	ast.Inspect(file, func(node ast.Node) bool {
		selector, ok := node.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		if of, ok := selector.X.(*ast.Ident); ok && engine != "" && of.Name == engine && asksForInput[selector.Sel.Name] {
			found = append(found, selector)
		}
		return true
	})
	return found
}
