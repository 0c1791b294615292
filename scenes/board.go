package scenes

import (
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
	match   *match.Match
	analyst *match.Analyst
	rules   *rules.Ruleset
	kept    *keptGame   // where the game is saved
	saved   *rules.Game // the game that kept stands for

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

	hint     hint
	thinking thinking
	analysis analysis
	watch    watch

	asking bool // whether asked is meant
	asked  rules.Move

	question      string // whether it is meant
	questionAt    layout.Rect
	questionLines []string
	questionStyle Style

	page    layout.BoardPage
	panels  [2]layout.Panel // of each side, upright
	view    boardView
	words   words
	history history
	past    replay
	review  review
	plea    plea
	buttons []Button
	stop    Button
	yes, no Button // whether a move is meant
	recall  Button // brings the result back
	actsIn  zone   // where these three stand
	rail    []Button
	foot    []Button    // of the rail: what is not a game
	own     [2][]Button // of the panels, where players sit face to face

	widths      panelWidths
	quotas      map[[2]int]string // texts of tallies, by what was captured and its goal
	status      Style             // of the sentence over the board
	says        [2][]string       // the sentences of the panels, where players sit face to face
	saysStyle   [2]Style
	statusLines []string
	noticeLines []string
	notice      Style    // of these
	infoLines   []string // changed options, for the rail
	railHere    string   // the row of the rail under which this game stands
}

func newBoard(ctx *Context, r *rules.Ruleset, seats [2]match.Seat) *board {
	return boardOf(ctx, rules.NewGame(r), seats)
}

// boardOf returns the board of a game that may be under way.
func boardOf(ctx *Context, game *rules.Game, seats [2]match.Seat) *board {
	r := game.Ruleset()
	b := &board{
		match: match.New(game, ctx.Player, seats), rules: r,
		analyst: match.NewAnalyst(ctx.Config.Analyst),
		kept:    &keptGame{}, saved: game,
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
			{Name: name + ":draw", Label: t.Draw, Told: t.ToldDraw, Icon: shape.IconDraw, HasIcon: true},
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
	b.thinking, b.watch = newThinking(ctx), newWatch(ctx)
	b.refresh(ctx)
	return b
}

func (b *board) Name() string { return "board" }

func (b *board) close() {
	b.analyst.Close()
	b.review.rest()
}

func (b *board) Layout(ctx *Context) {
	b.dragged = rules.NoPoint // no drag outlives the board that it began on
	facing := b.seating(ctx) == FaceToFace && !b.looking()
	b.page = layout.NewBoardPage(ctx.Screen, layout.Seating{
		FaceToFace: facing, BoardRight: ctx.Settings.BoardRight, Clocks: b.clock.Control().On(),
		Evaluation: ctx.Settings.Evaluation, Use: b.use(),
	})
	b.view.named = layout.Unnamed
	if ctx.Settings.Coordinates {
		b.view.named = layout.OneEdge
		if facing {
			b.view.named = layout.BothEdges
		}
	}
	b.arrange(ctx)
}

// arrange places everything on the page, after it was laid out or a sheet has taken
// a part of it.
func (b *board) arrange(ctx *Context) {
	b.panels[b.near()], b.panels[b.near().Other()] = b.page.Near, b.page.Far.Upright()
	ctx.Canvas.TextSize = b.page.Text
	b.queue.SetSpeed(ctx.Speed())
	b.view.place(ctx.Canvas, b.rules.Board, b.page.Board, b.boardTurned())
	b.view.placeTargets()
	b.readClock(ctx)
	b.layoutButtons(ctx.Canvas)
	b.layoutPlea(ctx.Canvas)
	b.measure(ctx.Canvas)
	b.wrapSentences(ctx.Canvas)
	b.history.layout(ctx.Canvas, b.historyRect(), b.oneLine())
	b.consult(ctx)
	b.measureAnalysis(ctx)
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
	b.queue.Rest(anim.TrailOf(s))
	b.dragged, b.asking = rules.NoPoint, false
	b.selected = b.choice.Keep(b.selected)
	b.words.thinks, b.words.held = b.thinking.shows, b.held()
	b.words.read(ctx.Texts, b.match, &b.choice)
	b.readPast(ctx)
	b.readWatch(ctx)
	b.mark(ctx)
	b.measure(ctx.Canvas)
	undo, redo := &b.buttons[0], &b.buttons[1]
	undo.Off, redo.Off = !b.match.CanUndo(), !b.match.CanRedo()
	b.buttons[2].Off = !b.person()
	b.buttons[3].Off = b.follows(ctx)
	for side := range b.own {
		list := b.own[side]
		list[0].Off, list[2].Off = undo.Off, b.match.Game().Over()
		list[1].Off = !b.person() || b.match.Game().State().Side() != rules.Side(side)
	}
	b.layoutButtons(ctx.Canvas)
	b.history.read(ctx.Canvas, b.match.Game(), b.game().Ply(), b.review.verdicts())
	if r := b.historyRect(); r != b.history.rect {
		b.history.layout(ctx.Canvas, r, b.oneLine())
	}
	b.wrapSentences(ctx.Canvas)
	b.consult(ctx)
	b.measureAnalysis(ctx)
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
