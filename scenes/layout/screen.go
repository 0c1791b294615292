package layout

// Screen is what a page is made for.
type Screen struct {
	W, H  float64 // of the window, in dp
	Safe  Insets  // edges that bars, notches and rounded corners may cover, in dp
	Scale float64 // device pixels per dp; layout does not use it, drawing does
	Text  float64 // how large the player wants text: 1 is normal, 2 is double
}

// Inner returns the part of the window that nothing covers.
func (s Screen) Inner() Rect { return s.Safe.Of(Rect{0, 0, s.W, s.H}) }

// minText is the least text scale: 13 dp then are 11.
const minText = 0.85

// textScale returns Text within the bounds that pages are made for.
func (s Screen) textScale() float64 {
	if s.Text == 0 {
		return 1
	}
	return min(max(s.Text, minText), 2)
}
