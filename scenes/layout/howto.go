package layout

// HowToPage holds the rectangles of a page that is read: a bar, and a column of
// text and pictures that scrolls.
type HowToPage struct {
	Text             float64
	Bar, Back, Title Rect // Bar holds the other two, and More
	More             Rect // a square at its right end
	View             Rect // shows the column; what sticks out is not drawn
}

// Widest column that is easily read, and least and greatest width of a picture
// in it, in dp.
const (
	readingWidth = 680
	figureLeast  = 164
	figureMost   = 300
)

// NewHowToPage lays out the page.
func NewHowToPage(s Screen) HowToPage {
	p := HowToPage{Text: s.textScale()}
	p.Bar, p.View = betweenSides(s).cutTop(barFor(p.Text), gap/2)
	p.Back, p.Title = p.Bar.cutLeft(barHeight, 0)
	p.More, p.Title = p.Title.cutRight(barHeight, 0)
	if p.View.W > readingWidth {
		p.View = Rect{p.View.X + (p.View.W-readingWidth)/2, p.View.Y, readingWidth, p.View.H}
	}
	return p
}

// Figures returns how many of n pictures stand beside each other in the column,
// and how wide each is.
func (p *HowToPage) Figures(n int) (columns int, width float64) {
	columns = max(1, min(n, int((p.View.W+2*gap)/(figureLeast+2*gap))))
	return columns, min(figureMost, (p.View.W+2*gap)/float64(columns)-2*gap)
}
