package scenes

import (
	"strings"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/clock"
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
	kept  *keptGame   // where the game is saved
	saved *rules.Game // the game that kept stands for

	choice   pick.Choice
	marks    pick.Marks
	repeats  rules.Bitboard // targets that repeat a position, for the second or the third time
	selected rules.Point
	chosen   rules.Point // what was selected before the drag under way
	dragged  rules.Point // the man that follows the pointer, or NoPoint
	dragX    float64
	dragY    float64
	turned   bool // Second sits near
	shakenAt int  // tick of the last refusal
	shaken   rules.Point

	queue   *anim.Queue
	carried bool // the next move's man is already where it goes: it was dragged there
	restAt  int  // tick at which the last motion ended
	telling bool // the sheet with the result is up
	shown   bool // the result of this game was shown

	turningSince int // tick at which the board began to turn to the other side, or 0

	clock  *clock.Clock
	paused bool      // the clock waits for somebody to go on, and so does the computer
	times  [2]string // what the clocks show

	cues []cue // sounds that are still to come

	hinted bool // hint is marked
	hint   rules.Move
	hintAt int // tick

	asking bool // whether asked is meant
	asked  rules.Move

	page    layout.BoardPage
	panels  [2]layout.Panel // of each side, upright
	view    boardView
	words   words
	history history
	past    replay
	buttons []Button
	stop    Button
	yes, no Button // whether a move is meant
	recall  Button // brings the result back
	actsIn  zone   // where these three stand
	rail    []Button
	foot    []Button    // of the rail: what is not a game
	own     [2][]Button // of the panels, where players sit face to face

	textWidth   [2]float64  // of the panels' texts, in dp
	status      Style       // of the sentence over the board
	says        [2][]string // the sentences of the panels, where players sit face to face
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
	return boardOf(ctx, rules.NewGame(r), seats)
}

// boardOf returns the board of a game that may be under way.
func boardOf(ctx *Context, game *rules.Game, seats [2]match.Seat) *board {
	r := game.Ruleset()
	b := &board{
		match: match.New(game, ctx.Player, seats), rules: r,
		kept: &keptGame{}, saved: game,
		selected: rules.NoPoint, dragged: rules.NoPoint, shaken: rules.NoPoint,
	}
	b.match.Seed = ctx.Config.Seed
	b.clock = clock.New(clock.Control{Minutes: ctx.Settings.Minutes, Increment: ctx.Settings.Increment})
	b.sitDown(ctx)
	b.queue = anim.NewQueue(anim.StageOf(b.match.Game()))
	b.queue.SetSpeed(ctx.Speed())
	b.words.init(ctx.Texts, r)
	b.railHere = "rail:" + mainOf(r).ID
	t := ctx.Texts.Board
	b.buttons = []Button{
		{Name: "button:undo", Label: t.Undo, Icon: shape.IconUndo, HasIcon: true},
		{Name: "button:redo", Label: t.Redo, Icon: shape.IconRedo, HasIcon: true},
		{Name: "button:hint", Label: t.Hint, Icon: shape.IconHint, HasIcon: true},
		{Name: "button:flip", Label: t.Flip, Icon: shape.IconFlip, HasIcon: true},
		{Name: "button:more", Label: t.More, Icon: shape.IconMore, HasIcon: true},
		{Name: "menu", Icon: shape.IconBack, HasIcon: true, Bare: true},
	}
	for side, name := range [2]string{"first", "second"} {
		b.own[side] = []Button{
			{Name: name + ":undo", Label: t.Undo, Icon: shape.IconUndo, HasIcon: true},
			{Name: name + ":hint", Label: t.Hint, Icon: shape.IconHint, HasIcon: true},
			{Name: name + ":draw", Label: t.Draw, Icon: shape.IconDraw, HasIcon: true},
			{Name: name + ":more", Label: t.More, Icon: shape.IconMore, HasIcon: true},
		}
	}
	b.yes = Button{Name: "confirm:yes", Label: t.Yes, Icon: shape.IconCheck, HasIcon: true, Primary: true}
	b.recall = Button{Name: "button:result", Label: ctx.Texts.Results.Show, Icon: shape.IconCheck, HasIcon: true, Primary: true}
	b.no = Button{Name: "confirm:no", Label: t.No, Icon: shape.IconClose, HasIcon: true}
	b.foot = []Button{
		{Name: "menu", Label: t.Menu},
		{Name: "settings", Label: ctx.Texts.Settings.Title},
	}
	b.stop = Button{Name: "button:stop", Label: t.Stop, Icon: shape.IconCheck, HasIcon: true, Primary: true}
	for _, other := range rules.MainGames() {
		b.rail = append(b.rail, Button{Name: "rail:" + other.ID, Label: gameText(ctx.Texts, other).Name})
	}
	b.refresh(ctx)
	return b
}

