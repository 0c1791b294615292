package layout

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestAnalysisEverywhere: the lines lie over nothing and can be read, and the
// board gives little of its place.
func TestAnalysisEverywhere(t *testing.T) {
	eachScreen(t, func(t *testing.T, s Screen) {
		for _, seating := range []Seating{{}, {BoardRight: true}, {Clocks: true}, {Evaluation: true}} {
			play := NewBoardPage(s, seating)
			assert.Zero(t, play.Lines)
			seating.Analysis = true
			p := NewBoardPage(s, seating)
			requireApart(t, p.parts(), s.Inner())
			assert.GreaterOrEqual(t, p.Board.W, 0.75*play.Board.W)
			for i, r := range p.Lines {
				assert.GreaterOrEqual(t, r.H, 15.0, "line %d", i)
				assert.GreaterOrEqual(t, r.W, 140.0)
				if i > 0 {
					assert.Greater(t, r.Y, p.Lines[i-1].Y)
				}
			}
			if p.Form == PhonePortrait || p.Form == TabletPortrait {
				assert.False(t, p.Notice.Empty(), "for the slider")
			}
		}
	})
	for _, s := range []Screen{phone, upright, tablet, desktop, lying} {
		assert.Equal(t, NewBoardPage(s, Seating{}).Board, NewBoardPage(s, Seating{Analysis: true}).Board, "it stays where it was")
	}
}
