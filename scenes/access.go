package scenes

import (
	"fmt"
	"slices"
	"strings"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/layout"
)

// Access is the screen as it is told to somebody who does not see it: what a
// page makes real buttons of, and a phone could. Game.Access returns it.
//
// What happens is told by sentences of its own (Config.Say), at once.
type Access struct {
	Scene string // the topmost scene
	Title string
	Texts []string // what there is to read, in order
	Items []Item   // what can be pressed, in view or not
}

// Item is something that can be pressed, by Control.Press.
type Item struct {
	Name  string // of its target
	Kind  ItemKind
	Label string // what it is, and on a board who stands there and what can be done
	Rect  layout.Rect
}

// ItemKind is a kind of item.
type ItemKind uint8

// The kinds of items.
const (
	ItemButton ItemKind = iota
	ItemPoint           // of the board
	ItemOn              // a choice that is taken
	ItemOff             // one that is not
)

func (k ItemKind) String() string { return [...]string{"button", "point", "on", "off"}[k] }

// titled is a scene with a title; without one it is called as the program is.
type titled interface{ heading(t *assets.Texts) string }

// reader is a scene with something to read beside its buttons.
type reader interface {
	read(t *assets.Texts) []string
}

// teller is a scene that calls some of its targets something.
type teller interface {
	tell(t *assets.Texts, target string) string
}

// scroller is a scene some of whose targets may be out of view.
type scroller interface {
	// appendAll appends all targets, in view or not.
	appendAll(dst []Target) []Target
}

// allTargets appends the targets of a scene, in view or not.
func allTargets(scene Scene, dst []Target) []Target {
	if s, ok := scene.(scroller); ok {
		return s.appendAll(dst)
	}
	return scene.AppendTargets(dst)
}

// Access tells what is on the screen. It is for use during a tick or between two.
func (g *Game) Access() Access {
	t := g.ctx.Texts
	a := Access{Scene: g.stack.Top().Name(), Title: t.Title}
	for _, scene := range g.stack.reached() {
		if s, ok := scene.(titled); ok {
			a.Title = s.heading(t)
		}
		if s, ok := scene.(reader); ok {
			a.Texts = append(a.Texts, s.read(t)...)
		}
		for _, target := range allTargets(scene, nil) {
			a.Items = slices.DeleteFunc(a.Items, func(below Item) bool { return below.Name == target.Name })
			a.Items = append(a.Items, item(t, scene, target))
		}
	}
	return a
}

// item tells what a target is.
func item(t *assets.Texts, scene Scene, target Target) Item {
	i := Item{Name: target.Name, Label: target.Label, Rect: target.Rect}
	if s, ok := scene.(teller); ok && i.Label == "" {
		i.Label = s.tell(t, target.Name)
	}
	switch {
	case target.Spot:
		i.Kind = ItemPoint
	case target.Choice == Chosen:
		i.Kind = ItemOn
	case target.Choice == NotChosen:
		i.Kind = ItemOff
	}
	i.Label = orElse(i.Label, t.Access.Buttons[target.Name])
	if target.Group != "" {
		i.Label = assets.Fill(t.Access.Choice, "group", target.Group, "value", i.Label)
	}
	return i
}

// Item returns the item of that name.
func (a Access) Item(name string) (Item, bool) {
	for _, i := range a.Items {
		if i.Name == name {
			return i, true
		}
	}
	return Item{}, false
}

// String returns the screen as lines of text, which screen.js describes.
func (a Access) String() string {
	var b strings.Builder
	line := func(key, text string) {
		if text != "" {
			fmt.Fprintf(&b, "%s %s\n", key, strings.ReplaceAll(text, "\n", " "))
		}
	}
	line("scene", a.Scene)
	line("title", a.Title)
	for _, text := range a.Texts {
		line("text", text)
	}
	for _, i := range a.Items {
		r := i.Rect
		line("item", fmt.Sprintf("%v %.1f %.1f %.1f %.1f %s %s", i.Kind, r.X, r.Y, r.W, r.H, i.Name, orElse(i.Label, i.Name)))
	}
	return b.String()
}

