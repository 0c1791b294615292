package scenes

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/match"
	"t3hunting/scenes/shape"
)

// Game runs the scenes under Ebitengine. It draws on demand: a frame in which
// nothing changed keeps the last picture, and while nothing moves the platform
// is told to send no frames at all.
type Game struct {
	config   Config
	platform platform
	devices  devices
	ctx      Context
	frame    input.Frame
	stack    Stack
	canvas   *Canvas
	gesture  input.Gesture
	control  Control
	speaker  speaker

	ownTexts bool        // not configured: the system's language counts
	system   Preferences // what the system says of its user's wishes

	events  []input.Event
	targets []Target
	hover   hover
	down    target // what the pointer was pressed on
	updated bool   // since the last frame was drawn
	untold  bool   // the screen changed since the platform was told of it
	drawn   int    // how many frames were drawn anew
}

// firstLevel is the computer's strength before anybody chose one.
const firstLevel = 3

// New returns the game with the menu on its stack.
func New(config Config) *Game {
	const room = 128 // targets that may show: what a mouse rests on is looked for in each tick
	g := &Game{config: config, ownTexts: config.Texts == nil, targets: make([]Target, 0, room)}
	g.speaker.open = openSystem
	g.control.wake = g.platform.wake
	g.control.hush = g.speaker.hush
	g.config.complete(&g.platform)
	g.canvas = NewCanvas(&shape.Parade)
	g.devices.init(g.platform.wake)
	g.ctx = Context{
		Frame: &g.frame, Canvas: g.canvas, Texts: g.config.Texts, Stack: &g.stack,
		Player: g.config.Player, Config: &g.config, Settings: g.settings(), gesture: &g.gesture, speaker: &g.speaker,
		seats: [2]match.Seat{{Level: firstLevel}, match.Computer(firstLevel)},
	}
	g.platform.start(g)
	if p := g.config.Preferences; p != nil {
		g.system = *p
	}
	g.dress()
	g.ctx.shelf = newShelf(g.config.Store, g.config.Now)
	g.ctx.exchange = newExchange(below(g.config.Store))
	g.stack.scenes = append(g.stack.scenes, newMenu(&g.ctx))
	g.platform.begin(g)
	ebiten.SetScreenClearedEveryFrame(false)
	return g
}

// LayoutF takes over the window's size in dp and returns the screen's in device
// pixels.
func (g *Game) LayoutF(outsideWidth, outsideHeight float64) (screenWidth, screenHeight float64) {
	screen := layout.Screen{
		W: outsideWidth, H: outsideHeight, Safe: g.control.safe(g.config.Insets), Scale: g.config.Scale(),
		Text: float64(g.ctx.Settings.Text) / 100,
	}
	if screen != g.ctx.Screen && screen.W > 0 && screen.H > 0 {
		g.ctx.Screen = screen
		g.canvas.Resize(screen.Scale)
		g.stack.layout(&g.ctx)
		g.gesture.Reset()
		g.hover = hover{}
	}
	return math.Ceil(outsideWidth * screen.Scale), math.Ceil(outsideHeight * screen.Scale)
}

// dress gives the canvas the colours and the context the speed that settings
// and system ask for. It reports whether anything is different now.
func (g *Game) dress() bool {
	g.platform.prefer(&g.system)
	was, still := g.canvas.Palette, g.ctx.still
	g.canvas.Palette = g.ctx.Settings.Theme.palette(g.system)
	if g.config.Palette != nil {
		g.canvas.Palette = g.config.Palette
	}
	g.ctx.still = g.system.Still
	g.canvas.Men = g.ctx.Settings.Men
	return g.canvas.Palette != was || g.ctx.still != still
}

// settings returns those to begin with. Where they cannot be read they are as
// by default.
func (g *Game) settings() Settings {
	if s := g.config.Settings; s != nil {
		return *s
	}
	text, _ := g.config.Store.Load(settingsKey)
	return ParseSettings(string(text))
}

// adopt takes over settings that were changed, and what the system asks for.
func (g *Game) adopt() {
	changed := g.dress()
	if g.ctx.changed {
		g.ctx.changed = false
		g.ctx.Screen.Text = float64(g.ctx.Settings.Text) / 100
		// A store that cannot keep them keeps them until the program ends.
		_ = g.config.Store.Save(settingsKey, []byte(g.ctx.Settings.String()))
		changed = true
	}
	if changed {
		g.stack.layout(&g.ctx)
	}
}

// Layout is what Ebitengine asks for where it does not know LayoutF.
func (g *Game) Layout(outsideWidth, outsideHeight int) (screenWidth, screenHeight int) {
	w, h := g.LayoutF(float64(outsideWidth), float64(outsideHeight))
	return int(w), int(h)
}

// Update runs one tick.
func (g *Game) Update() error {
	ctx := &g.ctx
	if ctx.Screen.W == 0 {
		return nil // not laid out yet
	}
	ctx.Tick++
	ctx.moving = false
	g.updated = true
	g.frame.Reset()
	if g.config.Input != nil {
		g.config.Input(&g.frame)
	} else {
		g.devices.fill(&g.frame, ctx.Screen.Scale)
		g.platform.presses(&g.frame)
	}
	g.control.carryOut(g)
	if len(g.frame.Dropped) > 0 {
		receive(ctx, g.frame.Dropped)
	}
	g.handlePointers()
	g.handleActions()
	g.stack.update(ctx)
	g.adopt()
	if g.stack.changing() {
		// What is pressed meanwhile was meant for the scene that goes.
		g.lift()
		g.gesture.Reset()
	}
	g.stack.apply(ctx)
	g.control.publish(g)
	g.handleHover()
	g.tellScreen(len(g.stack.changes) == 0 && (!ctx.moving || !ctx.redraw))
	g.platform.idle(!ctx.moving && len(g.stack.changes) == 0 && !g.gesture.Active())
	return nil
}

// Draw draws the screen, if anything changed.
func (g *Game) Draw(screen *ebiten.Image) {
	if !g.updated {
		g.platform.again() // a frame without a tick: what woke us is still to be looked at
	}
	g.updated = false
	if !g.ctx.redraw || g.ctx.Screen.W == 0 {
		return
	}
	g.ctx.redraw = false
	g.drawn++
	c := g.canvas
	c.dst, c.Alpha, c.originX, c.originY = screen, 1, 0, 0
	c.Fill(layout.Rect{W: math.Ceil(g.ctx.Screen.W), H: math.Ceil(g.ctx.Screen.H)}, c.Palette.Page)
	g.stack.draw(&g.ctx, c)
	if g.ctx.Focus != "" {
		g.targets = g.stack.appendTargets(g.targets[:0])
		if t, ok := targetNamed(g.targets, g.ctx.Focus); ok {
			drawFocus(c, t)
		}
	}
	c.dst = nil
}

// Drawn returns how many frames were drawn anew so far.
func (g *Game) Drawn() int { return g.drawn }
