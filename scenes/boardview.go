package scenes

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// boardView draws a board in a panel: the ground (panel, lines, wells and brass
// rings) as one image that is made once per geometry, marks and men on top of
// it. Menu cards, setup and the board itself use the same code; only the pitch
// differs.
type boardView struct {
	at      layout.Board
	board   *rules.Board
	ground  *ebiten.Image
	fresh   bool // ground shows the present geometry
	key     groundKey
	targets []Target

	// While the board turns it is drawn at an angle, in radians, and smaller.
	angle, zoom float64

	named layout.Naming // set before place
	names layout.Names

	upside   bool // men are drawn upside down, for the player on the far side
	marching bool // blue soldiers show which way is forward
}

// groundKey is what the ground's image depends on; it is shifted, not redrawn,
// when only its place changes.
type groundKey struct {
	board   *rules.Board
	w, h    float64
	flipped bool
	scale   float64
	palette *shape.Palette
	men     shape.Set
	named   layout.Naming
	text    float64
}

const boardCorner = 14

// place puts the board into a panel.
func (v *boardView) place(c *Canvas, b *rules.Board, panel layout.Rect, flipped bool) {
	v.board = b
	v.at, v.names = layout.NewNamedBoard(b, panel, flipped, v.named, c.TextSize)
	key := groundKey{b, panel.W, panel.H, flipped, c.Scale, c.Palette, c.Men, v.named, c.TextSize}
	if key != v.key {
		v.key, v.fresh = key, false
	}
}

// placeTargets lists the points as targets.
func (v *boardView) placeTargets() {
	if cap(v.targets) < v.board.Size() {
		v.targets = make([]Target, v.board.Size())
	}
	v.targets = v.targets[:v.board.Size()]
	side := 0.94 * v.at.Pitch()
	for i := range v.targets {
		p := rules.Point(i)
		x, y := v.at.At(p)
		t := &v.targets[i]
		*t = Target{Name: pointPrefix + v.board.Label(p), Spot: true, Rect: layout.Rect{X: x - side/2, Y: y - side/2, W: side, H: side}}
	}
}

// free gives the ground's image back.
func (v *boardView) free() {
	if v.ground != nil {
		v.ground.Deallocate()
		v.ground = nil
	}
	v.fresh = false
}

// drawGround draws panel, lines and empty points. more, if given, is drawn into
// the ground as well.
func (v *boardView) drawGround(c *Canvas, more func()) {
	panel := v.at.Panel()
	if panel.Empty() {
		return
	}
	if !v.fresh {
		v.free()
		v.ground = newImage(panel.W*c.Scale, panel.H*c.Scale)
		c.On(v.ground, panel.X, panel.Y, func() {
			v.paintGround(c)
			if more != nil {
				more()
			}
		})
		v.fresh = true
	}
	if v.angle != 0 {
		x, y := panel.Center()
		c.Turning(v.ground, x, y, v.angle, v.zoom)
		return
	}
	c.Picture(v.ground, panel.X, panel.Y)
}

func (v *boardView) paintGround(c *Canvas) {
	p, pitch := c.Palette, v.at.Pitch()
	corner := min(boardCorner, 0.06*v.at.Panel().W)
	c.Panel(v.at.Panel(), corner, p.Board)
	width := max(v.thinnest(), 0.035*pitch)
	for _, line := range v.board.Lines() {
		for i := 1; i < len(line); i++ {
			v.line(c, line[i-1], line[i], width, 1)
		}
	}
	for i := range v.board.Size() {
		v.drawWell(c, rules.Point(i))
	}
	v.paintNames(c)
}

// thinnest returns the least width of a line: 2 dp on a board, less on a
// picture of one.
func (v *boardView) thinnest() float64 { return min(2, max(1, 0.06*v.at.Pitch())) }

