package scenes

import (
	"strconv"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// family is the part of the setup where a relative of a main game is chosen in
// its place: a line that opens a list, so that nobody is drowned.
type family struct {
	members []member // the main game first; none if it stands alone
	open    bool
	rect    layout.Rect // of the whole part, at scroll 0
	toggle  Button
	chosen  string // which member is played
}

// member is one ruleset of the list.
type member struct {
	rules *rules.Ruleset
	name  string
	line  string
	lines []string
	row   Button // its target; drawn by hand
}

// Targets of the part are familyToggle and variantPrefix with the ruleset's ID.
const (
	familyToggle  = "family"
	variantPrefix = "variant:"
)

// mainOf returns the main game under which a ruleset is listed.
func mainOf(r *rules.Ruleset) *rules.Ruleset {
	if main, ok := rules.Lookup(r.Main); ok {
		return main
	}
	return r
}

func newFamily(t *assets.Texts, r *rules.Ruleset) family {
	f := family{}
	main := mainOf(r)
	relatives := rules.Relatives(main.ID)
	if len(relatives) == 0 {
		return f
	}
	for _, m := range append([]*rules.Ruleset{main}, relatives...) {
		text := gameText(t, m)
		f.members = append(f.members, member{rules: m, name: text.Name, line: text.About, row: Button{Name: variantPrefix + m.ID, Told: text.Name + ": " + text.About}})
	}
	f.toggle = Button{
		Name: familyToggle, HasIcon: true, Bare: true,
		Label: assets.Fill(t.Setup.Family, "n", strconv.Itoa(len(relatives))),
	}
	return f
}

// arrange places the part from y down and returns where it ends.
func (f *family) arrange(ctx *Context, r *rules.Ruleset, x, y, w float64) float64 {
	if f.members == nil {
		return y
	}
	const edge, gap, icon = 12, 6, 40
	f.chosen = assets.Fill(ctx.Texts.Setup.Chosen, "name", gameText(ctx.Texts, r).Name)
	top, size := y, ctx.Canvas.TextSize
	y += 38 * size
	f.toggle.Icon = shape.IconPlus
	if f.open {
		f.toggle.Icon = shape.IconMinus
	}
	f.toggle.Rect = layout.Rect{X: x + edge - 4, Y: y, W: w - 2*edge + 8, H: layout.Target}
	y = f.toggle.Rect.Bottom() + gap
	for i := range f.members {
		m := &f.members[i]
		m.row.Rect = layout.Rect{}
		if !f.open {
			continue
		}
		m.lines = ctx.Canvas.WrapEven(m.line, Small, w-2*edge-icon)
		h := max(layout.Target, 30*size+float64(len(m.lines))*ctx.Canvas.LineHeight(Small)+6)
		m.row.Rect = layout.Rect{X: x + edge - 4, Y: y, W: w - 2*edge + 8, H: h}
		y += h + 2
	}
	if f.open {
		y += gap
	}
	f.rect = layout.Rect{X: x, Y: top, W: w, H: y - top}
	return y
}

// tap opens or closes the list, or returns the ruleset that was chosen from it.
func (f *family) tap(target string) (chosen *rules.Ruleset, mine bool) {
	if target == familyToggle {
		f.open = !f.open
		return nil, true
	}
	for i := range f.members {
		if f.members[i].row.Name == target {
			f.open = false
			return f.members[i].rules, true
		}
	}
	return nil, false
}

func (f *family) appendTargets(dst []Target) []Target {
	if f.members == nil {
		return dst
	}
	dst = f.toggle.AppendTarget(dst)
	for i := range f.members {
		dst = f.members[i].row.AppendTarget(dst)
	}
	return dst
}

func (f *family) draw(ctx *Context, c *Canvas, r *rules.Ruleset) {
	if f.members == nil {
		return
	}
	const edge = 12
	p := c.Palette
	c.RoundRect(f.rect, panelCorner, p.Panel)
	c.TextIn(f.chosen, c.Fit(f.chosen, Strong, f.rect.W-2*edge), f.rect.X+edge, f.rect.Y+20*c.TextSize, f.rect.W-2*edge, Left, p.Text)
	if ctx.Lit(familyToggle) {
		c.RoundRect(f.toggle.Rect, buttonCorner, p.Raised)
	}
	_, y := f.toggle.Rect.Center()
	c.Icon(f.toggle.Icon, f.toggle.Rect.X+14, y, 20, p.Text)
	c.TextIn(f.toggle.Label, c.Fit(f.toggle.Label, Style{Size: 14, Bold: true}, f.toggle.Rect.W-40), f.toggle.Rect.X+32, y, f.toggle.Rect.W-40, Left, p.Text)
	for i := range f.members {
		f.members[i].draw(ctx, c, f.members[i].rules.ID == r.ID)
	}
}

func (m *member) draw(ctx *Context, c *Canvas, chosen bool) {
	p, r := c.Palette, m.row.Rect
	if r.Empty() {
		return
	}
	if chosen || ctx.Lit(m.row.Name) {
		c.RoundRect(r, buttonCorner, p.Raised)
	}
	if chosen {
		c.Icon(shape.IconCheck, r.X+14, r.Y+18*c.TextSize, 18, p.GoHere)
	}
	c.TextIn(m.name, c.Fit(m.name, Strong, r.W-40), r.X+32, r.Y+18*c.TextSize, r.W-40, Left, p.Text)
	c.Lines(m.lines, Small, layout.Rect{X: r.X + 32, Y: r.Y + 30*c.TextSize}, Left, p.Muted)
}
