package scenes

import (
	"math"

	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// tray is a block of small emblems: men in hand, or men that were captured with
// empty places for those that are still wanted.
type tray struct {
	rect   layout.Rect
	n      int  // places
	centre bool // rows stand in the middle, not at the right edge
}

// largest emblem in a tray, as the distance of two of them, in dp.
const trayPitch = 24

// cell returns the distance of two emblems and how many stand in a row.
func (t tray) cell() (size float64, columns int) {
	if t.n == 0 {
		return 0, 1
	}
	for rows := 1; ; rows++ {
		columns = (t.n + rows - 1) / rows
		size = min(t.rect.W/float64(columns), t.rect.H/float64(rows), trayPitch)
		// One more row must not make them larger.
		next := (t.n + rows) / (rows + 1)
		if min(t.rect.W/float64(next), t.rect.H/float64(rows+1), trayPitch) <= size {
			return size, columns
		}
	}
}

// place returns the middle of place i. Rows are filled from the left and stand
// at the right edge of the tray.
func (t tray) place(i int) (x, y float64) {
	size, columns := t.cell()
	rows := (t.n + columns - 1) / columns
	left := t.rect.Right() - size*float64(columns)
	if t.centre {
		left -= (t.rect.W - size*float64(columns)) / 2
	}
	top := t.rect.Y + (t.rect.H-size*float64(rows))/2
	return left + size*(float64(i%columns)+0.5), top + size*(float64(i/columns)+0.5)
}

// trays splits the tray of side's panel: its men in hand, and the enemy men that
// it has captured. The split is even while both have something to show.
func (b *board) trays(side rules.Side) (hand, captured tray) {
	r := b.trayRect(side)
	column := b.panel(side).Tall
	hand = tray{r, b.queue.Hand(side), column}
	captured = tray{r, b.capturedPlaces(side), column}
	if hand.n == 0 || captured.n == 0 {
		return hand, captured
	}
	const gap = 4
	if r.H < 36 {
		hand.rect.W = (r.W - gap) / 2
		captured.rect.X, captured.rect.W = r.X+(r.W+gap)/2, (r.W-gap)/2
		return hand, captured
	}
	hand.rect.H = (r.H - gap) / 2
	captured.rect.Y, captured.rect.H = r.Y+(r.H+gap)/2, (r.H-gap)/2
	return hand, captured
}

// trayRect returns the place of a tray: what the panel's texts leave of it.
func (b *board) trayRect(side rules.Side) layout.Rect {
	const gap, least = 10, 60
	panel := b.panel(side)
	r := panel.Tray
	if !panel.Beside() {
		return r
	}
	if left := panel.Name.X + b.textWidth[side] + gap; left > r.X {
		left = min(left, r.Right()-least)
		r.X, r.W = left, r.Right()-left
	}
	return r
}

// measure takes down how wide the texts of the panels are, in whole dp, and the
// count of a look back.
func (b *board) measure(c *Canvas) {
	b.past.measure(c, b.graphShows())
	for side := range b.textWidth {
		b.textWidth[side] = math.Ceil(max(c.TextWidth(b.words.titles[side], Strong), c.TextWidth(b.words.counts[side], Small))) + 1
	}
}

// capturedPlaces returns how many places the tray of side's captives has: as
// many as it has to capture to win, where that is a goal of its own, else as
// many as it has. The soldiers of a hunt capture nothing.
func (b *board) capturedPlaces(side rules.Side) int {
	enemy := side.Other()
	lost := len(b.queue.Lost(enemy))
	switch {
	case b.rules.CaptureGoal > 0 && b.rules.Roles[side] == rules.T3:
		return max(b.rules.CaptureGoal, lost)
	case b.rules.Family == rules.FamilyMill && b.queue.Hand(side) == 0:
		return max(b.rules.Men[enemy]-b.rules.MinMen+1, lost)
	case b.rules.Family == rules.FamilyAlquerque:
		return max(b.rules.Men[enemy], lost)
	case b.queue.Busy():
		// One that is on its way needs a place to go to.
		return max(lost, b.game().State().Lost(enemy))
	}
	return lost
}

// trayPlace returns where the next lost man of side goes, and the pitch at which
// an emblem is as large as a man.
func (b *board) trayPlace(side rules.Side) (x, y, pitch float64) {
	_, captured := b.trays(side.Other())
	if captured.n == 0 || captured.rect.Empty() {
		return 0, 0, 0
	}
	size, _ := captured.cell()
	x, y = captured.place(min(len(b.queue.Lost(side)), captured.n-1))
	if panel := b.panel(side.Other()); panel.Turned {
		px, py := panel.Rect.Center()
		x, y = 2*px-x, 2*py-y
	}
	return x, y, emblemRadius(size) / shape.SoldierRadius
}

// emblemRadius returns the radius of an emblem in a cell.
func emblemRadius(cell float64) float64 { return 0.38 * cell }

// panel returns the panel of a side as its player sees it.
func (b *board) panel(side rules.Side) *layout.Panel { return &b.panels[side] }

// drawPanel draws who plays a side and what it holds. The side to move has a
// golden outline; the other one is dimmed.
func (b *board) drawPanel(ctx *Context, c *Canvas, side rules.Side) {
	panel := b.panel(side)
	if !panel.Rect.Empty() {
		c.Turned(panel.Turned, panel.Rect, func() { b.drawUpright(ctx, c, side) })
	}
}

// drawUpright draws a panel as its player sees it.
func (b *board) drawUpright(ctx *Context, c *Canvas, side rules.Side) {
	p, panel := c.Palette, b.panel(side)
	r := panel.Rect
	over := b.game().Over()
	turn := !over && b.game().State().Side() == side
	if winner, ok := b.game().Result().Outcome.Winner(); ok {
		turn = winner == side
	}
	was := c.Alpha
	if turn {
		c.RoundRect(r, panelCorner, p.Raised)
		c.Outline(r, panelCorner, 3, p.Accent)
	} else {
		c.Panel(r, panelCorner, p.Panel)
		c.Alpha *= shape.Resting
	}
	x, y := panel.Emblem.Center()
	c.Emblem(emblemOf(b.rules, side), x, y, panel.Emblem.H*0.42)
	b.drawThinking(c, panel, side)
	b.drawName(c, panel, side)
	b.drawTrays(c, side)
	b.drawClock(c, panel, side)
	b.drawSays(c, side)
	c.Alpha = was
	for i := range b.own[side] {
		b.own[side][i].Draw(ctx, c)
	}
}

// drawClock draws the time that a side has left; the time that runs is bold.
func (b *board) drawClock(c *Canvas, panel *layout.Panel, side rules.Side) {
	r, text := panel.Clock, b.times[side]
	if r.Empty() || text == "" {
		return
	}
	const low = 30_000 // ms
	style, ink := Style{Size: 20}, c.Palette.Text
	if panel.Tall {
		style.Size = 34
	}
	if running, on := b.clock.Runs(); on && running == side {
		style.Bold = true
	}
	if b.clock.Left(side) < low {
		ink = c.Palette.Danger
	}
	x, y := r.Center()
	c.TextIn(text, c.Fit(text, style, r.W), x, y, r.W, Center, ink)
}

// nameRect returns the place of a panel's texts: up to what its tray really takes.
func (b *board) nameRect(panel *layout.Panel, side rules.Side) layout.Rect {
	const gap = 10
	r, right := panel.Name, panel.Tray.Right()
	if !panel.Beside() {
		return r
	}
	hand, captured := b.trays(side)
	for _, t := range [2]tray{hand, captured} {
		if t.n > 0 {
			size, columns := t.cell()
			right = min(right, t.rect.Right()-size*float64(columns)-gap)
		}
	}
	if right > r.X {
		r.W = right - r.X
	}
	return r
}

func (b *board) drawName(c *Canvas, panel *layout.Panel, side rules.Side) {
	p, r := c.Palette, b.nameRect(panel, side)
	x, y := r.Center()
	title, count := b.words.titles[side], b.words.counts[side]
	if b.textWidth[side] > r.W+0.5 {
		title, count = b.words.short[side], b.words.few[side]
	}
	if panel.Tall {
		c.TextIn(title, c.Fit(title, Title, r.W), x, y-11*c.TextSize, r.W, Center, p.Text)
		c.TextIn(count, c.Fit(count, Small, r.W), x, y+12*c.TextSize, r.W, Center, p.Muted)
		return
	}
	if r.H < 32*c.TextSize {
		c.TextIn(title, c.Fit(title, Style{Size: 14, Bold: true}, r.W), r.X, y, r.W, Left, p.Text)
		return
	}
	apart := min(10*c.TextSize, 0.27*r.H)
	c.TextIn(title, c.Fit(title, Strong, r.W), r.X, y-apart, r.W, Left, p.Text)
	c.TextIn(count, c.Fit(count, Small, r.W), r.X, y+1.1*apart, r.W, Left, p.Muted)
}

func (b *board) drawTrays(c *Canvas, side rules.Side) {
	hand, captured := b.trays(side)
	n := b.queue.Hand(side)
	b.drawTray(c, hand, n, func(i int) anim.Man { return b.queue.HandMan(side, i) })
	lost := b.queue.Lost(side.Other())
	b.drawTray(c, captured, len(lost), func(i int) anim.Man { return lost[i] })
}

// drawTray draws n men and the places that are left.
func (b *board) drawTray(c *Canvas, t tray, n int, man func(int) anim.Man) {
	if t.n == 0 || t.rect.Empty() {
		return
	}
	size, _ := t.cell()
	for i := range t.n {
		x, y := t.place(i)
		if i >= n {
			c.DashedRing(x, y, emblemRadius(size), c.Palette.Muted)
			continue
		}
		c.Emblem(manOf(man(i).Figure), x, y, emblemRadius(size))
	}
}
