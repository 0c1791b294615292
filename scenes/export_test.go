package scenes

import (
	"fmt"
	"slices"
	"strings"

	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/match"
	"t3hunting/scenes/save"
)

// Begin leaves whatever is on the screen for a new game.
func (g *Game) Begin(r *rules.Ruleset, seats [2]match.Seat) {
	g.stack.Home()
	g.stack.Push(newBoard(&g.ctx, r, seats))
}

// Swap exchanges the sides of the board that shows, as the sheet with the result
// does.
func (g *Game) Swap() {
	if b := g.board(); b != nil {
		(&result{board: b}).Tap(&g.ctx, "swap")
	}
}

// Reseat lets others play on on the board that shows.
func (g *Game) Reseat(seats [2]match.Seat) {
	if b := g.board(); b != nil {
		b.match.SetSeats(seats)
		b.sitDown(&g.ctx)
		b.refresh(&g.ctx)
		b.Layout(&g.ctx)
	}
}

// Choose changes the settings.
func (g *Game) Choose(change func(*Settings)) {
	s := g.ctx.Settings
	change(&s)
	g.ctx.Change(s)
}

// AsksOverPanel reports whether a question hides the panel of the side to move.
func (g *Game) AsksOverPanel() bool {
	b := g.board()
	return b.asksOver(b.match.Game().State().Side())
}

// WholeGames returns of how many kept games the moves are in memory.
func (g *Game) WholeGames() (n int) {
	for _, k := range g.ctx.shelf.games {
		if k.slots.Filled() || moveText(k.saved.Record) != "" {
			n++
		}
	}
	return n
}

// Asleep reports whether the window waits for an event before its next tick.
func (g *Game) Asleep() bool { return g.platform.idling }

// OnBoard returns the game of the board that shows, or nil.
func (g *Game) OnBoard() *rules.Game {
	if b := g.board(); b != nil {
		return b.match.Game()
	}
	return nil
}

// ToMove reports whether a person is to move on the board that shows.
func (g *Game) ToMove() bool {
	b := g.board()
	return b != nil && b.person() && g.stack.Top() == Scene(b)
}

func (g *Game) board() *board {
	for _, scene := range g.stack.showing() {
		if b, ok := scene.(*board); ok {
			return b
		}
	}
	return nil
}

// Reviewed reports whether the board's review is complete.
func (g *Game) Reviewed() bool { return g.board() != nil && g.board().review.done }

// GraphX returns where the graph, or the slider, shows a ply.
func (g *Game) GraphX(ply int) float64 { return g.board().past.x(ply) }

// Chances returns what the graph shows of a ply: the parts of the near and of the far
// side, and First's chances.
func (g *Game) Chances(ply int) (near, far layout.Rect, chance float64) {
	b := g.board()
	v := b.review.verdicts()[ply]
	near, far = b.chances(ply, v)
	return near, far, v.Chance
}

// SideSize returns the radius of the emblems beside the graph.
func (g *Game) SideSize() float64 { return g.board().sideSize(g.ctx.Canvas) }

// Redraw lets the next frame be drawn anew.
func (g *Game) Redraw() { g.ctx.Redraw() }

// Checker compares what a game shows with its record, after each tick.
type Checker struct {
	game   *rules.Game
	record string
	Games  int // how many games were seen with a move in them
	ticks  int
	begun  bool
}

// Check returns what is not as it must be.
func (k *Checker) Check(g *Game) error {
	k.ticks++
	boards := 0
	for _, scene := range g.stack.scenes {
		if _, ok := scene.(*board); ok {
			boards++
		}
	}
	if boards > 1 {
		return fmt.Errorf("there are %d boards", boards)
	}
	for _, scene := range g.stack.scenes {
		if b, ok := scene.(*board); ok {
			if err := k.check(g, b); err != nil {
				var names []string
				for _, scene := range g.stack.scenes {
					names = append(names, scene.Name())
				}
				return fmt.Errorf("%w\n%s on %v", err, b.match.Game().Record(), names)
			}
		}
	}
	return nil
}

