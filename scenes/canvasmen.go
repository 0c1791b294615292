package scenes

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"t3hunting/scenes/shape"
)

// Pose is how a man stands or flies.
type Pose struct {
	X, Y  float64
	Zoom  float64 // 1 is at rest
	Alpha float64 // 1 is solid
	Lift  float64 // height over the board, in pitches: parts man and shadow
	Tilt  float64 // turned by so many radians, when it tips over
}

// Man draws a man with its shadow on a board of the given pitch. A man that is
// lifted moves up and its shadow stays.
func (c *Canvas) Man(m shape.Man, pitch float64, p Pose) {
	unit := shape.Radius(m) * pitch * c.Scale
	small := unit < smallUnit
	lift := p.Lift * pitch
	was := c.Alpha
	c.Alpha *= float32(p.Alpha)
	if !small && c.Palette.Shadow.A != 0 {
		s := c.sprites.shadow(m, c.Men, unit, c.Palette)
		c.stand(s, p, p.Y+shape.ShadowOffset*unit/c.Scale+lift*0.25)
	}
	c.stand(c.sprites.man(m, c.Men, unit, small, c.Palette), p, p.Y-lift)
	c.Alpha = was
}

// Ghost draws a man that does not stand there yet: faint and without shadow, but
// hiding what is below it.
func (c *Canvas) Ghost(m shape.Man, pitch float64, p Pose) {
	unit := shape.Radius(m) * pitch * c.Scale
	c.stand(c.sprites.ghost(m, c.Men, unit, c.Palette), p, p.Y)
}

// Emblem draws a man without shadow as a sign, its unit being r dp.
func (c *Canvas) Emblem(m shape.Man, x, y, r float64) {
	if m == shape.BlueSoldier || m == shape.WhiteSoldier { // a small one has too thin a rim of its own
		const rim = 0.75
		c.Disc(x, y, r+rim, c.Palette.Rim)
	}
	unit := r * c.Scale
	x, y = c.px(x, y)
	c.put(c.sprites.man(m, c.Men, unit, unit < smallUnit, c.Palette), x, y, 1, opaque)
}

// smallUnit is the unit, in device pixels, under which a man is drawn without
// inner ring, eyes and shadow: that of a pitch of 14.
const smallUnit = 14 * shape.SoldierRadius

// stand draws a man's sprite in its pose with its middle at height y.
func (c *Canvas) stand(s sprite, p Pose, y float64) {
	x, y := (p.X+c.originX)*c.Scale, (y+c.originY)*c.Scale
	if p.Zoom == 1 && (p.Tilt == 0 || p.Tilt == math.Pi) {
		x, y = math.Round(x), math.Round(y)
	}
	if p.Tilt == 0 {
		c.put(s, x, y, p.Zoom, opaque)
		return
	}
	o := &c.image
	o.GeoM.Reset()
	o.GeoM.Translate(-s.ox, -s.oy)
	o.GeoM.Scale(p.Zoom, p.Zoom)
	o.GeoM.Rotate(p.Tilt)
	o.GeoM.Translate(x, y)
	c.aim(&o.GeoM)
	o.Filter = ebiten.FilterLinear
	o.ColorScale.Reset()
	o.ColorScale.ScaleAlpha(c.Alpha)
	c.dst.DrawImage(s.image, o)
}
