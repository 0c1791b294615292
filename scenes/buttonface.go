package scenes

import "image/color"

// face is how label and icon stand in a button. Buttons that stand together have
// one face; see fitButtons.
type face struct {
	above bool    // the icon stands above the label, not before it
	label float64 // size of the label, in dp at text size 1; 0: not known yet
	icon  float64 // size of the icon, in dp
}

// Measures of a face, in dp.
const (
	labelBeside = 14.0 // size of a label that is alone or beside its icon
	labelAbove  = 13.0 // of one below its icon
	iconLabeled = 22.0
	iconSmall   = 18.0 // an icon makes room for its label, down to this
	iconAlone   = 24.0
	faceAir     = 5.0 // at the sides of a face
	faceEdge    = 5.0 // above and below it
	iconGap     = 6.0 // between icon and label
	iconDrop    = 3.0 // the same where the label stands below
	mostGrown   = 1.5 // icons and emblems grow with the text, up to this
)

// Of Noto Sans, in ems: how high a capital is, and how far a letter reaches below
// the line.
const (
	capHeight = 0.714
	descent   = 0.22
)

// Grown returns how large an icon or an emblem of that size is beside the text of
// the present size.
func (c *Canvas) Grown(size float64) float64 { return size * grownBy(c.TextSize) }

// grownBy returns how much larger icons and emblems are at a size of text.
func grownBy(text float64) float64 { return min(max(text, 1), mostGrown) }

// fitButtons gives those of the buttons that are in view one face: the form and
// the size in which all their labels fit, as large as may be.
func fitButtons(c *Canvas, group ...*Button) {
	common := commonFace(c, group, false)
	if above := commonFace(c, group, true); above.label > common.label {
		common = above
	}
	for _, b := range group {
		b.face = common
	}
}

// appendButtons appends where the buttons of a list are.
func appendButtons(dst []*Button, list []Button) []*Button {
	for i := range list {
		dst = append(dst, &list[i])
	}
	return dst
}

// commonFace returns the largest face of a form that suits all of a group.
func commonFace(c *Canvas, group []*Button, above bool) (common face) {
	for _, b := range group {
		if b.Label == "" || b.Rect.Empty() {
			continue
		}
		f := b.fit(c, above)
		if common.label == 0 {
			common = f
			continue
		}
		common.label, common.icon = min(common.label, f.label), min(common.icon, f.icon)
	}
	return common
}

// ownFace returns the face of a button that stands alone.
func (b *Button) ownFace(c *Canvas) face {
	f := b.fit(c, false)
	if above := b.fit(c, true); b.HasIcon && above.label > f.label {
		f = above
	}
	return f
}

// fit returns the largest face of a form that suits the button.
func (b *Button) fit(c *Canvas, above bool) face {
	f := face{above: above, label: labelBeside, icon: c.Grown(iconLabeled)}
	room, high := b.Rect.W-2*faceAir, (b.Rect.H-2*faceEdge)/(capHeight+2*descent)
	if above {
		f.label = labelAbove
	}
	switch {
	case !b.HasIcon:
	case above:
		const letters = capHeight + descent
		f.icon = max(iconSmall, min(f.icon, b.Rect.H-2*faceEdge-iconDrop-letters*f.label*c.TextSize))
		high = (b.Rect.H - 2*faceEdge - iconDrop - f.icon) / letters
	default:
		f.icon = min(f.icon, b.Rect.H-2*faceEdge)
		room -= f.icon + iconGap
	}
	f.label = min(f.label, high/c.TextSize)
	f.label = c.Fit(b.Label, Style{Size: f.label, Bold: true}, max(room, 1)).Size
	return f
}

// drawFace draws label and icon.
func (b *Button) drawFace(c *Canvas, ink color.RGBA) {
	x, y := b.Rect.Center()
	if b.Label == "" {
		c.Icon(b.Icon, x, y, min(c.Grown(iconAlone), 0.75*min(b.Rect.W, b.Rect.H)), ink)
		return
	}
	f := b.face
	if f.label == 0 {
		f = b.ownFace(c)
	}
	style, width := Style{Size: f.label, Bold: true}, b.Rect.W-4
	letters := f.label * c.TextSize
	switch {
	case !b.HasIcon:
		c.TextIn(b.Label, style, x, y, width, Center, ink)
	case f.above:
		top := y - (f.icon+iconDrop+(capHeight+descent)*letters)/2
		c.Icon(b.Icon, x, top+f.icon/2, f.icon, ink)
		c.TextIn(b.Label, style, x, top+f.icon+iconDrop+capHeight/2*letters, width, Center, ink)
	default:
		left := x - (f.icon+iconGap+c.TextWidth(b.Label, style))/2
		c.Icon(b.Icon, left+f.icon/2, y, f.icon, ink)
		c.TextIn(b.Label, style, left+f.icon+iconGap, y, b.Rect.Right()-2-left-f.icon-iconGap, Left, ink)
	}
}