func (b *board) Name() string { return "board" }

func (b *board) Layout(ctx *Context) {
	b.dragged = rules.NoPoint // no drag outlives the board that it began on
	facing := b.seating(ctx) == FaceToFace
	b.page = layout.NewBoardPage(ctx.Screen, layout.Seating{
		FaceToFace: facing, BoardRight: ctx.Settings.BoardRight, Clocks: b.clock.Control().On(),
	})
	b.panels[b.near()], b.panels[b.near().Other()] = b.page.Near, b.page.Far.Upright()
	ctx.Canvas.TextSize = b.page.Text
	b.queue.SetSpeed(ctx.Speed())
	b.view.named = unnamed
	if ctx.Settings.Coordinates {
		b.view.named = oneEdge
		if facing {
			b.view.named = bothEdges
		}
	}
	b.view.place(ctx.Canvas, b.rules.Board, b.page.Board, b.boardTurned())
	b.view.placeTargets()
	b.readClock(ctx)
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
	return !b.looking() && !b.match.Game().Over() && !b.match.ComputersTurn() && b.turningSince == 0
}

// refresh reads the game again after a change.
func (b *board) refresh(ctx *Context) {
	ctx.Canvas.TextSize = b.page.Text
	s := b.game().State()
	b.choice.Read(s)
	b.dragged, b.asking = rules.NoPoint, false
	b.selected = b.choice.Keep(b.selected)
	b.words.read(ctx.Texts, b.match, &b.choice)
	b.readPast(ctx)
	b.mark(ctx)
	b.measure(ctx.Canvas)
	b.history.read(ctx.Canvas, b.match.Game(), b.game().Ply())
	undo, redo := &b.buttons[0], &b.buttons[1]
	undo.Off, redo.Off = !b.match.CanUndo(), !b.match.CanRedo()
	b.buttons[2].Off = !b.person()
	b.buttons[3].Off = b.follows(ctx)
	for side := range b.own {
		list := b.own[side]
		list[0].Off, list[2].Off = undo.Off, b.match.Game().Over()
		list[1].Off = !b.person() || b.match.Game().State().Side() != rules.Side(side)
	}
	b.layoutButtons()
	b.wrapSentences(ctx.Canvas)
	ctx.Redraw()
}

// notify shows why a wish was refused; "" takes the sentence away.
func (b *board) notify(ctx *Context, notice string) {
	if notice != b.words.notice || b.words.remark != "" {
		b.words.notice, b.words.remark = notice, ""
		ctx.Say(notice)
		b.wrapSentences(ctx.Canvas)
		ctx.Redraw()
	}
}

// remark shows a sentence that is no refusal.
func (b *board) remark(ctx *Context, text string) {
	b.words.notice, b.words.remark = "", text
	ctx.Say(text)
	b.wrapSentences(ctx.Canvas)
	ctx.Redraw()
}

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

func (b *board) Update(ctx *Context) {
	if b.queue.Active() {
		b.queue.Advance(tickTime)
		ctx.Animate()
		if b.queue.Busy() {
			b.restAt = ctx.Tick
		}
	}
	b.runClock(ctx)
	b.history.scroll.Update(ctx)
	switch {
	case b.looking():
		b.replay(ctx)
	case !b.paused:
		b.letComputerPlay(ctx)
	}
	b.takeChanges(ctx)
	b.followTurn(ctx)
	b.playCues(ctx)
	if b.hinted && ctx.Tick-b.hintAt < hintTicks && !ctx.still {
		ctx.Animate()
	}
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
	if b.match.Thinking() {
		ctx.Wait()
	}
}

