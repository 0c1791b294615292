package scenes_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"t3hunting/ai"
	"t3hunting/rules"
	"t3hunting/scenes"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/input"
	"t3hunting/scenes/match"
	"t3hunting/scenes/scenetest"
)

var (
	wildGames = flag.Int("wild-games", 50, "how many games TestWild plays")
	wildSeed  = flag.Uint64("wild-seed", 1, "with which seed it begins")
)

// TestWild plays games of every ruleset with legal moves, half moves and rubbish,
// and disturbs them at any moment: while a man moves, while the computer thinks,
// while a removal or a series is owed. After each tick the board must be what the
// record says, and so must the save.
func TestWild(t *testing.T) {
	all := rules.All()
	events, ticks, games := 0, 0, 0
	for n := range *wildGames {
		seed := *wildSeed + uint64(n)
		w := newWild(t, all[n%len(all)], seed)
		w.play(120 + w.rng.IntN(120))
		events, ticks, games = events+w.events, ticks+w.ticks, games+w.checker.Games
		if t.Failed() {
			t.Fatalf("again: -run TestWild -wild-games 1 -wild-seed %d, ruleset %d", seed, n%len(all))
		}
	}
	t.Logf("%d sessions, %d games with moves, %d events, %d ticks", *wildGames, games, events, ticks)
}

// wild is somebody who presses whatever there is.
type wild struct {
	t       *testing.T
	rng     *rand.Rand
	d       *scenetest.Driver
	player  *fitfulPlayer
	store   *shelfStore
	options scenetest.Options
	rules   *rules.Ruleset
	checker scenes.Checker
	down    []input.Pointer
	log     []string
	events  int
	ticks   int
	away    int // events since a board was last seen
	w, h    float64
}

func newWild(t *testing.T, r *rules.Ruleset, seed uint64) *wild {
	w := &wild{t: t, rng: rand.New(rand.NewPCG(seed, 7)), store: newShelfStore(), w: 390, h: 844}
	for _, o := range r.Options {
		if w.rng.IntN(3) == 0 {
			if changed, err := r.With(o.Name, o.Values[w.rng.IntN(len(o.Values))].Name); err == nil {
				r = changed
			}
		}
	}
	w.rules = r
	w.options = keeping(w.store)
	w.start()
	w.begin()
	return w
}

// start runs the program anew over what was saved.
func (w *wild) start() {
	w.player = &fitfulPlayer{rng: w.rng}
	o := w.options
	o.Config.Player = w.player
	o.W, o.H = w.w, w.h
	w.down = nil
	w.d = scenetest.New(w.t, o)
	w.d.Game.Choose(func(s *scenes.Settings) {
		s.Speed = []anim.Speed{anim.Off, anim.Fast, anim.Normal, anim.Slow}[w.rng.IntN(4)]
		s.Seating = scenes.Seating(w.rng.IntN(4))
		s.Confirm = w.rng.IntN(4) == 0
		s.Minutes = []int{0, 0, 1, 5}[w.rng.IntN(4)]
	})
	w.tick(1)
}

func (w *wild) begin() {
	seat := func() match.Seat {
		if w.rng.IntN(3) == 0 {
			return match.Computer(1 + w.rng.IntN(8))
		}
		return match.Seat{Level: 3}
	}
	seats := [2]match.Seat{seat(), seat()}
	if seats[0].Computer && w.rng.IntN(4) > 0 {
		seats[1] = match.Seat{Level: 3}
	}
	w.d.Game.Begin(w.rules, seats)
	w.tick(1)
}

// tick runs ticks, and checks after each.
func (w *wild) tick(n int) {
	for range n {
		w.d.Tick(1)
		w.ticks++
		if err := w.checker.Check(w.d.Game); err != nil {
			w.t.Fatalf("%v\nafter %v\n%s", err, w.log[max(0, len(w.log)-12):], w.d.Game.Report())
		}
	}
}

func (w *wild) play(events int) {
	for range events {
		w.events++
		w.event()
		if w.rng.IntN(3) > 0 {
			w.tick(1 + w.rng.IntN(4))
		} else if w.rng.IntN(4) == 0 {
			w.tick(30)
		}
		if w.d.Game.OnBoard() != nil {
			w.away = 0
		} else if w.away++; w.away > 6 {
			w.say("begin")
			w.begin()
		}
	}
	w.rest()
}

// rest lets go of everything: nothing may stick, and whoever is to move can.
func (w *wild) rest() {
	w.say("rest")
	for _, p := range w.down {
		p.Phase = input.Released
		w.d.Send(p)
	}
	w.down = nil
	w.tick(2)
	for range 12 {
		if w.d.Game.Report().Scene == "board" && w.d.Game.Report().Looking == "" {
			break
		}
		w.d.SendKey(input.Cancel)
		w.tick(2)
	}
	w.player.prompt = true
	for range 400 {
		w.tick(1)
		if !w.d.Game.Report().Busy {
			break
		}
	}
	w.tick(1)
}

func (w *wild) say(format string, args ...any) { w.log = append(w.log, fmt.Sprintf(format, args...)) }

