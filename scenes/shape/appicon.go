package shape

import (
	"image"
	"image/draw"
)

// AppIcon draws the icon of the program, size pixels each way and opaque to its
// edges: a T3rminator on a crossing of the board. The helmet is helmet times as
// wide as the icon.
func AppIcon(size int, helmet float64) *image.RGBA {
	c := &Parade
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	draw.Draw(img, img.Rect, image.NewUniform(c.Board), image.Point{}, draw.Src)
	half := float64(size) / 2
	var lines, ring, well Path
	for _, to := range []Vec{{1, 1}, {1, -1}, {1, 0}, {0, 1}} {
		lines.Stroke(0.045, Vec{-2 * to.X, -2 * to.Y}, Vec{2 * to.X, 2 * to.Y})
	}
	reach := helmet * 1.33 // of the ring: the helmet's corners stay inside
	well.Disc(0, 0, reach)
	ring.Ring(0, 0, reach, 0.07)
	Picture{{lines, c.Line}, {well, c.Well}, {ring, c.Brass}}.Draw(img, half, half, half)
	ManPicture(T3rminator, c, size < 64).Draw(img, half, half, helmet*half)
	return img
}
