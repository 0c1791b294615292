package scenes

import (
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// segments is a row of choices of which one is taken.
type segments struct {
	rect   layout.Rect
	group  string // what is chosen here, where it is not seen
	chosen int
	names  []string // of the targets
	labels []string
	icons  []shape.Icon // one each, or none at all
	rows   int          // into which the choices are cut; 0 is one
}

var (
	segmentStyle  = Style{Size: 14}
	segmentChosen = Style{Size: 14, Bold: true}
)

// fit cuts the choices into as many rows as their labels need in a width, and
// returns the height of all.
func (s *segments) fit(c *Canvas, width float64) float64 {
	n := len(s.names)
	for s.rows = 1; s.rows < n; s.rows++ {
		if widest := width/float64(s.columns()) - 12; s.widest(c) <= widest {
			break
		}
	}
	return float64(s.rows) * max(layout.Target, 14*1.35*c.TextSize+16)
}

// Measures of a choice with an icon, in dp.
const (
	segmentIcon = 20 // grows with the text
	segmentGap  = 8  // between icon and label
	segmentEdge = 24 // on both sides together
)

// iconSize returns the size of the icons beside labels.
func (s *segments) iconSize(c *Canvas) float64 { return segmentIcon * max(1, c.TextSize) }

// comfort returns the width of a choice that has room for its icon.
func (s *segments) comfort(c *Canvas) float64 {
	return s.iconSize(c) + segmentGap + s.widest(c) + segmentEdge
}

func (s *segments) widest(c *Canvas) (w float64) {
	for _, label := range s.labels {
		w = max(w, c.TextWidth(label, segmentChosen))
	}
	return w
}

// columns returns how many choices stand in a row.
func (s *segments) columns() int {
	rows := max(s.rows, 1)
	return (len(s.names) + rows - 1) / rows
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
	n := s.columns()
	w, h := s.rect.W/float64(n), s.rect.H/float64(max(s.rows, 1))
	return layout.Rect{X: s.rect.X + float64(i%n)*w, Y: s.rect.Y + float64(i/n)*h, W: w, H: h}
}

func (s *segments) appendTargets(dst []Target) []Target {
	for i, name := range s.names {
		choice := NotChosen
		if i == s.chosen {
			choice = Chosen
		}
		dst = append(dst, Target{Name: name, Rect: s.part(i), Label: s.labels[i], Group: s.group, Choice: choice})
	}
	return dst
}

// draw draws the choices as one pill in which the taken one is filled.
func (s *segments) draw(ctx *Context, c *Canvas) {
	const inner = 3
	p := c.Palette
	c.Panel(s.rect, buttonCorner, p.Page)
	for i, label := range s.labels {
		r := s.part(i)
		x, y := r.Center()
		ink, style := p.Muted, segmentStyle
		switch {
		case i == s.chosen:
			c.RoundRect(r.Inset(inner), buttonCorner-inner, p.Button)
			ink, style = p.ButtonText, segmentChosen
		case ctx.Lit(s.names[i]):
			c.RoundRect(r.Inset(inner), buttonCorner-inner, p.Raised)
			ink = p.Text
		}
		w, icon := c.TextWidth(label, style), s.iconSize(c)
		if len(s.icons) == 0 || r.W < s.comfort(c) {
			style = c.Fit(label, style, r.W-8)
			c.TextIn(label, style, x, y, r.W-8, Center, ink)
			continue
		}
		left := x - (icon+segmentGap+w)/2
		c.Icon(s.icons[i], left+icon/2, y, icon, ink)
		c.Text(label, style, left+icon+segmentGap, y, Left, ink)
	}
}
