package scenes

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"t3hunting/scenes/input"
)

// TestGamepadActions checks that a gamepad has a button for all that a whole
// game needs, and that no button means two things.
func TestGamepadActions(t *testing.T) {
	has := map[input.Action]bool{}
	used := map[ebiten.StandardGamepadButton]bool{}
	for _, p := range padActions {
		assert.False(t, used[p.button], "button %d", p.button)
		used[p.button] = true
		has[p.action] = true
	}
	for _, a := range []input.Action{
		input.Up, input.Down, input.Left, input.Right, input.Confirm, input.Cancel, input.Undo, input.Redo, input.Hint, input.Flip,
		input.New, input.Help,
	} {
		assert.True(t, has[a], "%s", a)
	}
}

// TestKeyActions checks the letters.
func TestKeyActions(t *testing.T) {
	for key, action := range map[ebiten.Key]input.Action{
		ebiten.KeyU: input.Undo, ebiten.KeyR: input.Redo, ebiten.KeyH: input.Hint, ebiten.KeyF: input.Flip, ebiten.KeyN: input.New,
		ebiten.KeyM: input.Mute, ebiten.KeySlash: input.Help, ebiten.KeyEnter: input.Confirm, ebiten.KeySpace: input.Confirm,
		ebiten.KeyEscape: input.Cancel, ebiten.KeyQ: input.NoAction,
	} {
		assert.Equal(t, action, actionOf(key), "%s", key)
	}
}
