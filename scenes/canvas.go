package scenes

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// Canvas draws on an image in dp. Everything it draws is a sprite that was
// rasterised once for its size (see sprites.go) and is stretched, tinted and
// put in its place, so that a frame costs no rasterising and no allocation.
type Canvas struct {
	// Palette is the theme in use.
	Palette *shape.Palette
	// Men is the set of men in use.
	Men shape.Set
	// Scale is how many device pixels one dp has.
	Scale float64
	// TextSize is how much larger than usual all text is.
	TextSize float64
	// Alpha is the strength of all that is drawn, 1 normally.
	Alpha float32

	dst     *ebiten.Image
	originX float64 // moves all that is drawn, in dp
	originY float64
	turned  bool    // all that is drawn is turned by 180°
	turnX   float64 // about this place, in device pixels, doubled
	turnY   float64
	sprites sprites
	labels  labels

	image     ebiten.DrawImageOptions
	triangles ebiten.DrawTrianglesOptions
	vertices  [16]ebiten.Vertex
}

// NewCanvas returns a canvas without a destination.
func NewCanvas(p *shape.Palette) *Canvas {
	c := &Canvas{Palette: p, Scale: 1, TextSize: 1, Alpha: 1}
	c.sprites.made = make(map[spriteKey]sprite)
	c.labels.init()
	c.triangles.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	return c
}

// Resize prepares for another window. Sprites are forgotten, since they will be
// wanted in other sizes; texts only if the scale changed.
func (c *Canvas) Resize(scale float64) {
	c.sprites.clear()
	if scale != c.Scale {
		c.Scale = scale
		c.labels.clear()
	}
}

// On calls draw with dst as the destination and the place (x, y) as its upper
// left corner.
func (c *Canvas) On(dst *ebiten.Image, x, y float64, draw func()) {
	was, wx, wy := c.dst, c.originX, c.originY
	c.dst, c.originX, c.originY = dst, -x, -y
	draw()
	c.dst, c.originX, c.originY = was, wx, wy
}

// Turned calls draw and turns what it draws by 180° about the middle of r, if on.
func (c *Canvas) Turned(on bool, r layout.Rect, draw func()) {
	if !on {
		draw()
		return
	}
	x, y := r.Center()
	c.turned = true
	c.turnX = math.Round(2 * (x + c.originX) * c.Scale)
	c.turnY = math.Round(2 * (y + c.originY) * c.Scale)
	draw()
	c.turned = false
}

// aim turns what was put in its place, if all is turned.
func (c *Canvas) aim(g *ebiten.GeoM) {
	if c.turned {
		g.Scale(-1, -1)
		g.Translate(c.turnX, c.turnY)
	}
}

// aimVertices does the same for vertices.
func (c *Canvas) aimVertices(list []ebiten.Vertex) {
	if !c.turned {
		return
	}
	for i := range list {
		list[i].DstX = float32(c.turnX) - list[i].DstX
		list[i].DstY = float32(c.turnY) - list[i].DstY
	}
}

// px returns a place on the device, rounded so that edges are crisp.
func (c *Canvas) px(x, y float64) (float64, float64) {
	return math.Round((x + c.originX) * c.Scale), math.Round((y + c.originY) * c.Scale)
}

// length returns a length in whole device pixels, at least one.
func (c *Canvas) length(d float64) float64 { return max(1, math.Round(d*c.Scale)) }

// put draws a sprite with its middle at the device position (x, y), zoomed.
func (c *Canvas) put(s sprite, x, y, zoom float64, tint color.RGBA) {
	o := &c.image
	o.GeoM.Reset()
	o.GeoM.Translate(-s.ox, -s.oy)
	o.Filter = ebiten.FilterNearest
	if zoom != 1 {
		o.GeoM.Scale(zoom, zoom)
		o.Filter = ebiten.FilterLinear
	} else if x != math.Trunc(x) || y != math.Trunc(y) {
		o.Filter = ebiten.FilterLinear
	}
	o.GeoM.Translate(x, y)
	c.aim(&o.GeoM)
	o.ColorScale.Reset()
	o.ColorScale.Scale(c.tint(tint))
	c.dst.DrawImage(s.image, o)
}

var opaque = color.RGBA{0xFF, 0xFF, 0xFF, 0xFF}

