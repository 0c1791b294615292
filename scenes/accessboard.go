package scenes

import (
	"strings"

	"t3hunting/ai"
	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/match"
)

func (b *board) heading(*assets.Texts) string { return b.words.game }

// read returns the sentence over the board, what the panels say, and the rest
// that is written there.
func (b *board) read(t *assets.Texts) []string {
	w := &b.words
	texts := []string{w.status}
	for side := range w.titles {
		texts = append(texts, w.titles[side]+": "+w.counts[side])
	}
	if b.graphShows() {
		texts = append(texts, b.review.caption)
	}
	for _, text := range []string{b.plea.text, w.note, w.notice, w.remark, w.chosen} {
		if text != "" {
			texts = append(texts, text)
		}
	}
	return append(texts, b.readAnalysis(t)...)
}

// tell tells of the point of a target: who stands there and what can be done.
func (b *board) tell(t *assets.Texts, target string) string {
	if ply, ok := plyOf(target); ok {
		return b.tellTurn(&t.Review, ply)
	}
	label, isPoint := strings.CutPrefix(target, pointPrefix)
	at, ok := b.rules.Board.ParsePoint(label)
	if !isPoint || !ok {
		return ""
	}
	words := []string{"point", label, "who", b.who(t, at)}
	if do := b.can(&t.Access, at); do != "" {
		return assets.Fill(t.Access.PointDo, append(words, "do", do)...)
	}
	return assets.Fill(t.Access.Point, words...)
}

// tellTurn tells of the turn to which the move behind a ply belongs.
func (b *board) tellTurn(t *assets.Review, ply int) string {
	for i := range b.history.turns {
		turn := &b.history.turns[i]
		switch {
		case ply <= turn.start || ply > turn.end:
		case turn.mark == ai.Sound:
			return turn.told
		default:
			return assets.Fill(t.Turn, "move", turn.told, "mark", t.Marks[turn.mark.String()])
		}
	}
	return ""
}

// who returns who stands on a point.
func (b *board) who(t *assets.Texts, at rules.Point) string {
	side, ok := b.match.Game().State().Occupant(at)
	switch {
	case !ok:
		return t.Access.Empty
	case !b.words.hunt:
		return assets.Fill(t.Access.Man, "side", b.words.names[side].Name)
	case b.rules.Roles[side] == rules.T3:
		return t.Access.T3
	}
	return t.Access.Soldier
}

// can returns what the marks on a point mean; "" if there are none.
func (b *board) can(t *assets.Access, at rules.Point) string {
	m := &b.marks
	switch {
	case m.Selected == at:
		return t.Chosen
	case b.repeats.Has(at):
		return t.GoRepeat
	case m.Targets.Has(at):
		return t.Go
	case m.Removable.Has(at):
		return t.RemoveMan
	case m.Huffable.Has(at):
		return t.Huff
	case m.Victims.Has(at):
		return t.Victim
	case m.Movable.Has(at):
		return t.Move
	case m.Places.Has(at):
		return t.Place
	}
	return ""
}

// sayChange tells what happened to the game.
func (b *board) sayChange(ctx *Context, c match.Change) {
	if ctx.Config.Say == nil {
		return
	}
	t := &ctx.Texts.Access
	switch c.Kind {
	case match.Played:
		ctx.Say(b.sentence(t, c))
	case match.Undone:
		ctx.Say(assets.Fill(t.Undone, "move", b.sentence(t, c)))
	case match.Rebuilt:
		ctx.Say(t.Anew)
	}
}

// sentence tells of one move by what it did.
func (b *board) sentence(t *assets.Access, c match.Change) string {
	var parts []string
	label := b.rules.Board.Label
	for _, e := range c.Events {
		text := ""
		switch e.Kind {
		case rules.Placed:
			text = t.Placed
		case rules.Moved:
			text = t.Moved
		case rules.Jumped:
			text = t.Jumped
		case rules.Milled:
			text = t.Mill
		case rules.Removed:
			text = t.Removed
		case rules.Huffed:
			text = t.Huffed
		case rules.Passed:
			text = t.Passed
		}
		if text == "" {
			continue
		}
		words := []string{"side", b.words.names[e.Side].Name}
		for name, at := range map[string]rules.Point{"from": e.From, "to": e.To, "over": e.Over} {
			if int(at) < b.rules.Board.Size() {
				words = append(words, name, label(at))
			}
		}
		parts = append(parts, assets.Fill(text, words...))
	}
	return strings.Join(parts, " ")
}

// sayTurn tells who is to move and what is owed, or how the game ended.
func (b *board) sayTurn(ctx *Context) {
	switch {
	case ctx.Config.Say == nil:
	case b.match.Game().Over():
		ctx.Say(b.words.status + ". " + b.words.reason(ctx.Texts, b.match))
	case b.person():
		ctx.Say(b.words.status + ".")
	}
}

// sayPicked tells which man is chosen and where it can go.
func (b *board) sayPicked(ctx *Context) {
	t := &ctx.Texts.Access
	switch {
	case ctx.Config.Say == nil:
	case b.selected == rules.NoPoint:
		ctx.Say(t.LetGo)
	default:
		var points []string
		for set := b.choice.Targets(b.selected); set != 0; set &= set - 1 {
			points = append(points, b.rules.Board.Label(set.First()))
		}
		ctx.Say(assets.Fill(t.Picked, "point", b.rules.Board.Label(b.selected), "points", listText(points, ctx.Texts.Board.Or)))
	}
}
