package input

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
)

// touch is a shorthand for one pointer of a test.
func touch(id int, phase Phase, x, y float64) Pointer {
	return Pointer{ID: id, Phase: phase, X: x, Y: y}
}

// kinds feeds frames to a gesture and returns the kinds of all its events.
func kinds(g *Gesture, frames ...Frame) (list []EventKind) {
	for i := range frames {
		for _, e := range g.AppendEvents(nil, &frames[i]) {
			list = append(list, e.Kind)
		}
	}
	return list
}

func down(held int, pointers ...Pointer) Frame { return Frame{Pointers: pointers, Held: held} }

func TestTap(t *testing.T) {
	var g Gesture
	assert.Equal(t, []EventKind{Press, Tap}, kinds(&g, down(1, touch(0, Pressed, 10, 10)), down(0, touch(0, Released, 11, 11))))
	assert.False(t, g.Active())
	assert.Equal(t, []EventKind{Press, Tap}, kinds(&g,
		down(0, touch(MouseID, Pressed, 10, 10), touch(MouseID, Released, 10, 10))), "within one frame")
}

func TestTripleTap(t *testing.T) {
	var g Gesture
	f := down(0, touch(0, Pressed, 1, 1), touch(0, Released, 1, 1), touch(1, Pressed, 1, 1), touch(1, Released, 1, 1),
		touch(0, Pressed, 1, 1), touch(0, Released, 1, 1))
	assert.Equal(t, []EventKind{Press, Tap, Press, Tap, Press, Tap}, kinds(&g, f))
	assert.False(t, g.Active())
}

func TestDrag(t *testing.T) {
	g := Gesture{Slip: 25}
	assert.Equal(t, []EventKind{Press}, kinds(&g, down(1, touch(0, Pressed, 100, 100))))
	assert.Empty(t, kinds(&g, down(1, touch(0, Moved, 102, 100))), "less than the slop")
	assert.Equal(t, []EventKind{DragStart}, kinds(&g, down(1, touch(0, Moved, 103, 100))))
	assert.Equal(t, []EventKind{Drag}, kinds(&g, down(1, touch(0, Moved, 180, 100))))
	x, y, on := g.Dragging()
	assert.Equal(t, []any{180.0, 100.0, true}, []any{x, y, on})
	f := down(0, touch(0, Released, 190, 100))
	events := g.AppendEvents(nil, &f)
	assert.Equal(t, Drag, events[0].Kind)
	assert.Equal(t, Event{Kind: Drop, FromX: 100, FromY: 100, X: 190, Y: 100, DraggedFurther: 90}, events[1])
}

func TestSlipIsATap(t *testing.T) {
	g := Gesture{Slip: 25}
	assert.Equal(t, []EventKind{Press, DragStart, Drag, Tap}, kinds(&g,
		down(1, touch(0, Pressed, 100, 100)), down(1, touch(0, Moved, 120, 100)), down(0, touch(0, Released, 101, 100))))
	assert.Equal(t, []EventKind{Press, DragStart, Drag, Drop}, kinds(&g,
		down(1, touch(0, Pressed, 100, 100)), down(1, touch(0, Moved, 130, 100)), down(0, touch(0, Released, 101, 100))),
		"a real drag that comes back is no tap")
}

func TestSecondFingerCancels(t *testing.T) {
	var g Gesture
	assert.Equal(t, []EventKind{Press, DragStart, Cancelled}, kinds(&g,
		down(1, touch(0, Pressed, 0, 0)), down(1, touch(0, Moved, 50, 0)), down(2, touch(1, Pressed, 90, 0))))
	assert.Empty(t, kinds(&g, down(1, touch(0, Released, 60, 0)), down(2, touch(2, Pressed, 5, 5)), down(1, touch(2, Released, 5, 5))),
		"nothing begins while a palm rests")
	assert.Empty(t, kinds(&g, down(0, touch(1, Released, 90, 0))))
	assert.Equal(t, []EventKind{Press, Tap}, kinds(&g, down(0, touch(3, Pressed, 5, 5), touch(3, Released, 5, 5))))
}

