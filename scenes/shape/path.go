package shape

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// Vec is a place in a path's own units, x to the right and y down.
type Vec struct{ X, Y float64 }

// Path is a set of closed contours that are filled together. Contours that run
// the other way round cut holes. The zero value is empty.
type Path struct {
	segments []segment
}

type verb uint8

const (
	moveTo verb = iota
	lineTo
	cubeTo
)

type segment struct {
	verb    verb
	b, c, p Vec // control points of a curve, and the end
}

// Polygon adds a closed contour through the given corners, in either order: it
// is made to run the way that a disc runs, so that overlaps add up.
func (p *Path) Polygon(corners ...Vec) {
	backward := doubleArea(corners) < 0
	for i := range corners {
		v, at := lineTo, i
		if i == 0 {
			v = moveTo
		}
		if backward {
			at = len(corners) - 1 - i
		}
		p.segments = append(p.segments, segment{verb: v, p: corners[at]})
	}
}

// doubleArea returns twice the area inside of the corners, below 0 if they run
// the other way round than a disc.
func doubleArea(corners []Vec) (sum float64) {
	for i, c := range corners {
		next := corners[(i+1)%len(corners)]
		sum += c.X*next.Y - next.X*c.Y
	}
	return sum
}

// Rect adds an upright rectangle.
func (p *Path) Rect(x0, y0, x1, y1 float64) {
	p.Polygon(Vec{x0, y0}, Vec{x1, y0}, Vec{x1, y1}, Vec{x0, y1})
}

// Disc adds a filled circle.
func (p *Path) Disc(x, y, r float64) { p.circle(x, y, r, false) }

// Ring adds a circle line of the given width, whose middle has radius r.
func (p *Path) Ring(x, y, r, width float64) {
	p.circle(x, y, r+width/2, false)
	p.circle(x, y, r-width/2, true)
}

// circle adds four cubic curves; backward turns it into a hole.
func (p *Path) circle(x, y, r float64, backward bool) {
	const k = 0.5522847498 // control distance that makes a cubic look like a quarter circle
	at := func(ux, uy float64) Vec {
		if backward {
			uy = -uy
		}
		return Vec{x + ux*r, y + uy*r}
	}
	p.segments = append(p.segments,
		segment{verb: moveTo, p: at(1, 0)},
		segment{cubeTo, at(1, k), at(k, 1), at(0, 1)},
		segment{cubeTo, at(-k, 1), at(-1, k), at(-1, 0)},
		segment{cubeTo, at(-1, -k), at(-k, -1), at(0, -1)},
		segment{cubeTo, at(k, -1), at(1, -k), at(1, 0)})
}

// RoundRect adds a rectangle with round corners of radius r; backward turns it
// into a hole.
func (p *Path) RoundRect(x0, y0, x1, y1, r float64, backward bool) {
	r = max(0, min(r, (x1-x0)/2, (y1-y0)/2))
	k := r * (1 - 0.5522847498)
	corners := []segment{
		{verb: moveTo, p: Vec{x0 + r, y0}},
		{verb: lineTo, p: Vec{x1 - r, y0}},
		{cubeTo, Vec{x1 - k, y0}, Vec{x1, y0 + k}, Vec{x1, y0 + r}},
		{verb: lineTo, p: Vec{x1, y1 - r}},
		{cubeTo, Vec{x1, y1 - k}, Vec{x1 - k, y1}, Vec{x1 - r, y1}},
		{verb: lineTo, p: Vec{x0 + r, y1}},
		{cubeTo, Vec{x0 + k, y1}, Vec{x0, y1 - k}, Vec{x0, y1 - r}},
		{verb: lineTo, p: Vec{x0, y0 + r}},
		{cubeTo, Vec{x0, y0 + k}, Vec{x0 + k, y0}, Vec{x0 + r, y0}},
	}
	if backward { // mirrored in x, it runs the other way round
		for i := range corners {
			for _, v := range []*Vec{&corners[i].b, &corners[i].c, &corners[i].p} {
				v.X = x0 + x1 - v.X
			}
		}
	}
	p.segments = append(p.segments, corners...)
}

// Stroke adds a line of the given width through the points, with round ends
// and joints.
func (p *Path) Stroke(width float64, points ...Vec) {
	h := width / 2
	for i, a := range points {
		p.Disc(a.X, a.Y, h)
		if i == 0 {
			continue
		}
		z := points[i-1]
		dx, dy := a.X-z.X, a.Y-z.Y
		n := math.Hypot(dx, dy)
		if n == 0 {
			continue
		}
		ox, oy := -dy/n*h, dx/n*h
		p.Polygon(Vec{z.X - ox, z.Y - oy}, Vec{a.X - ox, a.Y - oy}, Vec{a.X + ox, a.Y + oy}, Vec{z.X + ox, z.Y + oy})
	}
}

// Arc adds a line of the given width along a circle, from angle a0 to a1 in
// radians, clockwise from the right.
func (p *Path) Arc(x, y, r, a0, a1, width float64) {
	steps := max(2, int(math.Abs(a1-a0)/(math.Pi/16)))
	points := make([]Vec, steps+1)
	for i := range points {
		s, c := math.Sincos(a0 + (a1-a0)*float64(i)/float64(steps))
		points[i] = Vec{x + c*r, y + s*r}
	}
	p.Stroke(width, points...)
}

// Sector adds the part of a circle line between two angles, with straight ends.
func (p *Path) Sector(x, y, r, a0, a1, width float64) {
	const steps = 8
	points := make([]Vec, 0, 2*steps+2)
	for i := range steps + 1 {
		s, c := math.Sincos(a0 + (a1-a0)*float64(i)/steps)
		points = append(points, Vec{x + c*(r+width/2), y + s*(r+width/2)})
	}
	for i := steps; i >= 0; i-- {
		s, c := math.Sincos(a0 + (a1-a0)*float64(i)/steps)
		points = append(points, Vec{x + c*(r-width/2), y + s*(r-width/2)})
	}
	p.Polygon(points...)
}

// Layer is a path in one colour.
type Layer struct {
	Path  Path
	Color color.RGBA
}

// Picture is a pile of layers, the lowest first, in one common unit. Its
// middle is the origin.
type Picture []Layer

// Rasterise draws the picture into a new image of w × h pixels: the origin goes
// to the pixel position (ox, oy) and one unit is scale pixels.
func (p Picture) Rasterise(w, h int, ox, oy, scale float64) *image.RGBA {
	dst := image.NewRGBA(image.Rect(0, 0, w, h))
	p.Draw(dst, ox, oy, scale)
	return dst
}

// Draw draws the picture over an image, placed as in Rasterise.
func (p Picture) Draw(dst draw.Image, ox, oy, scale float64) {
	b := dst.Bounds()
	at := func(v Vec) (x, y float32) { return float32(ox + v.X*scale), float32(oy + v.Y*scale) }
	for _, layer := range p {
		r := vector.NewRasterizer(b.Dx(), b.Dy())
		for _, s := range layer.Path.segments {
			x, y := at(s.p)
			switch s.verb {
			case moveTo:
				r.ClosePath()
				r.MoveTo(x, y)
			case lineTo:
				r.LineTo(x, y)
			case cubeTo:
				bx, by := at(s.b)
				cx, cy := at(s.c)
				r.CubeTo(bx, by, cx, cy, x, y)
			}
		}
		r.ClosePath()
		r.Draw(dst, b, image.NewUniform(layer.Color), image.Point{})
	}
}
