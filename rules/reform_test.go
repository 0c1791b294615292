package rules

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

const opened = "first=a1,d1,g1,c5,b6 second=a7,d7,f6,e5,e4"

func TestOpenedMillMayNotCloseByTheNextTurn(t *testing.T) {
	s := play(t, setUp(t, "twelve-mens-morris", "", opened), "g1-g4 e5-d5")
	assert.Contains(t, s.Position(), "ban=first:a1-d1-g1")
	assert.Equal(t, RefusalReform, refused(t, s, "g4-g1"))
	assert.NotContains(t, legal(s), "g4-g1")
	assert.Equal(t, Bit(s.r.Board.byLabel["g1"]), s.Banned())
	// A turn later it is allowed and earns a removal.
	play(t, s, "c5-c4 d5-c5 g4-g1")
	assert.Equal(t, DutyRemove, s.Duty())
}

func TestReformFree(t *testing.T) {
	s := play(t, setUp(t, "twelve-mens-morris", "reform=free", opened), "g1-g4 e5-d5 g4-g1")
	assert.Equal(t, DutyRemove, s.Duty())
}

// The ban holds for every man, flying or not, and also if the move completes
// another mill.
func TestReformBanHoldsForOtherMen(t *testing.T) {
	s := setUp(t, "twelve-mens-morris", "", "first=a1,d1,g1 second=a7,d7,f6,e5,e4")
	play(t, s, "g1-b2 e5-d5")
	assert.Equal(t, RefusalReform, refused(t, s, "b2-g1"))
	// d1 leaves the banned line, but completes the other one through g1, which
	// was complete too.
	s = setUp(t, "twelve-mens-morris", "", "first=a1,d1,g1,f2,e3,g7 second=a7,d7,f6,d6,e4")
	play(t, s, "g1-g4 d6-d5")
	assert.Contains(t, s.Position(), "ban=first:a1-d1-g1+g1-f2-e3 ")
	assert.Equal(t, RefusalReform, refused(t, s, "d1-g1"))
}

// Two mills met in g1 before First left it: whichever man goes back completes
// one of them.
func TestSideWithOnlyBannedMovesIsBlocked(t *testing.T) {
	const position = "first=a1,d1,e3,f2,g4 second=a4,b2,d2,d3,e4,f4,g7,c5 turn=second"
	s := setUp(t, "twelve-mens-morris", "", position+" ban=first:a1-d1-g1+g1-f2-e3")
	requireResult(t, play(t, s, "c5-c4"), SecondWins, Blocked)
	s = setUp(t, "twelve-mens-morris", "", position)
	assert.Equal(t, "d1-g1 f2-g1 g4-g1", legal(play(t, s, "c5-c4")))
}
