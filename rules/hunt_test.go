package rules

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestSoldiersMayNotMoveBeforeAllArePlaced(t *testing.T) {
	s := play(t, setUp(t, "bagh-chal", "", ""), "c3 a1-b1")
	assert.Equal(t, RefusalPlacing, refused(t, s, "c3-c4"))
	assert.Len(t, s.AppendMoves(nil), 20)
}

func TestTigersCaptureWhileSoldiersAreInHand(t *testing.T) {
	s := play(t, setUp(t, "bagh-chal", "", ""), "b1 a1xc1")
	assert.Equal(t, 1, s.Lost(First))
	assert.Equal(t, First, s.Side(), "one soldier a turn")
	assert.Equal(t, 19, s.Hand(First))
}

func TestNobodyJumpsOverAT3AndSoldiersNeverJump(t *testing.T) {
	s := setUp(t, "bagh-chal", "", "first=a3 second=a1,b1,e1,e5 turn=second hand=19,0")
	assert.Equal(t, RefusalJumpOwn, refused(t, s, "a1xc1"))
	s = setUp(t, "bagh-chal", "", "first=d1,a2,c2,d2,e2,a3,b3,c3,d3,a4,b4,c4,d4,e4,b5,d5 second=b2,e1,e5,a5")
	assert.Equal(t, RefusalNoJumps, refused(t, s, "c3xa1"))
}

func TestFifthCaptureWinsAtOnceWithSoldiersInHand(t *testing.T) {
	s := play(t, setUp(t, "bagh-chal", "", "first=a2 second=a1,b1,e1,e5 hand=15,0 turn=second"), "a1xa3")
	requireResult(t, s, SecondWins, CapturedGoal)
}

func TestTamedWhileSoldiersAreInHand(t *testing.T) {
	requireResult(t, play(t, setUp(t, "bagh-chal", "", "first=b1,c1,d1,a2,b2,d2,e2,a3,c3,a4,b4,d4,e4,b5,c5,e3 second=a1,e1,a5,e5 hand=4,0"), "d5"), FirstWins, Tamed)
}

func TestNotTamedWhileAT3IsInHand(t *testing.T) {
	s := play(t, setUp(t, "goats-and-tigers", "", "first=b3,b4,b5,c2,c3,c4,c5 second=a1 hand=8,2"), "b2")
	assert.False(t, s.Over())
	assert.NotContains(t, legal(s), "-")
}

func TestSoldiersWithoutAMoveLose(t *testing.T) {
	// a1, a2 and b1 stay empty behind three T3: no soldier can reach them.
	s := setUp(t, "bagh-chal", "", "second=c1,a2,b2,e5 turn=second first=d1,e1,c2,d2,e2,b3,c3,d3,e3,a4,b4,c4,d4,e4,a5,b5,c5,d5")
	requireResult(t, play(t, s, "a2-a3"), SecondWins, Blocked)
}

func TestGoatsAndTigersOpening(t *testing.T) {
	s := setUp(t, "goats-and-tigers", "", "")
	assert.Equal(t, Second, s.Side())
	assert.Len(t, s.AppendMoves(nil), 23)
	play(t, s, "c3 b3")
	assert.Contains(t, legal(s), "c3xa1", "the first T3 may jump while two are in hand")
	assert.Contains(t, legal(s), "c3-c2")
	s = play(t, setUp(t, "goats-and-tigers", "early=off", ""), "c3 b3")
	assert.NotContains(t, legal(s), "x")
	assert.Equal(t, RefusalPlacing, refused(t, s, "c3xa1"))
	s = setUp(t, "goats-and-tigers", "setup=traditional", "")
	assert.Equal(t, "second=a1,b3,b4 hand=15,0", s.Position())
}

func TestFirstLeopardAttacks(t *testing.T) {
	s := setUp(t, "leopards-and-deer", "", "")
	assert.Equal(t, "c3 e3 g3 c5 e5 g5 c7 e7 g7", legal(s))
	assert.Equal(t, RefusalAttack, refused(t, s, "c1"))
	assert.Len(t, setUp(t, "leopards-and-deer", "first-leopard=anywhere", "").AppendMoves(nil), 41)
	play(t, s, "e5 c1")
	assert.Contains(t, legal(s), "e5x", "the first T3 may capture while the second is in hand")
	assert.NotContains(t, legal(play(t, setUp(t, "leopards-and-deer", "early=off", ""), "e5 c1")), "x")
}

func TestSeriesMayStop(t *testing.T) {
	const position = "first=d4,f6,a3 second=c3,a5 hand=21,0 turn=second"
	s := play(t, setUp(t, "leopards-and-deer", "", position), "c3xe5")
	assert.Equal(t, "e5xg7 =", legal(s))
	assert.Equal(t, RefusalNone, s.Refusal(NoPoint, NoPoint))
	play(t, s, "=")
	assert.Equal(t, First, s.Side())
	s = play(t, setUp(t, "leopards-and-deer", "jumps=forced", position), "c3xe5")
	assert.Equal(t, "e5xg7", legal(s))
	assert.Equal(t, First, play(t, setUp(t, "leopards-and-deer", "jumps=single", position), "c3xe5").Side())
}

func TestForcedJumps(t *testing.T) {
	s := setUp(t, "leopards-and-deer", "jumps=forced", "first=d4,f6,a3 second=c3,a5 hand=21,0 turn=second")
	assert.Equal(t, "c3xe5", legal(s))
	assert.Equal(t, RefusalCapture, refused(t, s, "a5-b5"))
}

func TestSeriesEndsAtTheTwelfthCapture(t *testing.T) {
	s := play(t, setUp(t, "leopards-and-deer", "", "first=d4,f6,a3 second=c3,a5 hand=12,0 turn=second"), "c3xe5 e5xg7")
	assert.False(t, s.Over())
	s = play(t, setUp(t, "leopards-and-deer", "", "first=d4,f6,a3 second=c3,a5 hand=10,0 lost=11,0 turn=second"), "c3xe5")
	requireResult(t, s, SecondWins, CapturedGoal)
}
