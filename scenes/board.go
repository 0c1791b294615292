package scenes

import (
	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/match"
	"t3hunting/scenes/pick"
	"t3hunting/scenes/shape"
)

// board is the scene where a game is played.
//
// What it holds has three lifetimes: the match (undone by Undo), selection,
// drag and orientation (never undone), and the animation queue, which may be
// thrown away at any moment.
type board struct {
	still
	match *match.Match
	rules *rules.Ruleset

	choice   pick.Choice
	marks    pick.Marks
	repeats  rules.Bitboard // targets that repeat a position, for the second or the third time
	selected rules.Point
	dragged  rules.Point // the man that follows the pointer, or NoPoint
	dragX    float64
	dragY    float64
	turned   bool // Second sits near
	shakenAt int  // tick of the last refusal
	shaken   rules.Point

	queue   *anim.Queue
	carried bool // the next move's man is already where it goes: it was dragged there
	restAt  int  // tick at which the last motion ended
	shown   bool // the result of this game was shown

	page    layout.BoardPage
	view    boardView
	words   words
	history history
	buttons []Button
	stop    Button
	rail    []Button

	textWidth   [2]float64 // of the panels' texts, in dp
	status      Style      // of the sentence over the board
	statusLines []string
	noticeLines []string
	infoLines   []string // changed options, for the rail
	railHere    string   // the row of the rail under which this game stands
}

// How long things wait, in ticks of 1/60 s.
const (
	resultDelay   = 30 // from the last motion to the result sheet
	computerDelay = 14 // from the last motion to the computer's move
)

const tickTime = 1000.0 / 60 // ms

func newBoard(ctx *Context, r *rules.Ruleset, seats [2]match.Seat) *board {
	b := &board{
		match: match.New(rules.NewGame(r), ctx.Player, seats), rules: r,
		selected: rules.NoPoint, dragged: rules.NoPoint, shaken: rules.NoPoint,
		turned: seats[rules.First].Computer && !seats[rules.Second].Computer,
	}
	b.match.Seed = ctx.Config.Seed
	b.queue = anim.NewQueue(anim.StageOf(b.match.Game()))
	b.queue.SetSpeed(ctx.Speed())
	b.words.init(ctx.Texts, r)
	b.railHere = "rail:" + mainOf(r).ID
	t := ctx.Texts.Board
	b.buttons = []Button{
		{Name: "button:undo", Label: t.Undo, Icon: shape.IconUndo, HasIcon: true},
		{Name: "button:redo", Label: t.Redo, Icon: shape.IconRedo, HasIcon: true},
		{Name: "button:flip", Label: t.Flip, Icon: shape.IconFlip, HasIcon: true},
		{Name: "button:more", Label: t.More, Icon: shape.IconMore, HasIcon: true},
		{Name: "menu", Label: t.Menu, Icon: shape.IconMenu, HasIcon: true},
		{Name: "back", Icon: shape.IconBack, HasIcon: true, Bare: true},
	}
	b.stop = Button{Name: "button:stop", Label: t.Stop, Icon: shape.IconCheck, HasIcon: true, Primary: true}
	for _, other := range rules.MainGames() {
		b.rail = append(b.rail, Button{Name: "rail:" + other.ID, Label: gameText(ctx.Texts, other).Name})
	}
	b.refresh(ctx)
	return b
}

// sitDown lets the only person, if there is one, sit near.
func (b *board) sitDown(ctx *Context) {
	seats := b.match.Seats()
	if seats[rules.First].Computer != seats[rules.Second].Computer {
		b.turned = seats[rules.First].Computer
		b.Layout(ctx)
	}
}

func (b *board) Name() string { return "board" }

func (b *board) Layout(ctx *Context) {
	b.dragged = rules.NoPoint // no drag outlives the board that it began on
	b.page = layout.NewBoardPage(ctx.Screen, layout.Seating{})
	ctx.Canvas.TextSize = b.page.Text
	b.queue.SetSpeed(ctx.Speed())
	b.view.place(ctx.Canvas, b.rules.Board, b.page.Board, b.boardTurned())
	b.view.placeTargets()
	b.layoutButtons()
	b.measure(ctx.Canvas)
	b.wrapSentences(ctx.Canvas)
	b.history.layout(ctx.Canvas, b.historyRect(), b.oneLine())
}

// near returns the side whose panel is the lower one.
func (b *board) near() rules.Side {
	if b.turned {
		return rules.Second
	}
	return rules.First
}

