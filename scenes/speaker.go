package scenes

import (
	"bytes"
	"io"
	"sync"

	"github.com/ebitengine/oto/v3"

	"t3hunting/scenes/synth"
)

// speaker plays sounds, at most two at once, where there is a device for it. It
// falls silent for good when there is none, or when the device is lost: a game
// never ends for want of sound. That is why it stands on oto, which Ebitengine
// plays with too, and not on Ebitengine's own audio, which hands the device's
// faults to the program's Update.
//
// The device is only opened by the first sound after the player has done
// something: a browser allows no sound before.
type speaker struct {
	touched bool // the player has done something
	open    func() (device, <-chan struct{}, error)

	mu     sync.Mutex // the app around the game hushes from its own goroutine
	tried  bool
	device device // nil: silence
	ready  <-chan struct{}

	voices  [synth.Sounds]voice
	playing [2]voice // the older one first
}

// device is what sounds come out of.
type device interface {
	newVoice(pcm []byte) voice
	Err() error // why it is lost, or nil
	Suspend() error
	Resume() error
}

// voice is one sound on a device.
type voice interface {
	Seek(offset int64, whence int) (int64, error)
	SetVolume(volume float64)
	Play()
	Pause()
}

// soundRate is how many samples a second has.
const soundRate = 48000

// system is the device of this machine.
type system struct{ *oto.Context }

func (s system) newVoice(pcm []byte) voice { return s.NewPlayer(bytes.NewReader(pcm)) }

// openSystem opens the device of this machine, which can be done once. The
// channel is closed when it is ready; in a browser that takes a press.
func openSystem() (device, <-chan struct{}, error) {
	hushDriver()
	context, ready, err := oto.NewContext(&oto.NewContextOptions{SampleRate: soundRate, ChannelCount: 2, Format: oto.FormatSignedInt16LE})
	if err != nil {
		return nil, nil, err
	}
	return system{context}, ready, nil
}

// play plays a sound at a volume of 0 to 1. Of two that are still playing the
// older one makes room.
func (s *speaker) play(sound synth.Sound, volume float64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.touched || !s.sounds() {
		return
	}
	v := s.voice(sound)
	if s.playing[0] != v && s.playing[1] != v {
		if old := s.playing[0]; old != nil {
			old.Pause()
		}
		s.playing[0] = s.playing[1]
		s.playing[1] = v
	}
	// A voice whose bytes are in memory cannot fail to start again.
	_, _ = v.Seek(0, io.SeekStart)
	v.SetVolume(volume)
	v.Play()
}

// sounds reports whether there is a device that works, after opening it if that
// was not tried yet. A device that is lost is let go.
func (s *speaker) sounds() bool {
	if !s.tried {
		s.tried = true
		// Without a device there is silence.
		s.device, s.ready, _ = s.open()
	}
	if s.device == nil {
		return false
	}
	if s.device.Err() != nil {
		s.device, s.voices, s.playing = nil, [synth.Sounds]voice{}, [2]voice{}
		return false
	}
	select {
	case <-s.ready:
		return s.device.Err() == nil
	default:
		return false
	}
}

// voice returns the voice of a sound. Each is made when it is first wanted: all
// of them at once would hold a frame of the page for a quarter of a second.
func (s *speaker) voice(sound synth.Sound) voice {
	if s.voices[sound] == nil {
		s.voices[sound] = s.device.newVoice(synth.PCM(sound.Samples(soundRate), 1))
	}
	return s.voices[sound]
}

// hush stops the device while the program is out of sight, or starts it again: one
// that plays nothing uses power all the same. A device that fails at that is
// found out by the next sound.
func (s *speaker) hush(on bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.tried || !s.sounds() {
		return
	}
	if on {
		_ = s.device.Suspend()
	} else {
		_ = s.device.Resume()
	}
}
