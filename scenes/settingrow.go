package scenes

import (
	"t3hunting/assets"
	"t3hunting/scenes/layout"
)

// settingRow is the part of a page where one setting is chosen.
type settingRow struct {
	setting setting
	rect    layout.Rect // at scroll 0
	label   string
	about   string // what the setting is about, if that needs to be said
	lines   []string
	values  segments
}

func newSettingRow(t assets.Settings, one setting) settingRow {
	row := settingRow{setting: one, label: t.Labels[one.name], about: t.About[one.name]}
	row.values.group = row.label
	for _, v := range one.values {
		row.values.add("set:"+one.name+"="+v.name, settingText(t, one.name, v.name))
	}
	return row
}

// settingText returns what a value is called: by itself, as a number with its
// unit, or as it is called for all settings.
func settingText(t assets.Settings, name, value string) string {
	if text, ok := t.Values[name+"="+value]; ok {
		return text
	}
	if unit, ok := t.Units[name]; ok {
		return assets.Fill(unit, "n", value)
	}
	return t.Values[value]
}

// arrange puts the row at (x, y), reads the choice into it, and returns its lower
// edge.
func (r *settingRow) arrange(ctx *Context, x, y, width float64) float64 {
	const edge, head = 12, 34
	c := ctx.Canvas
	chosen := r.setting.get(&ctx.Settings)
	for k, v := range r.setting.values {
		if v.n == chosen {
			r.values.chosen = k
		}
	}
	w := width - 2*edge
	r.lines = c.WrapEven(r.about, Small, w)
	h := r.values.fit(c, w)
	r.values.rect = layout.Rect{X: x + edge, Y: y + head*c.TextSize, W: w, H: h}
	r.rect = layout.Rect{X: x, Y: y, W: width, H: head*c.TextSize + h + edge}
	if n := len(r.lines); n > 0 {
		r.rect.H += float64(n)*c.LineHeight(Small) + 4
	}
	return r.rect.Bottom()
}

// tap chooses a value, if the target is one of the row's.
func (r *settingRow) tap(ctx *Context, target string) bool {
	k := r.values.index(target)
	if k < 0 {
		return false
	}
	settings := ctx.Settings
	r.setting.set(&settings, r.setting.values[k].n)
	ctx.Change(settings)
	return true
}

func (r *settingRow) draw(ctx *Context, c *Canvas) {
	p := c.Palette
	c.Panel(r.rect, panelCorner, p.Panel)
	c.TextIn(r.label, c.Fit(r.label, Strong, r.rect.W-24), r.rect.X+12, r.rect.Y+18*c.TextSize, r.rect.W-24, Left, p.Text)
	r.values.draw(ctx, c)
	low := r.values.rect
	c.Lines(r.lines, Small, layout.Rect{X: low.X, Y: low.Bottom() + 8, W: low.W, H: 1}, Left, p.Muted)
}