// event does one thing.
func (w *wild) event() {
	switch n := w.rng.IntN(100); {
	case n < 52:
		w.move()
	case n < 60:
		w.tapAnywhere()
	case n < 68:
		w.pressSomething()
	case n < 76:
		w.key()
	case n < 84:
		w.button()
	case n < 88:
		w.hide()
	case n < 93:
		w.turn()
	case n < 95:
		w.say("draw")
		w.d.Draw()
	case n < 97:
		w.settings()
	case n < 98:
		w.kill()
	default:
		w.say("wait")
		w.tick(60)
	}
}

// move makes a legal move by taps or by a drag, or only half of one.
func (w *wild) move() {
	g := w.d.Game.OnBoard()
	if g == nil {
		w.button()
		return
	}
	moves := g.State().AppendMoves(nil)
	if len(moves) == 0 {
		w.button()
		return
	}
	m := moves[w.rng.IntN(len(moves))]
	w.say("move %s", g.State().FormatMove(m))
	label := func(p rules.Point) string { return "point:" + g.State().Board().Label(p) }
	half := w.rng.IntN(8) == 0
	switch {
	case m.Kind == rules.Stop:
		w.tapTarget("button:stop", 1)
	case m.Kind == rules.Pass:
		w.tick(20)
	case m.To == rules.NoPoint:
		w.tapTarget(label(m.From), 1+w.rng.IntN(3)/2)
	case m.Kind == rules.Place:
		w.tapTarget(label(m.To), 1+w.rng.IntN(4)/3)
	case w.rng.IntN(3) == 0:
		w.drag(label(m.From), label(m.To), half)
	default:
		w.tapTarget(label(m.From), 1)
		w.tick(w.rng.IntN(2))
		if !half {
			w.tapTarget(label(m.To), 1+w.rng.IntN(5)/4)
		}
	}
	if w.rng.IntN(3) > 0 {
		w.tapTarget("confirm:yes", 1)
	}
}

// tapTarget taps a target, if it is there: as fast as a finger may, all in one
// tick, or slowly.
func (w *wild) tapTarget(name string, times int) {
	target, ok := w.d.Game.Report().Target(name)
	if !ok {
		return
	}
	x, y := target.Rect.Center()
	w.tapAt(x, y, times)
}

func (w *wild) tapAt(x, y float64, times int) {
	id := input.MouseID + w.rng.IntN(3)
	slow := w.rng.IntN(2) == 0
	for range times {
		w.d.Send(input.Pointer{ID: id, Phase: input.Pressed, X: x, Y: y})
		if slow {
			w.tick(1)
		}
		w.d.Send(input.Pointer{ID: id, Phase: input.Released, X: x, Y: y})
	}
	w.tick(1)
}

func (w *wild) drag(from, to string, half bool) {
	report := w.d.Game.Report()
	a, ok := report.Target(from)
	b, ok2 := report.Target(to)
	if !ok || !ok2 {
		return
	}
	x0, y0 := a.Rect.Center()
	x1, y1 := b.Rect.Center()
	p := input.Pointer{ID: 0, Phase: input.Pressed, X: x0, Y: y0}
	w.d.Send(p)
	p.Phase = input.Moved
	for i := 1; i <= 3; i++ {
		p.X, p.Y = x0+(x1-x0)*float64(i)/3, y0+(y1-y0)*float64(i)/3
		w.d.Send(p)
		if w.rng.IntN(2) == 0 {
			w.tick(1)
		}
	}
	if half {
		w.down = append(w.down, p)
		return
	}
	p.Phase = input.Released
	if w.rng.IntN(12) == 0 {
		p.Phase = input.Lost
	}
	w.d.Send(p)
	w.tick(1)
}

// tapAnywhere taps a place, up to three times.
func (w *wild) tapAnywhere() {
	w.say("tap anywhere")
	w.tapAt(w.rng.Float64()*w.w, w.rng.Float64()*w.h, 1+w.rng.IntN(3))
}

// pressSomething presses a finger or a button, moves one that is down, or lifts
// it.
func (w *wild) pressSomething() {
	if len(w.down) > 0 && w.rng.IntN(3) > 0 {
		p := &w.down[0]
		p.X, p.Y = w.rng.Float64()*w.w, w.rng.Float64()*w.h
		switch w.rng.IntN(3) {
		case 0:
			p.Phase = input.Moved
			w.d.Send(*p)
		case 1:
			p.Phase = input.Released
			w.d.Send(*p)
			w.down = w.down[1:]
		default:
			p.Phase = input.Lost
			w.d.Send(*p)
			w.down = w.down[1:]
		}
		w.say("moved or lifted")
		return
	}
	p := input.Pointer{ID: len(w.down) + 3, Phase: input.Pressed, X: w.rng.Float64() * w.w, Y: w.rng.Float64() * w.h, Secondary: w.rng.IntN(4) == 0}
	w.say("pressed %v", p)
	w.d.Send(p)
	w.down = append(w.down, p)
}

