package scenes

import (
	"image/color"
	"math"
	"strconv"

	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// trays returns what side's panel shows: its men in hand, and the enemy men that
// it has captured. The text beside them becomes shorter before they become too
// small, and only then they are counted.
func (b *board) trays(side rules.Side) (hand, captured tray) {
	const gap, narrow = 10, 60
	panel, grown := b.panel(side), grownBy(b.page.Text)
	least := leastEmblem * grown
	s := trayRoom{
		rect: panel.Tray, hand: b.queue.Hand(side), captured: b.capturedPlaces(side),
		pitch: trayPitch * grown, times: b.widths.times, quota: b.widths.quota, centre: panel.Tall,
	}
	fits := func(text float64, tally bool) bool {
		if panel.Beside() {
			s.rect.X = panel.Name.X + text + gap
			s.rect.W = panel.Tray.Right() - s.rect.X
		}
		if tally {
			hand, captured = s.tallies(least)
			return hand.rect.W+captured.rect.W+gap <= s.rect.W
		}
		hand, captured = s.trays()
		size := max(hand.size, captured.size)
		return size == 0 || emblemRadius(size)*2 >= least
	}
	texts := b.widths.texts[side]
	if s.hand+s.captured == 0 || fits(texts[0], false) || fits(texts[1], false) || fits(texts[0], true) || fits(texts[1], true) {
		return hand, captured
	}
	// Now it is at the name's cost.
	right, need := panel.Tray.Right(), hand.rect.W+captured.rect.W+gap
	if need <= 0.6*(right-panel.Name.X) {
		s.rect.X, s.rect.W = right-need, need
		return s.tallies(least)
	}
	s.rect.X = min(s.rect.X, right-narrow)
	s.rect.W = right - s.rect.X
	return s.trays()
}

// panelWidths are how wide the texts of the panels are, in dp: of each side at
// length and in short, and the numbers of tallies.
type panelWidths struct {
	texts        [2][2]float64
	times, quota float64
}

// measure takes down how wide the texts of the panels are, and the count of a
// look back.
func (b *board) measure(c *Canvas) {
	b.past.measure(c, b.graphShows())
	w := &b.words
	wide := func(title, count string, lines bool) float64 {
		if !lines {
			return math.Ceil(c.TextWidth(title, nameAlone)) + 1
		}
		return math.Ceil(max(c.TextWidth(title, Strong), c.TextWidth(count, Small))) + 1
	}
	for side := range b.widths.texts {
		lines := b.panels[side].TwoLines(b.page.Text)
		b.widths.texts[side] = [2]float64{wide(w.titles[side], w.counts[side], lines), wide(w.short[side], w.few[side], lines)}
	}
	b.widths.times, b.widths.quota = c.TextWidth("×88", Strong)+4, c.TextWidth("88/88", Strong)+4
}

// nameAlone is the style of a name in a panel of one line.
var nameAlone = Style{Size: 14, Bold: true}

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
	x, y = captured.place(min(len(b.queue.Lost(side)), captured.n-1))
	if panel := b.panel(side.Other()); panel.Turned {
		px, py := panel.Rect.Center()
		x, y = 2*px-x, 2*py-y
	}
	return x, y, emblemRadius(captured.size) / shape.SoldierRadius
}

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

// clockStyle returns how a clock is written: as large as its place allows for any
// time that is likely, and bold while it runs.
func (b *board) clockStyle(c *Canvas, side rules.Side) Style {
	const most = 34 // dp
	r, widest := b.panel(side).Clock, "0:00"
	if b.clock.Control().Minutes >= 10 {
		widest = "00:00"
	}
	style := Style{Size: min(most, 1.2*r.H/c.TextSize), Bold: true}
	style = c.Fit(b.times[side], c.Fit(widest, style, r.W), r.W)
	running, on := b.clock.Runs()
	style.Bold = on && running == side
	return style
}

// drawClock draws the time that a side has left.
func (b *board) drawClock(c *Canvas, panel *layout.Panel, side rules.Side) {
	r, text := panel.Clock, b.times[side]
	if r.Empty() || text == "" {
		return
	}
	const low = 30_000 // ms
	ink := c.Palette.Text
	if b.clock.Left(side) < low {
		ink = c.Palette.Danger
	}
	x, y := r.Center()
	c.TextIn(text, b.clockStyle(c, side), x, y, r.W, Center, ink)
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
			right = min(right, t.rect.X-gap)
		}
	}
	if right > r.X {
		r.W = right - r.X
	}
	return r
}

func (b *board) drawName(c *Canvas, panel *layout.Panel, side rules.Side) {
	p, r, w := c.Palette, b.nameRect(panel, side), &b.words
	x, y := r.Center()
	line := func(long, short string, s Style, x, y float64, a Align, ink color.RGBA) {
		if c.TextWidth(long, s) > r.W+0.5 {
			long = short
		}
		c.TextIn(long, c.Fit(long, s, r.W), x, y, r.W, a, ink)
	}
	switch {
	case panel.Tall:
		line(w.titles[side], w.short[side], Title, x, y-11*c.TextSize, Center, p.Text)
		line(w.counts[side], w.few[side], Small, x, y+12*c.TextSize, Center, p.Muted)
	case panel.TwoLines(b.page.Text):
		apart := min(10*c.TextSize, 0.27*r.H)
		line(w.titles[side], w.short[side], Strong, r.X, y-apart, Left, p.Text)
		line(w.counts[side], w.few[side], Small, r.X, y+1.1*apart, Left, p.Muted)
	default:
		line(w.titles[side], w.short[side], nameAlone, r.X, y, Left, p.Text)
	}
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
	places := t.n
	if t.tally {
		places = 1
		text := times[min(n, len(times)-1)]
		if t.n > n {
			text = b.quota(n, t.n)
		}
		c.Text(text, Strong, t.rect.X+t.size+2, t.rect.Y+t.rect.H/2, Left, c.Palette.Text)
	}
	for i := range places {
		x, y := t.place(i)
		if i >= n {
			c.DashedRing(x, y, emblemRadius(t.size), c.Palette.Muted)
			continue
		}
		c.Emblem(manOf(man(i).Figure), x, y, emblemRadius(t.size))
	}
}

// quota returns the text "2/12". It is kept, since it is wanted for every frame.
func (b *board) quota(n, of int) string {
	key := [2]int{n, of}
	if _, known := b.quotas[key]; !known {
		if b.quotas == nil {
			b.quotas = make(map[[2]int]string)
		}
		b.quotas[key] = strconv.Itoa(n) + "/" + strconv.Itoa(of)
	}
	return b.quotas[key]
}
