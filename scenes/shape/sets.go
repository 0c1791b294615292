package shape

import "math"

// Set is a set of pictures of the men. They are the same men in every set: told
// apart by outline, size and mark, not by colour alone.
type Set uint8

// The sets.
const (
	T3Set   Set = iota // enamelled badges and helmets
	Stones             // plain stones, without a story
	Letters            // initials, for people who see little
	TwoWay             // T3Set for two who sit face to face: the same from both ends
	Sets               // how many sets there are
)

// BothWays reports whether the men look the same when the board is turned by
// 180°.
func (s Set) BothWays() bool { return s == TwoWay }

// ShowForward reports whether blue soldiers show which way is forward.
func (s Set) ShowForward() bool { return s == T3Set }

// Man returns the picture of a man in units of Radius(man). A small one leaves
// out what would blur.
func (s Set) Man(m Man, c *Palette, small bool) Picture {
	switch s {
	case Stones:
		return stone(m, c)
	case Letters:
		return letter(m, c)
	case TwoWay:
		switch m {
		case BlueSoldier:
			return twoWayBlue(c)
		case T3rminator, T3Blocked:
			return twoWayHelmet(c, m == T3Blocked, small)
		}
	}
	return ManPicture(m, c, small)
}

// Shadow returns the outline of a man in the theme's shadow colour.
func (s Set) Shadow(m Man, c *Palette) Picture {
	t3 := m == T3rminator || m == T3Blocked
	var p Path
	switch {
	case t3 && (s == Stones || s == Letters):
		p.Polygon(cornered(s.corners(), 1+rimWidth)...)
	case t3 && s == TwoWay:
		p.Polygon(twoWayOutline(rimWidth)...)
		p.Rect(-crestReach, crestTop, crestReach, -crestTop)
	default:
		return Shadow(m, c)
	}
	return Picture{{p, c.Shadow}}
}

// corners returns how many corners the set's T3rminators have.
func (s Set) corners() int {
	if s == Letters {
		return 6
	}
	return 8
}

// cornered returns the corners of an upright polygon with a flat top.
func cornered(n int, r float64) []Vec {
	list := make([]Vec, n)
	for i := range list {
		s, c := math.Sincos(2*math.Pi*(float64(i)+0.5)/float64(n) - math.Pi/2)
		list[i] = Vec{c * r, s * r}
	}
	return list
}

// stone is a smooth disc, a disc with a groove, or a large stone of eight corners
// with a T in it, of which only the bar is left when it cannot move.
func stone(m Man, c *Palette) Picture {
	var edge, rim, shade, face, mark Path
	switch m {
	case BlueSoldier:
		edge.Disc(0, 0, 1+rimWidth/2)
		rim.Disc(0, 0, 1)
		shade.Disc(0, 0, 0.88)
		face.Disc(0, -0.06, 0.82)
		mark.Arc(0, 0, 0.58, math.Pi*1.12, math.Pi*1.45, 0.12)
		return Picture{{edge, c.Rim}, {rim, c.BlueRim}, {shade, c.BlueShade}, {face, c.Blue}, {mark, c.BlueMark}}
	case WhiteSoldier:
		edge.Disc(0, 0, 1+rimWidth/2)
		shade.Disc(0, 0, 1)
		face.Disc(0, -0.05, 0.95)
		mark.Ring(0, 0, 0.52, 0.12)
		return Picture{{edge, c.Rim}, {shade, c.WhiteShade}, {face, c.White}, {mark, c.WhiteMark}}
	}
	edge.Polygon(cornered(8, 1+rimWidth)...)
	shade.Polygon(cornered(8, 1)...)
	face.Polygon(cornered(8, 0.84)...)
	mark.Rect(-0.46, -0.5, 0.46, -0.24)
	if m != T3Blocked {
		mark.Rect(-0.13, -0.26, 0.13, 0.54)
	}
	return Picture{{edge, c.Rim}, {shade, c.HelmetShade}, {face, c.Helmet}, {mark, c.Visor}}
}

