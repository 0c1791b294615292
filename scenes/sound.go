package scenes

import (
	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/match"
	"t3hunting/scenes/synth"
)

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
