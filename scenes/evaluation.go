package scenes

import (
	"t3hunting/rules"
	"t3hunting/scenes/layout"
)

// drawEvaluation draws the bar that says how likely First is to win: First's part
// begins at the near end if it sits there, at the left of a bar that lies.
func (b *board) drawEvaluation(c *Canvas) {
	r, p := b.page.Evaluation, c.Palette
	if r.Empty() {
		return
	}
	chance := 0.5
	if b.analysis.rated {
		chance = b.analysis.chance
	}
	c.RoundRect(r, 3, c.colourOf(rules.Second))
	first, middle := r, r
	if r.H > r.W {
		first.H = r.H * chance
		if !b.turned {
			first.Y = r.Bottom() - first.H
		}
		middle = layout.Rect{X: r.X - 3, Y: r.Y + r.H/2 - 1, W: r.W + 6, H: 2}
	} else {
		first.W = r.W * chance
		middle = layout.Rect{X: r.X + r.W/2 - 1, Y: r.Y - 2, W: 2, H: r.H + 4}
	}
	c.RoundRect(first, 3, c.colourOf(rules.First))
	c.Outline(r, 3, 1, p.Edge)
	c.Fill(middle, p.Accent)
}