// Fill fills a rectangle with square corners.
func (c *Canvas) Fill(r layout.Rect, col color.RGBA) {
	x0, y0 := c.px(r.X, r.Y)
	x1, y1 := c.px(r.Right(), r.Bottom())
	o := &c.image
	o.GeoM.Reset()
	o.GeoM.Scale(x1-x0, y1-y0)
	o.GeoM.Translate(x0, y0)
	c.aim(&o.GeoM)
	o.Filter = ebiten.FilterNearest
	o.ColorScale.Reset()
	o.ColorScale.Scale(c.tint(col))
	c.dst.DrawImage(c.sprites.white().image, o)
}

// Fade fills a rectangle with a colour that is at its full strength at the lower
// edge, or at the upper one, and gone at the other.
func (c *Canvas) Fade(r layout.Rect, col color.RGBA, upper bool) {
	x0, y0 := c.px(r.X, r.Y)
	x1, y1 := c.px(r.Right(), r.Bottom())
	if upper {
		y0, y1 = y1, y0
	}
	cr, cg, cb, ca := c.tint(col)
	for i := range 4 {
		v := ebiten.Vertex{DstX: float32(x0), DstY: float32(y0), SrcX: 1.5, SrcY: 1.5}
		if i%2 == 1 {
			v.DstX = float32(x1)
		}
		if i/2 == 1 {
			v.DstY, v.ColorR, v.ColorG, v.ColorB, v.ColorA = float32(y1), cr, cg, cb, ca
		}
		c.vertices[i] = v
	}
	c.aimVertices(c.vertices[:4])
	c.triangles.Filter = ebiten.FilterNearest
	c.dst.DrawTriangles(c.vertices[:4], fadeParts[:], c.sprites.white().image, &c.triangles)
}

// fadeParts joins four vertices to a rectangle.
var fadeParts = [6]uint16{0, 1, 2, 1, 3, 2}

// RoundRect fills a rectangle with round corners.
func (c *Canvas) RoundRect(r layout.Rect, radius float64, col color.RGBA) {
	c.slice(r, radius, 0, col)
}

// Panel fills a rectangle that holds something, with an edge where the theme
// does not part it from the page by its fill.
func (c *Canvas) Panel(r layout.Rect, radius float64, col color.RGBA) {
	c.slice(r, radius, 0, col)
	if edge := c.Palette.PanelEdge; edge.A != 0 {
		c.slice(r, radius, 1, edge)
	}
}

// Outline draws the edge of a rectangle with round corners, inside of it.
func (c *Canvas) Outline(r layout.Rect, radius, width float64, col color.RGBA) {
	c.slice(r, radius, width, col)
}

// slice draws a rectangle in nine parts from the sprite of its four corners.
func (c *Canvas) slice(r layout.Rect, radius, width float64, col color.RGBA) {
	x0, y0 := c.px(r.X, r.Y)
	x1, y1 := c.px(r.Right(), r.Bottom())
	corner := min(c.length(radius), math.Floor((x1-x0)/2), math.Floor((y1-y0)/2))
	if corner < 1 {
		return
	}
	line := 0.0
	if width > 0 {
		line = c.length(width)
		corner = max(corner, line)
	}
	s := c.sprites.corners(corner, line)
	size := 2*corner + 2 // the sprite: two corners and a middle of two pixels
	dx := [4]float64{x0, x0 + corner, x1 - corner, x1}
	dy := [4]float64{y0, y0 + corner, y1 - corner, y1}
	src := [4]float64{0, corner + 0.5, corner + 1.5, size}
	src[1], src[2] = corner, corner+2
	cr, cg, cb, ca := c.tint(col)
	for i := range c.vertices {
		c.vertices[i] = ebiten.Vertex{
			DstX: float32(dx[i%4]), DstY: float32(dy[i/4]),
			SrcX: float32(src[i%4] + pad), SrcY: float32(src[i/4] + pad),
			ColorR: cr, ColorG: cg, ColorB: cb, ColorA: ca,
		}
	}
	c.aimVertices(c.vertices[:])
	c.triangles.Filter = ebiten.FilterNearest
	c.dst.DrawTriangles(c.vertices[:], nineSlice[:], s.image, &c.triangles)
}

// nineSlice joins a grid of 4 × 4 vertices to nine rectangles.
var nineSlice = func() (list [54]uint16) {
	n := 0
	for y := range uint16(3) {
		for x := range uint16(3) {
			i := y*4 + x
			n += copy(list[n:], []uint16{i, i + 1, i + 4, i + 1, i + 5, i + 4})
		}
	}
	return list
}()

