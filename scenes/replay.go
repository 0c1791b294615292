package scenes

import (
	"strconv"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/save"
	"t3hunting/scenes/shape"
)

// replay is the look back at a game: a copy of it goes to and fro while the game
// itself stands as it is.
type replay struct {
	game     *rules.Game // the copy; nil: nobody looks back
	captures []int       // the plies after which a man had left the board
	playing  bool

	analysing bool // the computer's best lines show
	opened    bool // the look back began with them

	speed    int // index of replaySpeeds
	nextAt   int // tick of the next move, while playing
	heldFor  int // ticks for which a step's button has been pressed
	repeated bool
	counter  string // "3/12"

	counted      Style   // of the counter
	counterWidth float64 // of the widest, in dp

	buttons []Button
	leave   Button
	slider  layout.Rect // or the graph in its place
}

// replaySpeeds are the seconds for which a move shows, and their ticks.
var replaySpeeds = [...]struct {
	text  string
	ticks int
}{{"0.5", 30}, {"1", 60}, {"2", 120}}

// How long a button is pressed until it repeats, and how often it does so, in
// ticks.
const (
	repeatDelay = 24
	repeatEvery = 6
)

// nameSpeed makes a button say how long a move shows.
func (b *Button) nameSpeed(t *assets.Replay, speed int) {
	b.Label = assets.Fill(t.Seconds, "n", replaySpeeds[speed].text)
	b.Told = assets.Fill(t.ToldSeconds, "n", replaySpeeds[speed].text)
}

// looking reports whether somebody looks back.
func (b *board) looking() bool { return b.past.game != nil }

// use returns what the page is for now.
func (b *board) use() layout.Use {
	switch {
	case b.analysing():
		return layout.Analysis
	case b.graphShows():
		return layout.Review
	case b.looking():
		return layout.LookBack
	}
	return layout.Play
}

// game returns the game as it shows: as it stands, or as it stood.
func (b *board) game() *rules.Game {
	if b.looking() {
		return b.past.game
	}
	return b.match.Game()
}

// lookBack shows how the game stood after so many plies, also after moves that
// were undone.
func (b *board) lookBack(ctx *Context, ply int) {
	if b.match.Game().Len() == 0 || !b.looking() && !b.beginLooking(ctx) {
		return
	}
	b.past.playing = false
	b.seek(ctx, ply)
}

// beginLooking makes the copy that is looked at.
func (b *board) beginLooking(ctx *Context) bool {
	copied, err := save.Of(b.match.Game()).Play()
	if err != nil {
		return false // a game can always read its own record
	}
	t := ctx.Texts.Replay
	b.queue.Finish()
	b.release(ctx)
	b.withdraw(ctx)
	b.asking = false
	b.selected = rules.NoPoint
	speed := b.past.speed
	if b.past.buttons == nil {
		speed = 1
	}
	b.past = replay{game: copied, speed: speed, captures: capturePlies(copied)}
	b.past.buttons = []Button{
		{Name: "past:back", Label: t.Back, Icon: shape.IconBack, HasIcon: true},
		{Name: "past:play", Label: t.Play, Icon: shape.IconPlay, HasIcon: true},
		{Name: "past:forward", Label: t.Forward, Told: t.ToldForward, Icon: shape.IconForward, HasIcon: true},
		{Name: "past:speed", Icon: shape.IconSpeed, HasIcon: true},
		{Name: "past:playon", Label: t.PlayOn, Told: t.ToldPlayOn, Icon: shape.IconCheck, HasIcon: true},
	}
	b.past.leave = Button{Name: "past:return", Label: t.Return, Primary: true}
	b.beginReview(ctx)
	b.Layout(ctx)
	return true
}

// capturePlies returns the plies after which a man had left the board.
func capturePlies(g *rules.Game) (list []int) {
	ply := g.Ply()
	g.GoTo(0)
	for g.Redo() {
		if m, ok := g.State().LastMove(); ok && (m.Kind == rules.Jump || m.Kind == rules.Remove || m.Kind == rules.Huff) {
			list = append(list, g.Ply())
		}
	}
	g.GoTo(ply)
	return list
}

// stopLooking shows the game as it stands again.
func (b *board) stopLooking(ctx *Context) {
	b.past.game, b.past.playing = nil, false
	b.review.rest()
	b.queue.Reset(anim.StageOf(b.match.Game()))
	b.Layout(ctx)
}

// endLooking goes back to the game.
func (b *board) endLooking(ctx *Context) {
	b.stopLooking(ctx)
	b.restAt = ctx.Tick
	b.refresh(ctx)
}

// seek leaps to a ply.
func (b *board) seek(ctx *Context, ply int) {
	g := b.past.game
	ply = min(max(ply, 0), g.Len())
	g.GoTo(ply)
	b.queue.Reset(anim.StageOf(g))
	b.refresh(ctx)
}

// step shows the next move, or takes the last one back, as it was played. It
// reports whether there was one.
func (b *board) step(ctx *Context, by int) bool {
	g := b.past.game
	b.queue.Finish()
	if by > 0 {
		if !g.Redo() {
			return false
		}
		b.queue.Push(g.State().AppendEvents(nil))
	} else {
		if g.Result() != g.State().Result() {
			g.Undo() // the players' verdict, which moved no man
		}
		events := g.State().AppendEvents(nil)
		if !g.Undo() {
			return false
		}
		b.queue.Rewind(events)
	}
	b.refresh(ctx)
	ctx.Animate()
	return true
}

