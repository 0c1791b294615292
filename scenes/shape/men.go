package shape

// Man is a kind of man as the picture knows it. In the hunt games soldiers of
// both colours belong to one side.
type Man uint8

// The men. A T3rminator that cannot move has its eyes closed: a sign by shape,
// not by colour, of how far the soldiers have come.
const (
	BlueSoldier Man = iota
	WhiteSoldier
	T3rminator
	T3Blocked
	Men // how many kinds there are
)

// Radii of men, in pitches (the distance of two neighbouring points).
const (
	SoldierRadius = 0.31
	T3HalfWidth   = 0.40
)

// Extent is how far a man's picture reaches from its middle, in units of
// Radius(man): room for the rim, the crest and antialiasing.
const Extent = 1.25

// Radius returns the length of one unit of the man's picture, in pitches.
func Radius(m Man) float64 {
	if m == T3rminator || m == T3Blocked {
		return T3HalfWidth / 0.98 // the helmet is 0.98 units wide on each side
	}
	return SoldierRadius
}

// ManPicture returns the man in units of Radius(m). A small one leaves out what
// would blur: the inner ring and the eyes.
func ManPicture(m Man, c *Palette, small bool) Picture {
	switch m {
	case BlueSoldier:
		return blueSoldier(c)
	case WhiteSoldier:
		return whiteSoldier(c, small)
	default:
		return helmet(c, m == T3Blocked, small)
	}
}

// Shadow returns the outline of a man in the theme's shadow colour; it is drawn
// ShadowOffset lower than the man.
func Shadow(m Man, c *Palette) Picture {
	var p Path
	if m == T3rminator || m == T3Blocked {
		p.Polygon(helmetOutline(rimWidth)...)
		p.Rect(-crestReach, crestTop, crestReach, crestFoot)
	} else {
		p.Disc(0, 0, 1+rimWidth/2)
	}
	return Picture{{p, c.Shadow}}
}

// ShadowOffset is how much lower a resting man's shadow lies, in its unit.
const ShadowOffset = 0.12

const rimWidth = 0.08

// blueSoldier is a disc with a pale rim and two stacked chevrons that also say
// which way is forward.
func blueSoldier(c *Palette) Picture {
	var edge, rim, shade, disc, mark Path
	edge.Disc(0, 0, 1+rimWidth/2)
	rim.Disc(0, 0, 1)
	shade.Disc(0, 0, 0.88)
	disc.Disc(0, -0.05, 0.83)
	for _, y := range []float64{-0.10, 0.36} {
		mark.Stroke(0.17, Vec{-0.42, y + 0.02}, Vec{0, y - 0.40}, Vec{0.42, y + 0.02})
	}
	return Picture{{edge, c.Rim}, {rim, c.BlueRim}, {shade, c.BlueShade}, {disc, c.Blue}, {mark, c.BlueMark}}
}

// whiteSoldier is a drum head: disc, inner ring and dot, the same from every side.
func whiteSoldier(c *Palette, small bool) Picture {
	var edge, shade, disc, mark Path
	edge.Disc(0, 0, 1+rimWidth/2)
	shade.Disc(0, 0, 1)
	disc.Disc(0, -0.05, 0.95)
	if small {
		mark.Disc(0, 0, 0.34)
	} else {
		mark.Ring(0, 0, 0.62, 0.10)
		mark.Disc(0, 0, 0.21)
	}
	return Picture{{edge, c.Rim}, {shade, c.WhiteShade}, {disc, c.White}, {mark, c.WhiteMark}}
}

// Where the crest's pegs stand, in units of the helmet.
const (
	crestTop   = -1.04
	crestFoot  = -0.84
	crestReach = 0.36
)

// helmet is the T3rminator: an angular machine helmet whose visor is a T, with
// three crest pegs (T-3) and two amber eyes.
func helmet(c *Palette, blocked, small bool) Picture {
	var edge, face, shade, visor, eyes Path
	edge.Polygon(helmetOutline(rimWidth)...)
	face.Polygon(helmetOutline(0)...)
	for _, x := range []float64{-0.27, 0, 0.27} {
		edge.Rect(x-0.07-rimWidth*0.75, crestTop-rimWidth*0.75, x+0.07+rimWidth*0.75, crestFoot)
		face.Rect(x-0.07, crestTop, x+0.07, crestFoot)
	}
	// The lower facets are in shade: both cheeks and the chin.
	for _, side := range []float64{-1, 1} {
		shade.Polygon(Vec{0.90 * side, 0.06}, Vec{0.86 * side, 0.30}, Vec{0.42 * side, 0.62}, Vec{0.34 * side, 0.98}, Vec{0.17 * side, 0.98}, Vec{0.26 * side, 0.52})
	}
	visor.Polygon(Vec{-0.70, -0.34}, Vec{0.70, -0.34}, Vec{0.58, 0.06}, Vec{0.17, 0.06}, Vec{0.17, 0.62},
		Vec{-0.17, 0.62}, Vec{-0.17, 0.06}, Vec{-0.58, 0.06})
	switch {
	case blocked:
		eyes.Rect(-0.52, -0.145, -0.20, -0.085)
		eyes.Rect(0.20, -0.145, 0.52, -0.085)
	case !small:
		eyes.RoundRect(-0.52, -0.22, -0.22, -0.06, 0.04, false)
		eyes.RoundRect(0.22, -0.22, 0.52, -0.06, 0.04, false)
	}
	return Picture{{edge, c.Rim}, {face, c.Helmet}, {shade, c.HelmetShade}, {visor, c.Visor}, {eyes, c.Eye}}
}

// helmetOutline returns the helmet's corners, moved outward by grow.
func helmetOutline(grow float64) []Vec {
	half := []Vec{{0.62, -0.86}, {0.98, -0.34}, {0.86, 0.30}, {0.42, 0.62}, {0.34, 0.98}}
	// The direction in which each corner moves so that every side moves by grow.
	out := []Vec{{0.50, -1}, {1.05, -0.12}, {0.88, 0.42}, {1.0, 0.55}, {0.80, 1}}
	corners := make([]Vec, 0, 2*len(half))
	for i, v := range half {
		corners = append(corners, Vec{v.X + out[i].X*grow, v.Y + out[i].Y*grow})
	}
	for i := len(half) - 1; i >= 0; i-- {
		corners = append(corners, Vec{-corners[i].X, corners[i].Y})
	}
	return corners
}
