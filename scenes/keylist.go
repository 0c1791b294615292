package scenes

import (
	"slices"
	"strings"

	"t3hunting/assets"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// keyList is the scene with the list of keys, as the bindings have them.
type keyList struct {
	about
	rows []keyRow
}

// keyRow is one line of the list.
type keyRow struct{ keys, act, pad string }

func newKeyList(ctx *Context) *keyList {
	t := &ctx.Texts.Keys
	l := &keyList{about: about{
		name: "keys", title: t.Title,
		back: Button{Name: "back", Icon: shape.IconBack, HasIcon: true, Bare: true},
	}}
	l.rows = append(l.rows, keyRow{t.Key, t.Act, t.Pad})
	for _, b := range bindings {
		row := keyRow{act: t.Acts[b.action.String()], pad: t.Pads[padNames[b.pad]]}
		var keys []string
		for _, k := range b.keys {
			if name := orElse(t.Names[k.String()], k.String()); !slices.Contains(keys, name) {
				keys = append(keys, name) // there are two of some
			}
		}
		row.keys = strings.Join(keys, ", ")
		l.rows = append(l.rows, row)
		l.texts = append(l.texts, strings.Trim(row.keys+": "+row.act+". "+row.pad, " "))
	}
	l.texts = append(l.texts, t.Focus)
	return l
}

// Layout puts the columns side by side, or where they would be narrow each row's
// parts one below the other.
func (l *keyList) Layout(ctx *Context) {
	const gap, narrow = 12, 520
	l.page = layout.NewHowToPage(ctx.Screen)
	c := ctx.Canvas
	c.TextSize = l.page.Text
	l.back.Rect = l.page.Back
	l.blocks = l.blocks[:0]
	view := l.page.View
	y := view.Y + gap
	if view.W < narrow*c.TextSize {
		y = l.stack(ctx, y, gap)
	} else {
		y = l.columns(ctx, y, gap)
	}
	y = l.add(c, ctx.Texts.Keys.Focus, Body, true, view.X, y, view.W) + gap
	l.scroll.Through = true
	l.scroll.Limit(view, max(0, y-view.Bottom()))
	ctx.Redraw()
}

// add adds a text and returns where it ends.
func (l *keyList) add(c *Canvas, text string, s Style, muted bool, x, y, w float64) float64 {
	lines := c.Wrap(text, s, w)
	r := layout.Rect{X: x, Y: y, W: w, H: float64(len(lines)) * c.LineHeight(s)}
	l.blocks = append(l.blocks, block{rect: r, lines: lines, style: s, muted: muted})
	return r.Bottom()
}

// stack puts the parts of each row one below the other, from y down, and returns
// where they end.
func (l *keyList) stack(ctx *Context, y, gap float64) float64 {
	c, view, t := ctx.Canvas, l.page.View, &ctx.Texts.Keys
	for _, row := range l.rows[1:] {
		y = l.add(c, row.keys, Strong, false, view.X, y, view.W)
		y = l.add(c, row.act, Body, false, view.X, y, view.W)
		if row.pad != "" {
			y = l.add(c, t.Pad+": "+row.pad, Small, true, view.X, y, view.W)
		}
		y += gap
	}
	return y
}

// columns puts the parts of each row beside each other. The outer columns are as
// wide as they need to be; what the middle one lacks it gets lines for.
func (l *keyList) columns(ctx *Context, y, gap float64) float64 {
	c, view := ctx.Canvas, l.page.View
	keys, pads := 0.0, 0.0
	for _, row := range l.rows {
		keys = max(keys, c.TextWidth(row.keys, Strong))
		pads = max(pads, c.TextWidth(row.pad, Body))
	}
	third := (view.W - 2*gap) / 3
	keys, pads = min(keys+gap, third), min(pads, third)
	acts := view.W - keys - pads - 2*gap
	for i, row := range l.rows {
		key, rest, head := Strong, Body, i == 0
		if head {
			key, rest = Caption, Caption
		}
		end := l.add(c, row.keys, key, head, view.X, y, keys)
		end = max(end, l.add(c, row.act, rest, head, view.X+keys+gap, y, acts))
		y = max(end, l.add(c, row.pad, rest, true, view.X+keys+acts+2*gap, y, pads)) + gap
	}
	return y
}

func (l *keyList) read(*assets.Texts) []string { return l.texts }

func (l *keyList) Action(ctx *Context, a input.Action) bool {
	switch a {
	case input.Cancel, input.Help:
		ctx.Stack.Pop()
	default:
		return l.scroll.step(ctx, a)
	}
	return true
}

// appendReport reports nothing: the version is not shown here.
func (l *keyList) appendReport(*Report) {}
