package scenes

import (
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// Button is something to press with a label, an icon, or both.
type Button struct {
	Name    string // of its target
	Label   string
	Told    string // what it is called where it is not seen; "": as Label
	Icon    shape.Icon
	HasIcon bool
	Rect    layout.Rect
	Primary bool // filled: what most people want to press next
	Off     bool // shown, but does nothing now
	Bare    bool // no outline, as in a bar
	face    face // of its group; the zero face: it stands alone
}

// Corners of panels and buttons, in dp.
const (
	panelCorner  = 12
	buttonCorner = 10
)

// Draw draws the button.
func (b *Button) Draw(ctx *Context, c *Canvas) {
	if b.Rect.Empty() {
		return
	}
	p := c.Palette
	lit := ctx.Lit(b.Name) && !b.Off
	ink := p.Text
	was := c.Alpha
	if b.Off {
		c.Alpha *= 0.38
	}
	switch {
	case b.Primary:
		ink = p.ButtonText
		c.RoundRect(b.Rect, buttonCorner, p.Button)
		if lit {
			c.Outline(b.Rect, buttonCorner, 2, p.Text)
		}
	case b.Bare:
		if lit {
			c.RoundRect(b.Rect, buttonCorner, p.Raised)
		}
	default:
		if lit {
			c.RoundRect(b.Rect, buttonCorner, p.Raised)
		}
		c.Outline(b.Rect, buttonCorner, 1, p.Edge)
	}
	b.drawFace(c, ink)
	c.Alpha = was
}

// AppendTarget appends the button's target, if it can be pressed.
func (b *Button) AppendTarget(dst []Target) []Target {
	if b.Off || b.Rect.Empty() {
		return dst
	}
	return append(dst, Target{Name: b.Name, Rect: b.touched(), Label: orElse(b.Told, b.Label)})
}

// touched returns where the button can be touched: what is drawn lower than a
// finger needs reaches beyond its edges.
func (b *Button) touched() layout.Rect {
	r := b.Rect
	if low := layout.Target - r.H; low > 0 {
		r.Y, r.H = r.Y-low/2, layout.Target
	}
	return r
}
