package scenes

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"t3hunting/scenes/shape"
)

// sprite is a rasterised shape. Its middle is the pixel position (ox, oy).
type sprite struct {
	image  *ebiten.Image
	ox, oy float64
}

// pad is the empty edge, in pixels, that every sprite has on all sides, so that
// linear filtering finds nothing beside it.
const pad = 1

// sprites makes each sprite once and keeps it until the scale changes.
type sprites struct {
	made map[spriteKey]sprite
}

// spriteKey names a sprite: its form, which one of them, and its measures in
// device pixels.
type spriteKey struct {
	form    form
	which   uint8
	set     shape.Set
	a, b    float64
	palette *shape.Palette
}

type form uint8

const (
	discForm form = iota
	ringForm
	dashesForm
	cornersForm
	markForm
	iconForm
	manForm
	smallManForm
	ghostForm
	shadowForm
	whiteForm
	barForm
)

// clear gives all sprites back.
func (s *sprites) clear() {
	for _, made := range s.made {
		made.image.Deallocate()
	}
	clear(s.made)
}

// make rasterises a picture whose unit is so many pixels and which reaches
// extent pixels from its middle. offset moves the middle from a pixel's corner.
func (s *sprites) make(key spriteKey, p shape.Picture, unit, extent, offset float64) sprite {
	half := math.Ceil(extent+offset) + pad
	n := int(2 * half)
	made := sprite{ebiten.NewImageFromImage(p.Rasterise(n, n, half+offset, half+offset, unit)), half, half}
	s.made[key] = made
	return made
}

// mask is the picture of a path that is tinted when it is used.
func mask(p shape.Path) shape.Picture {
	return shape.Picture{{Path: p, Color: color.RGBA{0xFF, 0xFF, 0xFF, 0xFF}}}
}

// disc returns a filled circle of radius r pixels. One of odd diameter stands
// on the middle of a pixel.
func (s *sprites) disc(r float64) sprite {
	key := spriteKey{form: discForm, a: r}
	if made, ok := s.made[key]; ok {
		return made
	}
	var p shape.Path
	p.Disc(0, 0, 1)
	made := s.make(key, mask(p), r, r, 0)
	return made
}

func (s *sprites) ring(r, width float64) sprite {
	key := spriteKey{form: ringForm, a: r, b: width}
	if made, ok := s.made[key]; ok {
		return made
	}
	var p shape.Path
	p.Ring(0, 0, r, width)
	return s.make(key, mask(p), 1, r+width/2, 0)
}

// dashes returns a thin dashed circle: a place that is still empty.
func (s *sprites) dashes(r float64) sprite {
	key := spriteKey{form: dashesForm, a: r}
	if made, ok := s.made[key]; ok {
		return made
	}
	const count = 12
	var p shape.Path
	width := max(1, r*0.14)
	for i := range count {
		a := 2 * math.Pi * float64(i) / count
		p.Sector(0, 0, r-width/2, a-math.Pi/count*0.6, a+math.Pi/count*0.6, width)
	}
	return s.make(key, mask(p), 1, r, 0)
}

// corners returns the four corners of a rectangle with a middle of two pixels,
// filled if line is 0.
func (s *sprites) corners(r, line float64) sprite {
	key := spriteKey{form: cornersForm, a: r, b: line}
	if made, ok := s.made[key]; ok {
		return made
	}
	size := 2*r + 2
	var p shape.Path
	p.RoundRect(0, 0, size, size, r, false)
	if line > 0 {
		p.RoundRect(line, line, size-line, size-line, r-line, true)
	}
	n := int(size) + 2*pad
	made := sprite{image: ebiten.NewImageFromImage(mask(p).Rasterise(n, n, pad, pad, 1))}
	s.made[key] = made
	return made
}

func (s *sprites) mark(m shape.Mark, pitch float64) sprite {
	key := spriteKey{form: markForm, which: uint8(m), a: pitch}
	if made, ok := s.made[key]; ok {
		return made
	}
	return s.make(key, mask(shape.MarkPath(m)), pitch, shape.MarkExtent*pitch, 0)
}

func (s *sprites) icon(i shape.Icon, unit float64) sprite {
	key := spriteKey{form: iconForm, which: uint8(i), a: unit}
	if made, ok := s.made[key]; ok {
		return made
	}
	return s.make(key, mask(shape.IconPath(i)), unit, unit*shape.IconGrid/2, 0)
}

func (s *sprites) man(m shape.Man, set shape.Set, unit float64, small bool, c *shape.Palette) sprite {
	key := spriteKey{form: manForm, which: uint8(m), set: set, a: unit, palette: c}
	if small {
		key.form = smallManForm
	}
	if made, ok := s.made[key]; ok {
		return made
	}
	return s.make(key, set.Man(m, c, small), unit, shape.Extent*unit, 0)
}

// ghost returns a man in faint colours.
func (s *sprites) ghost(m shape.Man, set shape.Set, unit float64, c *shape.Palette) sprite {
	key := spriteKey{form: ghostForm, which: uint8(m), set: set, a: unit, palette: c}
	if made, ok := s.made[key]; ok {
		return made
	}
	return s.make(key, set.Man(m, c.Faint(), unit < smallUnit), unit, shape.Extent*unit, 0)
}

func (s *sprites) shadow(m shape.Man, set shape.Set, unit float64, c *shape.Palette) sprite {
	key := spriteKey{form: shadowForm, which: uint8(m), set: set, a: unit, palette: c}
	if made, ok := s.made[key]; ok {
		return made
	}
	return s.make(key, set.Shadow(m, c), unit, shape.Extent*unit, 0)
}

// barMiddle is the length, in pixels, of the straight part of a bar.
const barMiddle = 2

// bar returns a short horizontal line of so many pixels with round ends.
func (s *sprites) bar(width float64) sprite {
	key := spriteKey{form: barForm, a: width}
	if made, ok := s.made[key]; ok {
		return made
	}
	var p shape.Path
	p.RoundRect(0, 0, width+barMiddle, width, width/2, false)
	w, h := int(width)+barMiddle+2*pad, int(width)+2*pad
	made := sprite{image: ebiten.NewImageFromImage(mask(p).Rasterise(w, h, pad, pad, 1)), oy: float64(h) / 2}
	s.made[key] = made
	return made
}

// white returns a single white pixel, the inner one of three by three.
func (s *sprites) white() sprite {
	key := spriteKey{form: whiteForm}
	if made, ok := s.made[key]; ok {
		return made
	}
	whole := ebiten.NewImage(3, 3)
	whole.Fill(color.White)
	made := sprite{image: whole.SubImage(image.Rect(1, 1, 2, 2)).(*ebiten.Image)}
	s.made[key] = made
	return made
}

// newImage returns an empty image for a rectangle of w × h pixels.
func newImage(w, h float64) *ebiten.Image {
	return ebiten.NewImage(max(1, int(math.Ceil(w))), max(1, int(math.Ceil(h))))
}