func (k *Checker) check(g *Game, b *board) error {
	game := b.match.Game()
	state, shown := game.State(), b.game().State()
	if change, ok := b.match.Next(); ok {
		return fmt.Errorf("a change was not shown: %v", change)
	}
	stage := b.queue.Stage()
	for side := rules.First; side <= rules.Second; side++ {
		if stage.Men(side) != shown.Men(side) || stage.Hand(side) != shown.Hand(side) || len(stage.Lost(side)) != shown.Lost(side) {
			return fmt.Errorf("the picture of %v is not the position", side)
		}
	}
	if a := &b.analysis; a.found > 0 && len(a.first) > 0 && !shown.Legal(a.first[0]) {
		return fmt.Errorf("the best line is not one of the position that shows")
	}
	switch {
	case b.dragged != rules.NoPoint && !g.gesture.Active() && b == g.board(): // one out of sight lets go when it is laid out
		return fmt.Errorf("a man hangs in the air")
	case b.dragged != rules.NoPoint && !b.person() && b == g.board():
		return fmt.Errorf("a man is dragged although no person is to move")
	case !b.person() && b.turningSince == 0 && (b.marks.Movable|b.marks.Targets|b.marks.Places|b.marks.Removable|b.marks.Huffable) != 0:
		return fmt.Errorf("marks show although no person is to move")
	case b.person() && !b.asking && b.selected != b.choice.Keep(b.selected):
		return fmt.Errorf("a man is selected that may not move")
	case b.plea.open && b.looking():
		return fmt.Errorf("an undo is asked about while somebody looks back")
	case b.plea.open && g.stack.reaches(b) && !b.agrees(&g.ctx):
		return fmt.Errorf("an undo is asked about where nobody has to agree")
	case b.plea.open && g.ctx.Tick > b.plea.until:
		return fmt.Errorf("an undo is asked about for longer than five seconds")
	case b.match.Thinking() && game.Over():
		return fmt.Errorf("the computer thinks although the game is over")
	}
	if side, runs := b.clock.Runs(); runs && (game.Over() || side != state.Side()) {
		return fmt.Errorf("the clock of %v runs", side)
	}
	if game != k.game {
		k.game, k.record, k.begun = game, "-", false
	}
	if game.Ply() > 0 && !k.begun {
		k.begun = true
		k.Games++
	}
	if record := b.history.record + game.Result().Reason.String() + fmt.Sprint(game.Len()); record != k.record || k.ticks%50 == 0 {
		k.record = record
		return k.replay(g, b)
	}
	return nil
}

// replay plays the record and the save again.
func (k *Checker) replay(g *Game, b *board) error {
	game := b.match.Game()
	again, err := rules.ParseRecord(game.Record())
	if err != nil {
		return fmt.Errorf("the record cannot be read: %w", err)
	}
	if again.State().Position() != game.State().Position() || again.Result() != game.Result() {
		return fmt.Errorf("the position is not what the record comes to")
	}
	if !sameStage(b.queue.Stage(), anim.StageOf(b.game()), b.rules) {
		return fmt.Errorf("the men are not those that the record brings on the board")
	}
	if text := tokensOf(game); text != b.history.record {
		return fmt.Errorf("the list shows %q", b.history.record)
	}
	if b.looking() && !slices.Equal(b.past.game.Moves(), game.Moves()) {
		return fmt.Errorf("another game is looked back at")
	}
	if b.kept.id == "" {
		if game.Len() > 0 {
			return fmt.Errorf("it is not saved")
		}
		return nil
	}
	_, kept, _, err := g.ctx.shelf.load(b.kept).Newest()
	switch {
	case err != nil:
		return fmt.Errorf("the save cannot be read: %w", err)
	case save.Of(kept) != save.Of(game):
		return fmt.Errorf("the save is another game:\n%s", kept.Record())
	}
	return nil
}

// sameStage compares all that a stage shows.
func sameStage(a, b *anim.Stage, r *rules.Ruleset) bool {
	for p := range rules.Point(r.Board.Size()) {
		if a.Man(p) != b.Man(p) {
			return false
		}
	}
	for side := rules.First; side <= rules.Second; side++ {
		if !slices.Equal(a.Lost(side), b.Lost(side)) || a.Hand(side) != b.Hand(side) {
			return false
		}
		for i := range a.Hand(side) {
			if a.HandMan(side, i) != b.HandMan(side, i) {
				return false
			}
		}
	}
	return true
}

// tokensOf returns the moves of a game up to the present.
func tokensOf(g *rules.Game) (text string) {
	for i, m := range g.Moves()[:g.Ply()] {
		if i > 0 {
			text += " "
		}
		text += g.State().FormatMove(m)
	}
	return text
}

// KeyLines returns how many lines the longest part of a row of the list of keys has
// in a window, and how many lines name the gamepad.
func KeyLines(w, h float64) (lines, pads int) {
	g := New(Config{})
	g.LayoutF(w, h)
	l := newKeyList(&g.ctx)
	l.Layout(&g.ctx)
	for _, b := range l.blocks[:len(l.blocks)-1] {
		lines = max(lines, len(b.lines))
		pads += count(strings.HasPrefix(strings.Join(b.lines, " "), g.ctx.Texts.Keys.Pad+":"))
	}
	return lines, pads
}
