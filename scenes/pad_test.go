package scenes

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"t3hunting/assets"
	"t3hunting/scenes/input"
)

// TestBindings checks that every action has a key and what it needs of texts, that
// a gamepad has a button for all that a whole game needs, and that nothing means
// two things.
func TestBindings(t *testing.T) {
	keys := map[ebiten.Key]bool{}
	pads := map[ebiten.StandardGamepadButton]bool{}
	acts := map[input.Action]bool{}
	for _, b := range bindings {
		assert.False(t, acts[b.action], "%s", b.action)
		acts[b.action] = true
		assert.NotEmpty(t, b.keys, "%s", b.action)
		for _, k := range b.keys {
			assert.False(t, keys[k], "%s", k)
			keys[k] = true
			assert.Equal(t, b.action, actionOf(k))
		}
		if b.pad != noPad {
			assert.False(t, pads[b.pad], "button %d", b.pad)
			pads[b.pad] = true
		}
		assert.Equal(t, b.pad == noPad, b.action == input.Mute, "%s", b.action)
	}
	for a := input.NoAction + 1; a < input.Actions; a++ {
		assert.True(t, acts[a], "no key does %s", a)
	}
	for i, a := range [directions]input.Action{input.Up, input.Down, input.Left, input.Right} {
		assert.Equal(t, a, bindings[i].action, "the stick follows the order")
	}
	for _, texts := range assets.Languages() {
		words := &texts.Keys
		for _, b := range bindings {
			assert.NotEmpty(t, words.Acts[b.action.String()], "%s: %s", texts.Language, b.action)
			if b.pad != noPad {
				assert.NotEmpty(t, words.Pads[padNames[b.pad]], "%s: %s", texts.Language, b.action)
			}
			for _, k := range b.keys {
				name := orElse(words.Names[k.String()], k.String())
				assert.True(t, len(name) < 3 || words.Names[k.String()] != "", "%s: %s", texts.Language, name)
			}
		}
		assert.Len(t, words.Acts, len(bindings))
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
