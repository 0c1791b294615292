package scenes

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/pick"
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
}

// groundKey is what the ground's image depends on; it is shifted, not redrawn,
// when only its place changes.
type groundKey struct {
	board   *rules.Board
	w, h    float64
	flipped bool
	scale   float64
	palette *shape.Palette
}

const boardCorner = 14

// place puts the board into a panel.
func (v *boardView) place(c *Canvas, b *rules.Board, panel layout.Rect, flipped bool) {
	v.board = b
	v.at = layout.NewBoard(b, panel, flipped)
	key := groundKey{b, panel.W, panel.H, flipped, c.Scale, c.Palette}
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
	c.Picture(v.ground, panel.X, panel.Y)
}

func (v *boardView) paintGround(c *Canvas) {
	p, pitch := c.Palette, v.at.Pitch()
	corner := min(boardCorner, 0.06*v.at.Panel().W)
	c.RoundRect(v.at.Panel(), corner, p.Board)
	width := max(v.thinnest(), 0.035*pitch)
	for _, line := range v.board.Lines() {
		for i := 1; i < len(line); i++ {
			v.line(c, line[i-1], line[i], width, 1)
		}
	}
	for i := range v.board.Size() {
		v.drawWell(c, rules.Point(i))
	}
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

// drawGlow lights a mill: its line is thickened from end to end.
func (v *boardView) drawGlow(c *Canvas, line rules.Bitboard, lit float64) {
	for _, l := range v.board.Lines() {
		for i := 2; i < len(l); i++ {
			if rules.Bit(l[i-2])|rules.Bit(l[i-1])|rules.Bit(l[i]) == line {
				v.glow(c, l[i-2], l[i], lit)
				return
			}
		}
	}
	// A row that no line joins: from the first point to the last.
	first := line.First()
	rest := line
	for rest&(rest-1) != 0 {
		rest &= rest - 1
	}
	v.glow(c, first, rest.First(), lit)
}

func (v *boardView) glow(c *Canvas, from, to rules.Point, lit float64) {
	x0, y0 := v.at.At(from)
	x1, y1 := v.at.At(to)
	c.Line(x0, y0, x0+(x1-x0)*lit, y0+(y1-y0)*lit, 0.14*v.at.Pitch(), c.Palette.GoHere)
}

// drawLastMove marks where the last move came from and went to.
func (v *boardView) drawLastMove(c *Canvas, m rules.Move, t3 bool) {
	col := c.Palette.LastMove
	if m.From != rules.NoPoint && m.To != rules.NoPoint {
		v.mark(c, shape.LeftFrom, m.From)
	}
	if m.To != rules.NoPoint {
		kind := shape.CameTo
		if t3 {
			kind = shape.T3CameTo
		}
		x, y := v.at.At(m.To)
		c.Mark(kind, x, y, v.at.Pitch(), col)
	}
}

func (v *boardView) mark(c *Canvas, m shape.Mark, at rules.Point) {
	x, y := v.at.At(at)
	c.Mark(m, x, y, v.at.Pitch(), markColor(c.Palette, m))
}

// markColor returns the colour of a mark.
func markColor(p *shape.Palette, m shape.Mark) color.RGBA {
	switch m {
	case shape.MayGo, shape.MayPlace:
		return p.GoHere
	case shape.WillTake:
		return p.Take
	case shape.LeftFrom, shape.CameTo, shape.T3CameTo:
		return p.LastMove
	}
	return p.Line
}

// markAll draws a mark on every point of a set.
func (v *boardView) markAll(c *Canvas, m shape.Mark, set rules.Bitboard) {
	for ; set != 0; set &= set - 1 {
		v.mark(c, m, set.First())
	}
}

// drawDots draws what lies in the wells, under the men.
func (v *boardView) drawDots(c *Canvas, m *pick.Marks) {
	v.markAll(c, shape.MayGo, m.Targets)
	v.markAll(c, shape.MayPlace, m.Places)
}

// drawRings draws what goes round the men.
func (v *boardView) drawRings(c *Canvas, m *pick.Marks, t3 bool) {
	mayMove, selected := shape.MayMove, shape.Selected
	if t3 {
		mayMove, selected = shape.T3MayMove, shape.T3Selected
	}
	v.markAll(c, mayMove, m.Movable)
	v.markAll(c, shape.WillTake, m.Victims|m.Removable|m.Huffable)
	if m.Selected != rules.NoPoint {
		v.mark(c, selected, m.Selected)
	}
}

// drawRipple draws the ring that spreads from a man that was just put down.
func (v *boardView) drawRipple(c *Canvas, at rules.Point, spread float64) {
	x, y := v.at.At(at)
	was := c.Alpha
	c.Alpha *= float32(0.7 * (1 - spread))
	// One sprite, zoomed: a ring for every radius would be made in each frame.
	px, py := c.px(x, y)
	pitch := v.at.Pitch() * c.Scale
	c.put(c.sprites.ring(0.5*pitch, max(1, 0.04*pitch)), px, py, 0.62+0.38*spread, c.Palette.Brass)
	c.Alpha = was
}

// drawWon lights up the rings of the points that decided the game, one after
// the other.
func (v *boardView) drawWon(c *Canvas, set rules.Bitboard, passed float64, g *anim.Stage) {
	n := float64(max(1, set.Count()))
	was := c.Alpha
	for i := 0.0; set != 0; set &= set - 1 {
		part := min(max(passed*(n+3)-i, 0)/3, 1)
		i++
		if part == 0 {
			continue
		}
		c.Alpha = was * float32(part)
		ring := shape.Selected
		if g.Man(set.First()).Figure == anim.T3 {
			ring = shape.T3Selected
		}
		x, y := v.at.At(set.First())
		c.Mark(ring, x, y, v.at.Pitch(), c.Palette.Brass)
	}
	c.Alpha = was
}

// drawSprite draws a man as the queue has it; tray is where it goes when it is
// taken, and trayPitch how large it is there.
func (v *boardView) drawSprite(c *Canvas, s *anim.Sprite, trayX, trayY, trayPitch float64) {
	x0, y0 := v.at.At(s.From)
	x1, y1 := v.at.At(s.To)
	pose := Pose{X: x0 + (x1-x0)*s.Way, Y: y0 + (y1-y0)*s.Way, Zoom: s.Scale, Alpha: s.Alpha, Lift: s.Lift, Tilt: s.Tip}
	if s.Tray > 0 && trayPitch > 0 {
		pose.X += (trayX - pose.X) * s.Tray
		pose.Y += (trayY - pose.Y) * s.Tray
		pose.Zoom += (trayPitch/v.at.Pitch() - pose.Zoom) * s.Tray
		pose.Tilt *= 1 - s.Tray
	}
	v.drawMan(c, s, pose)
}

// drawMan draws a man and, if it is a T3rminator that cannot move, its eyes
// closed as far as they are.
func (v *boardView) drawMan(c *Canvas, s *anim.Sprite, pose Pose) {
	kind := manOf(s.Figure)
	if s.Closed < 1 || kind != shape.T3rminator {
		c.Man(kind, v.at.Pitch(), pose)
	}
	if s.Closed > 0 && kind == shape.T3rminator {
		pose.Alpha *= s.Closed
		c.Man(shape.T3Blocked, v.at.Pitch(), pose)
	}
}

// shaken returns how far a refused man is aside, so many ticks after the wish:
// two swings of 6 dp in 160 ms.
func shaken(ticks int) float64 {
	const swing, swings, duration = 6, 2, 160.0 * 60 / 1000
	t := float64(ticks) / duration
	if t < 0 || t >= 1 {
		return 0
	}
	return swing * math.Sin(2*math.Pi*swings*t) * (1 - t)
}
