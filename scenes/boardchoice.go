package scenes

import (
	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/pick"
)

// mark computes the marks for the present selection, and the note that goes
// with them.
func (b *board) mark(ctx *Context) {
	b.marks, b.repeats = pick.Marks{Selected: rules.NoPoint}, 0
	note := orElse(b.words.unsaved, b.words.quiet)
	if b.person() && b.asking {
		b.marks.Selected = rules.NoPoint
	} else if b.person() {
		b.marks = b.choice.Marks(b.selected)
		var third rules.Bitboard
		b.repeats, third = b.repeating()
		switch {
		case third != 0:
			note = b.thirdNote(ctx, third)
		case b.repeats != 0:
			note = b.words.repeats
		}
	}
	if note != b.words.note {
		b.words.note = note
		b.wrapSentences(ctx.Canvas)
	}
}

// repeating returns the targets of the chosen man that would bring a position
// back, and those among them whose third occurrence would end the game.
func (b *board) repeating() (again, third rules.Bitboard) {
	if b.marks.Targets == 0 {
		return 0, 0
	}
	s := b.match.Game().State()
	for _, m := range b.choice.Moves() {
		if m.From != b.marks.Selected || !b.marks.Targets.Has(m.To) {
			continue
		}
		n := s.Occurrence(m)
		if n > 1 {
			again = again.With(m.To)
		}
		if n > 2 && endsByRepetition(s, m) {
			third = third.With(m.To)
		}
	}
	return again, third
}

// endsByRepetition reports whether a move's third occurrence decides the game: a
// win by the same move comes first.
func endsByRepetition(s *rules.State, m rules.Move) bool {
	after := s.Clone()
	after.Apply(m)
	why := after.Result().Reason
	return why == rules.Repeated || why == rules.RepeatedDraw
}

// thirdNote warns of the targets that end the game.
func (b *board) thirdNote(ctx *Context, third rules.Bitboard) string {
	t := ctx.Texts.Board
	var labels []string
	for ; third != 0; third &= third - 1 {
		labels = append(labels, b.rules.Board.Label(third.First()))
	}
	text := t.ThirdLoses
	if b.rules.Repetition == rules.PositionDraws {
		text = t.ThirdDraws
	}
	return assets.Fill(text, "points", listText(labels, t.Or))
}
