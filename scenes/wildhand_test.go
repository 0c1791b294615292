package scenes_test

import (
	"t3hunting/rules"
	"t3hunting/scenes/input"
)

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
		input.Confirm, input.Up, input.Down, input.Left, input.Right, input.Mute, input.Help, input.Now, input.Analyse,
	}
	for range 1 + w.rng.IntN(3) {
		a := keys[w.rng.IntN(len(keys))]
		w.say("key %v", a)
		w.d.SendKey(a)
	}
	w.tick(w.rng.IntN(2))
}

// takeBack asks for an undo, by key or by a side's own button, and mostly answers
// where the other side is asked.
func (w *wild) takeBack() {
	w.say("take back")
	if w.rng.IntN(2) == 0 {
		w.tapTarget([]string{"first:undo", "second:undo"}[w.rng.IntN(2)], 1)
	} else {
		w.d.SendKey(input.Undo)
		w.tick(1)
	}
	w.tick(w.rng.IntN(20))
	switch w.rng.IntN(4) {
	case 0:
		w.tapTarget("plea:no", 1)
	case 1, 2:
		w.tapTarget("plea:yes", 1+w.rng.IntN(3)/2)
	}
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