// Line draws a straight line with round ends.
func (c *Canvas) Line(x0, y0, x1, y1, width float64, col color.RGBA) {
	ax, ay := c.px(x0, y0)
	bx, by := c.px(x1, y1)
	w := c.length(width)
	length := math.Hypot(bx-ax, by-ay)
	ux, uy := 1.0, 0.0 // along the line
	if length > 0 {
		ux, uy = (bx-ax)/length, (by-ay)/length
	}
	s := c.sprites.bar(w)
	// Along the line: round end, stretched middle, round end. A line of odd
	// width stands on the middle of a pixel.
	half := w/2 + pad
	shift := math.Mod(w, 2) / 2
	ax, ay, bx, by = ax+shift, ay+shift, bx+shift, by+shift
	along := [4]float64{-half, 0, length, length + half}
	src := [4]float64{0, half, half + barMiddle, 2*half + barMiddle}
	cr, cg, cb, ca := c.tint(col)
	for i := range 8 {
		k, side := i%4, float64(i/4*2-1)
		c.vertices[i] = ebiten.Vertex{
			DstX: float32(ax + ux*along[k] - uy*half*side), DstY: float32(ay + uy*along[k] + ux*half*side),
			SrcX: float32(src[k]), SrcY: float32(s.oy + half*side),
			ColorR: cr, ColorG: cg, ColorB: cb, ColorA: ca,
		}
	}
	c.aimVertices(c.vertices[:8])
	c.triangles.Filter = ebiten.FilterLinear
	c.dst.DrawTriangles(c.vertices[:8], threeSlice[:], s.image, &c.triangles)
}

// threeSlice joins two rows of four vertices to three rectangles.
var threeSlice = [18]uint16{0, 1, 4, 1, 5, 4, 1, 2, 5, 2, 6, 5, 2, 3, 6, 3, 7, 6}

// tint returns a colour's parts, premultiplied, at the canvas's strength.
func (c *Canvas) tint(col color.RGBA) (r, g, b, a float32) {
	k := c.Alpha / 0xFF
	return float32(col.R) * k, float32(col.G) * k, float32(col.B) * k, float32(col.A) * k
}

// Disc fills a circle.
func (c *Canvas) Disc(x, y, r float64, col color.RGBA) {
	x, y = c.px(x, y)
	c.put(c.sprites.disc(c.length(2*r)/2), x, y, 1, col)
}

// Ring draws a circle line whose middle has radius r.
func (c *Canvas) Ring(x, y, r, width float64, col color.RGBA) {
	x, y = c.px(x, y)
	c.put(c.sprites.ring(r*c.Scale, c.length(width)), x, y, 1, col)
}

// DashedRing draws the outline of an empty place, r to its middle.
func (c *Canvas) DashedRing(x, y, r float64, col color.RGBA) {
	x, y = c.px(x, y)
	c.put(c.sprites.dashes(r*c.Scale), x, y, 1, col)
}

// Mark draws a mark of the board at a point.
func (c *Canvas) Mark(m shape.Mark, x, y, pitch float64, col color.RGBA) {
	x, y = c.px(x, y)
	c.put(c.sprites.mark(m, pitch*c.Scale), x, y, 1, col)
}

// Icon draws an icon with its middle at (x, y), size dp wide.
func (c *Canvas) Icon(i shape.Icon, x, y, size float64, col color.RGBA) {
	x, y = c.px(x, y)
	c.put(c.sprites.icon(i, size*c.Scale/shape.IconGrid), x, y, 1, col)
}

// Turning draws such an image with its middle at (x, y), turned by an angle in
// radians and zoomed.
func (c *Canvas) Turning(img *ebiten.Image, x, y, angle, zoom float64) {
	b := img.Bounds()
	o := &c.image
	o.GeoM.Reset()
	o.GeoM.Translate(-float64(b.Dx())/2, -float64(b.Dy())/2)
	o.GeoM.Scale(zoom, zoom)
	o.GeoM.Rotate(angle)
	o.GeoM.Translate((x+c.originX)*c.Scale, (y+c.originY)*c.Scale)
	o.Filter = ebiten.FilterLinear
	o.ColorScale.Reset()
	o.ColorScale.ScaleAlpha(c.Alpha)
	c.dst.DrawImage(img, o)
}

// Picture draws an image that was made for the device's scale, with its upper
// left corner at (x, y).
func (c *Canvas) Picture(img *ebiten.Image, x, y float64) {
	x, y = c.px(x, y)
	c.put(sprite{image: img}, x, y, 1, opaque)
}
