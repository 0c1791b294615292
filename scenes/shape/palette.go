package shape

import "image/color"

// Palette is the set of colours of a theme, by role (LOOK.md section 3, where
// the contrast of each pair is measured).
type Palette struct {
	Name string

	Page, Panel, Raised   color.RGBA // ground, panels on it, lit or pressed parts
	Edge                  color.RGBA // outline of a button that is not filled
	PanelEdge             color.RGBA // outline of panels, where they are not told by their fill
	Board, Well           color.RGBA
	Line, Brass           color.RGBA // on the board; elsewhere Accent is what brass is there
	Blue, BlueRim         color.RGBA
	BlueMark              color.RGBA
	White, WhiteMark      color.RGBA
	Helmet, Visor, Eye    color.RGBA
	HelmetShade           color.RGBA // second tone of the helmet, on its lower facets
	BlueShade, WhiteShade color.RGBA // second tone of the soldiers
	Rim                   color.RGBA // dark edge that parts men from chalk lines
	GoHere, Take          color.RGBA
	LastMove, Focus       color.RGBA
	Text, Muted, Danger   color.RGBA
	Button, ButtonText    color.RGBA
	Accent                color.RGBA // on page and panels: outline of the side to move, what is set or shown now
	Shadow                color.RGBA // black at a strength; none where it would only show as stubs on the lines
}

// Parade is theme A, "Parade night", the default.
var Parade = Palette{
	Name: "parade",
	Page: rgb(0x0B1220), Panel: rgb(0x182540), Raised: rgb(0x22335A), Edge: rgb(0x8C98B0),
	Board: rgb(0x14213D), Well: rgb(0x1B2B4E), Line: rgb(0xF4F1E8), Brass: rgb(0xE8B23A),
	Blue: rgb(0x2C6BD8), BlueRim: rgb(0xDCE9FF), BlueMark: rgb(0xFFFFFF), BlueShade: rgb(0x2460C6),
	White: rgb(0xF7F4EC), WhiteMark: rgb(0x14213D), WhiteShade: rgb(0xE6E1D3),
	Helmet: rgb(0xFFFFFF), Visor: rgb(0x0B1220), Eye: rgb(0xFFB020), HelmetShade: rgb(0xDFE5F0), Rim: rgb(0x0B1220),
	GoHere: rgb(0x7CE0C3), Take: rgb(0xFF8A5B), LastMove: rgb(0xC9B6FF), Focus: rgb(0x7CF5FF),
	Text: rgb(0xF4F1E8), Muted: rgb(0xA9B4C8), Danger: rgb(0xFF7A6E),
	Button: rgb(0xE8B23A), ButtonText: rgb(0x14213D), Accent: rgb(0xE8B23A),
	Shadow: color.RGBA{A: 89},
}

// Teak is theme B, "Teak day", for light surroundings.
var Teak = Palette{
	Name: "teak",
	Page: rgb(0xF3EBDD), Panel: rgb(0xFFFAF0), Raised: rgb(0xEADFCB), Edge: rgb(0x8A7656),
	Board: rgb(0x5A3520), Well: rgb(0x6A4128), Line: rgb(0xFFF8EA), Brass: rgb(0xF0BE4A),
	Blue: rgb(0x2F62C9), BlueRim: rgb(0xE4EEFF), BlueMark: rgb(0xFFFFFF), BlueShade: rgb(0x2757B6),
	White: rgb(0xFFFAF0), WhiteMark: rgb(0x3A2010), WhiteShade: rgb(0xEFE6D3),
	Helmet: rgb(0xFFFFFF), Visor: rgb(0x1F130B), Eye: rgb(0xFFB020), HelmetShade: rgb(0xE9E1D5), Rim: rgb(0x3A2010),
	GoHere: rgb(0x8FE3C9), Take: rgb(0xFFA07A), LastMove: rgb(0xD8C8FF), Focus: rgb(0x9DF3FF),
	Text: rgb(0x2A1F12), Muted: rgb(0x6B5A45), Danger: rgb(0xA3231A),
	Button: rgb(0x7A4A00), ButtonText: rgb(0xFFFFFF), Accent: rgb(0x7A4A00),
	Shadow: color.RGBA{A: 89},
}

// Contrast is theme C, "High contrast".
var Contrast = Palette{
	Name: "contrast",
	Page: rgb(0x000000), Panel: rgb(0x000000), Raised: rgb(0x262626), Edge: rgb(0xFFFFFF), PanelEdge: rgb(0xFFFFFF),
	Board: rgb(0x000000), Well: rgb(0x000000), Line: rgb(0xFFFFFF), Brass: rgb(0xFFD23F),
	Blue: rgb(0x1F6BFF), BlueRim: rgb(0xFFFFFF), BlueMark: rgb(0xFFFFFF), BlueShade: rgb(0x1F6BFF),
	White: rgb(0xFFFFFF), WhiteMark: rgb(0x000000), WhiteShade: rgb(0xFFFFFF),
	Helmet: rgb(0xFFFFFF), Visor: rgb(0x000000), Eye: rgb(0xFFD23F), HelmetShade: rgb(0xFFFFFF), Rim: rgb(0x000000),
	GoHere: rgb(0x00FFC8), Take: rgb(0xFF9D5C), LastMove: rgb(0xE0CCFF), Focus: rgb(0x00F0FF),
	Text: rgb(0xFFFFFF), Muted: rgb(0xD6D6D6), Danger: rgb(0xFF8F85),
	Button: rgb(0xFFD23F), ButtonText: rgb(0x000000), Accent: rgb(0xFFD23F),
}

// Resting is how strongly the panel of the side that is not to move is drawn. Its
// texts must remain legible.
const Resting = 0.87

// Faint returns the palette with the men's colours mixed with the board's: of a
// man that does not stand there yet, and through which nothing is seen.
func (p *Palette) Faint() *Palette {
	const strength = 0.6
	faint := *p
	for _, c := range []*color.RGBA{
		&faint.Blue, &faint.BlueRim, &faint.BlueMark, &faint.BlueShade, &faint.White, &faint.WhiteMark, &faint.WhiteShade,
		&faint.Helmet, &faint.HelmetShade, &faint.Visor, &faint.Eye, &faint.Rim,
	} {
		*c = mix(*c, p.Board, strength)
	}
	return &faint
}

// mix returns a colour of some strength over a ground.
func mix(c, ground color.RGBA, strength float64) color.RGBA {
	part := func(a, b uint8) uint8 { return uint8(strength*float64(a) + (1-strength)*float64(b) + 0.5) }
	return color.RGBA{part(c.R, ground.R), part(c.G, ground.G), part(c.B, ground.B), 0xFF}
}

// rgb turns 0xRRGGBB into an opaque colour.
func rgb(v uint32) color.RGBA {
	return color.RGBA{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 0xFF}
}
