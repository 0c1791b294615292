package scenes

import (
	"image/color"

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

// drawFace draws label and icon: the icon above the label in a button that is
// high enough, before it in a wide one.
func (b *Button) drawFace(c *Canvas, ink color.RGBA) {
	x, y := b.Rect.Center()
	style := Style{Size: 14, Bold: true}
	switch {
	case b.Label == "":
		c.Icon(b.Icon, x, y, 24, ink)
	case !b.HasIcon:
		c.TextIn(b.Label, c.Fit(b.Label, style, b.Rect.W-8), x, y, b.Rect.W-8, Center, ink)
	case b.Rect.W > 130:
		const icon, gap = 22, 8
		style = c.Fit(b.Label, style, b.Rect.W-icon-gap-12)
		w := c.TextWidth(b.Label, style)
		left := x - (icon+gap+w)/2
		c.Icon(b.Icon, left+icon/2, y, icon, ink)
		c.Text(b.Label, style, left+icon+gap, y, Left, ink)
	default:
		label := Style{Size: 12, Bold: true}
		high := b.Rect.H >= 52
		up, down, icon := 8.0, 11.0, 20.0
		if high {
			up, down, icon = 9, 13, 22
		}
		label.Size = min(label.Size, 1.4*(b.Rect.H/2-down)/c.TextSize) // below the icon
		label = c.Fit(b.Label, label, b.Rect.W-4)
		c.Icon(b.Icon, x, y-up, icon, ink)
		c.TextIn(b.Label, label, x, y+down, b.Rect.W-4, Center, ink)
	}
}

// AppendTarget appends the button's target, if it can be pressed.
func (b *Button) AppendTarget(dst []Target) []Target {
	if b.Off || b.Rect.Empty() {
		return dst
	}
	return append(dst, Target{Name: b.Name, Rect: b.Rect, Label: orElse(b.Told, b.Label)})
}
