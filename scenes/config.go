package scenes

import (
	"time"

	"t3hunting/ai"
	"t3hunting/assets"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
	"t3hunting/scenes/synth"
)

// Config says what a Game runs with. The zero value is what a player gets.
type Config struct {
	Texts   *assets.Texts  // nil: English
	Palette *shape.Palette // overrides the theme; nil: as the settings say

	// Player is the computer player; nil: the platform's own (ai.NewPlayer).
	Player ai.Player
	// Analyst makes a computer player for analysis, apart from Player; nil: the
	// platform's own.
	Analyst func() ai.Player
	// Seed varies the computer's choice between equally good moves.
	Seed uint64

	// Store keeps games and settings; nil: memory, until the program ends.
	Store Store
	// Now tells the time, for the dates of games; nil: the clock.
	Now func() time.Time

	// Input fills in what happened since the last tick; nil: the devices.
	Input func(*input.Frame)
	// Scale returns how many device pixels one dp has; nil: the monitor's.
	Scale func() float64
	// Insets returns the edges of the window that bars and notches may cover,
	// in dp; nil: the platform's, none on a desktop.
	Insets func() layout.Insets

	// Host is the app around the game; nil: there is none.
	Host Host

	// Sound plays a sound at a volume of 0 to 1; nil: the device, if there is one.
	Sound func(sound synth.Sound, volume float64)

	// Say is called with one sentence for whatever happens, for somebody who does
	// not see the screen; nil: the platform's own way, if it has one.
	Say func(sentence string)

	// Settings are what the game begins with; nil: those that the Store has.
	Settings *Settings
	// Preferences are the system's at the start, where the platform does not
	// tell them; nil: none.
	Preferences *Preferences
}

// complete fills in what the zero value stands for.
func (c *Config) complete(p *platform) {
	if c.Texts == nil {
		c.Texts = assets.Lookup("en")
	}
	if c.Player == nil {
		c.Player = ai.NewPlayer(p.wake, assets.Solved())
	}
	if c.Analyst == nil {
		c.Analyst = func() ai.Player { return ai.NewPlayer(p.wake, assets.Solved()) }
	}
	c.Store = newBuffer(c.Store)
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Scale == nil {
		c.Scale = monitorScale
	}
	if c.Say == nil {
		c.Say = p.say()
	}
	if c.Insets == nil {
		c.Insets = p.insets
	}
}
