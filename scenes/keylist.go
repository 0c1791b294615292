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
	add := func(text string, s Style, muted bool, x, at, w float64) float64 {
		lines := c.Wrap(text, s, w)
		r := layout.Rect{X: x, Y: at, W: w, H: float64(len(lines)) * c.LineHeight(s)}
		l.blocks = append(l.blocks, block{rect: r, lines: lines, style: s, muted: muted})
		return r.Bottom()
	}
	for i, row := range l.rows {
		head := i == 0
		if view.W < narrow*c.TextSize {
			if head {
				continue
			}
			y = add(row.keys, Strong, false, view.X, y, view.W)
			y = add(row.act, Body, false, view.X, y, view.W)
			y = add(row.pad, Small, true, view.X, y, view.W) + gap
			continue
		}
		w := (view.W - 2*gap) / 3
		keys, act, pad := Strong, Body, Small
		if head {
			keys, act, pad = Caption, Caption, Caption
		}
		end := add(row.keys, keys, head, view.X, y, w)
		end = max(end, add(row.act, act, head, view.X+w+gap, y, w))
		y = max(end, add(row.pad, pad, true, view.X+2*(w+gap), y, w)) + gap
	}
	y = add(ctx.Texts.Keys.Focus, Body, true, view.X, y, view.W) + gap
	l.scroll.Through = true
	l.scroll.Limit(view, max(0, y-view.Bottom()))
	ctx.Redraw()
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
