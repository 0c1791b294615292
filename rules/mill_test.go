package rules

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestMillEarnsOneRemoval(t *testing.T) {
	s := setUp(t, "nine-mens-morris", "", "first=a1,d1 second=a7,b6 hand=7,7")
	play(t, s, "g1")
	assert.Equal(t, "xb6 xa7", legal(s))
	assert.Equal(t, First, s.Side(), "the removal belongs to the same turn")
	assert.Equal(t, RefusalRemove, refused(t, s, "a4"))
	play(t, s, "xa7")
	assert.Equal(t, "first=a1,d1,g1 second=b6 hand=6,7 lost=0,1 turn=second", s.Position())
}

func TestTwoMillsEarnOneRemoval(t *testing.T) {
	s := play(t, setUp(t, "nine-mens-morris", "", "first=a1,d1,g4,g7 second=a7,b6,d7,d6 hand=5,5"), "g1 xb6")
	assert.Equal(t, Second, s.Side())
}

func TestMenInMillsAreProtected(t *testing.T) {
	s := setUp(t, "nine-mens-morris", "", "first=a1,d1 second=a7,d7,g7,b6 hand=7,5")
	play(t, s, "g1")
	assert.Equal(t, "xb6", legal(s))
	assert.Equal(t, RefusalProtected, refused(t, s, "xd7"))
	assert.Equal(t, RefusalRemove, refused(t, s, "xa1"), "only enemy men are removed")
}

func TestAllMenInMillsMayBeRemoved(t *testing.T) {
	s := play(t, setUp(t, "nine-mens-morris", "", "first=a1,d1 second=a7,d7,g7 hand=7,6"), "g1")
	assert.Equal(t, "xa7 xd7 xg7", legal(s))
}

func TestUnprotectedMills(t *testing.T) {
	s := play(t, setUp(t, "triodi", "", "first=a1,d1 second=a7,d7,g7,b6 hand=7,5"), "g1")
	assert.Equal(t, "xb6 xa7 xd7 xg7", legal(s))
}

func TestMillWithNothingToRemoveEndsTheTurn(t *testing.T) {
	s := play(t, setUp(t, "nine-mens-morris", "", "first=a1,d1 hand=7,9"), "g1")
	assert.Equal(t, "first=a1,d1,g1 hand=6,9 turn=second", s.Position())
}

func TestCornerLinesByPhase(t *testing.T) {
	// Al-Qirq 3: the corner lines count when stepping, not when placing.
	s := play(t, setUp(t, "al-qirq", "", "first=a1,b2 second=g7,f6 hand=7,7"), "c3")
	assert.Equal(t, Second, s.Side())
	s = play(t, setUp(t, "al-qirq", "", "first=a1,b2,c4,g1,g4 second=g7,f6,d7,d6,d5"), "c4-c3")
	assert.Equal(t, DutyRemove, s.Duty())
	// Al-Qirq 8: the other way round.
	s = play(t, setUp(t, "al-qirq-8", "", "first=a1,b2 second=g7,f6 hand=7,7"), "c3")
	assert.Equal(t, DutyRemove, s.Duty())
	s = play(t, setUp(t, "al-qirq-8", "", "first=a1,b2,c4,g1,g4 second=g7,f6,d7,d6,d5"), "c4-c3")
	assert.Equal(t, Second, s.Side())
}

func TestReducedToTwoLoses(t *testing.T) {
	s := play(t, setUp(t, "nine-mens-morris", "", "first=a1,d1,g4,b6 second=a7,d7,f4"), "g4-g1 xf4")
	requireResult(t, s, FirstWins, Reduced)
}

func TestNotReducedWhileMenAreInHand(t *testing.T) {
	s := play(t, setUp(t, "nine-mens-morris", "", "first=a1,d1 second=a7 hand=7,8"), "g1 xa7")
	assert.False(t, s.Over())
	assert.Equal(t, 8, s.Hand(Second))
}

const blocking = "first=d2,g4,a7,b6 second=a1,d1,g1,a4"

func TestBlockedSideLoses(t *testing.T) {
	s := play(t, setUp(t, "nine-mens-morris", "", blocking), "b6-b4")
	requireResult(t, s, FirstWins, Blocked)
}

func TestBlockedSidePasses(t *testing.T) {
	s := play(t, setUp(t, "triodi", "", blocking), "b6-b4")
	assert.Equal(t, "--", legal(s))
	play(t, s, "--")
	assert.Contains(t, s.Position(), "passed=1 quiet=2", "a pass is a turn")
	play(t, s, "g4-f4")
	assert.NotContains(t, s.Position(), "passed")
}

func TestBothPassedIsADraw(t *testing.T) {
	// All 24 points are taken by men that made no mill at the end.
	full := "first=a1,g1,b2,d2,c3,e3,a4,e4,g4,c5,d6,a7 second=d1,f2,d3,b4,c4,f4,d5,e5,b6,f6,d7,g7"
	s := setUp(t, "tsoro-yemutwelve", "", full)
	play(t, s, "-- --")
	requireResult(t, s, Draw, BothPassed)
	s = setUp(t, "twelve-mens-morris", "", full)
	requireResult(t, s, Draw, FullBoard)
}

func TestBonusPlacementAndMove(t *testing.T) {
	// Al-Qirq 5: a line made by placing earns another placement …
	s := play(t, setUp(t, "al-qirq-5", "", "first=a1,d1 second=a7,b6 hand=7,7"), "g1")
	assert.Equal(t, First, s.Side())
	assert.Equal(t, DutyMove, s.Duty())
	play(t, s, "c4")
	assert.Equal(t, Second, s.Side())
	// … which with an empty hand earns nothing.
	s = play(t, setUp(t, "al-qirq-5", "", "first=a1,d1 second=a7,b6,d7 hand=1,6"), "g1")
	assert.Equal(t, Second, s.Side())
	// A line made by moving earns a removal and then another move.
	s = play(t, setUp(t, "al-qirq-5", "", "first=a1,d1,g4,c4 second=a7,b6,d7,f6"), "g4-g1 xa7")
	assert.Equal(t, First, s.Side())
	assert.Equal(t, DutyMove, s.Duty())
	play(t, s, "c4-b4")
	assert.Equal(t, Second, s.Side())
	assert.Zero(t, s.Quiet(), "the turn had a removal")
}

func TestBonusMoveMayEarnAgain(t *testing.T) {
	s := play(t, setUp(t, "al-qirq-5", "", "first=a1,d1,g4,b2,b4,d6 second=d7,f6,f4,e5,c4"), "g4-g1 xd7 d6-b6")
	assert.Equal(t, DutyRemove, s.Duty())
	play(t, s, "xf6")
	assert.Equal(t, First, s.Side())
}
