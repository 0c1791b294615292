package scenes

import (
	"t3hunting/ai"
	"t3hunting/assets"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/match"
)

// Scene is one screen, or an overlay above others.
//
// The stack lays a scene out when it comes up and whenever the window changes,
// updates it every tick, and hands it what the player did; what an overlay
// does not take goes to the scene below it.
type Scene interface {
	// Name is what the scene is called in tests and probes, such as "menu".
	Name() string
	// Overlay reports whether the scene below shows and lives on.
	Overlay() bool
	// Layout computes rectangles and measures text.
	Layout(ctx *Context)
	// Update is called once a tick.
	Update(ctx *Context)
	// Tap is called when a target of the scene was tapped or confirmed by key.
	Tap(ctx *Context, target string)
	// Pointer is called with what pointers do outside of targets, and with all
	// drags. It reports whether the scene took it.
	Pointer(ctx *Context, e input.Event) bool
	// Action is called with what keys ask for. It reports whether the scene
	// took it.
	Action(ctx *Context, a input.Action) bool
	// Draw draws the scene.
	Draw(ctx *Context, c *Canvas)
	// Reveal scrolls the target that the focus came to into view.
	Reveal(ctx *Context, target string)
	// AppendTargets appends everything that can be tapped now. It allocates
	// nothing if dst has room.
	AppendTargets(dst []Target) []Target
}

// walker is a scene in which arrow keys lead from some targets along ways of its
// own, such as the lines of a board.
type walker interface {
	// Walk returns the target that lies next in a direction. It returns false
	// where the scene has no way.
	Walk(from string, a input.Action) (string, bool)
}

// far is a scene of which keys reach more than is in view; Reveal brings it there.
type far interface {
	// AppendFar appends all targets of the scene where they would be if the view
	// were as high as what scrolls in it.
	AppendFar(dst []Target) []Target
}

// closer is a scene that holds something to give back when it leaves the stack.
type closer interface {
	close()
}

// Target is something that can be tapped.
type Target struct {
	Name string // such as "start" or "point:a1"
	Rect layout.Rect
	// Spot is set for a place of which the player may mean any part and that
	// the scene finds by itself, such as a point of the board: a tap on it is
	// handed to Pointer.
	Spot bool

	// What it is called where it is not seen; "" for a point, and for a button
	// that texts.Access knows.
	Label  string
	Group  string // what it is one choice of
	Choice Choice
}

// Choice says whether a target is one of several things to choose from.
type Choice uint8

// The choices.
const (
	NoChoice Choice = iota
	NotChosen
	Chosen
)

// Context is what the scenes share during a tick.
type Context struct {
	Frame  *input.Frame
	Tick   int // since the program began; 60 a second
	Screen layout.Screen
	Canvas *Canvas // for measuring text; drawing is done in Draw
	Texts  *assets.Texts
	Stack  *Stack
	Player ai.Player // the computer player
	Config *Config

	// Hot is the target under a resting mouse and Down the one that is being
	// pressed; "" if there is none.
	Hot, Down string
	// Focus is the target that keys act on; "" while they are not used.
	Focus string

	// Settings are only read; Change makes them others.
	Settings Settings

	shareLink func(title, game string) // nil: a game has no address

	seats          [2]match.Seat // who played last
	shelf          *shelf        // the games that are kept
	exchange       exchange      // how records come and go
	still          bool          // the system asks for no motion that is not needed
	changed        bool          // the settings, since they were taken over
	speaker        *speaker
	gesture        *input.Gesture
	redraw, moving bool
}

// Slip lets the gesture that has just begun move so many dp and still be a tap
// when it ends.
func (ctx *Context) Slip(d float64) { ctx.gesture.Slip = d }

// Change chooses other settings. They are kept, and take effect after the tick.
func (ctx *Context) Change(s Settings) {
	if s != ctx.Settings {
		ctx.Settings, ctx.changed = s, true
	}
}

// Speed returns how fast things move on the screen.
func (ctx *Context) Speed() anim.Speed {
	if ctx.still {
		return anim.Off
	}
	return ctx.Settings.Speed
}

// Redraw asks for the screen to be drawn again: something visible changed.
func (ctx *Context) Redraw() { ctx.redraw = true }

// Animate asks for the screen to be drawn and for another tick: something moves.
func (ctx *Context) Animate() { ctx.redraw, ctx.moving = true, true }

// Wait asks for another tick without drawing: something is awaited.
func (ctx *Context) Wait() { ctx.moving = true }

// Lit reports whether a target is drawn lit because it is pressed or pointed at.
func (ctx *Context) Lit(target string) bool {
	return ctx.Down == target || ctx.Down == "" && ctx.Hot == target
}

// still is embedded by scenes that do not need all of the interface.
type still struct{}

func (still) Overlay() bool                       { return false }
func (still) Update(*Context)                     {}
func (still) Pointer(*Context, input.Event) bool  { return false }
func (still) Action(*Context, input.Action) bool  { return false }
func (still) Reveal(*Context, string)             {}
func (still) Tap(*Context, string)                {}
func (still) AppendTargets(dst []Target) []Target { return dst }
