package scenes

import (
	"strconv"

	"t3hunting/ai"
	"t3hunting/assets"
	"t3hunting/scenes/layout"
)

// seatRow is the part of the page where a side's player is chosen.
type seatRow struct {
	rect     layout.Rect // at scroll 0
	kinds    segments    // person, computer
	less     Button
	more     Button
	level    string
	levelBox layout.Rect
}

// optionRow is the part of the page where an option's value is chosen.
type optionRow struct {
	rect   layout.Rect
	name   string // of the option
	label  string
	values segments
	lines  []string // what the chosen value means
}

// arrange stacks the rows and reads the choices into them.
func (s *setup) arrange(ctx *Context) {
	const gap = 10
	view, t := s.page.View, s.page.Text
	ctx.Canvas.TextSize = t
	x, y, w := view.X, view.Y, view.W
	s.about = ctx.Canvas.WrapEven(s.text.About, Body, w-8)
	s.aboutAt = layout.Rect{X: x + 4, Y: y, W: w - 8, H: float64(len(s.about)) * ctx.Canvas.LineHeight(Body)}
	y = s.aboutAt.Bottom() + 8
	heading := func() layout.Rect {
		r := layout.Rect{X: x + 4, Y: y, W: w - 8, H: 34 * t}
		y = r.Bottom()
		return r
	}
	s.head[0] = heading()
	for side := range s.players {
		y = s.arrangeSeat(ctx, side, x, y, w) + gap
	}
	device := func(rows []settingRow) {
		for i := range rows {
			row := &rows[i]
			row.values.rect = layout.Rect{}
			if s.wanted(ctx, row) {
				y = row.arrange(ctx, x, y, w) + gap
			}
		}
	}
	device(s.device[:1])
	s.head[1] = heading()
	if end := s.family.arrange(ctx, s.base, x, y, w); end > y {
		y = end + gap
	}
	for i := range s.options {
		y = s.arrangeOption(ctx, i, x, y, w) + gap
	}
	device(s.device[1:])
	s.scroll.Limit(view, max(0, y-view.Bottom()))
	ctx.Redraw()
}

// arrangeSeat puts the choice of a side's player at (x, y) and returns its lower edge.
func (s *setup) arrangeSeat(ctx *Context, side int, x, y, w float64) float64 {
	const edge = 12
	t, row, seat := s.page.Text, &s.players[side], s.seats[side]
	names := s.namesWidth(ctx.Canvas, w-edge)
	if w-names < 2*66*t {
		names = 0 // the name stands over the choice
	}
	h := row.kinds.fit(ctx.Canvas, w-names-edge)
	row.kinds.rect = layout.Rect{X: x + names, Y: y + edge, W: w - names - edge, H: h}
	if names == 0 {
		row.kinds.rect.X, row.kinds.rect.W = x+edge, w-2*edge
		row.kinds.rect.Y += 34 * t
	}
	row.rect = layout.Rect{X: x, Y: y, W: w, H: row.kinds.rect.Bottom() + edge - y}
	if seat.Computer {
		row.rect.H += layout.Target + edge
	}
	row.kinds.chosen = count(seat.Computer)
	low := layout.Rect{X: row.kinds.rect.X, Y: row.kinds.rect.Bottom() + edge, W: row.kinds.rect.W, H: layout.Target}
	if low.W < 2*layout.Target+90*t { // the level needs the whole row
		low.X, low.W = x+edge, w-2*edge
	}
	row.less.Rect = layout.Rect{X: low.X, Y: low.Y, W: layout.Target, H: layout.Target}
	row.more.Rect = layout.Rect{X: low.Right() - layout.Target, Y: low.Y, W: layout.Target, H: layout.Target}
	row.levelBox = layout.Rect{X: low.X + layout.Target, Y: low.Y, W: low.W - 2*layout.Target, H: low.H}
	row.less.Off, row.more.Off = seat.Level <= 1, seat.Level >= len(ai.Levels)
	row.level = levelText(ctx.Texts, seat.Level)
	told := s.names[side].Name + " " + row.level
	row.less.Told = assets.Fill(ctx.Texts.Access.Weaker, "side", told)
	row.more.Told = assets.Fill(ctx.Texts.Access.Harder, "side", told)
	if !seat.Computer {
		row.less.Rect, row.more.Rect = layout.Rect{}, layout.Rect{}
	}
	return row.rect.Bottom()
}

// namesWidth returns how much of a width stands before the choice of a player: a
// third of it, or less where the choice needs more, but all that the names need.
func (s *setup) namesWidth(c *Canvas, width float64) float64 {
	const emblem, gap = 56, 12
	longest := 0.0
	for _, name := range s.names {
		longest = max(longest, c.TextWidth(name.Name, Strong))
	}
	usual := max(158*c.TextSize, 0.34*width)
	return max(emblem+longest+gap, min(usual, width-2*s.players[0].kinds.comfort(c)))
}

// arrangeOption puts the choice of an option at (x, y) and returns its lower edge.
func (s *setup) arrangeOption(ctx *Context, i int, x, y, w float64) float64 {
	const edge = 12
	t, row := s.page.Text, &s.options[i]
	o := s.rules.Options[i]
	value := s.rules.OptionValue(o.Name)
	for k, v := range o.Values {
		if v.Name == value {
			row.values.chosen = k
			row.lines = ctx.Canvas.WrapEven(v.Text, Small, w-2*edge)
		}
	}
	h := row.values.fit(ctx.Canvas, w-2*edge)
	row.rect = layout.Rect{X: x, Y: y, W: w, H: 34*t + h + 8 + float64(len(row.lines))*ctx.Canvas.LineHeight(Small) + 10}
	row.values.rect = layout.Rect{X: x + edge, Y: y + 34*t, W: w - 2*edge, H: h}
	return row.rect.Bottom()
}

// wanted reports whether a setting of the device matters for this game.
func (s *setup) wanted(ctx *Context, row *settingRow) bool {
	switch row.setting.name {
	case "seating":
		return !s.seats[0].Computer && !s.seats[1].Computer
	case "increment":
		return ctx.Settings.Minutes > 0
	}
	return true
}

func levelText(t *assets.Texts, level int) string {
	name := ""
	if level >= 1 && level <= len(t.Setup.Levels) {
		name = t.Setup.Levels[level-1]
	}
	return assets.Fill(t.Setup.Level, "n", strconv.Itoa(level), "name", name)
}

// appendRows appends all targets that scroll, in view or not.
func (s *setup) appendRows(dst []Target) []Target {
	n := len(dst)
	for i := range s.players {
		row := &s.players[i]
		dst = row.kinds.appendTargets(dst)
		dst = row.less.AppendTarget(dst)
		dst = row.more.AppendTarget(dst)
	}
	for i := range s.device {
		if row := &s.device[i]; !row.values.rect.Empty() {
			dst = row.values.appendTargets(dst)
		}
	}
	dst = s.family.appendTargets(dst)
	for i := range s.options {
		dst = s.options[i].values.appendTargets(dst)
	}
	raise(dst[n:], s.scroll.At)
	return dst
}
