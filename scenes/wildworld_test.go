package scenes_test

import (
	"t3hunting/scenes"
	"t3hunting/scenes/anim"
	"t3hunting/scenes/shape"
)

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

// settings changes any of the settings, or all.
func (w *wild) settings() {
	w.say("settings")
	w.d.Game.Choose(w.choose)
	w.tick(1)
}

func (w *wild) choose(s *scenes.Settings) {
	toss := func() bool { return w.rng.IntN(2) == 0 }
	s.Speed = []anim.Speed{anim.Off, anim.Fast, anim.Normal, anim.Slow}[w.rng.IntN(4)]
	s.Theme = scenes.Theme(w.rng.IntN(4))
	s.Men = []shape.Set{shape.T3Set, shape.Stones, shape.Letters}[w.rng.IntN(3)]
	s.Text = []int{90, 100, 150, 200}[w.rng.IntN(4)]
	s.Seating = scenes.Seating(w.rng.IntN(4))
	s.Confirm = w.rng.IntN(4) == 0
	s.Evaluation = w.rng.IntN(3) == 0
	s.Agree, s.Coordinates, s.BoardRight, s.Sound = toss(), toss(), toss(), toss()
	s.Minutes, s.Increment = []int{0, 0, 1, 5}[w.rng.IntN(4)], []int{0, 2}[w.rng.IntN(2)]
}

// swap exchanges the sides, as the sheet with the result does, at any moment.
func (w *wild) swap() {
	w.say("swap")
	w.d.Game.Swap()
	w.tick(1)
}

// reseat lets others play on.
func (w *wild) reseat() {
	w.say("reseat")
	w.d.Game.Reseat(w.seats())
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
		w.t.Fatalf("this was continued:\n%s\ninstead of\n%s\nafter %v\n%s", again.Record(), record, w.log[max(0, len(w.log)-30):], w.d.Game.Report())
	}
}
