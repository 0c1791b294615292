package layout

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The windows that LOOK.md gives figures for.
var (
	small     = Screen{W: 320, H: 568, Safe: Insets{Top: 20}, Scale: 2}
	phone     = Screen{W: 390, H: 844, Safe: Insets{Top: 47, Bottom: 34}, Scale: 3}
	lying     = Screen{W: 844, H: 390, Safe: Insets{Right: 47, Bottom: 21, Left: 47}, Scale: 3}
	upright   = Screen{W: 820, H: 1180, Scale: 2}
	tablet    = Screen{W: 1180, H: 820, Scale: 2}
	desktop   = Screen{W: 1440, H: 900, Scale: 1}
	large     = Screen{W: 2560, H: 1440, Scale: 1}
	bars      = Screen{W: 1180, H: 820, Safe: Insets{Top: 24, Bottom: 20}, Scale: 2}
	square    = Screen{W: 600, H: 600, Scale: 1}
	laptop    = Screen{W: 1366, H: 768, Scale: 1}
	foldable  = Screen{W: 673, H: 841, Safe: Insets{Top: 24}, Scale: 2.6}
	landscape = Screen{W: 640, H: 360, Scale: 3}
)

var screens = []Screen{small, phone, lying, upright, tablet, desktop, large, bars, square, laptop, foldable, landscape}

func eachScreen(t *testing.T, test func(t *testing.T, s Screen)) {
	for _, s := range screens {
		for _, text := range []float64{0.9, 1, 1.3, 1.5, 1.75, 2} {
			s.Text = text
			t.Run(fmt.Sprintf("%gx%g text %g", s.W, s.H, text), func(t *testing.T) { test(t, s) })
		}
	}
}

// parts returns what must not overlap on a board page, by name.
func (p *BoardPage) parts() map[string]Rect {
	parts := map[string]Rect{
		"rail": p.Rail, "far": p.Far.Rect, "near": p.Near.Rect, "status": p.Status, "board": p.Board,
		"evaluation": p.Evaluation, "history": p.History, "notice": p.Notice,
		"slider": p.Slider, "graph": p.Graph, "caption": p.Caption,
	}
	if p.Rail.Empty() { // the bar is the rail's top otherwise
		parts["bar"] = p.Bar
	}
	for i, b := range p.Buttons {
		parts[fmt.Sprint("button ", i)] = b
	}
	for i, l := range p.Lines {
		parts[fmt.Sprint("line ", i)] = l
	}
	return parts
}

func (p *Panel) parts() map[string]Rect {
	parts := map[string]Rect{"emblem": p.Emblem, "name": p.Name, "tray": p.Tray, "clock": p.Clock, "status": p.Status}
	for i, b := range p.Buttons {
		parts[fmt.Sprint("button ", i)] = b
	}
	return parts
}

func requireApart(t *testing.T, parts map[string]Rect, whole Rect) {
	t.Helper()
	for name, r := range parts {
		if r.Empty() {
			assert.Truef(t, r.W >= 0 && r.H >= 0, "%s is inside out: %v", name, r)
			continue
		}
		assert.Truef(t, r.Within(whole), "%s %v sticks out of %v", name, r, whole)
		for other, o := range parts {
			if name < other {
				assert.Falsef(t, r.Overlaps(o), "%s %v overlaps %s %v", name, r, other, o)
			}
		}
	}
}

func requireTarget(t *testing.T, name string, r Rect) {
	t.Helper()
	assert.GreaterOrEqualf(t, r.W, Target-rounding, "width of %s", name)
	assert.GreaterOrEqualf(t, r.H, Target-rounding, "height of %s", name)
}

