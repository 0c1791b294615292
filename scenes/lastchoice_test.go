package scenes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/scenes"
	"t3hunting/scenes/scenetest"
)

// chosenOf returns the choices that are taken on the page that shows, of those named.
func chosenOf(d *scenetest.Driver, names ...string) (chosen []string) {
	for _, name := range names {
		scrollTo(d, name)
		for _, target := range d.Game.Report().Targets {
			if target.Name == name && target.Choice == scenes.Chosen {
				chosen = append(chosen, name)
			}
		}
	}
	return chosen
}

// TestLastChoice begins a game with choices of its own and starts the program anew:
// that game offers them again, others do not, and what is damaged is as by default.
func TestLastChoice(t *testing.T) {
	names := []string{"seat:first:person", "seat:first:computer", "seat:second:person", "seat:second:computer", "option:repetition=own", "option:repetition=draw"}
	byDefault := []string{"seat:first:person", "seat:second:computer", "option:repetition=own"}
	changed := []string{"seat:first:computer", "seat:second:person", "option:repetition=draw"}
	store := newShelfStore()
	d := scenetest.New(t, keeping(store))
	d.Tap("card:bagh-chal")
	assert.Equal(t, byDefault, chosenOf(d, names...))
	for _, name := range changed {
		scrollTo(d, name)
		d.Tap(name)
	}
	scrollTo(d, "level:first:more")
	d.Tap("level:first:more")
	d.Tap("start")
	d.Tick(2)

	d = again(t, store)
	d.Tap("card:bagh-chal")
	assert.Equal(t, changed, chosenOf(d, names...))
	d.Tap("start")
	d.Tick(2)
	assert.Equal(t, "repetition=draw", d.Game.Report().Options)
	assert.Contains(t, store.data["setup.bagh-chal"], "first=computer 4\n")

	d = again(t, store)
	d.Tap("card:goats-and-tigers")
	assert.Equal(t, byDefault, chosenOf(d, names...), "another game")

	for _, text := range []string{"\x00\xff", "first\nsecond=\noptions", "first=king 3\noptions=repetition=never", "first=computer -1\noptions=flying=on,repetition=draw", "future=1"} {
		store.data["setup.bagh-chal"] = text
		d = again(t, store)
		d.Tap("card:bagh-chal")
		assert.Equal(t, byDefault, chosenOf(d, names...), "%q", text)
	}
	store.data["setup.bagh-chal"] = "first=computer 99\r\noptions=repetition=draw"
	d = again(t, store)
	d.Tap("card:bagh-chal")
	assert.Equal(t, []string{"seat:first:computer", "seat:second:computer", "option:repetition=draw"}, chosenOf(d, names...))
	scrollTo(d, "level:first:less")
	assert.False(t, d.Has("level:first:more"), "no level is higher than the highest")
}
