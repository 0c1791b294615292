package scenes

import (
	"image/color"
	"math"

	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/pick"
	"t3hunting/scenes/shape"
)

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

// drawLeft marks, under the men, the points that the last turn emptied.
func (v *boardView) drawLeft(c *Canvas, t *anim.Trail) {
	v.markAll(c, shape.LeftFrom, t.Left)
	v.markAll(c, shape.TakenFrom, t.Taken)
}

// drawCame rings the man that moved last, unless it is ringed already: every other
// ring tells more.
func (v *boardView) drawCame(c *Canvas, t *anim.Trail, g *anim.Stage, ringed rules.Bitboard) {
	if t.To == rules.NoPoint || ringed.Has(t.To) {
		return
	}
	ring := shape.CameTo
	if g.Man(t.To).Figure == anim.T3 {
		ring = shape.T3CameTo
	}
	v.mark(c, ring, t.To)
}

func (v *boardView) mark(c *Canvas, m shape.Mark, at rules.Point) {
	x, y := v.at.At(at)
	c.Mark(m, x, y, v.at.Pitch(), markColor(c.Palette, m))
}

// markColor returns the colour of a mark.
func markColor(p *shape.Palette, m shape.Mark) color.RGBA {
	switch m {
	case shape.MayGo, shape.MayRepeat, shape.MayPlace:
		return p.GoHere
	case shape.WillTake:
		return p.Take
	case shape.LeftFrom, shape.TakenFrom, shape.CameTo, shape.T3CameTo:
		return p.LastMove
	case shape.HintRing:
		return p.Focus
	}
	return p.Line
}

// markAll draws a mark on every point of a set.
func (v *boardView) markAll(c *Canvas, m shape.Mark, set rules.Bitboard) {
	for ; set != 0; set &= set - 1 {
		v.mark(c, m, set.First())
	}
}

// drawDots draws what lies in the wells, under the men; repeats are the targets
// that repeat a position.
func (v *boardView) drawDots(c *Canvas, m *pick.Marks, repeats rules.Bitboard) {
	v.markAll(c, shape.MayGo, m.Targets&^repeats)
	v.markAll(c, shape.MayRepeat, m.Targets&repeats)
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
