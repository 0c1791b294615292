package rules

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// allPlaced has all soldiers of Bagh-Chal on the board and room to shuffle:
// a soldier between b2 and c1, a T3 between a1 and b1.
const allPlaced = "second=a1,e1,a5,e5 first=d1,b2,d2,e2,a3,b3,c3,d3,e3,a4,b4,c4,d4,e4,b5,c5,d5 lost=3,0"

func TestRepeaterLoses(t *testing.T) {
	s := setUp(t, "bagh-chal", "", allPlaced)
	// The arrangement that merely stands is not noted: b2 must come back three
	// times, not twice.
	play(t, s, "b2-c1 a1-b1 c1-b2 b1-a1 b2-c1 a1-b1 c1-b2 b1-a1")
	require.False(t, s.Over())
	m, err := s.ParseMove("b2-c1")
	require.NoError(t, err)
	assert.Equal(t, 3, s.Occurrence(m))
	assert.Contains(t, s.Position(), "seen=")
	play(t, s, "b2-c1")
	requireResult(t, s, SecondWins, Repeated)
	assert.Equal(t, []int{1, 5, 9}, s.RepeatedAt())
}

func TestArrangementsOfBothSidesAreNoted(t *testing.T) {
	// Second repeats first when First keeps changing.
	s := setUp(t, "bagh-chal", "", allPlaced)
	play(t, s, "b2-c1 a1-b1 c1-b2 b1-a1 b2-c1 a1-b1 c1-c2 b1-a1 c2-b2")
	require.False(t, s.Over())
	requireResult(t, play(t, s, "a1-b1"), FirstWins, Repeated)
}

func TestPlacementsAndCapturesWipeTheNotes(t *testing.T) {
	s := setUp(t, "bagh-chal", "", "")
	// T3 goes to and fro while soldiers are placed: every placement wipes.
	play(t, s, "c3 a1-b1 c4 b1-a1 d3 a1-b1 c2 b1-a1 d2 a1-b1 d4 b1-a1")
	assert.False(t, s.Over())
	for _, m := range s.AppendMoves(nil) {
		assert.Equal(t, 1, s.Occurrence(m))
	}
}

func TestTheWipingMoveIsNoted(t *testing.T) {
	// The last placement makes an arrangement; coming back to it twice ends the game.
	s := setUp(t, "bagh-chal", "", "second=a1,e1,a5,e5 first=d1,b2,d2,e2,a3,b3,c3,d3,e3,a4,b4,c4,d4,e4,b5,c5 hand=1,0 lost=3,0")
	play(t, s, "d5 a1-b1 b2-c1 b1-a1 c1-b2 a1-b1 b2-c1 b1-a1")
	m, err := s.ParseMove("c1-b2")
	require.NoError(t, err)
	assert.Equal(t, 3, s.Occurrence(m))
}

func TestRepetitionOptions(t *testing.T) {
	const shuffle = "b2-c1 a1-b1 c1-b2 b1-a1 b2-c1 a1-b1 c1-b2"
	s := play(t, setUp(t, "bagh-chal", "repetition=draw", allPlaced), shuffle)
	require.False(t, s.Over())
	requireResult(t, play(t, s, "b1-a1"), Draw, RepeatedDraw)
	assert.Equal(t, []int{0, 4, 8}, s.RepeatedAt())
	s = play(t, setUp(t, "bagh-chal", "repetition=position", allPlaced), shuffle)
	requireResult(t, play(t, s, "b1-a1"), FirstWins, Repeated)
}

func TestMillGamesDrawByThirdPosition(t *testing.T) {
	s := setUp(t, "nine-mens-morris", "", "first=a1,d2,b4,f6 second=g7,d7,f4,c5")
	play(t, s, "a1-d1 g7-g4 d1-a1 g4-g7 a1-d1 g7-g4 d1-a1")
	require.False(t, s.Over())
	requireResult(t, play(t, s, "g4-g7"), Draw, RepeatedDraw)
}

