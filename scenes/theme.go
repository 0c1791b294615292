package scenes

import "t3hunting/scenes/shape"

// Theme is a set of colours, or the wish to follow the system's.
type Theme uint8

// The themes.
const (
	SystemTheme Theme = iota
	ParadeNight
	TeakDay
	HighContrast
)

// Preferences are what the system says of its user's wishes.
type Preferences struct {
	Light    bool // light colours rather than dark ones
	Contrast bool // strong contrasts
	Still    bool // no motion that is not needed
}

// palette returns the colours of a theme under these wishes.
func (t Theme) palette(p Preferences) *shape.Palette {
	switch {
	case t == HighContrast, t == SystemTheme && p.Contrast:
		return &shape.Contrast
	case t == TeakDay, t == SystemTheme && p.Light:
		return &shape.Teak
	}
	return &shape.Parade
}
