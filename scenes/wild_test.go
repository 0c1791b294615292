package scenes_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"t3hunting/ai"
	"t3hunting/rules"
	"t3hunting/scenes"
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
		r := all[seed%uint64(len(all))]
		ok := t.Run(fmt.Sprint(r.ID, " seed ", seed), func(t *testing.T) {
			w := newWild(t, r, seed)
			w.play(120 + w.rng.IntN(120))
			events, ticks, games = events+w.events, ticks+w.ticks, games+w.checker.Games
		})
		if !ok {
			t.Fatalf("again: -run TestWild -wild-games 1 -wild-seed %d", seed)
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
	away    int  // events since a board was last seen
	hints   bool // a hint is asked for after every event
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
	w.rules, w.hints = r, w.rng.IntN(3) == 0
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
	o.Config.Analyst = func() ai.Player { return &fitfulPlayer{rng: w.rng} }
	o.W, o.H = w.w, w.h
	w.down = nil
	w.d = scenetest.New(w.t, o)
	w.d.Game.Choose(w.choose)
	w.tick(1)
}

func (w *wild) begin() {
	w.d.Game.Begin(w.rules, w.seats())
	w.tick(1)
}

// seats returns who might play: mostly two persons, or one against the computer.
func (w *wild) seats() [2]match.Seat {
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
	return seats
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
		if w.hints {
			w.d.SendKey(input.Hint)
		}
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
	case n < 48:
		w.move()
	case n < 55:
		w.tapAnywhere()
	case n < 62:
		w.pressSomething()
	case n < 70:
		w.key()
	case n < 74:
		w.takeBack()
	case n < 82:
		w.button()
	case n < 86:
		w.hide()
	case n < 91:
		w.turn()
	case n < 93:
		w.say("draw")
		w.d.Draw()
	case n < 96:
		w.settings()
	case n < 97:
		w.swap()
	case n < 98:
		w.reseat()
	case n < 99:
		w.kill()
	default:
		w.say("wait")
		w.tick(60)
	}
}
