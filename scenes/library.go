package scenes

import (
	"errors"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/save"
	"t3hunting/scenes/shape"
)

// library is the scene with the list of kept games.
type library struct {
	still
	page    layout.SetupPage
	scroll  Scroll
	rows    []*libraryRow
	back    Button
	imports []Button
	undo    Button
	deleted *keptGame // what the Undo button brings back
	message string
	lines   []string // the message, broken
	bad     bool     // the message tells of a fault
	foot    layout.Rect
}

// libraryRow is one kept game.
type libraryRow struct {
	kept   *keptGame
	read   bool
	stage  *anim.Stage // nil: it cannot be read
	view   boardView
	title  string
	state  string
	when   string
	open   string // its target
	export Button
	remove Button
}

const gamePrefix = "game:"

func newLibrary(ctx *Context) *library {
	t := ctx.Texts.Library
	l := &library{
		back: Button{Name: "back", Icon: shape.IconBack, HasIcon: true, Bare: true},
		undo: Button{Name: "restore", Label: t.Undo, Icon: shape.IconUndo, HasIcon: true},
	}
	for _, way := range ctx.exchange.ways() {
		label := t.Import
		switch way {
		case "paste":
			label = t.Paste
		case "file":
			label = t.File
		}
		l.imports = append(l.imports, Button{Name: "import:" + way, Label: label, Icon: shape.IconImport, HasIcon: true})
	}
	if ctx.shelf.fault != nil {
		l.message, l.bad = t.NotSaved, true
	}
	l.list(ctx)
	return l
}

// list makes a row for every game on the shelf; rows that were there are kept.
func (l *library) list(ctx *Context) {
	old := map[*keptGame]*libraryRow{}
	for _, row := range l.rows {
		old[row.kept] = row
	}
	l.rows = l.rows[:0]
	for _, k := range ctx.shelf.games {
		row := old[k]
		delete(old, k)
		if row == nil {
			row = &libraryRow{
				kept: k, open: gamePrefix + k.id,
				export: Button{Name: "export:" + k.id, Icon: shape.IconExport, HasIcon: true, Bare: true},
				remove: Button{Name: "delete:" + k.id, Icon: shape.IconTrash, HasIcon: true, Bare: true},
			}
		}
		l.rows = append(l.rows, row)
	}
	for _, row := range old {
		row.view.free()
	}
}

// fill reads the game of a row, once it comes into view.
func (r *libraryRow) fill(ctx *Context) {
	if r.read {
		return
	}
	r.read = true
	t := ctx.Texts
	game, err := r.kept.open()
	if err != nil {
		r.title, r.state, r.when = t.Library.Damaged, t.Library.DamagedWhy, err.Error()
		return
	}
	r.stage = anim.StageOf(game)
	r.view.board = game.Ruleset().Board
	r.title = gameText(t, game.Ruleset()).Name
	r.state, r.when = stateText(t, game), whenText(t, game)
}

// Name is "library".
func (l *library) Name() string { return "library" }

// Measures of a row, in dp.
const (
	libraryRowHeight = 92
	libraryGap       = 8
)

func (l *library) rowHeight() float64 { return libraryRowHeight * max(1, 0.8*l.page.Text) }

func (l *library) Layout(ctx *Context) {
	l.page = layout.NewListPage(ctx.Screen)
	ctx.Canvas.TextSize = l.page.Text
	l.back.Rect = l.page.Back
	foot := l.page.Start
	w := (foot.W+libraryGap)/float64(max(1, len(l.imports))) - libraryGap
	for i := range l.imports {
		l.imports[i].Rect = layout.Rect{X: foot.X + float64(i)*(w+libraryGap), Y: foot.Y, W: w, H: foot.H}
	}
	view := l.page.View
	if len(l.imports) == 0 {
		view.H = foot.Bottom() - view.Y
	}
	l.foot, l.undo.Rect, l.lines = layout.Rect{}, layout.Rect{}, nil
	if l.message != "" {
		room := view.W - 24
		if l.deleted != nil {
			room -= 144
		}
		l.lines = ctx.Canvas.Wrap(l.message, Small, room)
		h := max(layout.Target+8, float64(len(l.lines))*ctx.Canvas.LineHeight(Small)+16)
		l.foot = layout.Rect{X: view.X, Y: view.Bottom() - h, W: view.W, H: h}
		view.H -= h + libraryGap
		if l.deleted != nil {
			l.undo.Rect = layout.Rect{X: l.foot.Right() - 140, Y: l.foot.Y + (h-layout.Target)/2, W: 136, H: layout.Target}
		}
	}
	l.scroll.Limit(view, max(0, float64(len(l.rows))*(l.rowHeight()+libraryGap)-libraryGap-view.H))
	for i, row := range l.rows {
		r := l.row(i)
		row.remove.Rect = layout.Rect{X: r.Right() - layout.Target - 4, Y: 0, W: layout.Target, H: layout.Target}
		row.export.Rect = row.remove.Rect
		row.export.Rect.X -= layout.Target
	}
	ctx.Redraw()
}

