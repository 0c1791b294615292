package scenes

import (
	"strings"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/pick"
)

// figure is a diagram of a rules page: a position drawn by the board's own code,
// with the moves of a man, what may be taken, and rows of three.
type figure struct {
	caption string
	view    boardView
	stage   *anim.Stage
	marks   pick.Marks
	t3      bool
	mills   []rules.Bitboard
}

// newFigure reads a diagram. One that the rules cannot read is shown at the
// game's start; the tests find it.
func newFigure(r *rules.Ruleset, d assets.Diagram) *figure {
	s, err := rules.ParsePosition(r, d.Position)
	if err != nil {
		s = rules.New(r)
	}
	f := &figure{caption: d.Caption, stage: anim.NewStage(s), t3: r.Roles[s.Side()] == rules.T3}
	if namesPoints(r.Board, d.Caption) {
		f.view.named = layout.OneEdge
	}
	var choice pick.Choice
	choice.Read(s)
	f.marks = pick.Marks{Selected: rules.NoPoint}
	if s.Duty() == rules.DutyRemove || s.Duty() == rules.DutyHuff {
		f.marks = choice.Marks(rules.NoPoint)
	}
	for _, mark := range d.Marks {
		points := pointsOf(r.Board, mark)
		if mark == "*" {
			f.marks = choice.Marks(rules.NoPoint)
			continue
		}
		if points.Count() == 1 {
			f.marks = choice.Marks(points.First())
			continue
		}
		f.mills = append(f.mills, points)
	}
	return f
}

// namesPoints reports whether a text speaks of points by their names.
func namesPoints(b *rules.Board, text string) bool {
	for word := range strings.FieldsSeq(text) {
		if _, ok := b.ParsePoint(strings.Trim(word, ".,:;")); ok {
			return true
		}
	}
	return false
}

// pointsOf reads "c3" or "a1-d1-g1".
func pointsOf(b *rules.Board, mark string) (set rules.Bitboard) {
	for label := range strings.SplitSeq(mark, "-") {
		if p, ok := b.ParsePoint(label); ok {
			set = set.With(p)
		}
	}
	return set
}

// draw draws the figure as one image.
func (f *figure) draw(c *Canvas) {
	f.view.drawGround(c, func() {
		v := &f.view
		for _, mill := range f.mills {
			v.drawGlow(c, mill, 1)
			for set := mill; set != 0; set &= set - 1 {
				v.drawWell(c, set.First())
			}
		}
		v.drawDots(c, &f.marks, 0)
		v.drawStage(c, f.stage)
		v.drawRings(c, &f.marks, f.t3)
	})
}
