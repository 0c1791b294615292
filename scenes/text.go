package scenes

import (
	"image"
	"image/color"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"

	"t3hunting/assets"
	"t3hunting/scenes/layout"
)

// Style is the size of a text in dp and its weight.
type Style struct {
	Size float64
	Bold bool
}

// The styles in use (LOOK.md section 3).
var (
	Body    = Style{Size: 15}
	Strong  = Style{Size: 15, Bold: true}
	Small   = Style{Size: 13}
	Caption = Style{Size: 13, Bold: true}
	Title   = Style{Size: 18, Bold: true}
	Heading = Style{Size: 26, Bold: true}
)

// LineHeight returns the distance of two lines of text in dp.
func (c *Canvas) LineHeight(s Style) float64 { return math.Ceil(s.Size * c.TextSize * 1.35) }

// Align says which part of a text stands at the given x.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Center
	Right
)

// labels keeps each text as an image: whole runs are drawn at once, kerned, and
// a script that needs shaping would only change how a run is made.
type labels struct {
	fonts [2]*opentype.Font
	faces map[faceKey]font.Face
	made  map[labelKey]*label
	clock int // counts uses, to find what has not been used for long
}

type faceKey struct {
	size float64 // device pixels
	bold bool
}

type labelKey struct {
	text string
	face faceKey
	max  float64 // widest, in device pixels; 0: any
}

type label struct {
	image    *ebiten.Image // nil if there is nothing to see
	origin   float64       // where the text begins, device pixels right of the image's left edge
	baseline float64       // device pixels below the image's upper edge
	width    float64       // device pixels
	used     int
}

// maxLabels is how many labels are kept before old ones are given back. A
// screen shows about a hundred.
const maxLabels = 400

func (l *labels) init() {
	for i, file := range [2][]byte{assets.Regular(), assets.Bold()} {
		f, err := opentype.Parse(file)
		if err != nil {
			panic("scenes: an embedded font is broken: " + err.Error())
		}
		l.fonts[i] = f
	}
	l.faces = make(map[faceKey]font.Face)
	l.made = make(map[labelKey]*label)
}

func (l *labels) clear() {
	for _, made := range l.made {
		made.free()
	}
	clear(l.made)
	clear(l.faces)
}

func (l *label) free() {
	if l.image != nil {
		l.image.Deallocate()
	}
}

func (l *labels) face(k faceKey) font.Face {
	if f, ok := l.faces[k]; ok {
		return f
	}
	i := 0
	if k.bold {
		i = 1
	}
	f, err := opentype.NewFace(l.fonts[i], &opentype.FaceOptions{Size: k.size, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		panic("scenes: a face cannot be made: " + err.Error())
	}
	l.faces[k] = f
	return f
}

// get returns the label of a text, cut with an ellipsis where it is too wide.
func (l *labels) get(key labelKey) *label {
	l.clock++
	if made, ok := l.made[key]; ok {
		made.used = l.clock
		return made
	}
	if len(l.made) >= maxLabels {
		l.dropOld()
	}
	face := l.face(key.face)
	text := key.text
	if key.max > 0 {
		text = ellipsis(face, text, key.max)
	}
	made := rasterise(face, text)
	made.used = l.clock
	l.made[key] = made
	return made
}

// dropOld gives back the labels that the last uses did not touch.
func (l *labels) dropOld() {
	for key, made := range l.made {
		if l.clock-made.used > maxLabels/2 {
			made.free()
			delete(l.made, key)
		}
	}
}

// rasterise draws a text in white.
func rasterise(face font.Face, text string) *label {
	bounds, advance := font.BoundString(face, text)
	l := &label{width: float64(advance) / 64}
	x0, y0 := bounds.Min.X.Floor()-1, bounds.Min.Y.Floor()-1
	x1, y1 := bounds.Max.X.Ceil()+1, bounds.Max.Y.Ceil()+1
	if strings.TrimSpace(text) == "" {
		return l
	}
	x0 = min(x0, 0)
	l.origin = float64(-x0)
	dst := image.NewRGBA(image.Rect(0, 0, x1-x0, y1-y0))
	d := font.Drawer{Dst: dst, Src: image.White, Face: face, Dot: fixed.P(-x0, -y0)}
	d.DrawString(text)
	l.image = ebiten.NewImageFromImage(dst)
	l.baseline = float64(-y0)
	return l
}

// ellipsis returns the longest beginning of text that fits, with "…" after it.
func ellipsis(face font.Face, text string, width float64) string {
	if float64(font.MeasureString(face, text))/64 <= width {
		return text
	}
	runes := []rune(text)
	for n := len(runes) - 1; n > 0; n-- {
		cut := strings.TrimRight(string(runes[:n]), " ") + "…"
		if float64(font.MeasureString(face, cut))/64 <= width {
			return cut
		}
	}
	return "…"
}

func (c *Canvas) faceKey(s Style) faceKey {
	return faceKey{math.Round(s.Size*c.TextSize*c.Scale*4) / 4, s.Bold}
}

// Text draws a line of text whose capital letters stand in the middle of the
// height y.
func (c *Canvas) Text(text string, s Style, x, y float64, a Align, col color.RGBA) {
	c.TextIn(text, s, x, y, 0, a, col)
}

// TextIn is Text cut to a width in dp with an ellipsis; 0 is any width.
func (c *Canvas) TextIn(text string, s Style, x, y, width float64, a Align, col color.RGBA) {
	key := labelKey{text, c.faceKey(s), math.Floor(width * c.Scale)}
	l := c.labels.get(key)
	if l.image == nil {
		return
	}
	px, py := (x+c.originX)*c.Scale-l.origin, (y+c.originY)*c.Scale
	switch a {
	case Center:
		px -= l.width / 2
	case Right:
		px -= l.width
	}
	py += capHeight/2*key.face.size - l.baseline
	c.put(sprite{image: l.image}, math.Round(px), math.Round(py), 1, col)
}

// TextWidth returns how wide a line of text is, in dp.
func (c *Canvas) TextWidth(text string, s Style) float64 {
	return float64(font.MeasureString(c.labels.face(c.faceKey(s)), text)) / 64 / c.Scale
}

// least is the smallest size of a text that was made smaller to fit, in dp.
const least = 10.5

// Fit returns the style in which a line of text fits a width in dp: s, or s made
// smaller, down to what can just be read, so that nothing is cut where text is
// large.
func (c *Canvas) Fit(text string, s Style, width float64) Style {
	room := math.Floor(width*c.Scale) / c.Scale
	if w := c.TextWidth(text, s); w > room && width > 0 {
		smallest := min(s.Size, least/c.TextSize)
		s.Size = max(math.Floor(s.Size*room/w*4)/4, smallest)
		for s.Size > smallest && c.TextWidth(text, s) > room { // faces come in steps
			s.Size = max(s.Size-0.25, smallest)
		}
	}
	return s
}

// OrShort returns text where a line of it fits a width, smaller if need be, and
// otherwise what is said in its place.
func (c *Canvas) OrShort(text, otherwise string, s Style, width float64) string {
	if c.TextWidth(text, c.Fit(text, s, width)) > width {
		return otherwise
	}
	return text
}

// Lines draws lines of text from the upper edge of r down.
func (c *Canvas) Lines(lines []string, s Style, r layout.Rect, a Align, col color.RGBA) {
	x := r.X
	switch a {
	case Center:
		x += r.W / 2
	case Right:
		x += r.W
	}
	for i, line := range lines {
		c.Text(line, s, x, r.Y+c.LineHeight(s)*(float64(i)+0.5), a, col)
	}
}