// Press presses the target of that name, in view or not, as a tap would. A name
// that is not on the screen does nothing.
func (c *Control) Press(name string) {
	c.wish(func(g *Game) {
		reached := g.stack.reached()
		for i := len(reached) - 1; i >= 0; i-- {
			if t, ok := targetNamed(allTargets(reached[i], g.targets[:0]), name); ok {
				g.tapTarget(reached[i], t)
				return
			}
		}
	})
}

// Look brings the target of that name into view.
func (c *Control) Look(name string) {
	c.wish(func(g *Game) { g.stack.reveal(&g.ctx, name) })
}

// Say tells that something has happened, in one sentence for somebody who does
// not see it.
func (ctx *Context) Say(sentence string) {
	if say := ctx.Config.Say; say != nil && sentence != "" {
		say(sentence)
	}
}

// tellScreen hands the screen to the platform when it has changed and is at rest.
func (g *Game) tellScreen(still bool) {
	g.untold = g.untold || g.ctx.redraw
	if g.untold && still {
		g.untold = false
		g.platform.show(g)
	}
}

func (m *menu) read(t *assets.Texts) []string { return []string{t.Tagline} }

func (s *setup) heading(*assets.Texts) string { return s.text.Name }

func (s *setup) read(t *assets.Texts) []string {
	texts := []string{s.text.About}
	for i := range s.options {
		o := s.rules.Options[i]
		for _, v := range o.Values {
			if v.Name == s.rules.OptionValue(o.Name) {
				texts = append(texts, assets.Fill(t.Access.Choice, "group", s.options[i].label, "value", v.Text))
			}
		}
	}
	return texts
}

func (s *setup) appendAll(dst []Target) []Target {
	dst = s.back.AppendTarget(dst)
	dst = s.howTo.AppendTarget(dst)
	return s.start.AppendTarget(s.appendRows(dst))
}

func (l *library) heading(t *assets.Texts) string { return t.Library.Heading }

func (l *library) read(*assets.Texts) []string { return []string{l.message} }

// tell tells which game a target is about, and what pressing it does.
func (l *library) tell(t *assets.Texts, target string) string {
	for _, row := range l.rows {
		h := row.kept.saved.Header
		game := t.Library.Damaged
		if row.kept.fault == nil {
			game = h("Game")
			if r, ok := rules.Lookup(game); ok {
				game = gameText(t, r).Name
			}
			game += ", " + h("Date")
		}
		switch target {
		case row.open:
			return game + ", " + row.state
		case row.export.Name:
			return assets.Fill(t.Access.Export, "game", game)
		case row.remove.Name:
			return assets.Fill(t.Access.Remove, "game", game)
		}
	}
	return ""
}

func (s *settingsPage) heading(t *assets.Texts) string { return t.Settings.Title }

func (s *settingsPage) read(*assets.Texts) (texts []string) {
	for i := range s.rows {
		if s.rows[i].about != "" {
			texts = append(texts, s.rows[i].about)
		}
	}
	return texts
}

func (s *settingsPage) appendAll(dst []Target) []Target {
	dst = s.about.AppendTarget(s.back.AppendTarget(dst))
	for i := range s.rows {
		n := len(dst)
		dst = s.rows[i].values.appendTargets(dst)
		for k := range dst[n:] {
			dst[n+k].Rect.Y -= s.scroll.At
		}
	}
	return s.done.AppendTarget(dst)
}

func (h *howTo) heading(*assets.Texts) string { return h.title }

// read returns the whole page: what the pictures show is told by their captions.
func (h *howTo) read(*assets.Texts) (texts []string) {
	for _, b := range h.blocks {
		if b.figure == nil {
			texts = append(texts, strings.Join(b.lines, " "))
		}
	}
	return texts
}

func (s *prompt) heading(*assets.Texts) string { return s.board.words.game }

func (s *prompt) read(*assets.Texts) (texts []string) {
	if texts = append(texts, s.text); s.note != "" {
		texts = append(texts, s.note)
	}
	return texts
}

func (s *result) heading(*assets.Texts) string { return s.tells.who }

func (s *result) read(*assets.Texts) []string { return []string{s.tells.why, s.tells.figures} }
