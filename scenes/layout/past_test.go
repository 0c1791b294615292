package layout

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
)

// pastSeatings are the pages of one use that are looked at.
func pastSeatings(use Use) (list []Seating) {
	for _, s := range []Seating{{}, {BoardRight: true}, {FaceToFace: true}, {Clocks: true}, {Evaluation: true}} {
		s.Use = use
		list = append(list, s)
	}
	return list
}

// TestPastEverywhere: nothing lies over anything else, the button that ends the
// look back has air above and below, and the board gives little of its place.
func TestPastEverywhere(t *testing.T) {
	eachScreen(t, func(t *testing.T, s Screen) {
		for _, use := range []Use{LookBack, Review, Analysis} {
			for _, seating := range pastSeatings(use) {
				p, what := NewBoardPage(s, seating), fmt.Sprintf("%+v", seating)
				play := seating
				play.Use, play.FaceToFace = Play, false
				requireApart(t, p.parts(), s.Inner())
				assert.GreaterOrEqual(t, p.Board.W, 0.75*NewBoardPage(s, play).Board.W, what)
				assert.False(t, p.Far.Turned, what)
				requireTarget(t, "the button back, "+what, p.Status)
				assert.GreaterOrEqual(t, p.Text, min(s.Text, minText), what)
				for _, r := range []Rect{p.Far.Rect, p.Near.Rect, p.Board, p.History, p.Graph, p.Caption, p.Slider, p.Lines[0]} {
					if !r.Empty() {
						around := Insets{-leaveAir, 0, -leaveAir, 0}.Of(p.Status)
						assert.False(t, around.Overlaps(r), "%s: %v is too near to %v", what, r, p.Status)
					}
				}
				assert.Equal(t, use == Review, !p.Graph.Empty(), what)
				assert.Equal(t, use == Review, !p.Caption.Empty(), what)
				assert.Equal(t, use != Review, !p.Slider.Empty(), what)
				assert.Equal(t, use == Analysis, !p.Lines[0].Empty(), what)
			}
		}
	})
}

// TestReviewEverywhere: the graph can be read, and its caption.
func TestReviewEverywhere(t *testing.T) {
	eachScreen(t, func(t *testing.T, s Screen) {
		for _, seating := range pastSeatings(Review) {
			p := NewBoardPage(s, seating)
			assert.GreaterOrEqual(t, p.Graph.H, 48.0, "%+v", seating)
			assert.GreaterOrEqual(t, p.Graph.W, 130.0, "%+v", seating)
			assert.GreaterOrEqual(t, p.Caption.H, 17*p.Text, "%+v", seating)
		}
	})
}

// TestAnalysisEverywhere: the lines can be read.
func TestAnalysisEverywhere(t *testing.T) {
	eachScreen(t, func(t *testing.T, s Screen) {
		for _, seating := range pastSeatings(Analysis) {
			p := NewBoardPage(s, seating)
			for i, r := range p.Lines {
				assert.GreaterOrEqual(t, r.H, 15.0, "line %d", i)
				assert.GreaterOrEqual(t, r.W, 140.0)
				if i > 0 {
					assert.Greater(t, r.Y, p.Lines[i-1].Y)
				}
			}
		}
	})
}

// TestPastFigures: where there is room the board stays where it was, and the near
// panel is there.
func TestPastFigures(t *testing.T) {
	for _, s := range []Screen{phone, upright, tablet, desktop, lying} {
		for _, use := range []Use{LookBack, Review, Analysis} {
			assert.Equal(t, NewBoardPage(s, Seating{}).Board, NewBoardPage(s, Seating{Use: use}).Board, "%vx%v use %v", s.W, s.H, use)
		}
	}
	for _, s := range []Screen{phone, upright, lying, {W: 320, H: 568}} {
		p := NewBoardPage(s, Seating{Use: LookBack})
		assert.False(t, p.Near.Rect.Empty(), "look back, %vx%v", s.W, s.H)
	}
	for _, s := range []Screen{upright, lying, {W: 844, H: 390, Text: 2}} {
		p := NewBoardPage(s, Seating{Use: Analysis, Evaluation: true})
		assert.False(t, p.Near.Rect.Empty(), "analysis, %vx%v", s.W, s.H)
	}
	s := small
	s.Text = 2
	assert.Greater(t, NewBoardPage(s, Seating{Use: Analysis}).Text, 1.0, "text grows as far as it fits")
}

// TestAsk: where there is no record a question stands between board and buttons,
// with air around it.
func TestAsk(t *testing.T) {
	for _, s := range []Screen{small, {W: 320, H: 568}} {
		for _, seating := range []Seating{{}, {Clocks: true}, {Evaluation: true}, {FaceToFace: true}} {
			p := NewBoardPage(s, seating)
			assert.True(t, p.History.Empty())
			r := p.Ask()
			requireTarget(t, "question", r)
			requireApart(t, map[string]Rect{"question": r, "board": p.Board, "evaluation": p.Evaluation, "button": p.Buttons[0]}, s.Inner())
		}
		p := NewBoardPage(s, Seating{})
		assert.GreaterOrEqual(t, p.Ask().Y-p.Board.Bottom(), 6.0)
		assert.GreaterOrEqual(t, p.Buttons[0].Y-p.Ask().Bottom(), 6.0)
	}
}
