package scenes

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/font"
)

// Cut draws the screen and returns the texts on it that are cut with an ellipsis.
func (g *Game) Cut() (texts []string) {
	screen := ebiten.NewImage(1, 1) // nobody looks at it, so that all of it is left out
	defer screen.Deallocate()
	l := &g.canvas.labels
	l.clear()
	g.ctx.Redraw()
	g.Draw(screen)
	screen.At(0, 0) // what was told to the engine is done now, not kept until a picture is wanted
	for key := range l.made {
		if key.max > 0 && float64(font.MeasureString(l.face(key.face), key.text))/64 > key.max {
			texts = append(texts, key.text)
		}
	}
	slices.Sort(texts)
	return texts
}
