package main

import (
	"image"
	"image/color"
	"image/draw"

	"t3hunting/scenes/shape"
)

// layer draws the helmet alone, as the foreground of an adaptive icon.
func layer(size int, c *shape.Palette) *image.RGBA {
	// Of the 108 dp of a layer a circle of 66 is always seen.
	const helmet = 0.5
	half := float64(size) / 2
	return shape.ManPicture(shape.T3rminator, c, false).Rasterise(size, size, half, half, helmet*half)
}

// mono draws the helmet as a stencil: what is light stays, what is dark is cut out. The system paints it in one colour.
func mono(size int) *image.Alpha {
	img := layer(size, &shape.Contrast)
	stencil := image.NewAlpha(img.Rect)
	for i := range stencil.Pix {
		r, g, b := int(img.Pix[4*i]), int(img.Pix[4*i+1]), int(img.Pix[4*i+2])
		stencil.Pix[i] = uint8((r*299 + g*587 + b*114) / 1000)
	}
	return stencil
}

// painted paints a stencil white, since PNG knows no picture of alpha alone.
func painted(stencil *image.Alpha) *image.NRGBA {
	img := image.NewNRGBA(stencil.Rect)
	for i, a := range stencil.Pix {
		copy(img.Pix[4*i:], []uint8{0xFF, 0xFF, 0xFF, a})
	}
	return img
}

// rounded cuts the corners off, for launchers that show icons as they are.
func rounded(img *image.RGBA) *image.RGBA {
	n := float64(img.Rect.Dx())
	var p shape.Path
	p.RoundRect(0, 0, n, n, 0.2*n, false)
	mask := shape.Picture{{Path: p, Color: color.RGBA{A: 0xFF}}}.Rasterise(int(n), int(n), 0, 0, 1)
	cut := image.NewRGBA(img.Rect)
	draw.DrawMask(cut, cut.Rect, img, image.Point{}, mask, image.Point{}, draw.Src)
	return cut
}
