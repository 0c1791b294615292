package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"t3hunting/scenes/input"
)

// devices asks Ebitengine for mouse, touches, keys and gamepads and tells what
// changed. It is the only place that does; places come out in dp.
type devices struct {
	mouse     bool // the main button is down
	secondary bool
	x, y      float64
	touches   []touch
	ids       []ebiten.TouchID
	keys      []ebiten.Key
	pads      []ebiten.GamepadID
	stick     [directions]bool // the left stick points up, down, left, right
	focused   bool
	dropped   droppedFiles
}

type touch struct {
	id   ebiten.TouchID
	x, y float64
	down bool
}

// init gets ready; wake asks for a tick.
func (d *devices) init(wake func()) {
	d.focused = true
	d.dropped = newDroppedFiles(wake)
}

// fill fills in what happened since the last call.
func (d *devices) fill(f *input.Frame, scale float64) {
	d.fillMouse(f, scale)
	d.fillTouches(f, scale)
	d.fillKeys(f)
	d.fillPads(f)
	d.dropped.fill(f)
	focused := ebiten.IsFocused()
	f.Blurred = d.focused && !focused
	d.focused = focused
}

func (d *devices) fillMouse(f *input.Frame, scale float64) {
	px, py := ebiten.CursorPosition()
	x, y := float64(px)/scale, float64(py)/scale
	main := ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	secondary := ebiten.IsMouseButtonPressed(ebiten.MouseButtonRight)
	at := input.Pointer{ID: input.MouseID, X: x, Y: y}
	add := func(phase input.Phase, second bool) {
		at.Phase, at.Secondary = phase, second
		f.Pointers = append(f.Pointers, at)
	}
	if secondary != d.secondary {
		add(phaseOf(secondary), true)
	}
	switch {
	case main != d.mouse:
		add(phaseOf(main), false)
	case main && (x != d.x || y != d.y):
		add(input.Moved, false)
	}
	d.mouse, d.secondary, d.x, d.y = main, secondary, x, y
	f.Held += count(main) + count(secondary)
	f.Hovers, f.HoverX, f.HoverY = len(d.touches) == 0 && (x != 0 || y != 0), x, y
	f.WheelX, f.WheelY = ebiten.Wheel()
}

func phaseOf(down bool) input.Phase {
	if down {
		return input.Pressed
	}
	return input.Released
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (d *devices) fillTouches(f *input.Frame, scale float64) {
	d.ids = ebiten.AppendTouchIDs(d.ids[:0])
	for i := range d.touches {
		d.touches[i].down = false
	}
	for _, id := range d.ids {
		px, py := ebiten.TouchPosition(id)
		x, y := float64(px)/scale, float64(py)/scale
		t := d.known(id)
		phase := input.Moved
		if t == nil {
			d.touches = append(d.touches, touch{id: id})
			t, phase = &d.touches[len(d.touches)-1], input.Pressed
		}
		if phase == input.Pressed || t.x != x || t.y != y {
			f.Pointers = append(f.Pointers, input.Pointer{ID: int(id), Phase: phase, X: x, Y: y})
		}
		t.x, t.y, t.down = x, y, true
	}
	kept := d.touches[:0]
	for _, t := range d.touches {
		if t.down {
			kept = append(kept, t)
			continue
		}
		f.Pointers = append(f.Pointers, input.Pointer{ID: int(t.id), Phase: input.Released, X: t.x, Y: t.y})
	}
	d.touches = kept
	f.Held += len(d.touches)
}

func (d *devices) known(id ebiten.TouchID) *touch {
	for i := range d.touches {
		if d.touches[i].id == id {
			return &d.touches[i]
		}
	}
	return nil
}

func (d *devices) fillKeys(f *input.Frame) {
	d.keys = inpututil.AppendJustPressedKeys(d.keys[:0])
	for _, k := range d.keys {
		if a := actionOf(k); a != input.NoAction {
			f.Actions = append(f.Actions, a)
		}
	}
}

func (d *devices) fillPads(f *input.Frame) {
	const tilted = 0.6
	var stick [directions]bool
	d.pads = ebiten.AppendGamepadIDs(d.pads[:0])
	for _, id := range d.pads {
		if !ebiten.IsStandardGamepadLayoutAvailable(id) {
			continue
		}
		for i := range bindings {
			if b := &bindings[i]; b.pad != noPad && inpututil.IsStandardGamepadButtonJustPressed(id, b.pad) {
				f.Actions = append(f.Actions, b.action)
			}
		}
		x := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)
		y := ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)
		for i, on := range [directions]bool{y < -tilted, y > tilted, x < -tilted, x > tilted} {
			stick[i] = stick[i] || on
		}
	}
	for i, on := range stick {
		if on && !d.stick[i] {
			f.Actions = append(f.Actions, bindings[i].action)
		}
	}
	d.stick = stick
}

// monitorScale returns how many device pixels one dp has.
func monitorScale() float64 { return ebiten.Monitor().DeviceScaleFactor() }
