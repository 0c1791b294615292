package scenetest

import (
	"context"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"t3hunting/ai"
	"t3hunting/scenes"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/synth"
)

// Driver plays a game by script.
type Driver struct {
	Game *scenes.Game

	// EveryFrame draws after every tick, as a running program does. Without it
	// the screen is only drawn when a picture is taken, which is much faster.
	EveryFrame bool

	// Sounds are those that were played so far.
	Sounds []synth.Sound

	t      testing.TB
	w, h   float64
	scale  float64
	screen *ebiten.Image
	ways   map[string]map[input.Action]string // where arrow keys lead, as far as is known
	next   input.Frame                        // what the next tick will see
	held   int
}

// Options say what a Driver runs.
type Options struct {
	W, H   float64       // of the window in dp; 0: 390 × 844
	Scale  float64       // device pixels per dp; 0: 1
	Safe   layout.Insets // in dp
	Config scenes.Config // Input, Scale and Insets are the driver's
}

// New returns a driver at the menu.
func New(t testing.TB, o Options) *Driver {
	t.Helper()
	if o.W == 0 {
		o.W, o.H = 390, 844
	}
	if o.Scale == 0 {
		o.Scale = 1
	}
	d := &Driver{t: t, w: o.W, h: o.H, scale: o.Scale}
	o.Config.Input = d.fill
	o.Config.Scale = func() float64 { return d.scale }
	o.Config.Insets = func() layout.Insets { return o.Safe }
	if o.Config.Player == nil {
		o.Config.Player = &Player{}
	}
	if o.Config.Analyst == nil {
		o.Config.Analyst = func() ai.Player { return &Player{} }
	}
	if o.Config.Sound == nil {
		o.Config.Sound = func(sound synth.Sound, _ float64) { d.Sounds = append(d.Sounds, sound) }
	}
	d.Game = scenes.New(o.Config)
	d.Resize(o.W, o.H)
	d.Tick(2)
	return d
}

// Player is a computer player that thinks during Poll: its replies do not
// depend on the machine's speed.
type Player struct {
	// Nodes limits a search; 0: 2000.
	Nodes uint64
	// Slow lets it think until it is hurried.
	Slow bool

	searcher *ai.Searcher
	request  ai.Request
	asked    bool
	hurried  bool
}

// Think takes a request.
func (p *Player) Think(q ai.Request) { p.request, p.asked, p.hurried = q, true, false }

// Poll answers it.
func (p *Player) Poll() (ai.Reply, bool) {
	if !p.asked || p.Slow && !p.hurried {
		return ai.Reply{}, false
	}
	p.asked = false
	if p.searcher == nil {
		p.searcher = ai.NewSearcher(1 << 20)
	}
	q := p.request
	q.Level = 0
	q.Limits = ai.Limits{Nodes: max(p.Nodes, 2000)}
	return p.searcher.Answer(context.Background(), q), true
}

// Hurry ends the thinking of a slow player.
func (p *Player) Hurry() { p.hurried = true }

// Cancel forgets the request.
func (p *Player) Cancel() { p.asked = false }

// Close does nothing.
func (p *Player) Close() {}

// Sleeper is a computer player that never answers.
type Sleeper struct{}

// Think takes a request and forgets it.
func (Sleeper) Think(ai.Request) {}

// Poll has nothing to say.
func (Sleeper) Poll() (ai.Reply, bool) { return ai.Reply{}, false }

// Hurry does not wake it.
func (Sleeper) Hurry() {}

// Cancel does nothing.
func (Sleeper) Cancel() {}

// Close does nothing.
func (Sleeper) Close() {}

// fill hands over the frame that the script prepared.
func (d *Driver) fill(f *input.Frame) {
	f.Pointers = append(f.Pointers, d.next.Pointers...)
	f.Actions = append(f.Actions, d.next.Actions...)
	f.WheelY, f.Held, f.Blurred = d.next.WheelY, d.held, d.next.Blurred
	f.Dropped = append(f.Dropped, d.next.Dropped...)
	f.Hovers, f.HoverX, f.HoverY = d.next.Hovers, d.next.HoverX, d.next.HoverY
	d.next.Reset()
}

// Resize gives the window another size in dp.
func (d *Driver) Resize(w, h float64) {
	nextFrame()
	d.w, d.h = w, h
	if d.screen != nil {
		d.screen.Deallocate()
	}
	sw, sh := d.Game.LayoutF(w, h)
	d.screen = ebiten.NewImage(int(sw), int(sh))
}

// Rescale gives the window another number of device pixels per dp, from the next
// Resize on.
func (d *Driver) Rescale(scale float64) { d.scale = scale }

// Tick runs n ticks.
func (d *Driver) Tick(n int) {
	for range n {
		d.Game.LayoutF(d.w, d.h)
		if err := d.Game.Update(); err != nil {
			d.t.Fatalf("update: %v", err)
		}
		if d.EveryFrame {
			d.Game.Draw(d.screen)
		}
	}
}

// Settle runs ticks until nothing is under way and the last motion is a second
// ago, or fails the test.
func (d *Driver) Settle() {
	d.t.Helper()
	const most, rest = 60 * 60, 60
	quiet := 0
	for range most {
		d.Tick(1)
		quiet++
		if d.Game.Report().Busy {
			quiet = 0
		}
		if quiet == rest {
			return
		}
	}
	d.t.Fatalf("nothing came to rest:\n%s", d.Game.Report())
}

// Calm runs ticks until the board takes the next move: no man moves and a
// person is to move, or the game is over.
func (d *Driver) Calm() {
	d.t.Helper()
	const most = 60 * 60
	for range most {
		d.Tick(1)
		if !d.Game.Report().Busy {
			return
		}
	}
	d.t.Fatalf("the board stays busy:\n%s", d.Game.Report())
}