func TestBoardPageEverywhere(t *testing.T) {
	eachScreen(t, func(t *testing.T, s Screen) {
		for _, seating := range []Seating{{}, {BoardRight: true}, {FaceToFace: true}, {Clocks: true}, {FaceToFace: true, Clocks: true}, {Evaluation: true}, {BoardRight: true, Evaluation: true}, {FaceToFace: true, Evaluation: true}} {
			p := NewBoardPage(s, seating)
			assert.Equal(t, seating.Evaluation, !p.Evaluation.Empty())
			if seating.Evaluation {
				assert.Equal(t, 8.0, min(p.Evaluation.W, p.Evaluation.H))
				assert.Greater(t, max(p.Evaluation.W, p.Evaluation.H), 100.0)
			}
			requireApart(t, p.parts(), s.Inner())
			requireApart(t, p.Far.parts(), p.Far.Rect)
			requireApart(t, p.Near.parts(), p.Near.Rect)
			assert.Equal(t, p.Board.W, p.Board.H)
			assert.LessOrEqual(t, p.Board.W, 960.0)
			assert.GreaterOrEqual(t, p.Board.W, 0.55*min(s.Inner().W, s.Inner().H), "the board is the page's largest part")
			assert.False(t, p.Near.Turned)
			assert.Equal(t, seating.FaceToFace && p.Form != Desktop, p.Far.Turned)
			assert.LessOrEqual(t, p.Text, s.Text)
			assert.GreaterOrEqual(t, p.Text, min(s.Text, 0.85))

			buttons := p.Buttons
			if len(buttons) == 0 {
				require.True(t, seating.FaceToFace)
				require.Len(t, p.Near.Buttons, 4)
				require.Len(t, p.Far.Buttons, 4)
				buttons = append(p.Near.Buttons, p.Far.Buttons...)
				assert.GreaterOrEqual(t, p.Near.Status.H, 28*p.Text)
			} else if p.Form == PhoneLandscape {
				require.Len(t, buttons, 6)
			} else {
				require.Len(t, buttons, 5)
				requireTarget(t, "back", p.Back)
				requireTarget(t, "menu", p.Menu)
				requireApart(t, map[string]Rect{"back": p.Back, "title": p.Title, "menu": p.Menu}, p.Bar)
			}
			for i, b := range buttons {
				requireTarget(t, fmt.Sprint("button ", i), b)
			}
			if !p.Rail.Empty() {
				assert.True(t, p.Bar.Within(p.Rail))
				for i := range 8 {
					requireTarget(t, "rail row", p.RailRow(i))
					assert.True(t, p.RailRow(i).Within(p.Rail))
					assert.False(t, p.RailRow(i).Overlaps(p.Bar))
				}
			}
		}
	})
}

func TestBoardPageFigures(t *testing.T) {
	for _, c := range []struct {
		screen Screen
		form   Form
		board  float64
		about  float64
	}{
		{small, PhonePortrait, 304, 0},
		{phone, PhonePortrait, 374, 0},
		{lying, PhoneLandscape, 350, 5},
		{upright, TabletPortrait, 788, 0},
		{tablet, TabletLandscape, 788, 0},
		{desktop, Desktop, 820, 0},
		{large, Desktop, 960, 0},
		{laptop, Desktop, 688, 0},
		{bars, TabletLandscape, 744, 0},
	} {
		p := NewBoardPage(c.screen, Seating{})
		assert.Equal(t, c.form, p.Form, "%gx%g", c.screen.W, c.screen.H)
		assert.InDelta(t, c.board, p.Board.W, c.about, "%gx%g", c.screen.W, c.screen.H)
		assert.Equal(t, 1.0, p.Text)
	}
}

func TestPhonePortrait(t *testing.T) {
	p := NewBoardPage(phone, Seating{})
	assert.Equal(t, Rect{8, 47, 374, 44}, p.Bar)
	assert.Equal(t, 60.0, p.Far.Rect.H)
	assert.Equal(t, 36.0, p.Status.H)
	assert.InDelta(t, 196, p.Board.Y, 2)
	assert.Equal(t, 60.0, p.Near.Rect.H)
	assert.GreaterOrEqual(t, p.History.H, 40.0)
	assert.Equal(t, 28.0, p.Notice.H)
	assert.Equal(t, 56.0, p.Buttons[0].H)
	assert.Less(t, p.Status.Bottom(), p.Board.Y)
	assert.Less(t, p.Board.Bottom(), p.Near.Rect.Y)
	assert.Less(t, p.Near.Rect.Bottom(), p.History.Y)
}

func TestSmallPhoneLeavesOut(t *testing.T) {
	p := NewBoardPage(small, Seating{})
	assert.Equal(t, 32.0, p.Far.Rect.H, "one line")
	assert.Equal(t, 32.0, p.Near.Rect.H)
	assert.True(t, p.History.Empty())
	assert.True(t, p.Notice.Empty())
}

func TestPhoneLandscape(t *testing.T) {
	p := NewBoardPage(lying, Seating{})
	assert.True(t, p.Bar.Empty())
	assert.Less(t, p.Far.Rect.Right(), p.Board.X)
	assert.Less(t, p.History.Right(), p.Board.X)
	for _, r := range append(p.Buttons, p.Near.Rect, p.Status) {
		assert.Greater(t, r.X, p.Board.Right())
	}
	cx, _ := p.Board.Center()
	assert.InDelta(t, 422, cx, 1e-9)
}

func TestTabletLandscapeColumn(t *testing.T) {
	p := NewBoardPage(tablet, Seating{Evaluation: true})
	assert.Equal(t, 344.0, p.Near.Rect.W)
	assert.Less(t, p.Board.X, p.Near.Rect.X)
	order := []Rect{p.Bar, p.Far.Rect, p.Status, p.History, p.Notice, p.Evaluation, p.Buttons[0], p.Near.Rect}
	for i, r := range order[1:] {
		assert.GreaterOrEqual(t, r.Y, order[i].Bottom())
	}
	left := NewBoardPage(tablet, Seating{BoardRight: true})
	assert.Greater(t, left.Board.X, left.Near.Rect.X)
	assert.Equal(t, p.Board.W, left.Board.W)
}

