package rules

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestThreeMenFly(t *testing.T) {
	s := setUp(t, "nine-mens-morris", "", "first=a1,d1,b4 second=a7,d7,f4,c5")
	moves := s.AppendMoves(nil)
	assert.Len(t, moves, 3*17)
	for _, m := range moves {
		assert.Equal(t, Fly, m.Kind, "a move to a neighbour is a flight too")
	}
	play(t, s, "b4-g1 xf4")
	for _, m := range s.AppendMoves(nil) {
		assert.Equal(t, Fly, m.Kind, "now Second has three men as well")
	}
}

func TestFourMenDoNotFly(t *testing.T) {
	s := setUp(t, "nine-mens-morris", "", "first=a1,d1,b4,b2 second=a7,d7,f4")
	assert.Equal(t, RefusalNoLine, refused(t, s, "b4-g7"))
	assert.Equal(t, RefusalTooFar, refused(t, s, "d1-d3"))
}

func TestNobodyFliesWithMenInHand(t *testing.T) {
	s := setUp(t, "nine-mens-morris", "", "first=a1,d1,b4 second=a7,d7,f4 hand=1,1")
	assert.Equal(t, RefusalPlacing, refused(t, s, "b4-g7"))
}

func TestFlyingOff(t *testing.T) {
	s := setUp(t, "nine-mens-morris", "flying=off", "first=a1,d1,b4 second=a7,d7,f4,c5")
	assert.False(t, strings.Contains(legal(s), "b4-g1"))
	assert.Equal(t, RefusalNoLine, refused(t, s, "b4-g7"))
}

func TestFlyAtFour(t *testing.T) {
	s := setUp(t, "al-qirq", "", "first=a1,d1,b4,e5 second=a7,d7,f4,c5,g7")
	play(t, s, "b4-g1")
	assert.Equal(t, Second, s.Side(), "a mill completed by flying earns nothing")
	s = setUp(t, "al-qirq", "flying-mills=on", "first=a1,d1,b4,e5 second=a7,d7,f4,c5,g7")
	play(t, s, "b4-g1")
	assert.Equal(t, DutyRemove, s.Duty())
}