// row returns where row i stands now.
func (l *library) row(i int) layout.Rect {
	h := l.rowHeight()
	return layout.Rect{X: l.scroll.View.X, Y: l.scroll.View.Y + float64(i)*(h+libraryGap) - l.scroll.At, W: l.scroll.View.W, H: h}
}

// say shows a message; "" takes it away. A fault is shown as one.
func (l *library) say(ctx *Context, message string, bad bool) {
	l.message, l.bad = message, bad
	l.Layout(ctx)
}

func (l *library) Update(ctx *Context) {
	l.scroll.Update(ctx)
	if told := ctx.exchange.poll(); told.done {
		l.take(ctx, told)
	} else if told.waiting {
		ctx.Wait()
	}
}

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
	var fault error
	message := ""
	for _, text := range texts {
		game, err := rules.ParseRecord(text)
		switch {
		case err != nil && fault == nil:
			fault = err
		case err == nil:
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
	if fault == nil {
		l.say(ctx, message, false)
		return
	}
	l.say(ctx, assets.Fill(t.Problem, "error", fault.Error()), true)
}

func (l *library) Pointer(ctx *Context, e input.Event) bool { return l.scroll.Pointer(ctx, e) }

func (l *library) Action(ctx *Context, a input.Action) bool {
	switch {
	case a == input.Cancel:
		ctx.Stack.Pop()
	case a == input.Undo && l.deleted != nil:
		l.restore(ctx)
	default:
		return false
	}
	return true
}

func (l *library) Tap(ctx *Context, target string) {
	switch target {
	case l.back.Name:
		ctx.Stack.Pop()
		return
	case l.undo.Name:
		l.restore(ctx)
		return
	}
	for i := range l.imports {
		if l.imports[i].Name == target {
			ctx.exchange.bring(target[len("import:"):])
			return
		}
	}
	for _, row := range l.rows {
		switch target {
		case row.open:
			l.enter(ctx, row)
		case row.export.Name:
			l.export(ctx, row)
		case row.remove.Name:
			l.remove(ctx, row)
		default:
			continue
		}
		return
	}
}

// enter goes on with a game, or looks at one that is over.
func (l *library) enter(ctx *Context, row *libraryRow) {
	b, err := resume(ctx, row.kept)
	if err != nil {
		l.say(ctx, ctx.Texts.Library.DamagedWhy, true)
		return
	}
	ctx.Stack.Home() // a game that was left for this one stays on the shelf
	ctx.Stack.Push(b)
}

// remove deletes a game; a button offers to bring it back.
func (l *library) remove(ctx *Context, row *libraryRow) {
	row.fill(ctx)
	ctx.shelf.remove(row.kept)
	l.deleted = row.kept
	l.list(ctx)
	l.say(ctx, assets.Fill(ctx.Texts.Library.Deleted, "game", row.title), false)
}

func (l *library) restore(ctx *Context) {
	if l.deleted == nil {
		return
	}
	ctx.shelf.restore(l.deleted)
	l.deleted = nil
	l.list(ctx)
	l.say(ctx, "", false)
}

// export hands a record over: to the system's sheet, the clipboard or a file. Of
// a damaged game it is what is left.
func (l *library) export(ctx *Context, row *libraryRow) {
	row.fill(ctx)
	t := ctx.Texts.Library
	text := row.kept.saved.Record
	if row.kept.fault != nil {
		text = row.kept.slots.Raw()
	}
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

// Reveal keeps the row that the keys are at in view.
func (l *library) Reveal(ctx *Context, target string) {
	for i, row := range l.rows {
		if target == row.open || target == row.export.Name || target == row.remove.Name {
			l.scroll.Show(ctx, l.row(i))
		}
	}
}

func (l *library) AppendTargets(dst []Target) []Target { return l.appendRows(dst, false) }

// appendRows appends the targets, those out of view only if all is set.
func (l *library) appendRows(dst []Target, all bool) []Target {
	dst = l.back.AppendTarget(dst)
	for i := range l.imports {
		dst = l.imports[i].AppendTarget(dst)
	}
	for i, row := range l.rows {
		r := l.row(i)
		if _, y := r.Center(); !all && (y < l.scroll.View.Y || y >= l.scroll.View.Bottom()) {
			continue
		}
		for _, b := range [2]*Button{&row.export, &row.remove} { // they lie on the row and are found first
			rect := b.Rect
			rect.Y = r.Y + (r.H-rect.H)/2
			dst = append(dst, Target{Name: b.Name, Rect: rect})
		}
		dst = append(dst, Target{Name: row.open, Rect: r})
	}
	return l.undo.AppendTarget(dst)
}

func (l *library) appendReport(r *Report) { r.Notice = l.message }

func (l *library) free() {
	for _, row := range l.rows {
		row.view.free()
	}
}