// letter is a disc with B or W, or a hexagon with T, underlined when it cannot
// move.
func letter(m Man, c *Palette) Picture {
	const w = 0.24
	var edge, rim, face, mark Path
	switch m {
	case BlueSoldier:
		edge.Disc(0, 0, 1+rimWidth/2)
		rim.Disc(0, 0, 1)
		face.Disc(0, 0, 0.88)
		mark.Stroke(w, Vec{-0.3, -0.5}, Vec{-0.3, 0.5})
		for _, bow := range []struct{ y, r, x float64 }{{-0.26, 0.24, 0.04}, {0.25, 0.25, 0.1}} {
			mark.Stroke(w, Vec{-0.3, bow.y - bow.r}, Vec{bow.x, bow.y - bow.r})
			mark.Arc(bow.x, bow.y, bow.r, -math.Pi/2, math.Pi/2, w)
			mark.Stroke(w, Vec{bow.x, bow.y + bow.r}, Vec{-0.3, bow.y + bow.r})
		}
		return Picture{{edge, c.Rim}, {rim, c.BlueRim}, {face, c.Blue}, {mark, c.BlueMark}}
	case WhiteSoldier:
		edge.Disc(0, 0, 1+rimWidth/2)
		face.Disc(0, 0, 1)
		mark.Stroke(w*0.9, Vec{-0.58, -0.46}, Vec{-0.3, 0.46}, Vec{0, -0.34}, Vec{0.3, 0.46}, Vec{0.58, -0.46})
		return Picture{{edge, c.Rim}, {face, c.White}, {mark, c.WhiteMark}}
	}
	edge.Polygon(cornered(6, 1+rimWidth)...)
	face.Polygon(cornered(6, 1)...)
	mark.Stroke(w, Vec{-0.42, -0.5}, Vec{0.42, -0.5})
	mark.Stroke(w, Vec{0, -0.5}, Vec{0, 0.4})
	if m == T3Blocked {
		mark.Stroke(w*0.6, Vec{-0.5, 0.68}, Vec{0.5, 0.68})
	}
	return Picture{{edge, c.Rim}, {face, c.Helmet}, {mark, c.Visor}}
}

// twoWayBlue has an arrow with a head at each end in place of the chevrons.
func twoWayBlue(c *Palette) Picture {
	p := blueSoldier(c)
	var mark Path
	for _, side := range []float64{-1, 1} {
		mark.Stroke(0.17, Vec{-0.42, 0.18 * side}, Vec{0, 0.58 * side}, Vec{0.42, 0.18 * side})
	}
	p[len(p)-1].Path = mark
	return p
}

// twoWayHelmet has its crest at both ends, and an I for the visor, with eyes at
// both ends too.
func twoWayHelmet(c *Palette, blocked, small bool) Picture {
	var edge, face, visor, eyes Path
	edge.Polygon(twoWayOutline(rimWidth)...)
	face.Polygon(twoWayOutline(0)...)
	for _, side := range []float64{-1, 1} {
		for _, x := range []float64{-0.27, 0, 0.27} {
			peg(&edge, x, side, rimWidth*0.75)
			peg(&face, x, side, 0)
		}
		visor.Polygon(Vec{-0.70, 0.62 * side}, Vec{0.70, 0.62 * side}, Vec{0.60, 0.26 * side}, Vec{-0.60, 0.26 * side})
		y0, y1 := 0.52*side, 0.36*side
		if blocked {
			y0, y1 = 0.47*side, 0.41*side
		}
		if blocked || !small {
			eyes.Rect(-0.52, min(y0, y1), -0.22, max(y0, y1))
			eyes.Rect(0.22, min(y0, y1), 0.52, max(y0, y1))
		}
	}
	visor.Rect(-0.17, -0.3, 0.17, 0.3)
	return Picture{{edge, c.Rim}, {face, c.Helmet}, {visor, c.Visor}, {eyes, c.Eye}}
}

// peg adds a peg of the crest at one end, wider by grow.
func peg(p *Path, x, side, grow float64) {
	y0, y1 := crestFoot*side, (crestTop-grow)*side
	p.Rect(x-0.07-grow, min(y0, y1), x+0.07+grow, max(y0, y1))
}

// twoWayOutline returns the corners of a helmet that is the same upside down.
func twoWayOutline(grow float64) []Vec {
	x, y := 1+grow/0.98, 1+grow/0.86
	return []Vec{
		{0.62 * x, -0.86 * y}, {0.98 * x, -0.34}, {0.98 * x, 0.34}, {0.62 * x, 0.86 * y},
		{-0.62 * x, 0.86 * y}, {-0.98 * x, 0.34}, {-0.98 * x, -0.34}, {-0.62 * x, -0.86 * y},
	}
}
