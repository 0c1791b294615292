package main

import (
	"fmt"
	"math"
)

// tally counts the games of a match for its first player.
type tally struct {
	wins, draws, losses int

	pairs       int
	sum, square float64 // of the points of pairs, 0 to 2
}

// add counts a pair of games, each 2 for a win and 1 for a draw.
func (t *tally) add(results ...int) {
	points := 0.0
	for _, r := range results {
		switch r {
		case 2:
			t.wins++
		case 1:
			t.draws++
		default:
			t.losses++
		}
		points += float64(r) / 2
	}
	t.pairs++
	t.sum += points
	t.square += points * points
}

// share returns the share of the points that the first player got, and how far the true one may
// be from it with a probability of 95 %. The two games of a pair begin alike, so that pairs and
// not games are what is independent.
func (t *tally) share() (share, within float64) {
	n := float64(t.pairs)
	mean := t.sum / n
	variance := max(0, t.square/n-mean*mean)
	return mean / 2, 1.96 * math.Sqrt(variance/n) / 2
}

// elo returns the rating difference that a share of the points stands for; all or nothing is
// taken for half a game less.
func (t *tally) elo(share float64) float64 {
	least := 0.25 / float64(t.pairs)
	share = min(max(share, least), 1-least)
	return -400 * math.Log10(1/share-1)
}

// String gives the result with its Elo and the bounds of that.
func (t *tally) String() string {
	share, within := t.share()
	return fmt.Sprintf("+%d =%d -%d  %.1f%%  Elo %+.0f (%+.0f to %+.0f)", t.wins, t.draws, t.losses, 100*share,
		t.elo(share), t.elo(share-within), t.elo(share+within))
}