func (w *wild) key() {
	keys := []input.Action{
		input.Undo, input.Undo, input.Undo, input.Redo, input.Redo, input.Flip, input.Hint, input.New, input.Cancel,
		input.Confirm, input.Up, input.Down, input.Left, input.Right, input.Mute, input.Help,
	}
	for range 1 + w.rng.IntN(3) {
		a := keys[w.rng.IntN(len(keys))]
		w.say("key %v", a)
		w.d.SendKey(a)
	}
	w.tick(w.rng.IntN(2))
}

// button taps any target that is no point.
func (w *wild) button() {
	targets := w.d.Game.Report().Targets
	for range 10 {
		if len(targets) == 0 {
			return
		}
		target := targets[w.rng.IntN(len(targets))]
		if !target.Spot {
			w.say("button %s", target.Name)
			x, y := target.Rect.Center()
			w.tapAt(x, y, 1+w.rng.IntN(4)/3)
			return
		}
	}
}

// hide takes the window away and brings it back.
func (w *wild) hide() {
	w.say("hide")
	switch w.rng.IntN(3) {
	case 0:
		w.d.Blur()
	case 1:
		w.d.Game.Control().Pause()
		w.tick(1)
		w.d.Game.Control().Resume()
	default:
		w.d.Game.Control().LowMemory()
	}
	w.tick(1)
}

// turn gives the window another size, or turns it.
func (w *wild) turn() {
	sizes := [][2]float64{{390, 844}, {844, 390}, {320, 568}, {1180, 820}, {820, 1180}, {1440, 900}}
	if w.rng.IntN(2) == 0 {
		w.w, w.h = w.h, w.w
	} else {
		size := sizes[w.rng.IntN(len(sizes))]
		w.w, w.h = size[0], size[1]
	}
	w.say("size %v×%v", w.w, w.h)
	w.d.Resize(w.w, w.h)
}

func (w *wild) settings() {
	w.say("settings")
	w.d.Game.Choose(func(s *scenes.Settings) {
		s.Seating = scenes.Seating(w.rng.IntN(4))
		s.Confirm = w.rng.IntN(3) == 0
		s.Text = []int{90, 100, 150, 200}[w.rng.IntN(4)]
	})
	w.tick(1)
}

// kill ends the program without a warning and starts it again: what is offered
// to be continued is the game as it was.
func (w *wild) kill() {
	g := w.d.Game.OnBoard()
	w.say("kill")
	record := ""
	if g != nil && !g.Over() && g.Len() > 0 {
		record = g.Record()
	}
	w.start()
	if record == "" {
		w.begin()
		return
	}
	if !w.d.Has("continue") {
		w.t.Fatalf("nothing can be continued:\n%s", record)
	}
	w.d.Tap("continue")
	w.tick(1)
	if again := w.d.Game.OnBoard(); again == nil || again.Record() != record && !w.d.Game.Report().Busy {
		w.t.Fatalf("this was continued:\n%s\nafter\n%s\n%s", again.Record(), record, w.d.Game.Report())
	}
}

// fitfulPlayer is a computer player that takes its time, as it likes, plays any
// legal move, and sometimes says the same twice or has no answer.
type fitfulPlayer struct {
	rng     *rand.Rand
	asked   *ai.Request
	replies []ai.Reply
	wait    int
	prompt  bool
}

func (p *fitfulPlayer) Think(q ai.Request) {
	p.asked, p.replies, p.wait = &q, nil, p.rng.IntN(40)
}

func (p *fitfulPlayer) Hurry()  { p.wait = 0 }
func (p *fitfulPlayer) Cancel() { p.asked, p.replies = nil, nil }
func (p *fitfulPlayer) Close()  {}

func (p *fitfulPlayer) Poll() (ai.Reply, bool) {
	if p.asked != nil && (p.wait <= 0 || p.prompt) {
		reply := answer(p.rng, *p.asked)
		p.replies = append(p.replies, reply)
		if p.rng.IntN(5) == 0 {
			p.replies = append(p.replies, reply)
		}
		p.asked = nil
	}
	p.wait--
	if len(p.replies) == 0 {
		return ai.Reply{}, false
	}
	reply := p.replies[0]
	p.replies = p.replies[1:]
	return reply, true
}

// answer returns any legal move of the position that a request asks about.
func answer(rng *rand.Rand, q ai.Request) ai.Reply {
	if rng.IntN(200) == 0 {
		return ai.Reply{Ticket: q.Ticket, Err: "out of memory"}
	}
	r, _ := rules.Lookup(q.Ruleset)
	r, err := r.WithAll(q.Options)
	if err != nil {
		panic(err)
	}
	g := rules.NewGame(r)
	if q.Start != "" {
		if g, err = rules.NewGameAt(r, q.Start); err != nil {
			panic(err)
		}
	}
	for _, token := range q.Moves {
		m, err := g.State().ParseMove(token)
		if err == nil {
			err = g.Play(m)
		}
		if err != nil {
			panic(err)
		}
	}
	moves := g.State().AppendMoves(nil)
	return ai.Reply{Ticket: q.Ticket, Move: g.State().FormatMove(moves[rng.IntN(len(moves))])}
}
