package scenes

import (
	"github.com/hajimehoshi/ebiten/v2/audio"

	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/match"
	"t3hunting/scenes/synth"
)

const soundRate = 48000

// speaker plays sounds, at most two at once, where there is a device for it.
//
// It is only opened by the first sound after the player has done something: a
// browser allows no sound before. On a machine without a device it is never
// opened, since Ebitengine ends the program when it finds out.
type speaker struct {
	touched bool // the player has done something
	tried   bool
	context *audio.Context // nil: silence
	made    [synth.Sounds]*audio.Player
	playing [2]*audio.Player // the older one first
}

// open opens the device, if there is one. A program has one audio context at
// most.
func (s *speaker) open() {
	s.tried = true
	if !audioDevice() {
		return
	}
	if s.context = audio.CurrentContext(); s.context == nil {
		s.context = audio.NewContext(soundRate)
	}
}

// player returns the player of a sound. Each is made when it is first wanted: all
// of them at once would hold a frame of the page for a quarter of a second.
func (s *speaker) player(sound synth.Sound) *audio.Player {
	if s.made[sound] == nil {
		s.made[sound] = s.context.NewPlayerFromBytes(synth.PCM(sound.Samples(s.context.SampleRate()), 1))
	}
	return s.made[sound]
}

// play plays a sound at a volume of 0 to 1. Of two that are still playing the
// older one makes room.
func (s *speaker) play(sound synth.Sound, volume float64) {
	if !s.touched {
		return
	}
	if !s.tried {
		s.open()
	}
	if s.context == nil || !s.context.IsReady() {
		return
	}
	p := s.player(sound)
	if s.playing[0] != p && s.playing[1] != p {
		if old := s.playing[0]; old != nil {
			old.Pause()
		}
		s.playing[0] = s.playing[1]
		s.playing[1] = p
	}
	// A player whose bytes are in memory cannot fail to start again.
	_ = p.SetPosition(0)
	p.SetVolume(volume)
	p.Play()
}

// cue is a sound that is to be played at a tick.
type cue struct {
	at    int
	sound synth.Sound
}

// cueTimes are the moments at which an event is heard, in ms after it begins,
// and how long it takes, by what anim shows of it at normal speed.
var cueTimes = map[rules.EventKind]struct {
	sound       synth.Sound
	heard, next float64
}{
	rules.Placed:   {synth.Place, 90, 140},
	rules.Moved:    {synth.Slide, 0, 200},
	rules.Jumped:   {synth.Place, 230, 260},
	rules.Captured: {synth.Capture, -100, 0}, // while the jumper is over it
	rules.Removed:  {synth.Capture, 60, 180},
	rules.Huffed:   {synth.Capture, 60, 180},
	rules.Milled:   {synth.Mill, 0, 240},
}

// sounds queues what is to be heard of a change.
func (b *board) sounds(ctx *Context, c match.Change) {
	at, stretch := 0.0, 1.0
	switch ctx.Speed() {
	case anim.Off:
		stretch = 0
	case anim.Fast:
		stretch = 0.6
	case anim.Slow:
		stretch = 1.75
	}
	add := func(sound synth.Sound, ms float64) {
		b.cues = append(b.cues, cue{ctx.Tick + int(max(ms, 0)*stretch/tickTime), sound})
	}
	if c.Kind == match.Undone {
		b.cues = b.cues[:0]
		add(synth.Slide, 0)
		return
	}
	if b.carried { // it is there already
		at -= carriedTime
	}
	for i := range c.Events {
		if t, ok := cueTimes[c.Events[i].Kind]; ok {
			add(t.sound, at+t.heard)
			at = at + t.next
		}
	}
	if b.match.Game().Over() {
		const pause = 300
		add(b.ending(), at+pause)
	}
}

// ending returns the motif for a result: that of the person, where there is only
// one.
func (b *board) ending() synth.Sound {
	winner, ok := b.match.Game().Result().Outcome.Winner()
	switch seats := b.match.Seats(); {
	case !ok:
		return synth.Draw
	case seats[winner].Computer && !seats[winner.Other()].Computer:
		return synth.Lose
	}
	return synth.Win
}

// playCues plays what is due.
func (b *board) playCues(ctx *Context) {
	kept := b.cues[:0]
	for _, c := range b.cues {
		if c.at > ctx.Tick {
			kept = append(kept, c)
			continue
		}
		ctx.sound(c.sound)
	}
	b.cues = kept
	if len(kept) > 0 {
		ctx.Wait()
	}
}

// sound plays a sound, if sounds are on.
func (ctx *Context) sound(sound synth.Sound) {
	s := &ctx.Settings
	if !s.Sound {
		return
	}
	if play := ctx.Config.Sound; play != nil {
		play(sound, float64(s.Volume)/100)
		return
	}
	ctx.speaker.play(sound, float64(s.Volume)/100)
}
