package scenes

import (
	"fmt"
	"strings"

	"t3hunting/scenes/layout"
)

// Report is what tests and the page's probe learn about the screen.
type Report struct {
	Scene    string   // the topmost scene
	Version  string   // of the program, where it is shown
	Game     string   // ruleset ID, "" outside of a game
	Options  string   // those that differ from their defaults
	Position string   // position text
	Outcome  string   // "*" while it is on, "first", "second" or "draw"
	Reason   string   // slug
	Why      string   // how the game ended, as the result sheet says it
	Status   string   // the sentence over the board
	Notice   string   // the refusal that shows, if any
	Note     string   // the warning that shows, if any
	Plea     string   // what a side is asked that is to agree on an undo
	Hint     string   // what a hint marks: a point, or the move as notation
	Clocks   string   // what the clocks show, First's before Second's
	Selected string   // the point whose man is chosen
	Dragging bool     // a man follows the pointer
	Focus    string   // the target that keys act on
	Looking  string   // the ply that is looked back at, as "3/12"; then Position is that of it
	Lines    []string // the best lines of an analysis
	Bar      string   // what the evaluation bar says: First's chance of a hundred
	Record   string   // the moves so far, as notation
	Thinks   bool     // the sign shows that the computer thinks
	Busy     bool     // men are moving or the computer is thinking
	Targets  []Target
}

// reporter is a scene that has something to report.
type reporter interface{ appendReport(*Report) }

// Report tells what is on the screen.
func (g *Game) Report() Report {
	r := Report{Scene: g.stack.Top().Name(), Targets: g.stack.appendTargets(nil), Focus: g.ctx.Focus}
	for _, scene := range g.stack.showing() {
		if s, ok := scene.(reporter); ok {
			s.appendReport(&r)
		}
	}
	return r
}

// Target returns the target of that name.
func (r Report) Target(name string) (Target, bool) { return targetNamed(r.Targets, name) }

// String returns the report as lines of "key value". Targets are given as
// "target NAME X Y W H" in dp, which are CSS pixels in a page.
func (r Report) String() string {
	var b strings.Builder
	line := func(key, value string) {
		if value != "" {
			fmt.Fprintf(&b, "%s %s\n", key, value)
		}
	}
	line("scene", r.Scene)
	line("version", r.Version)
	line("game", r.Game)
	line("options", r.Options)
	line("position", r.Position)
	if r.Outcome != "*" {
		line("result", strings.TrimSpace(r.Outcome+" "+r.Reason))
	}
	line("why", r.Why)
	line("status", r.Status)
	line("notice", r.Notice)
	line("note", r.Note)
	line("plea", r.Plea)
	line("hint", r.Hint)
	line("clocks", r.Clocks)
	line("focus", r.Focus)
	line("looking", r.Looking)
	for _, text := range r.Lines {
		line("line", text)
	}
	line("bar", r.Bar)
	line("record", r.Record)
	if r.Thinks {
		line("thinks", "1")
	}
	busy := "0"
	if r.Busy {
		busy = "1"
	}
	line("busy", busy)
	for _, t := range r.Targets {
		fmt.Fprintf(&b, "target %s %.1f %.1f %.1f %.1f\n", t.Name, t.Rect.X, t.Rect.Y, t.Rect.W, t.Rect.H)
	}
	return b.String()
}

// Slider returns where the slider of a look back stands, for tests that drag it;
// it is empty while nobody looks back.
func (g *Game) Slider() layout.Rect {
	if b, ok := g.stack.Top().(*board); ok {
		return b.past.slider
	}
	return layout.Rect{}
}
