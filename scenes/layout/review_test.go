package layout

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestReviewEverywhere checks that graph, caption and record stand clear of each
// other and of all that is needed to look back.
func TestReviewEverywhere(t *testing.T) {
	eachScreen(t, func(t *testing.T, s Screen) {
		for _, seating := range []Seating{{}, {BoardRight: true}, {FaceToFace: true}, {Clocks: true}, {FaceToFace: true, Clocks: true}, {Evaluation: true}, {FaceToFace: true, Evaluation: true}} {
			p := NewBoardPage(s, seating)
			back := p.Back
			if len(p.Buttons) == 0 {
				back = p.Near.Status
				back.Y += (min(back.H, Target) - Target) / 2
				back.H = Target
			}
			r := p.Review(back)
			parts := map[string]Rect{"graph": r.Graph, "caption": r.Caption, "history": r.History, "board": p.Board, "evaluation": p.Evaluation, "back": back}
			buttons := p.Buttons
			if len(buttons) == 0 {
				buttons = p.Near.Buttons
			}
			for i, b := range buttons {
				parts[string(rune('0'+i))] = b
			}
			if !r.TakesNear && len(p.Buttons) > 0 {
				parts["near"] = p.Near.Rect
			}
			if !r.TakesFar {
				parts["far"] = p.Far.Rect
			}
			requireApart(t, parts, s.Inner())
			assert.GreaterOrEqual(t, r.Graph.H, 24.0, "%+v", r)
			assert.GreaterOrEqual(t, r.Graph.W, 130.0)
			assert.GreaterOrEqual(t, r.Caption.H, 17*p.Text)
		}
	})
}
