package scenes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/scenes/input"
	"t3hunting/scenes/scenetest"
	"t3hunting/scenes/synth"
)

// heard returns the sounds since the last call.
func heard(d *scenetest.Driver) []synth.Sound {
	list := d.Sounds
	d.Sounds = nil
	return list
}

func TestSounds(t *testing.T) {
	d := start(t, scenetest.Options{}, "nine-mens-morris")
	d.Tap("point:a1")
	assert.Empty(t, d.Sounds, "the man is still in the air")
	d.Calm()
	assert.Equal(t, []synth.Sound{synth.Place}, heard(d))
	d.Tap("point:a1")
	assert.Equal(t, []synth.Sound{synth.Refused}, heard(d))
	for _, p := range []string{"a4", "d1", "d7", "g1"} {
		d.Tap("point:" + p)
		d.Settle()
	}
	assert.Equal(t, []synth.Sound{synth.Place, synth.Place, synth.Place, synth.Place, synth.Mill}, heard(d))
	d.Tap("point:a4")
	d.Settle()
	assert.Equal(t, []synth.Sound{synth.Capture}, heard(d))
	d.Key(input.Undo)
	d.Settle()
	assert.Equal(t, []synth.Sound{synth.Slide}, heard(d))

	d.Key(input.Mute)
	assert.Contains(t, d.Game.Report().Note, "off")
	d.Tap("point:a4")
	d.Settle()
	assert.Empty(t, heard(d))
	d.Key(input.Mute)
	more(d, "resign")
	d.Tap("more:yes")
	d.Settle()
	assert.Equal(t, []synth.Sound{synth.Win}, heard(d))
}

func TestSoundsOfASeries(t *testing.T) {
	d := start(t, scenetest.Options{}, "alquerque")
	d.Tap("point:b2")
	d.Tap("point:c3")
	d.Settle()
	assert.Equal(t, []synth.Sound{synth.Slide}, heard(d))
	d.Play(1, scenetest.Thinker(200), d.TapMove)
	d.Settle()
	require.NotEmpty(t, d.Sounds)
	assert.Contains(t, heard(d), synth.Capture)
}

// TestMuteAnywhere mutes in the menu; the game that is begun then is silent.
func TestMuteAnywhere(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{})
	d.Key(input.Mute)
	d.Tap("card:nine-mens-morris")
	d.Tap("seat:second:person")
	d.Tap("start")
	d.Tick(2)
	d.Tap("point:d2")
	d.Settle()
	assert.Empty(t, d.Sounds)
}
