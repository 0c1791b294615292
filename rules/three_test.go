package rules

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestRowOfThreeWins(t *testing.T) {
	s := play(t, setUp(t, "three-mens-morris", "", ""), "b2 a1 c2 c1 a2")
	requireResult(t, s, FirstWins, LinedUp)
	s = play(t, setUp(t, "three-mens-morris", "", "first=b2,c2,a1 second=c1,b1,a3"), "a1-a2")
	requireResult(t, s, FirstWins, LinedUp)
}

func TestStepGraphs(t *testing.T) {
	for options, want := range map[string]string{
		"":                 "a2-a1 a2-a3",
		"moves=orthogonal": "a2-a1 a2-a3",
		"moves=adjacent":   "a2-a1 a2-a3 a2-b3",
		"moves=anywhere":   "a2-a1 a2-c2 a2-a3 a2-b3 a2-c3",
	} {
		var only string
		s := setUp(t, "three-mens-morris", options, "first=a2 second=b1,c1,b2 hand=0,0")
		for _, m := range s.AppendMoves(nil) {
			only += " " + s.FormatMove(m)
		}
		assert.Equal(t, want, only[1:], options)
	}
	edges := func(options string) (n int) {
		r := ruleset(t, "three-mens-morris", options)
		for p := range r.Board.Size() {
			n += r.StepTargets(Point(p)).Count()
		}
		return n / 2
	}
	assert.Equal(t, 16, edges(""))
	assert.Equal(t, 12, edges("moves=orthogonal"))
	assert.Equal(t, 20, edges("moves=adjacent"))
	assert.Equal(t, 36, edges("moves=anywhere"))
}

func TestBarredCentre(t *testing.T) {
	s := setUp(t, "three-mens-morris", "centre=barred", "")
	assert.Equal(t, RefusalBarred, refused(t, s, "b2"))
	play(t, s, "a1 b2") // the second player may
	s = setUp(t, "three-mens-morris", "centre=barred,start=second", "")
	assert.Equal(t, Second, s.Side())
	assert.Equal(t, RefusalBarred, refused(t, s, "b2"))
	play(t, s, "a1 b2")
}
