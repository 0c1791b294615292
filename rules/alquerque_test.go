package rules

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestFiveStepsFromTheMiddle(t *testing.T) {
	s := setUp(t, "alquerque", "", "first=c3 second=e1")
	assert.Equal(t, "c3-b3 c3-d3 c3-b4 c3-c4 c3-d4", legal(s))
	s = setUp(t, "alquerque", "", "first=a2 second=e1")
	assert.Equal(t, "a2-b2 a2-a3", legal(s))
	assert.Equal(t, RefusalBackward, refused(t, s, "a2-a1"))
}

func TestNoReturn(t *testing.T) {
	s := play(t, setUp(t, "alquerque", "", "first=c3 second=a4,e2"), "c3-d3 a4-a3")
	assert.Equal(t, RefusalVisited, refused(t, s, "d3-c3"))
	assert.Contains(t, s.Position(), "visited=a3:a4;d3:c3")
	assert.Equal(t, s.Board().set("c3", "d3"), s.Visited(s.Board().byLabel["d3"]))
}

func TestJumpsAreTakenAtOnceAndMustGoOn(t *testing.T) {
	s := play(t, setUp(t, "alquerque", "", "first=a1,e1 second=b2,d4,b4,d2"), "a1xc3")
	assert.Equal(t, DutyJump, s.Duty())
	assert.Equal(t, 9, s.Lost(Second))
	assert.Equal(t, "c3xa5 c3xe5", legal(s))
	assert.Equal(t, RefusalSeries, refused(t, s, "e1-e2"))
	assert.Equal(t, RefusalSeries, refused(t, s, "c3-c4"))
	play(t, s, "c3xe5")
	assert.Equal(t, Second, s.Side(), "the series ends by itself")
	assert.Equal(t, "first=e1,e5 second=d2,b4 lost=10,10 turn=second visited=e5:a1,c3", s.Position())
}

func TestBackwardJumps(t *testing.T) {
	const position = "first=c3 second=c2,a5"
	s := setUp(t, "alquerque", "", position)
	assert.Equal(t, RefusalJumpBack, refused(t, s, "c3xc1"))
	assert.Contains(t, legal(setUp(t, "alquerque", "backjump=always", position)), "c3xc1")
	assert.NotContains(t, legal(setUp(t, "alquerque", "backjump=chain", position)), "c3xc1")
	// In a series: up over b2, then back over d2.
	const series = "first=a1 second=b2,d2,a5"
	assert.Equal(t, Second, play(t, setUp(t, "alquerque", "", series), "a1xc3").Side())
	assert.Equal(t, "c3xe1", legal(play(t, setUp(t, "alquerque", "backjump=chain", series), "a1xc3")))
}

func TestBackRowOnlyJumpsForTheRestOfTheGame(t *testing.T) {
	s := play(t, setUp(t, "alquerque", "", "first=a4,c1 second=c4,e4,e2"), "a4-a5 e4-d4")
	assert.Equal(t, RefusalRetired, refused(t, s, "a5-b5"))
	assert.True(t, s.Retired(s.Board().byLabel["a5"]))
	// It jumps backward, also in the series that brought it there, and stays
	// without quiet moves afterwards.
	s = play(t, setUp(t, "alquerque", "", "first=a3,b1 second=b4,c4,e2"), "a3xc5")
	assert.Equal(t, "c5xc3", legal(s))
	play(t, s, "c5xc3 e2-d2")
	assert.Equal(t, RefusalRetired, refused(t, s, "c3-c4"))
}

func TestHuff(t *testing.T) {
	// First could capture with c3 and with e3, and does neither.
	s := setUp(t, "alquerque", "", "first=c3,e3,a1 second=c4,e4,b5")
	play(t, s, "a1-a2")
	assert.Equal(t, DutyHuff, s.Duty())
	assert.Equal(t, "!c3 !e3", legal(s))
	assert.Equal(t, RefusalHuff, refused(t, s, "b5-a5"))
	assert.Equal(t, RefusalNoHuff, refused(t, s, "!a2"))
	play(t, s, "!e3")
	assert.Equal(t, Second, s.Side(), "after the huff comes the same side's own move")
	assert.Equal(t, DutyMove, s.Duty())
	assert.Equal(t, 10, s.Lost(First))
}

func TestCandidateThatSteppedIsHuffedAtItsNewPoint(t *testing.T) {
	s := play(t, setUp(t, "alquerque", "", "first=c3,a1 second=c4,b5"), "c3-d3")
	assert.Equal(t, "!d3", legal(s))
	assert.Contains(t, s.Position(), "duty=huff:d3")
}

func TestOwnDutyIsReadAfterTheHuff(t *testing.T) {
	// The huff empties c3, so that a5 can jump over b4; refusing that is huffed
	// in turn.
	s := play(t, setUp(t, "alquerque", "", "first=c3,e1,b4 second=d4,a5,e4"), "e1-d1")
	assert.Equal(t, "!c3", legal(s), "b4 has no jump, c3 has")
	play(t, s, "!c3 e4-e3")
	assert.Equal(t, DutyHuff, s.Duty())
	assert.Equal(t, "!a5", legal(s))
}

func TestTurnWithAJumpLeavesNoCandidates(t *testing.T) {
	s := play(t, setUp(t, "alquerque", "", "first=c3,e3 second=c4,e4,a5"), "c3xc5")
	assert.Equal(t, DutyMove, s.Duty())
}

func TestHuffingTheLastSoldierWins(t *testing.T) {
	s := play(t, setUp(t, "alquerque", "", "first=c3 second=c4,a5"), "c3-b3 !b3")
	requireResult(t, s, SecondWins, CapturedAll)
}

func TestSideWithoutAMoveAfterItsHuffLoses(t *testing.T) {
	// Second's only man stands on First's back row and may only jump; the man it
	// must huff was the one it could have jumped over.
	s := setUp(t, "alquerque", "", "first=c3,e3 second=c4,a1 visited=c4:c1 turn=first")
	play(t, s, "e3-e4")
	assert.Equal(t, "!c3", legal(s))
	play(t, s, "!c3")
	requireResult(t, s, FirstWins, Blocked)
}

func TestForcedAndFreeCapture(t *testing.T) {
	const position = "first=c3,a1 second=c4,b5"
	assert.Equal(t, "c3xc5", legal(setUp(t, "alquerque", "capture=forced", position)))
	assert.Equal(t, RefusalCapture, refused(t, setUp(t, "alquerque", "capture=forced", position), "a1-a2"))
	s := play(t, setUp(t, "alquerque", "capture=free", position), "a1-a2")
	assert.Equal(t, DutyMove, s.Duty())
}

func TestSeriesMustGoOnAlsoWhenCaptureIsFree(t *testing.T) {
	s := play(t, setUp(t, "alquerque", "capture=free", "first=a1 second=b2,d4,a5"), "a1xc3")
	assert.Equal(t, "c3xe5", legal(s))
}

func TestBlockedAlquerqueLoses(t *testing.T) {
	// First's only man has reached the far row and has nothing to jump.
	s := play(t, setUp(t, "alquerque", "", "first=a4 second=e2,e4"), "a4-a5 e4-d4")
	requireResult(t, s, SecondWins, Blocked)
}
