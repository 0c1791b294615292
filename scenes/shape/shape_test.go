package shape

import (
	"image"
	"image/color"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

// centred rasterises a picture with its middle in the middle of a square image.
func centred(p Picture, side int, scale float64) *image.RGBA {
	return p.Rasterise(side, side, float64(side)/2, float64(side)/2, scale)
}

func TestSoldierColors(t *testing.T) {
	const side, unit = 101, 40.0
	at := func(img *image.RGBA, x, y float64) color.RGBA {
		return img.RGBAAt(int(side/2+x*unit), int(side/2+y*unit))
	}
	c := &Parade
	blue := centred(ManPicture(BlueSoldier, c, false), side, unit)
	assert.Equal(t, c.BlueRim, at(blue, 0.94, 0), "rim")
	assert.Equal(t, c.Blue, at(blue, 0.7, 0), "disc")
	assert.Equal(t, c.BlueMark, at(blue, 0, -0.48), "the upper chevron's point")
	assert.Equal(t, color.RGBA{}, at(blue, 1.2, 0), "nothing outside")

	white := centred(ManPicture(WhiteSoldier, c, false), side, unit)
	assert.Equal(t, c.WhiteMark, at(white, 0, 0), "dot")
	assert.Equal(t, c.White, at(white, 0.4, 0), "disc")
	assert.Equal(t, c.WhiteMark, at(white, 0.62, 0), "inner ring")
	small := centred(ManPicture(WhiteSoldier, c, true), side, unit)
	assert.Equal(t, c.White, at(small, 0.62, 0), "a small one has no inner ring")
}

func TestHelmet(t *testing.T) {
	const side, unit = 101, 40.0
	c := &Parade
	at := func(img *image.RGBA, x, y float64) color.RGBA {
		return img.RGBAAt(int(side/2+x*unit), int(side/2+y*unit))
	}
	open := centred(ManPicture(T3rminator, c, false), side, unit)
	shut := centred(ManPicture(T3Blocked, c, false), side, unit)
	assert.Equal(t, c.Eye, at(open, 0.37, -0.19))
	assert.Equal(t, c.Visor, at(shut, 0.37, -0.19), "closed eyes are a line")
	assert.Equal(t, c.Visor, at(open, 0, 0.4), "the stem of the T")
	assert.Equal(t, c.Helmet, at(open, 0, -0.95), "the middle crest peg")
	assert.Equal(t, c.Helmet, at(open, 0, -0.6))
}

// TestOverlapsAddUp checks that shapes of one path never cut each other out,
// whichever way round their corners are given.
func TestOverlapsAddUp(t *testing.T) {
	var p Path
	p.Disc(0, 0, 1)
	p.Polygon(Vec{0, 0}, Vec{2, 0}, Vec{2, 2}, Vec{0, 2})
	p.Polygon(Vec{0, 0}, Vec{0, 2}, Vec{2, 2}, Vec{2, 0})
	p.Rect(0.5, 0.5, 0, 0)
	img := centred(Picture{{p, Parade.Line}}, 100, 20)
	for _, v := range []Vec{{-0.5, -0.5}, {0.25, 0.25}, {1.5, 1.5}} {
		assert.Equal(t, Parade.Line, img.RGBAAt(int(50+v.X*20), int(50+v.Y*20)), "%v", v)
	}
	two := centred(TwoWay.Man(T3rminator, &Parade, false), 400, 160)
	for y := -90; y <= 90; y++ {
		assert.Equal(t, Parade.Visor, two.RGBAAt(200, 200+y), "the I of the visor is whole, %d", y)
	}
}

// TestFaint checks that a man that does not stand there yet is paler, but hides
// what is below it as any man does.
func TestFaint(t *testing.T) {
	const side, unit = 101, 40.0
	for _, p := range []*Palette{&Parade, &Teak, &Contrast} {
		for m := range Men {
			man, faint := centred(ManPicture(m, p, false), side, unit), centred(ManPicture(m, p.Faint(), false), side, unit)
			for i := 3; i < len(man.Pix); i += 4 {
				assert.Equal(t, man.Pix[i], faint.Pix[i])
			}
			assert.NotEqual(t, man.Pix, faint.Pix)
		}
		assert.GreaterOrEqual(t, contrast(p.Faint().BlueRim, p.Board), 3.0, p.Name)
		assert.GreaterOrEqual(t, contrast(p.Faint().White, p.Board), 3.0, p.Name)
	}
}

// TestMirrored checks that men look alike from left and right.
func TestMirrored(t *testing.T) {
	const side, unit = 120, 40.0
	for m := range Men {
		img := centred(ManPicture(m, &Parade, false), side, unit)
		worst := 0
		for y := range side {
			for x := range side / 2 {
				a, b := img.RGBAAt(x, y), img.RGBAAt(side-1-x, y)
				worst = max(worst, diff(a.R, b.R), diff(a.G, b.G), diff(a.B, b.B), diff(a.A, b.A))
			}
		}
		assert.LessOrEqual(t, worst, 12, "man %d", m)
	}
}

func diff(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }

// TestExtents checks that no picture is cut off by the room that its sprite has.
func TestExtents(t *testing.T) {
	const side = 200
	inside := func(p Picture, unit, extent float64, what string) {
		img := centred(p, side, unit)
		for y := range side {
			for x := range side {
				if img.RGBAAt(x, y).A == 0 {
					continue
				}
				far := max(math.Abs(float64(x)+0.5-side/2), math.Abs(float64(y)+0.5-side/2))
				if far > extent*unit {
					t.Fatalf("%s reaches %.2f units, more than %.2f", what, far/unit, extent)
				}
			}
		}
	}
	for m := range Men {
		inside(ManPicture(m, &Parade, false), 60, Extent, "man")
		inside(Shadow(m, &Parade), 60, Extent, "shadow")
	}
	for m := range Marks {
		inside(Picture{{MarkPath(m), Parade.Line}}, 120, MarkExtent, "mark")
	}
	for i := range Icons {
		inside(Picture{{IconPath(i), Parade.Line}}, 6, IconGrid/2, "icon")
	}
}

// TestContrast recomputes the pairs that LOOK.md asks for: 4.5 for text, 3 for
// marks.
func TestContrast(t *testing.T) {
	for _, p := range []*Palette{&Parade, &Teak, &Contrast} {
		text := map[string][2]color.RGBA{
			"text on panel": {p.Text, p.Panel}, "muted on panel": {p.Muted, p.Panel}, "text on page": {p.Text, p.Page},
			"text on raised": {p.Text, p.Raised}, "danger on page": {p.Danger, p.Page}, "button": {p.ButtonText, p.Button},
			"muted on page": {p.Muted, p.Page}, "muted on raised": {p.Muted, p.Raised}, "danger on panel": {p.Danger, p.Panel},
			"text at rest": {mix(p.Text, p.Panel, Resting), p.Panel}, "muted at rest": {mix(p.Muted, p.Panel, Resting), p.Panel},
		}
		for name, pair := range text {
			assert.GreaterOrEqual(t, contrast(pair[0], pair[1]), 4.5, "%s: %s", p.Name, name)
		}
		marks := map[string][2]color.RGBA{
			"line": {p.Line, p.Board}, "brass": {p.Brass, p.Board}, "go here": {p.GoHere, p.Well}, "take": {p.Take, p.Board},
			"last move": {p.LastMove, p.Board}, "focus": {p.Focus, p.Board}, "blue rim": {p.BlueRim, p.Board},
			"chevrons": {p.BlueMark, p.Blue}, "drum head": {p.WhiteMark, p.White}, "visor": {p.Visor, p.Helmet},
			"eyes": {p.Eye, p.Visor}, "blue and white": {p.Blue, p.White}, "accent on page": {p.Accent, p.Page},
			"accent on panel": {p.Accent, p.Panel}, "accent on raised": {p.Accent, p.Raised}, "edge": {p.Edge, p.Page},
			"shaded helmet": {p.HelmetShade, p.Board},
		}
		for name, pair := range marks {
			assert.GreaterOrEqual(t, contrast(pair[0], pair[1]), 3.0, "%s: %s", p.Name, name)
		}
	}
}

// contrast is the ratio of WCAG 2.
func contrast(a, b color.RGBA) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func luminance(c color.RGBA) float64 {
	f := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*f(c.R) + 0.7152*f(c.G) + 0.0722*f(c.B)
}

// TestSets checks every set: no picture is cut off, all are mirrored, the men of
// a set differ in shape alone, and the two-way set is the same upside down.
func TestSets(t *testing.T) {
	const side, unit = 160, 60.0
	for set := range Sets {
		var grey [Men][]uint8
		for m := range Men {
			img := centred(set.Man(m, &Parade, false), side, unit)
			shadow := centred(set.Shadow(m, &Parade), side, unit)
			worst, upside := 0, 0
			for y := range side {
				for x := range side {
					a, b, c := img.RGBAAt(x, y), img.RGBAAt(side-1-x, y), img.RGBAAt(side-1-x, side-1-y)
					worst = max(worst, diff(a.G, b.G), diff(a.A, b.A))
					if d := max(diff(a.G, c.G), diff(a.A, c.A)); d > 40 {
						upside++
					}
					far := max(math.Abs(float64(x)+0.5-side/2), math.Abs(float64(y)+0.5-side/2))
					if far > Extent*unit && (a.A != 0 || shadow.RGBAAt(x, y).A != 0) {
						t.Fatalf("set %d: man %d reaches beyond its extent", set, m)
					}
					// What remains without colour: light or dark, or nothing.
					grey[m] = append(grey[m], a.A&0x80|uint8((int(a.R)+int(a.G)+int(a.B))/3)>>7)
				}
			}
			if letterB, gleam := set == Letters && m == BlueSoldier, set == Stones && m == BlueSoldier; !letterB && !gleam {
				assert.LessOrEqual(t, worst, 16, "set %d: man %d is mirrored", set, m)
			}
			if set.BothWays() {
				assert.Less(t, upside, side*side/20, "set %d: man %d upside down", set, m)
			}
		}
		for m := range Men {
			for n := range m {
				differ := 0
				for i := range grey[m] {
					if grey[m][i] != grey[n][i] {
						differ++
					}
				}
				assert.Greater(t, differ, 90, "set %d: men %d and %d without colour", set, m, n)
			}
		}
	}
}
