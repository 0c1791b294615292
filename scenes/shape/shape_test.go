package shape

import (
	"image"
	"image/draw"
	"image/png"
	"os"
	"testing"
)

func TestSheet(t *testing.T) {
	dir := os.Getenv("T3_SCREENSHOTS")
	if dir == "" {
		t.Skip("T3_SCREENSHOTS is not set")
	}
	c := &Parade
	sheet := image.NewRGBA(image.Rect(0, 0, 900, 520))
	draw.Draw(sheet, sheet.Bounds(), image.NewUniform(c.Board), image.Point{}, draw.Src)
	x := 80.0
	for _, r := range []float64{120, 60, 40, 26, 16} {
		for m := range Men {
			u := Radius(m) * r
			sh := Shadow(m, c)
			sh.Draw(sheet, x, 80+ShadowOffset*u, u)
			ManPicture(m, c, false).Draw(sheet, x, 80, u)
			x += r
		}
	}
	x = 80
	cols := map[Mark]int{}
	_ = cols
	for m := range Marks {
		Picture{{MarkPath(m), c.Line}}.Draw(sheet, x, 220, 100)
		x += 90
	}
	x = 40
	for i := range Icons {
		Picture{{IconPath(i), c.Text}}.Draw(sheet, x, 320, 2)
		Picture{{IconPath(i), c.Text}}.Draw(sheet, x, 380, 1)
		x += 60
	}
	x = 40
	for m := range Men {
		for _, r := range []float64{5, 8} {
			ManPicture(m, c, true).Draw(sheet, x, 440, r)
			x += 40
			ManPicture(m, c, false).Draw(sheet, x, 440, r)
			x += 40
		}
	}
	f, err := os.Create(dir + "/shape.png")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, sheet); err != nil {
		t.Fatal(err)
	}
}
