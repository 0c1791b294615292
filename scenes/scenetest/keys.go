package scenetest

import (
	"t3hunting/rules"
	"t3hunting/scenes/input"
)

// arrows are the keys that move the focus.
var arrows = [...]input.Action{input.Right, input.Down, input.Left, input.Up}

// FocusOn moves the focus to a target by arrow keys alone, as somebody would who
// learns the ways as he goes. It fails the test if no way leads there.
func (d *Driver) FocusOn(target string) {
	d.t.Helper()
	if d.ways == nil {
		d.ways = map[string]map[input.Action]string{}
	}
	if d.Game.Focus() == "" {
		d.Key(input.Right)
	}
	const most = 1000 // keys
	for range most {
		at := d.Game.Focus()
		if at == target {
			return
		}
		a, ok := d.wayTo(at, func(name string) bool { return name == target })
		if !ok {
			// Try a key that has not been tried yet, as near as can be.
			a, ok = d.wayTo(at, func(name string) bool { return len(d.ways[name]) < len(arrows) })
		}
		if !ok {
			break
		}
		d.Key(a)
		if d.ways[at] == nil {
			d.ways[at] = map[input.Action]string{}
		}
		d.ways[at][a] = d.Game.Focus()
	}
	d.t.Fatalf("arrow keys do not lead to %q:\n%s", target, d.Game.Report())
}

// ForgetWays forgets where arrow keys lead: the screen is another one.
func (d *Driver) ForgetWays() { d.ways = nil }

// wayTo returns the first key on the shortest known way from one target to one
// that is wanted; at a wanted target itself it is a key that was not tried.
func (d *Driver) wayTo(from string, wanted func(string) bool) (input.Action, bool) {
	type step struct {
		name  string
		first input.Action
	}
	seen := map[string]bool{from: true}
	queue := []step{{from, input.NoAction}}
	for len(queue) > 0 {
		s := queue[0]
		queue = queue[1:]
		if wanted(s.name) {
			if s.first != input.NoAction {
				return s.first, true
			}
			for _, a := range arrows {
				if _, tried := d.ways[s.name][a]; !tried {
					return a, true
				}
			}
		}
		for _, a := range arrows {
			if to, ok := d.ways[s.name][a]; ok && !seen[to] {
				seen[to] = true
				first := s.first
				if first == input.NoAction {
					first = a
				}
				queue = append(queue, step{to, first})
			}
		}
	}
	return input.NoAction, false
}

// KeyTap presses a target by keys alone.
func (d *Driver) KeyTap(target string) {
	d.t.Helper()
	d.FocusOn(target)
	d.Key(input.Confirm)
}

// KeyMove makes a move by keys alone: arrows and the key that confirms.
func (d *Driver) KeyMove(m rules.Move) {
	d.t.Helper()
	s := d.State()
	switch m.Kind {
	case rules.Stop, rules.Remove, rules.Huff:
		d.KeyTap(point(s, m.From)) // a tap on the man of a series ends it
	case rules.Place:
		d.KeyTap(point(s, m.To))
	default:
		if s.Duty() != rules.DutyJump {
			d.KeyTap(point(s, m.From))
		}
		d.KeyTap(point(s, m.To))
	}
}
