package rules

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// story writes the events of the last move in short.
func story(s *State) string {
	var list []string
	b := s.Board()
	for _, e := range s.AppendEvents(nil) {
		switch e.Kind {
		case Placed:
			list = append(list, fmt.Sprintf("%s placed %s", e.Side, b.Label(e.To)))
		case Moved:
			list = append(list, fmt.Sprintf("%s moved %s %s", e.Side, b.Label(e.From), b.Label(e.To)))
		case Jumped:
			list = append(list, fmt.Sprintf("%s jumped %s %s %s", e.Side, b.Label(e.From), b.Label(e.Over), b.Label(e.To)))
		case Captured, Removed, Huffed:
			verb := map[EventKind]string{Captured: "captured", Removed: "removed", Huffed: "huffed"}[e.Kind]
			list = append(list, fmt.Sprintf("%s's %s %s", e.Side, b.Label(e.From), verb))
		case Milled:
			list = append(list, fmt.Sprintf("%s milled %s", e.Side, b.labelList(e.Line)))
		case Passed:
			list = append(list, fmt.Sprintf("%s passed", e.Side))
		case TurnPassed:
			list = append(list, fmt.Sprintf("turn of %s", e.Side))
		case Ended:
			list = append(list, fmt.Sprintf("ended %s %s", e.Result.Outcome, e.Result.Reason))
		}
	}
	return strings.Join(list, ", ")
}

func TestEvents(t *testing.T) {
	for _, c := range []struct{ ruleset, position, moves, want string }{
		{"nine-mens-morris", "first=a1,d1 second=a7,b6 hand=7,7", "a4", "first placed a4, turn of second"},
		{"nine-mens-morris", "first=a1,d1 second=a7,b6 hand=7,7", "g1", "first placed g1, first milled a1,d1,g1"},
		{"nine-mens-morris", "first=a1,d1,g4,g7 second=a7,b6 hand=5,5", "g1", "first placed g1, first milled a1,d1,g1, first milled g1,g4,g7"},
		{"nine-mens-morris", "first=a1,d1 second=a7,b6 hand=7,7", "g1 xa7", "second's a7 removed, turn of second"},
		{"nine-mens-morris", "first=a1,d1,g4,b6 second=a7,d7,f4", "g4-g1 xf4", "second's f4 removed, ended first reduced"},
		{"nine-mens-morris", "first=a1,d1,b4 second=a7,d7,f4", "b4-g7", "first moved b4 g7, turn of second"},
		{"nine-mens-morris", blocking, "b6-b4", "first moved b6 b4, ended first blocked"},
		{"triodi", blocking, "b6-b4 --", "second passed, turn of first"},
		{"al-qirq", "first=a1,d1,b4,e5 second=a7,d7,f4,c5,g7", "b4-g1", "first moved b4 g1, turn of second"},
		{"three-mens-morris", "", "b2 a1 c2 c1 a2", "first placed a2, first milled a2,b2,c2, ended first lined-up"},
		{"alquerque", "first=a1,e1 second=b2,d4,b4,d2", "a1xc3", "first jumped a1 b2 c3, second's b2 captured"},
		{"alquerque", "first=c3,a1 second=c4,b5", "c3-d3 !d3", "first's d3 huffed"},
		{"leopards-and-deer", "first=d4,f6,a3 second=c3,a5 hand=21,0 turn=second", "c3xe5 =", "turn of first"},
	} {
		assert.Equal(t, c.want, story(play(t, setUp(t, c.ruleset, "", c.position), c.moves)), c.moves)
	}
	assert.Empty(t, story(setUp(t, "achi", "", "")))
}
