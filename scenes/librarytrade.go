package scenes

import (
	"cmp"
	"errors"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/save"
)

// take shows what came of an export or adds what was brought in.
func (l *library) take(ctx *Context, told exchanged) {
	t := ctx.Texts.Library
	switch {
	case told.err != nil:
		l.say(ctx, assets.Fill(t.Problem, "error", told.err.Error()), true)
	case told.where != "":
		l.say(ctx, assets.Fill(t.WhereFiles, "folder", told.where), false)
	case told.saved != "":
		l.say(ctx, assets.Fill(t.Exported, "where", told.saved), false)
	case told.copied:
		l.say(ctx, t.Copied, false)
	case len(told.texts) > 0:
		l.add(ctx, told.texts)
	}
}

// receive takes in records that came from outside, and shows the list.
func receive(ctx *Context, texts []string) {
	l, ok := ctx.Stack.Top().(*library)
	if !ok {
		l = newLibrary(ctx)
		ctx.Stack.Push(l)
	}
	l.add(ctx, texts)
}

// add puts records on the shelf. A game that is there already is not added
// again; of texts that are no records the first fault is told.
func (l *library) add(ctx *Context, texts []string) {
	t := ctx.Texts.Library
	fault, message := "", ""
	for _, text := range texts {
		if len(text) > longestRecord {
			fault = cmp.Or(fault, t.TooLong)
			continue
		}
		game, err := rules.ParseRecord(text)
		switch {
		case err != nil:
			fault = cmp.Or(fault, assets.Fill(t.Problem, "error", err.Error()))
		default:
			name := gameText(ctx.Texts, game.Ruleset()).Name
			if ctx.shelf.has(game) {
				message = assets.Fill(t.Known, "game", name)
				continue
			}
			kept := save.Of(game)
			kept.Seats = seatsOf(game)
			ctx.shelf.put(&keptGame{}, game, kept)
			message = assets.Fill(t.Added, "game", name)
		}
	}
	l.deleted = nil
	l.list(ctx)
	l.say(ctx, cmp.Or(fault, message), fault != "")
}

// export hands a record over: to the system's sheet, the clipboard or a file. Of
// a damaged game it is what is left.
func (l *library) export(ctx *Context, row *libraryRow) {
	row.fill(ctx)
	t := ctx.Texts.Library
	text := ctx.shelf.text(row.kept)
	l.deleted = nil
	if host := ctx.Config.Host; host != nil && host.Share(row.title, text) {
		l.say(ctx, t.Shared, false)
		return
	}
	where, err := ctx.exchange.send(row.kept.id, text)
	switch {
	case errors.Is(err, errLater): // poll will tell
	case err != nil:
		l.say(ctx, assets.Fill(t.NotSent, "error", err.Error()), true)
	default:
		l.say(ctx, assets.Fill(t.Exported, "where", where), false)
	}
}