// Has reports whether a target can be tapped.
func (d *Driver) Has(target string) bool {
	_, ok := d.Game.Report().Target(target)
	return ok
}

// Center returns the middle of a target; without it the test fails.
func (d *Driver) Center(target string) (x, y float64) {
	d.t.Helper()
	t, ok := d.Game.Report().Target(target)
	if !ok {
		d.t.Fatalf("no target %q:\n%s", target, d.Game.Report())
	}
	return t.Rect.Center()
}

// Height returns how high a target is.
func (d *Driver) Height(target string) float64 {
	d.t.Helper()
	t, ok := d.Game.Report().Target(target)
	if !ok {
		d.t.Fatalf("no target %q:\n%s", target, d.Game.Report())
	}
	return t.Rect.H
}

// Tap taps the middle of a target with a finger.
func (d *Driver) Tap(target string) {
	d.t.Helper()
	d.TapAt(d.Center(target))
}

// TapAt taps a place with a finger, for two ticks.
func (d *Driver) TapAt(x, y float64) {
	d.pointer(0, input.Pressed, x, y)
	d.Tick(1)
	d.pointer(0, input.Released, x, y)
	d.Tick(1)
}

// Drag drags the mouse from the middle of one target to that of another.
func (d *Driver) Drag(from, to string) {
	d.t.Helper()
	x0, y0 := d.Center(from)
	x1, y1 := d.Center(to)
	d.Press(x0, y0)
	const steps = 6
	for i := 1; i <= steps; i++ {
		part := float64(i) / steps
		d.Move(x0+(x1-x0)*part, y0+(y1-y0)*part)
	}
	d.Release(x1, y1)
}

// Press presses the mouse at a place, for one tick.
func (d *Driver) Press(x, y float64) { d.pointer(input.MouseID, input.Pressed, x, y); d.Tick(1) }

// Move moves the pressed mouse.
func (d *Driver) Move(x, y float64) { d.pointer(input.MouseID, input.Moved, x, y); d.Tick(1) }

// Release releases the mouse.
func (d *Driver) Release(x, y float64) { d.pointer(input.MouseID, input.Released, x, y); d.Tick(1) }

func (d *Driver) pointer(id int, phase input.Phase, x, y float64) {
	switch phase {
	case input.Pressed:
		d.held++
	case input.Released:
		d.held--
	}
	d.next.Pointers = append(d.next.Pointers, input.Pointer{ID: id, Phase: phase, X: x, Y: y})
}

// Hover rests the mouse on a place for one tick.
func (d *Driver) Hover(x, y float64) {
	d.next.Hovers, d.next.HoverX, d.next.HoverY = true, x, y
	d.Tick(1)
}

// Wheel turns the wheel by notches.
func (d *Driver) Wheel(notches float64) {
	d.next.WheelY = notches
	d.Tick(1)
}

// RightClick presses and releases the other mouse button.
func (d *Driver) RightClick(x, y float64) {
	for _, phase := range []input.Phase{input.Pressed, input.Released} {
		d.next.Pointers = append(d.next.Pointers, input.Pointer{ID: input.MouseID, Phase: phase, X: x, Y: y, Secondary: true})
		d.Tick(1)
	}
}

// Finger presses or releases a finger at a place.
func (d *Driver) Finger(id int, down bool, x, y float64) {
	phase := input.Released
	if down {
		phase = input.Pressed
	}
	d.pointer(id, phase, x, y)
	d.Tick(1)
}

// Blur lets the window lose the focus.
func (d *Driver) Blur() {
	d.next.Blurred = true
	d.Tick(2)
}

// Key does what a key asks for.
func (d *Driver) Key(actions ...input.Action) {
	for _, a := range actions {
		d.next.Actions = append(d.next.Actions, a)
		d.Tick(1)
	}
}

// Send adds what a pointer does to the next tick, without running it.
func (d *Driver) Send(p input.Pointer) {
	switch p.Phase {
	case input.Pressed:
		d.held++
	case input.Released, input.Lost:
		d.held--
	}
	d.next.Pointers = append(d.next.Pointers, p)
}

// SendKey adds what a key asks for to the next tick, without running it.
func (d *Driver) SendKey(a input.Action) { d.next.Actions = append(d.next.Actions, a) }

// Draw draws the screen.
func (d *Driver) Draw() { d.Game.Draw(d.screen) }

// DropFile drops a file with a text on the window.
func (d *Driver) DropFile(text string) {
	d.next.Dropped = append(d.next.Dropped, text)
	d.Tick(1)
}

// Picture returns what is on the screen.
func (d *Driver) Picture() *image.RGBA {
	d.Game.Draw(d.screen)
	b := d.screen.Bounds()
	img := image.NewRGBA(b)
	d.screen.ReadPixels(img.Pix)
	return img
}

// Screen returns the image that is drawn on.
func (d *Driver) Screen() *ebiten.Image { return d.screen }

// Saving reports whether Save does anything.
func Saving() bool { return os.Getenv("T3_SCREENSHOTS") != "" }

// Save writes the picture to a file of that name in the folder that the
// environment variable T3_SCREENSHOTS names; without it, it does nothing.
func (d *Driver) Save(name string) {
	d.t.Helper()
	dir := os.Getenv("T3_SCREENSHOTS")
	if dir == "" {
		return
	}
	f, err := os.Create(filepath.Join(dir, fmt.Sprintf("%s-%.0fx%.0f.png", name, d.w, d.h)))
	if err != nil {
		d.t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, d.Picture()); err != nil {
		d.t.Fatal(err)
	}
}