// line draws a part of the line from one point towards another.
func (v *boardView) line(c *Canvas, from, to rules.Point, width, part float64) {
	x0, y0 := v.at.At(from)
	x1, y1 := v.at.At(to)
	c.Line(x0, y0, x0+(x1-x0)*part, y0+(y1-y0)*part, width, c.Palette.Line)
}

// drawWell draws an empty point: the well in its brass ring.
func (v *boardView) drawWell(c *Canvas, at rules.Point) {
	pitch := v.at.Pitch()
	x, y := v.at.At(at)
	c.Disc(x, y, 0.17*pitch, c.Palette.Well)
	c.Ring(x, y, 0.17*pitch, max(v.thinnest(), 0.055*pitch), c.Palette.Brass)
}

// drawStage draws men at rest.
func (v *boardView) drawStage(c *Canvas, g *anim.Stage) {
	blocked := g.Blocked()
	for i := range v.board.Size() {
		p := rules.Point(i)
		m := g.Man(p)
		if m.Figure == anim.NoFigure {
			continue
		}
		x, y := v.at.At(p)
		kind := manOf(m.Figure)
		if blocked.Has(p) {
			kind = shape.T3Blocked
		}
		c.Man(kind, v.at.Pitch(), Pose{X: x, Y: y, Zoom: 1, Alpha: 1})
	}
}

// manOf returns the picture of a figure.
func manOf(f anim.Figure) shape.Man {
	switch f {
	case anim.Blue:
		return shape.BlueSoldier
	case anim.White:
		return shape.WhiteSoldier
	}
	return shape.T3rminator
}

// spot returns where a point is while the board turns.
func (v *boardView) spot(p rules.Point) (x, y float64) {
	x, y = v.at.At(p)
	if v.angle == 0 {
		return x, y
	}
	panel := v.at.Panel()
	cx, cy := panel.Center()
	s, c := math.Sincos(v.angle)
	dx, dy := (x-cx)*v.zoom, (y-cy)*v.zoom
	return cx + dx*c - dy*s, cy + dx*s + dy*c
}

// drawSprite draws a man as the queue has it; tray is where it goes when it is
// taken, and trayPitch how large it is there.
func (v *boardView) drawSprite(c *Canvas, s *anim.Sprite, trayX, trayY, trayPitch float64) {
	x0, y0 := v.spot(s.From)
	x1, y1 := v.spot(s.To)
	pose := Pose{X: x0 + (x1-x0)*s.Way, Y: y0 + (y1-y0)*s.Way, Zoom: s.Scale, Alpha: s.Alpha, Lift: s.Lift, Tilt: s.Tip}
	if s.Tray > 0 && trayPitch > 0 {
		pose.X += (trayX - pose.X) * s.Tray
		pose.Y += (trayY - pose.Y) * s.Tray
		pose.Zoom += (trayPitch/v.at.Pitch() - pose.Zoom) * s.Tray
		pose.Tilt *= 1 - s.Tray
	}
	if v.angle != 0 {
		pose.Zoom *= v.zoom
	}
	v.drawMan(c, s, pose)
}

// tilt returns by how much a man is turned, in radians: soldiers that show which
// way is forward turn with the board.
func (v *boardView) tilt(m shape.Man) float64 {
	switch {
	case v.upside:
		return math.Pi
	case v.marching && m == shape.BlueSoldier && v.key.flipped:
		return math.Pi + v.angle
	case v.marching && m == shape.BlueSoldier:
		return v.angle
	}
	return 0
}

// drawMan draws a man and, if it is a T3rminator that cannot move, its eyes
// closed as far as they are.
func (v *boardView) drawMan(c *Canvas, s *anim.Sprite, pose Pose) {
	kind := manOf(s.Figure)
	pose.Tilt += v.tilt(kind)
	if s.Closed < 1 || kind != shape.T3rminator {
		c.Man(kind, v.at.Pitch(), pose)
	}
	if s.Closed > 0 && kind == shape.T3rminator {
		pose.Alpha *= s.Closed
		c.Man(shape.T3Blocked, v.at.Pitch(), pose)
	}
}
