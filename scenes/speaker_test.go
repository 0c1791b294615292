package scenes

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/scenes/synth"
)

// fakeDevice is a device that can be lost.
type fakeDevice struct {
	err     error
	log     []string
	playing int
}

func (d *fakeDevice) newVoice([]byte) voice { return &fakeVoice{device: d} }
func (d *fakeDevice) Err() error            { return d.err }
func (d *fakeDevice) Suspend() error        { d.log = append(d.log, "suspend"); return d.err }
func (d *fakeDevice) Resume() error         { d.log = append(d.log, "resume"); return d.err }

type fakeVoice struct {
	device *fakeDevice
	plays  bool
}

func (v *fakeVoice) Seek(int64, int) (int64, error) { return 0, nil }
func (v *fakeVoice) SetVolume(float64)              {}
func (v *fakeVoice) Play() {
	v.device.log = append(v.device.log, "play")
	if !v.plays {
		v.plays = true
		v.device.playing++
	}
}
func (v *fakeVoice) Pause() {
	v.plays = false
	v.device.playing--
}

// speakerOf returns a speaker over a device, and how often it was opened.
func speakerOf(d *fakeDevice, ready chan struct{}, fault error) (*speaker, *int) {
	opened := 0
	return &speaker{open: func() (device, <-chan struct{}, error) {
		opened++
		if fault != nil {
			return nil, nil, fault
		}
		return d, ready, nil
	}}, &opened
}

func closed() chan struct{} {
	ready := make(chan struct{})
	close(ready)
	return ready
}

// TestSpeakerWaits is silent until the player has done something and the device
// is ready.
func TestSpeakerWaits(t *testing.T) {
	d, ready := &fakeDevice{}, make(chan struct{})
	s, opened := speakerOf(d, ready, nil)
	s.play(synth.Place, 1)
	assert.Zero(t, *opened, "nobody has pressed anything")
	s.hush(true)
	assert.Zero(t, *opened)
	s.touched = true
	s.play(synth.Place, 1)
	assert.Equal(t, 1, *opened)
	assert.Empty(t, d.log)
	close(ready)
	s.play(synth.Place, 1)
	s.hush(true)
	s.hush(false)
	assert.Equal(t, []string{"play", "suspend", "resume"}, d.log)
}

// TestTwoSoundsAtOnce lets the older of two make room for a third.
func TestTwoSoundsAtOnce(t *testing.T) {
	d := &fakeDevice{}
	s, _ := speakerOf(d, closed(), nil)
	s.touched = true
	for _, sound := range []synth.Sound{synth.Place, synth.Capture, synth.Capture, synth.Mill, synth.Win} {
		s.play(sound, 1)
	}
	assert.Equal(t, 2, d.playing)
}

// TestLostDevice falls silent where there is no device, or none any more, and
// does not ask for one again.
func TestLostDevice(t *testing.T) {
	s, opened := speakerOf(nil, nil, errors.New("there is none"))
	s.touched = true
	for range 3 {
		s.play(synth.Place, 1)
		s.hush(true)
	}
	assert.Equal(t, 1, *opened)

	d := &fakeDevice{}
	s, opened = speakerOf(d, closed(), nil)
	s.touched = true
	s.play(synth.Place, 1)
	d.err = errors.New("no such device")
	for range 3 {
		s.play(synth.Mill, 1)
		s.hush(true)
		s.hush(false)
	}
	assert.Equal(t, []string{"play"}, d.log)
	assert.Equal(t, 1, *opened)
}