// replay lets the moves go by while it is told to, and repeats a step whose
// button stays pressed.
func (b *board) replay(ctx *Context) {
	p := &b.past
	by := 0
	switch ctx.Down {
	case "past:back":
		by = -1
	case "past:forward":
		by = 1
	}
	if by == 0 {
		p.heldFor = 0
	} else {
		ctx.Wait()
		p.heldFor++
		if p.heldFor == 1 {
			p.repeated = false
		}
		if p.heldFor >= repeatDelay && (p.heldFor-repeatDelay)%repeatEvery == 0 {
			p.repeated, p.playing = true, false
			b.step(ctx, by) // at the end there is nothing more to show
		}
	}
	if !p.playing {
		return
	}
	ctx.Wait()
	if ctx.Tick < p.nextAt {
		return
	}
	p.nextAt = ctx.Tick + replaySpeeds[p.speed].ticks
	if !b.step(ctx, 1) || p.game.Ply() == p.game.Len() {
		p.playing = false
		b.refresh(ctx)
	}
}

// readPast makes the texts of the look back.
func (b *board) readPast(ctx *Context) {
	if !b.looking() {
		return
	}
	p, t := &b.past, ctx.Texts.Replay
	g := p.game
	n, all := strconv.Itoa(g.Ply()), strconv.Itoa(g.Len())
	p.counter = n + "/" + all
	b.words.status = assets.Fill(t.At, "n", n, "all", all)
	b.words.quiet = ""
	for side := rules.First; side <= rules.Second; side++ {
		b.words.counts[side], b.words.few[side] = b.words.count(ctx.Texts, g.State(), side)
	}
	p.buttons[0].Off, p.buttons[2].Off = g.Ply() == 0, g.Ply() == g.Len()
	p.buttons[1].Off = p.buttons[2].Off
	p.buttons[1].Label, p.buttons[1].Icon = t.Play, shape.IconPlay
	if p.playing {
		p.buttons[1].Label, p.buttons[1].Icon = t.Pause, shape.IconPause
	}
	p.buttons[3].nameSpeed(&t, p.speed)
	p.leave.Label = t.Return
	p.buttons[4].Off = g.Ply() == b.match.Game().Ply()
	b.readReview(ctx)
}

func (b *board) pastTap(ctx *Context, target string) {
	p := &b.past
	if !b.looking() {
		return
	}
	switch target {
	case "past:return":
		b.endLooking(ctx)
	case "past:back", "past:forward":
		if p.repeated {
			p.repeated = false // the press was a long one
			break
		}
		p.playing = false
		by := 1
		if target == "past:back" {
			by = -1
		}
		b.step(ctx, by)
	case "past:play":
		p.playing, p.nextAt = !p.playing, ctx.Tick
		b.refresh(ctx)
	case "past:speed":
		p.speed = (p.speed + 1) % len(replaySpeeds)
		b.refresh(ctx)
	case "past:playon":
		b.askPlayOn(ctx)
	case "past:worst":
		b.goToWorst(ctx)
	case "past:again":
		b.tryAgain(ctx)
	}
}

func (b *board) pastAction(ctx *Context, a input.Action) bool {
	switch a {
	case input.Undo:
		b.past.playing = false
		b.step(ctx, -1)
	case input.Redo:
		b.past.playing = false
		b.step(ctx, 1)
	case input.Confirm:
		b.pastTap(ctx, "past:play")
	case input.Cancel:
		b.endLooking(ctx)
	default:
		return false
	}
	return true
}

// askPlayOn goes on with the game from the position that shows; before moves
// would be dropped it asks.
func (b *board) askPlayOn(ctx *Context) {
	b.past.playing = false
	g := b.past.game
	dropped := g.Len() - g.Ply()
	if dropped == 0 || g.Ply() == b.match.Game().Ply() || b.backNeedsPlea(ctx) {
		b.playOn(ctx)
		return
	}
	if b.reviewing() {
		b.askBranch(ctx)
		return
	}
	t := ctx.Texts.Replay
	p := newPrompt(b, "play-on", false)
	p.say(t.Question, "n", strconv.Itoa(dropped))
	p.add(Button{Name: "playon:yes", Label: t.Yes, Icon: shape.IconCheck, HasIcon: true, Primary: true}, b.playOn)
	p.add(Button{Name: "playon:no", Label: t.No, Icon: shape.IconClose, HasIcon: true}, func(*Context) {})
	ctx.Stack.Push(p)
}

// playOn brings the game to the position that shows. What came after it can be
// redone until the next move.
func (b *board) playOn(ctx *Context) {
	if !b.looking() {
		return
	}
	ply, needsPlea := b.past.game.Ply(), b.backNeedsPlea(ctx)
	b.endLooking(ctx)
	switch {
	case needsPlea:
		b.plead(ctx, b.match.UndoSide().Other(), ply)
	case ply != b.match.Game().Ply():
		b.match.GoTo(ply)
		b.takeChanges(ctx)
	}
}

// backNeedsPlea reports whether playing on from the position that shows takes
// moves back on which the players are to agree.
func (b *board) backNeedsPlea(ctx *Context) bool {
	return b.agrees(ctx) && b.past.game.Ply() < b.match.Game().Ply()
}
