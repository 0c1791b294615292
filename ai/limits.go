package ai

import "time"

// Limits end a search. Zero means no such limit; a search without any limit goes on until it is
// cancelled or has seen everything.
type Limits struct {
	Depth int           // turns
	Nodes uint64        // positions visited
	Time  time.Duration // since the search began
}

// tightened returns the limits that keep to both l and m.
func (l Limits) tightened(m Limits) Limits {
	if m.Depth > 0 && (l.Depth == 0 || m.Depth < l.Depth) {
		l.Depth = m.Depth
	}
	if m.Nodes > 0 && (l.Nodes == 0 || m.Nodes < l.Nodes) {
		l.Nodes = m.Nodes
	}
	if m.Time > 0 && (l.Time == 0 || m.Time < l.Time) {
		l.Time = m.Time
	}
	return l
}
