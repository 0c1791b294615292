package scenes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/scenes"
	"t3hunting/scenes/input"
	"t3hunting/scenes/scenetest"
)

// TestMindFits looks at what the computer lets see of its mind: thinking,
// analysis and evaluation bar, two computers that are watched.
func TestMindFits(t *testing.T) {
	o, _ := slow(scenetest.Options{})
	d := against(t, o, "bagh-chal")
	d.Tap("point:c3")
	d.Tick(60)
	eachFit(t, d, "thinking")

	for _, seating := range []scenes.Seating{scenes.BoardStays, scenes.FaceToFace} {
		o, made := thoughtful(with(scenetest.Options{}, func(s *scenes.Settings) { s.Evaluation, s.Seating = true, seating }))
		d = opened(t, o, "d2", "a1")
		eachFit(t, d, "the bar")
		d.Key(input.Analyse)
		eachFit(t, d, "before the first line")
		(*made)[0].say(24, false, 1260, "g7 d1 a4 b2 b4 b6 d6 f6 f4 f2 c3 c4 c5 d5 e5", "a7", "d1 g7")
		d.Tick(2)
		eachFit(t, d, "three lines")
	}
	o, made := thoughtful(with(scenetest.Options{}, func(s *scenes.Settings) { s.Evaluation = true }))
	d, _ = advised(t, o, "bagh-chal", "c3 a5-a4")
	d.Key(input.Analyse)
	last := (*made)[len(*made)-1]
	last.say(24, false, -29950, "a2 a4xa3 b1 b1-c1")
	d.Tick(2)
	eachFit(t, d, "a win that is far away")

	d = watched(t, scenetest.Options{}, "nine-mens-morris")
	d.Tick(200)
	d.Tap("watch:hold")
	d.Tick(60)
	eachFit(t, d, "two computers")
}

// TestDepthFits waits for an analysis to tell its depth, which makes the button that
// ends it longer without laying the page out again.
func TestDepthFits(t *testing.T) {
	for _, window := range windows {
		o, made := thoughtful(window)
		d := opened(t, o, "d2", "a1")
		d.Game.Choose(func(s *scenes.Settings) { s.Text = 200 })
		d.Key(input.Analyse)
		d.Tick(2)
		(*made)[0].say(24, false, 1260, "g7 d1 a4", "a7", "d1 g7")
		d.Tick(2)
		told := ""
		for _, target := range d.Game.Report().Targets {
			if target.Name == "past:return" {
				told = target.Label
			}
		}
		assert.Contains(t, told, "24", "%v×%v", window.W, window.H)
		assert.Empty(t, d.Game.Cut(), "%v×%v", window.W, window.H)
	}
}