func TestWhatCancels(t *testing.T) {
	for name, f := range map[string]Frame{
		"right button": {Pointers: []Pointer{{ID: MouseID, Phase: Pressed, Secondary: true}}, Held: 2},
		"escape":       {Actions: []Action{Cancel}, Held: 1},
		"focus":        {Blurred: true, Held: 1},
		"system":       {Pointers: []Pointer{touch(MouseID, Lost, 0, 0)}},
		"lost release": {},
	} {
		var g Gesture
		assert.Equal(t, []EventKind{Press, Cancelled}, kinds(&g, down(1, touch(MouseID, Pressed, 0, 0)), f), name)
		assert.Empty(t, kinds(&g, down(0, touch(MouseID, Released, 0, 0))), name)
		assert.Equal(t, []EventKind{Press, Tap}, kinds(&g,
			down(1, touch(MouseID, Pressed, 5, 5)), down(0, touch(MouseID, Released, 5, 5))), "%s: stuck", name)
	}
}

func TestPressWithoutRelease(t *testing.T) {
	var g Gesture
	assert.Equal(t, []EventKind{Press, Cancelled, Press, Tap}, kinds(&g,
		down(1, touch(0, Pressed, 0, 0)), down(1, touch(0, Pressed, 9, 9)), down(0, touch(0, Released, 9, 9))))
}

func TestReset(t *testing.T) {
	var g Gesture
	kinds(&g, down(1, touch(0, Pressed, 0, 0)))
	g.Reset()
	assert.Empty(t, kinds(&g, down(1, touch(0, Moved, 50, 0)), down(0, touch(0, Released, 50, 0))))
	assert.Equal(t, []EventKind{Press}, kinds(&g, down(1, touch(0, Pressed, 0, 0))))
}

// TestNeverStuck throws random frames at a gesture: every press ends in exactly
// one tap, drop or cancel, and once all pointers are up a tap works again.
func TestNeverStuck(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 1))
		g := Gesture{Slip: 20}
		open := false
		for range 200 {
			f := Frame{Held: r.IntN(3), Blurred: r.IntN(20) == 0}
			if r.IntN(20) == 0 {
				f.Actions = []Action{Cancel}
			}
			for range r.IntN(4) {
				p := touch(r.IntN(3)-1, Phase(r.IntN(4)), r.Float64()*60, r.Float64()*60)
				p.Secondary = p.ID == MouseID && r.IntN(5) == 0
				f.Pointers = append(f.Pointers, p)
			}
			for _, e := range g.AppendEvents(nil, &f) {
				assert.Equal(t, e.Kind != Press, open, "seed %d: %v while open is %v", seed, e.Kind, open)
				switch e.Kind {
				case Press:
					open = true
				case Tap, Drop, Cancelled:
					open = false
				}
			}
			assert.Equal(t, open, g.Active())
		}
		kinds(&g, Frame{})
		got := kinds(&g, down(1, touch(7, Pressed, 5, 5)), down(0, touch(7, Released, 5, 5)))
		assert.Equal(t, []EventKind{Press, Tap}, got, "seed %d", seed)
	}
}

func TestNoAllocations(t *testing.T) {
	var g Gesture
	events := make([]Event, 0, 16)
	f := down(0, touch(0, Pressed, 0, 0), touch(0, Moved, 50, 0), touch(0, Released, 60, 0))
	assert.Zero(t, testing.AllocsPerRun(100, func() { events = g.AppendEvents(events[:0], &f) }))
}

func TestFrame(t *testing.T) {
	f := Frame{Pointers: make([]Pointer, 0, 4), Hovers: true}
	assert.True(t, f.Quiet())
	f.Actions = append(f.Actions, Undo)
	assert.True(t, f.Has(Undo))
	assert.False(t, f.Has(Redo))
	assert.False(t, f.Quiet())
	f.Reset()
	assert.True(t, f.Quiet())
	assert.False(t, f.Hovers)
	assert.Equal(t, 4, cap(f.Pointers))
	assert.Equal(t, "undo", Undo.String())
	assert.Equal(t, "help", Help.String())
}
