package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"t3hunting/scenes/input"
)

// binding says which keys and which button of a gamepad ask for an action.
type binding struct {
	action input.Action
	keys   []ebiten.Key
	pad    ebiten.StandardGamepadButton // or noPad
}

// noPad is no button of a gamepad.
const noPad ebiten.StandardGamepadButton = -1

// bindings are all keys and buttons that mean something, the directions first, in
// the order in which the list of keys shows them. They are what is polled and what
// the list tells, so that it cannot tell anything else.
var bindings = []binding{
	{input.Up, []ebiten.Key{ebiten.KeyArrowUp}, ebiten.StandardGamepadButtonLeftTop},
	{input.Down, []ebiten.Key{ebiten.KeyArrowDown}, ebiten.StandardGamepadButtonLeftBottom},
	{input.Left, []ebiten.Key{ebiten.KeyArrowLeft}, ebiten.StandardGamepadButtonLeftLeft},
	{input.Right, []ebiten.Key{ebiten.KeyArrowRight}, ebiten.StandardGamepadButtonLeftRight},
	{input.Confirm, []ebiten.Key{ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace}, ebiten.StandardGamepadButtonRightBottom},
	{input.Cancel, []ebiten.Key{ebiten.KeyEscape}, ebiten.StandardGamepadButtonRightRight},
	{input.Undo, []ebiten.Key{ebiten.KeyU, ebiten.KeyZ, ebiten.KeyBackspace}, ebiten.StandardGamepadButtonRightLeft},
	{input.Redo, []ebiten.Key{ebiten.KeyR, ebiten.KeyY}, ebiten.StandardGamepadButtonRightTop},
	{input.Hint, []ebiten.Key{ebiten.KeyH}, ebiten.StandardGamepadButtonFrontTopRight},
	{input.Now, []ebiten.Key{ebiten.KeyG}, ebiten.StandardGamepadButtonFrontBottomRight},
	{input.Analyse, []ebiten.Key{ebiten.KeyA}, ebiten.StandardGamepadButtonFrontBottomLeft},
	{input.Flip, []ebiten.Key{ebiten.KeyF}, ebiten.StandardGamepadButtonFrontTopLeft},
	{input.New, []ebiten.Key{ebiten.KeyN}, ebiten.StandardGamepadButtonCenterLeft},
	{input.Mute, []ebiten.Key{ebiten.KeyM}, noPad},
	{input.Help, []ebiten.Key{ebiten.KeySlash, ebiten.KeyF1}, ebiten.StandardGamepadButtonCenterRight},
}

// directions is how many bindings are directions: Up, Down, Left and Right.
const directions = 4

// actionOf returns what a key means.
func actionOf(k ebiten.Key) input.Action {
	for i := range bindings {
		for _, key := range bindings[i].keys {
			if key == k {
				return bindings[i].action
			}
		}
	}
	return input.NoAction
}

// padNames are the names under which texts know the buttons of a gamepad.
var padNames = map[ebiten.StandardGamepadButton]string{
	ebiten.StandardGamepadButtonLeftTop: "up", ebiten.StandardGamepadButtonLeftBottom: "down",
	ebiten.StandardGamepadButtonLeftLeft: "left", ebiten.StandardGamepadButtonLeftRight: "right",
	ebiten.StandardGamepadButtonRightBottom: "lower", ebiten.StandardGamepadButtonRightRight: "right-hand",
	ebiten.StandardGamepadButtonRightLeft: "left-hand", ebiten.StandardGamepadButtonRightTop: "upper",
	ebiten.StandardGamepadButtonFrontTopLeft: "shoulder-left", ebiten.StandardGamepadButtonFrontTopRight: "shoulder-right",
	ebiten.StandardGamepadButtonFrontBottomLeft: "trigger-left", ebiten.StandardGamepadButtonFrontBottomRight: "trigger-right",
	ebiten.StandardGamepadButtonCenterLeft: "select", ebiten.StandardGamepadButtonCenterRight: "start",
}
