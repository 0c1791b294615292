package scenes

import (
	"t3hunting/assets"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/shape"
)

// library is the scene with the list of kept games.
type library struct {
	still
	page    layout.SetupPage
	scroll  Scroll
	rows    []*libraryRow
	styles  rowStyles
	back    Button
	begin   Button // where there is no game yet
	empty   layout.Rect
	nothing []string // lines that say so
	imports []Button
	undo    Button
	deleted *keptGame // what the Undo button brings back
	message string
	lines   []string // the message, broken
	bad     bool     // the message tells of a fault
	foot    layout.Rect
}

func newLibrary(ctx *Context) *library {
	t := ctx.Texts.Library
	l := &library{
		back:  Button{Name: "back", Icon: shape.IconBack, HasIcon: true, Bare: true},
		begin: Button{Name: "new-game", Label: t.Begin, Primary: true},
		undo:  Button{Name: "restore", Label: t.Undo, Icon: shape.IconUndo, HasIcon: true},
	}
	ways := ctx.exchange.ways()
	if ctx.Config.Host != nil {
		ways = nil // records come from other apps; nobody reaches the app's own folders
	}
	for _, way := range ways {
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

// Name is "library".
func (l *library) Name() string { return "library" }

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
	l.scroll.Through = len(l.imports) == 0 && l.message == ""
	l.foot, l.undo.Rect, l.lines = layout.Rect{}, layout.Rect{}, nil
	if l.message != "" {
		room := view.W - 24
		if l.deleted != nil {
			room -= 144
		}
		l.lines = ctx.Canvas.WrapEven(l.message, Small, room)
		h := max(layout.Target+8, float64(len(l.lines))*ctx.Canvas.LineHeight(Small)+16)
		view.H -= h + libraryGap
		l.foot = layout.Rect{X: view.X, Y: view.Y + min(view.H, l.length()) + libraryGap, W: view.W, H: h}
		if l.deleted != nil {
			l.undo.Rect = layout.Rect{X: l.foot.Right() - 140, Y: l.foot.Y + (h-layout.Target)/2, W: 136, H: layout.Target}
		}
	}
	l.scroll.Limit(view, max(0, l.length()-view.H))
	l.arrangeRows(ctx.Canvas, ctx.Texts)
	l.arrangeEmpty(ctx)
	ctx.Redraw()
}

// arrangeEmpty places what stands where there is no game.
func (l *library) arrangeEmpty(ctx *Context) {
	const width, high = 240, 48
	l.begin.Rect = layout.Rect{}
	if len(l.rows) > 0 {
		return
	}
	c, view := ctx.Canvas, l.scroll.View
	l.nothing = c.WrapEven(ctx.Texts.Library.Nothing, Body, view.W-32)
	h := float64(len(l.nothing)) * c.LineHeight(Body)
	w := min(width*max(1, 0.8*c.TextSize), view.W-32)
	button := high * max(1, 0.8*c.TextSize)
	l.empty = layout.Rect{X: view.X + 16, Y: view.Y + max(8, 0.4*(view.H-h-button-16)), W: view.W - 32, H: h}
	l.begin.Rect = layout.Rect{X: view.X + (view.W-w)/2, Y: l.empty.Bottom() + 16, W: w, H: button}
}

// say shows a message; "" takes it away. A fault is shown as one.
func (l *library) say(ctx *Context, message string, bad bool) {
	l.message, l.bad = message, bad
	l.Layout(ctx)
}

func (l *library) Update(ctx *Context) {
	l.scroll.Update(ctx)
	for i, row := range l.rows {
		if l.shows(i) {
			row.fill(ctx) // before it is told of or drawn
		}
	}
	if told := ctx.exchange.poll(); told.done {
		l.take(ctx, told)
	} else if told.waiting {
		ctx.Wait()
	}
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
	case l.begin.Name:
		ctx.Stack.Home()
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

// Reveal keeps the row that the keys are at in view.
func (l *library) Reveal(ctx *Context, target string) {
	for i, row := range l.rows {
		if target == row.open || target == row.export.Name || target == row.remove.Name {
			l.scroll.Show(ctx, l.row(i))
		}
	}
}

func (l *library) AppendTargets(dst []Target) []Target {
	dst = l.appendFoot(l.back.AppendTarget(dst))
	n := len(dst)
	dst = l.appendRows(dst)
	kept := dst[:n+len(inView(dst[n:], l.scroll.View))]
	return l.undo.AppendTarget(kept)
}

// AppendFar appends what keys can reach.
func (l *library) AppendFar(dst []Target) []Target {
	n := len(dst)
	dst = l.back.AppendTarget(dst)
	raise(dst[n:], l.scroll.At)
	dst = l.appendRows(dst)
	n = len(dst)
	dst = l.undo.AppendTarget(l.appendFoot(dst))
	raise(dst[n:], l.scroll.At-l.scroll.Max)
	return dst
}

// appendAll appends the rows, in view or not, and all else.
func (l *library) appendAll(dst []Target) []Target {
	return l.undo.AppendTarget(l.appendRows(l.appendFoot(l.back.AppendTarget(dst))))
}

func (l *library) appendFoot(dst []Target) []Target {
	dst = l.begin.AppendTarget(dst)
	for i := range l.imports {
		dst = l.imports[i].AppendTarget(dst)
	}
	return dst
}

// appendRows appends the targets of all rows.
func (l *library) appendRows(dst []Target) []Target {
	for i, row := range l.rows {
		r := l.row(i)
		for _, b := range [2]*Button{&row.export, &row.remove} { // they lie on the row and are found first
			rect := b.Rect
			rect.Y += r.Y
			dst = append(dst, Target{Name: b.Name, Rect: rect})
		}
		dst = append(dst, Target{Name: row.open, Rect: r})
	}
	return dst
}

func (l *library) appendReport(r *Report) { r.Notice = l.message }

func (l *library) free() {
	for _, row := range l.rows {
		row.view.free()
	}
}