func TestPositionAfterARemovalCountsAsFirst(t *testing.T) {
	s := setUp(t, "nine-mens-morris", "", "first=a1,d1,g4,f6,b6 second=g7,d7,f4,c5,e3")
	play(t, s, "g4-g1 xf4")
	// Second to move; the same position comes back twice more.
	play(t, s, "e3-e4 b6-b4 e4-e3 b4-b6 e3-e4 b6-b4 e4-e3")
	require.False(t, s.Over())
	requireResult(t, play(t, s, "b4-b6"), Draw, RepeatedDraw)
}

func TestReformingBanMakesPositionsDifferent(t *testing.T) {
	// The men stand the same three times, but the first time without the ban.
	s := setUp(t, "twelve-mens-morris", "", "first=a1,d1,g4,c5,b6 second=a7,d7,f6,e5,e4 turn=second")
	play(t, s, "e5-d5")
	assert.NotEqual(t, s.Key(), setUp(t, "twelve-mens-morris", "", "first=a1,d1,g4,c5,b6 second=a7,d7,f6,d5,e4 ban=first:a1-d1-g1").Key())
}

func TestWinComesBeforeRepetition(t *testing.T) {
	// The third occurrence also tames the T3: the soldiers win.
	const tamed = "second=a1,e1,a5,e5 first=b1,c1,d1,a2,b2,e2,a3,c3,a4,b4,d4,e4,b5,c5,d5,e3,c2"
	s := setUp(t, "bagh-chal", "", tamed+" lost=3,0")
	play(t, s, "c2-d2")
	requireResult(t, s, FirstWins, Tamed)
	s = setUp(t, "bagh-chal", "", tamed+" lost=3,0 seen=first:b1,c1,d1,a2,b2,d2,e2,a3,c3,e3,a4,b4,d4,e4,b5,c5,d5*2")
	requireResult(t, play(t, s, "c2-d2"), FirstWins, Tamed)
}

func TestHundredQuietTurns(t *testing.T) {
	s := setUp(t, "nine-mens-morris", "", "first=a1,d2,b4,f6 second=g7,d7,f4,c5 quiet=98")
	play(t, s, "a1-d1")
	require.False(t, s.Over())
	assert.Equal(t, 99, s.Quiet())
	requireResult(t, play(t, s, "g7-g4"), Draw, QuietDraw)
}

func TestThreeMensMorrisHasNoQuietDraw(t *testing.T) {
	assert.Zero(t, ruleset(t, "three-mens-morris", "").QuietTurns)
	assert.Equal(t, 100, ruleset(t, "al-qirq", "").QuietTurns)
}

func TestTenMovesAtThreeMen(t *testing.T) {
	// The count starts at 0 after the turn that leaves three men …
	s := setUp(t, "twelve-mens-morris", "", "first=a1,d1,g4,c5,b6 second=a7,d7,f4,e3")
	play(t, s, "g4-g1 xf4")
	assert.Zero(t, s.Quiet())
	assert.True(t, s.Counting())
	play(t, s, "e3-e4")
	assert.Equal(t, 1, s.Quiet())
	// … and twenty more turns make a draw, a removal in the twentieth none.
	s = setUp(t, "twelve-mens-morris", "", "first=a1,d1,g4,c5,b6 second=a7,d7,f4 quiet=19")
	requireResult(t, play(t, s, "b6-b4"), Draw, TenMoves)
	s = setUp(t, "twelve-mens-morris", "", "first=a1,d1,g4,c5,b6 second=a7,d7,f4,e3 quiet=0")
	assert.False(t, s.Counting(), "four men each: nothing is counted")
	s = setUp(t, "twelve-mens-morris", "", "first=a1,d1,b6 second=a7,d7,f4,e3,c4 quiet=19")
	play(t, s, "b6-g1 xf4")
	require.False(t, s.Over())
	assert.Zero(t, s.Quiet())
}