// takeChanges shows what happened to the game.
func (b *board) takeChanges(ctx *Context) {
	changed, failing := false, b.words.unsaved != ""
	for change, ok := b.match.Next(); ok; change, ok = b.match.Next() {
		if change.Kind == match.Hinted {
			b.showHint(ctx, change.Move)
			continue
		}
		changed = true
		b.turnClock(ctx, change.Kind)
		if change.Kind != match.Rebuilt {
			b.sounds(ctx, change)
		}
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
		b.sayChange(ctx, change)
	}
	if !changed {
		return
	}
	if b.looking() {
		b.stopLooking() // the game went on
	}
	b.keep(ctx) // before anything of it is shown
	b.restAt = ctx.Tick
	b.shown, b.hinted = false, false
	b.words.notice, b.words.remark = "", ""
	if !failing {
		b.words.notice = b.words.unsaved // said once where there is no room for a note
	}
	b.refresh(ctx)
	b.sayTurn(ctx)
	ctx.Animate()
}

// carriedTime skips the way of a man that was dragged: a step's and a hop's
// travel, in ms.
const carriedTime = 260

// showResult puts the result sheet up, a moment after the last motion.
func (b *board) showResult(ctx *Context) {
	if b.shown || b.looking() || !b.match.Game().Over() {
		return
	}
	if b.queue.Busy() || ctx.Tick-b.restAt < resultDelay {
		ctx.Wait()
		return
	}
	b.shown, b.telling = true, true
	b.layoutButtons()
	b.wrapSentences(ctx.Canvas)
	ctx.Stack.Push(newResult(ctx, b))
}

func (b *board) AppendTargets(dst []Target) []Target {
	dst = append(dst, b.view.targets...)
	dst = b.history.appendTargets(dst)
	dst = b.past.appendTargets(dst)
	for i := range b.buttons {
		dst = b.buttons[i].AppendTarget(dst)
	}
	for i := range b.rail {
		dst = b.rail[i].AppendTarget(dst)
	}
	for i := range b.foot {
		dst = b.foot[i].AppendTarget(dst)
	}
	n := len(dst)
	dst = b.stop.AppendTarget(dst)
	dst = b.recall.AppendTarget(dst)
	dst = b.no.AppendTarget(dst)
	dst = b.yes.AppendTarget(dst)
	if b.actsIn.turned {
		turnTargets(dst[n:], b.actsIn.whole)
	}
	for side := range b.own {
		n := len(dst)
		for i := range b.own[side] {
			dst = b.own[side][i].AppendTarget(dst)
		}
		if panel := &b.panels[side]; panel.Turned {
			turnTargets(dst[n:], panel.Rect)
		}
	}
	return dst
}

// turnTargets turns targets with the whole in which they stand.
func turnTargets(list []Target, whole layout.Rect) {
	for i := range list {
		list[i].Rect = list[i].Rect.Turned(whole)
	}
}

func (b *board) appendReport(r *Report) {
	g := b.match.Game()
	r.Game, r.Options = b.rules.ID, b.rules.Changed()
	r.Position = g.State().Position()
	r.Outcome, r.Reason = g.Result().Outcome.String(), g.Result().Reason.String()
	r.Status, r.Notice = b.words.status, b.words.notice
	r.Note = b.words.note + b.words.remark
	r.Record = b.history.record
	r.Dragging = b.dragged != rules.NoPoint
	if b.marks.Selected != rules.NoPoint {
		r.Selected = b.rules.Board.Label(b.marks.Selected)
	}
	r.Clocks = strings.TrimSpace(b.times[0] + " " + b.times[1])
	if b.hinted {
		r.Hint = g.State().FormatMove(b.hint)
	}
	r.Busy = b.queue.Busy() || b.match.ComputersTurn() || b.turningSince != 0
	if b.looking() {
		r.Looking = b.past.counter
		r.Position = b.game().State().Position()
		r.Busy = b.queue.Busy() || b.past.playing
	}
}
