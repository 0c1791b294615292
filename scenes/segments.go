package scenes

import (
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// segments is a row of choices of which one is taken.
type segments struct {
	rect   layout.Rect
	chosen int
	names  []string // of the targets
	labels []string
	icons  []shape.Icon // one each, or none at all
}

func (s *segments) add(name, label string) {
	s.names = append(s.names, name)
	s.labels = append(s.labels, label)
}

// addWithIcon adds a choice that has an icon where there is room for it.
func (s *segments) addWithIcon(name, label string, icon shape.Icon) {
	s.add(name, label)
	s.icons = append(s.icons, icon)
}

// index returns which choice a target stands for, or -1.
func (s *segments) index(target string) int {
	for i, name := range s.names {
		if name == target {
			return i
		}
	}
	return -1
}

func (s *segments) part(i int) layout.Rect {
	w := s.rect.W / float64(len(s.names))
	return layout.Rect{X: s.rect.X + float64(i)*w, Y: s.rect.Y, W: w, H: s.rect.H}
}

func (s *segments) appendTargets(dst []Target) []Target {
	for i, name := range s.names {
		dst = append(dst, Target{Name: name, Rect: s.part(i)})
	}
	return dst
}

// draw draws the choices as one pill in which the taken one is filled.
func (s *segments) draw(ctx *Context, c *Canvas) {
	const inner = 3
	p := c.Palette
	c.RoundRect(s.rect, buttonCorner, p.Page)
	for i, label := range s.labels {
		r := s.part(i)
		x, y := r.Center()
		ink, style := p.Muted, Style{Size: 14}
		switch {
		case i == s.chosen:
			c.RoundRect(r.Inset(inner), buttonCorner-inner, p.Button)
			ink, style = p.ButtonText, Style{Size: 14, Bold: true}
		case ctx.Lit(s.names[i]):
			c.RoundRect(r.Inset(inner), buttonCorner-inner, p.Raised)
			ink = p.Text
		}
		const icon, gap, room = 20, 8, 130
		if len(s.icons) == 0 || r.W < room {
			c.TextIn(label, style, x, y, r.W-10, Center, ink)
			continue
		}
		left := x - (icon+gap+c.TextWidth(label, style))/2
		c.Icon(s.icons[i], left+icon/2, y, icon, ink)
		c.Text(label, style, left+icon+gap, y, Left, ink)
	}
}