// boardTurned reports whether the board itself is turned by 180°: in a hunt it
// stays, since both players look at it alike.
func (b *board) boardTurned() bool { return b.turned && b.rules.Family != rules.FamilyHunt }

// person reports whether a person may move now.
func (b *board) person() bool {
	return !b.match.Game().Over() && !b.match.ComputersTurn()
}

// refresh reads the game again after a change.
func (b *board) refresh(ctx *Context) {
	ctx.Canvas.TextSize = b.page.Text
	s := b.match.Game().State()
	b.choice.Read(s)
	b.dragged = rules.NoPoint
	b.selected = b.choice.Keep(b.selected)
	b.words.read(ctx.Texts, b.match, &b.choice)
	b.mark(ctx)
	b.measure(ctx.Canvas)
	b.history.read(ctx.Canvas, b.match.Game())
	undo, redo := &b.buttons[0], &b.buttons[1]
	undo.Off, redo.Off = !b.match.CanUndo(), !b.match.CanRedo()
	b.layoutButtons()
	b.wrapSentences(ctx.Canvas)
	ctx.Redraw()
}

// notify shows why a wish was refused; "" takes the sentence away.
func (b *board) notify(ctx *Context, notice string) {
	if notice != b.words.notice {
		b.words.notice = notice
		b.wrapSentences(ctx.Canvas)
		ctx.Redraw()
	}
}

// mark computes the marks for the present selection, and the note that goes
// with them.
func (b *board) mark(ctx *Context) {
	b.marks, b.repeats = pick.Marks{Selected: rules.NoPoint}, 0
	note := b.words.quiet
	if b.person() {
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

func (b *board) Update(ctx *Context) {
	if b.queue.Active() {
		b.queue.Advance(tickTime)
		ctx.Animate()
		if b.queue.Busy() {
			b.restAt = ctx.Tick
		}
	}
	b.letComputerPlay(ctx)
	b.takeChanges(ctx)
	if shaken(ctx.Tick-b.shakenAt) != 0 || ctx.Tick == b.shakenAt {
		ctx.Animate()
	}
	b.showResult(ctx)
}

// letComputerPlay asks the computer at once and takes its move when the picture
// has been at rest for a moment.
func (b *board) letComputerPlay(ctx *Context) {
	rested := !b.queue.Busy() && ctx.Tick-b.restAt >= computerDelay
	if rested || b.match.ComputersTurn() && !b.match.Thinking() {
		b.match.Tick()
		return
	}
	if b.match.ComputersTurn() {
		ctx.Wait()
	}
}

// takeChanges shows what happened to the game.
func (b *board) takeChanges(ctx *Context) {
	changed := false
	for change, ok := b.match.Next(); ok; change, ok = b.match.Next() {
		changed = true
		switch change.Kind {
		case match.Played:
			b.queue.Push(change.Events)
			b.feel(ctx, change)
			if b.carried {
				b.queue.Advance(carriedTime)
			}
		case match.Undone:
			b.queue.Rewind(change.Events)
		case match.Rebuilt:
			b.queue.Reset(anim.StageOf(b.match.Game()))
		}
		b.carried = false
	}
	if !changed {
		return
	}
	b.restAt = ctx.Tick
	b.shown = false
	b.words.notice = ""
	b.refresh(ctx)
	ctx.Animate()
}

// carriedTime skips the way of a man that was dragged: a step's and a hop's
// travel, in ms.
const carriedTime = 260

// showResult puts the result sheet up, a moment after the last motion.
func (b *board) showResult(ctx *Context) {
	if b.shown || !b.match.Game().Over() {
		return
	}
	if b.queue.Busy() || ctx.Tick-b.restAt < resultDelay {
		ctx.Wait()
		return
	}
	b.shown = true
	ctx.Stack.Push(newResult(ctx, b))
}

func (b *board) AppendTargets(dst []Target) []Target {
	dst = append(dst, b.view.targets...)
	for i := range b.buttons {
		dst = b.buttons[i].AppendTarget(dst)
	}
	dst = b.stop.AppendTarget(dst)
	for i := range b.rail {
		dst = b.rail[i].AppendTarget(dst)
	}
	return dst
}

func (b *board) appendReport(r *Report) {
	g := b.match.Game()
	r.Game, r.Options = b.rules.ID, b.rules.Changed()
	r.Position = g.State().Position()
	r.Outcome, r.Reason = g.Result().Outcome.String(), g.Result().Reason.String()
	r.Status, r.Notice = b.words.status, b.words.notice
	r.Note = b.words.note
	r.Record = b.history.record
	r.Busy = b.queue.Busy() || b.match.ComputersTurn()
}