func TestFaceToFace(t *testing.T) {
	p := NewBoardPage(tablet, Seating{FaceToFace: true})
	assert.Equal(t, TabletLandscape, p.Form)
	assert.Equal(t, Rect{196, 16, 788, 788}, p.Board)
	assert.Equal(t, Rect{8, 16, 168, 788}, p.Far.Rect)
	assert.Equal(t, Rect{1004, 16, 168, 788}, p.Near.Rect)
	// The far panel is the near one, turned about the middle of the window.
	whole := Rect{0, 0, tablet.W, tablet.H}
	assert.Equal(t, p.Near.Emblem.Turned(whole), p.Far.Emblem)
	assert.Equal(t, p.Near.Buttons[0].Turned(whole), p.Far.Buttons[0])
	assert.Greater(t, p.Far.Emblem.Y, p.Far.Buttons[0].Y, "the far player reads from his side")

	p = NewBoardPage(upright, Seating{FaceToFace: true})
	assert.Equal(t, TabletPortrait, p.Form)
	assert.InDelta(t, 180, p.Near.Rect.H, 1)
	assert.InDelta(t, 180, p.Far.Rect.H, 1)
	cx, cy := p.Board.Center()
	assert.Equal(t, []float64{410, 590}, []float64{cx, cy})

	p = NewBoardPage(small, Seating{FaceToFace: true})
	assert.True(t, p.Far.Turned, "where two whole panels do not fit, the usual one is turned")
	assert.NotEmpty(t, p.Buttons)
}

func TestDesktop(t *testing.T) {
	p := NewBoardPage(desktop, Seating{Evaluation: true})
	without := NewBoardPage(desktop, Seating{})
	assert.Equal(t, without.Board, p.Board, "the bar moves nothing")
	assert.Equal(t, without.Near, p.Near)
	assert.Equal(t, Rect{0, 0, 240, 900}, p.Rail)
	assert.Equal(t, 272.0, p.Board.X)
	assert.Equal(t, 40.0, p.Board.Y)
	assert.GreaterOrEqual(t, p.Near.Rect.W, 300.0)
	assert.LessOrEqual(t, p.Near.Rect.W, 320.0)
	assert.Equal(t, 48.0, p.Buttons[0].H)
	assert.Equal(t, Rect{p.Board.Right() + 8, p.Board.Y, 8, p.Board.H}, p.Evaluation)
	narrow := desktop
	narrow.W = 1099
	assert.True(t, func() bool { q := NewBoardPage(narrow, Seating{}); return q.Rail.Empty() }(), "below 1100 the rail is a menu button")
}

func TestTinyWindowsShrinkText(t *testing.T) {
	s := small
	s.Text = 2
	p := NewBoardPage(s, Seating{})
	assert.Less(t, p.Text, 2.0)
	assert.GreaterOrEqual(t, p.Board.W, 0.75*304)
	s = phone
	s.Text = 2
	p = NewBoardPage(s, Seating{})
	assert.GreaterOrEqual(t, p.Text, 1.5)
}

// TestFaceToFaceWithLargeText checks that both players keep whole panels where
// text is large: the board makes room, and the text a little.
func TestFaceToFaceWithLargeText(t *testing.T) {
	for _, s := range []Screen{phone, upright, tablet, desktop} {
		for _, text := range []float64{1.5, 2} {
			s.Text = text
			p := NewBoardPage(s, Seating{FaceToFace: true})
			require.Empty(t, p.Buttons, "%gx%g text %g", s.W, s.H, text)
			assert.Len(t, p.Far.Buttons, 4)
			assert.True(t, p.Far.Turned)
			assert.GreaterOrEqual(t, p.Text, 0.75*text)
			assert.GreaterOrEqual(t, p.Board.W, leastBoard(s))
		}
	}
	s := upright
	s.Text = 2
	p := NewBoardPage(s, Seating{FaceToFace: true})
	assert.Equal(t, 788.0, p.Near.Rect.W, "the panels keep the window's width")
	assert.Equal(t, 2.0, p.Text)
}

// TestSpareRoomShowsCounts checks that a panel has two lines where the room for
// them would stand empty.
func TestSpareRoomShowsCounts(t *testing.T) {
	s := upright
	s.Text = 2
	p := NewBoardPage(s, Seating{})
	assert.Equal(t, 788.0, p.Board.W)
	assert.True(t, p.Near.TwoLines(p.Text))
	assert.True(t, p.Far.TwoLines(p.Text))
	assert.Equal(t, p.Near.Rect.H, p.Far.Rect.H)
	p = NewBoardPage(small, Seating{})
	assert.False(t, p.Near.TwoLines(p.Text))
}
