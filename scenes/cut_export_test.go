package scenes

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/font"
)

// Cut draws the screen and returns the texts on it that are cut with an ellipsis.
func (g *Game) Cut() (texts []string) {
	s := g.ctx.Screen
	screen := ebiten.NewImage(int(math.Ceil(s.W*s.Scale)), int(math.Ceil(s.H*s.Scale)))
	defer screen.Deallocate()
	l := &g.canvas.labels
	l.clear()
	g.ctx.Redraw()
	g.Draw(screen)
	for key := range l.made {
		if key.max > 0 && float64(font.MeasureString(l.face(key.face), key.text))/64 > key.max {
			texts = append(texts, key.text)
		}
	}
	slices.Sort(texts)
	return texts
}
