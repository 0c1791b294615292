package scenes

import (
	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/match"
	"t3hunting/scenes/shape"
)

// setup is the scene where a game is prepared: who plays each side, which
// ruleset of the family, and every option of it.
type setup struct {
	still
	base  *rules.Ruleset // with default options
	rules *rules.Ruleset // as chosen
	seats [2]match.Seat
	text  assets.Game
	names assets.Sides

	page    layout.SetupPage
	view    boardView
	stage   *anim.Stage
	scroll  Scroll
	about   []string // lines
	aboutAt layout.Rect
	head    [2]layout.Rect // headings of players and rules, at scroll 0
	players [2]seatRow
	family  family
	options []optionRow
	device  []settingRow // seating, above the rules, and clock, below them
	back    Button
	howTo   Button
	start   Button
}

func newSetup(ctx *Context, r *rules.Ruleset) *setup {
	s := &setup{seats: ctx.seats, names: sideNames(ctx.Texts, r), family: newFamily(ctx.Texts, r)}
	t := ctx.Texts.Setup
	s.back = Button{Name: "back", Icon: shape.IconBack, HasIcon: true, Bare: true}
	s.howTo = Button{Name: "howto", Icon: shape.IconHelp, HasIcon: true, Bare: true}
	s.start = Button{Name: "start", Label: t.Start, Primary: true}
	for side := range s.players {
		row := &s.players[side]
		name := rules.Side(side).String()
		row.kinds.group = s.names[side].Name
		row.kinds.addWithIcon("seat:"+name+":person", t.Person, shape.IconPerson)
		row.kinds.addWithIcon("seat:"+name+":computer", t.Computer, shape.IconComputer)
		row.less = Button{Name: "level:" + name + ":less", Icon: shape.IconMinus, HasIcon: true}
		row.more = Button{Name: "level:" + name + ":more", Icon: shape.IconPlus, HasIcon: true}
	}
	for _, name := range [3]string{"seating", "minutes", "increment"} {
		s.device = append(s.device, newSettingRow(ctx.Texts.Settings, settingNamed(name)))
	}
	s.choose(ctx, r)
	return s
}

// newSetupAsLast returns the scene with what was chosen for the game last.
func newSetupAsLast(ctx *Context, r *rules.Ruleset) *setup {
	last := recall(ctx, r)
	s := newSetup(ctx, last.rules)
	s.seats = last.seats
	return s
}

// choose takes a ruleset, with the options that it has.
func (s *setup) choose(ctx *Context, r *rules.Ruleset) {
	s.rules = r
	s.base, _ = rules.Lookup(r.ID)
	s.text, s.stage = gameText(ctx.Texts, r), sampleStage(s.base)
	s.view.fresh = false // the picture shows other men
	s.options = nil
	for _, o := range r.Options {
		row := optionRow{name: o.Name, label: orElse(ctx.Texts.Options[o.Name], o.Name)}
		row.values.group = row.label
		for _, v := range o.Values {
			key := o.Name + "=" + v.Name
			row.values.add("option:"+key, orElse(ctx.Texts.Values[key], v.Name))
		}
		s.options = append(s.options, row)
	}
}

// sideNames returns what the sides of a game are called.
func sideNames(t *assets.Texts, r *rules.Ruleset) assets.Sides {
	if r.Family == rules.FamilyHunt {
		return t.Results.Hunt
	}
	return t.Results.Mill
}

func orElse(text, otherwise string) string {
	if text == "" {
		return otherwise
	}
	return text
}

func (s *setup) Name() string { return "setup" }

func (s *setup) Layout(ctx *Context) {
	s.page = layout.NewSetupPage(ctx.Screen, len(s.players)+len(s.options))
	s.shrinkPicture(ctx)
	s.back.Rect = s.page.Back
	s.howTo.Rect = s.page.Help
	s.start.Rect = s.page.Start
	s.view.place(ctx.Canvas, s.base.Board, s.page.Picture, false)
	s.arrange(ctx)
}

// shrinkPicture leaves the choices more room where they stand below the picture.
func (s *setup) shrinkPicture(ctx *Context) {
	pic, view := &s.page.Picture, &s.page.View
	over := pic.H - 0.27*ctx.Screen.H
	if pic.Empty() || over <= 0 || pic.Bottom() > view.Y {
		return
	}
	*pic = layout.Rect{X: pic.X + over/2, Y: pic.Y, W: pic.W - over, H: pic.H - over}
	view.Y -= over
	view.H += over
}

func (s *setup) Update(ctx *Context) { s.scroll.Update(ctx) }

func (s *setup) Pointer(ctx *Context, e input.Event) bool { return s.scroll.Pointer(ctx, e) }

func (s *setup) Action(ctx *Context, a input.Action) bool {
	switch a {
	case input.Cancel:
		ctx.Stack.Pop()
	case input.Confirm:
		s.begin(ctx)
	default:
		return false
	}
	return true
}

func (s *setup) Tap(ctx *Context, target string) {
	switch target {
	case s.back.Name:
		ctx.Stack.Pop()
		return
	case s.howTo.Name:
		ctx.Stack.Push(newHowTo(ctx, s.rules))
		return
	case s.start.Name:
		s.begin(ctx)
		return
	}
	if chosen, ok := s.family.tap(target); ok {
		if chosen != nil && chosen.ID != s.base.ID {
			s.choose(ctx, recall(ctx, chosen).rules)
		}
		s.Layout(ctx)
		if s.family.open {
			s.scroll.to(ctx, s.family.rect.Y-s.page.View.Y)
		}
		return
	}
	for side := range s.players {
		row, seat := &s.players[side], &s.seats[side]
		switch target {
		case row.less.Name:
			seat.Level--
		case row.more.Name:
			seat.Level++
		default:
			if k := row.kinds.index(target); k >= 0 {
				seat.Computer = k == 1
			}
		}
	}
	for i := range s.device {
		s.device[i].tap(ctx, target)
	}
	for i := range s.options {
		row := &s.options[i]
		if k := row.values.index(target); k >= 0 {
			// Both names come from the ruleset itself.
			s.rules, _ = s.rules.With(row.name, s.rules.Options[i].Values[k].Name)
		}
	}
	s.arrange(ctx)
}

// begin starts the game.
func (s *setup) begin(ctx *Context) {
	ctx.seats = s.seats
	lastChoice{s.rules, s.seats}.keep(ctx)
	ctx.Stack.Home() // a game that was left for this one is given up
	ctx.Stack.Push(newBoard(ctx, s.rules, s.seats))
}

// Reveal keeps what the keys are at in view.
func (s *setup) Reveal(ctx *Context, target string) {
	var buf [96]Target
	if t, ok := targetNamed(s.appendRows(buf[:0]), target); ok {
		s.scroll.Show(ctx, t.Rect.Inset(-12))
	}
}

func (s *setup) AppendTargets(dst []Target) []Target {
	dst = s.back.AppendTarget(dst)
	dst = s.howTo.AppendTarget(dst)
	dst = s.start.AppendTarget(dst)
	n := len(dst)
	dst = s.appendRows(dst)
	return dst[:n+len(inView(dst[n:], s.page.View))]
}

// AppendFar appends what keys can reach.
func (s *setup) AppendFar(dst []Target) []Target {
	n := len(dst)
	dst = s.back.AppendTarget(dst)
	dst = s.howTo.AppendTarget(dst)
	raise(dst[n:], s.scroll.At)
	n = len(dst)
	dst = s.start.AppendTarget(dst)
	raise(dst[n:], s.scroll.At-s.scroll.Max)
	return s.appendRows(dst)
}
