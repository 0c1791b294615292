package layout

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestMenuPage(t *testing.T) {
	eachScreen(t, func(t *testing.T, s Screen) {
		for _, saved := range []bool{false, true} {
			p := NewMenuPage(s, 8, 2, saved)
			in := s.Inner()
			assert.True(t, p.Bar.Within(in))
			assert.True(t, p.View.Within(in))
			assert.False(t, p.Bar.Overlaps(p.View))
			requireTarget(t, "settings", p.Settings)
			assert.Equal(t, saved, !p.Continue.Empty())

			parts := map[string]Rect{"continue": p.ContinueCard(0)}
			for i := range 8 {
				card := p.Card(i, 0)
				parts[fmt.Sprint("card ", i)] = card
				requireTarget(t, "card", card)
				mini, text := p.Parts(card)
				requireApart(t, map[string]Rect{"mini": mini, "text": text}, card)
				assert.GreaterOrEqual(t, mini.W, 96.0)
				assert.GreaterOrEqual(t, text.H, 40*p.Text)
			}
			requireApart(t, parts, Rect{p.View.X, p.View.Y, p.View.W, 1e6})
			last := p.Card(7, p.MaxScroll())
			assert.LessOrEqual(t, last.Bottom(), p.View.Bottom()+1e-9, "scrolled down the last card is whole")
			if saved {
				mini, text := p.Parts(p.Continue)
				requireApart(t, map[string]Rect{"mini": mini, "text": text}, p.Continue)
				assert.Less(t, mini.Right(), text.X)
			}
		}
	})
}

func TestMenuColumns(t *testing.T) {
	for _, c := range []struct {
		screen  Screen
		columns int
	}{{small, 2}, {phone, 2}, {upright, 2}, {tablet, 4}, {desktop, 4}, {large, 4}} {
		p := NewMenuPage(c.screen, 8, 2, false)
		assert.Equal(t, c.columns, p.Columns, "%gx%g", c.screen.W, c.screen.H)
	}
}

// TestMenuBalance looks at where the cards stand: title, buttons and cards share
// their edges, and what room is left stands over and under the cards alike.
func TestMenuBalance(t *testing.T) {
	eachScreen(t, func(t *testing.T, s Screen) {
		for _, saved := range []bool{false, true} {
			p := NewMenuPage(s, 8, 2, saved)
			first, last := p.Card(0, 0), p.Card(7, 0)
			assert.InDelta(t, first.X, p.Bar.X, rounding)
			assert.InDelta(t, p.Card(p.Columns-1, 0).Right(), p.Settings.Right(), rounding)
			if saved {
				first = p.Continue
			}
			assert.GreaterOrEqual(t, first.Y, p.View.Y)
			if p.MaxScroll() > 0 {
				continue
			}
			over, under := first.Y-p.View.Y, p.View.Bottom()-last.Bottom()
			assert.InDelta(t, over+gap, under, rounding, "the bar has an edge of its own")
			assert.GreaterOrEqual(t, under, edgeOf(s)-rounding)
		}
	})
}

func TestMenuCardAt(t *testing.T) {
	p := NewMenuPage(phone, 8, 2, false)
	for i := range 8 {
		scroll := min(p.MaxScroll(), p.Card(i, 0).Y-p.View.Y)
		x, y := p.Card(i, scroll).Center()
		got, ok := p.CardAt(x, y, scroll)
		assert.True(t, ok)
		assert.Equal(t, i, got)
	}
	_, ok := p.CardAt(p.Bar.X+5, p.Bar.Y+5, 200)
	assert.False(t, ok, "a card that is scrolled under the bar is not touched")
}

func TestSetupPage(t *testing.T) {
	eachScreen(t, func(t *testing.T, s Screen) {
		p := NewSetupPage(s, 7)
		requireApart(t, map[string]Rect{"bar": p.Bar, "picture": p.Picture, "view": p.View, "start": p.Start}, s.Inner())
		requireApart(t, map[string]Rect{"back": p.Back, "title": p.Title, "help": p.Help}, p.Bar)
		for name, r := range map[string]Rect{"back": p.Back, "help": p.Help, "start": p.Start, "row": p.Row(0, 0)} {
			requireTarget(t, name, r)
		}
		assert.GreaterOrEqual(t, p.View.H, p.Row(0, 0).H, "a row at least is in view")
		assert.LessOrEqual(t, p.Row(6, p.MaxScroll()).Bottom(), p.View.Bottom()+1e-9)
		label, choice := p.Choice(p.Row(2, 0), 1, 3)
		assert.True(t, label.Within(p.Row(2, 0)))
		assert.True(t, choice.Within(p.Row(2, 0)))
		assert.False(t, label.Overlaps(choice))
		x, y := p.Row(0, 0).Center()
		got, ok := p.RowAt(x, y, 0)
		assert.True(t, ok)
		assert.Zero(t, got)
		_, ok = p.RowAt(x, p.Start.Y+5, 0)
		assert.False(t, ok)
	})
}

func TestResultSheet(t *testing.T) {
	eachScreen(t, func(t *testing.T, s Screen) {
		for _, seating := range []Seating{{}, {FaceToFace: true}, {Evaluation: true, Clocks: true}} {
			for i := range 6 {
				far, textH := i%2 == 1, []float64{0, 110, 400}[i/2]
				page := NewBoardPage(s, seating)
				sheet := NewResultSheet(s, &page, far)
				for _, columns := range sheet.Arrangements(page.Text) {
					sheet := sheet
					sheet.Arrange(textH, columns)
					assert.True(t, sheet.Sheet.Within(s.Inner()), "%v", sheet.Sheet)
					parts := map[string]Rect{"text": sheet.Text}
					for i, b := range sheet.Buttons {
						parts[fmt.Sprint("button ", i)] = b
						requireTarget(t, fmt.Sprint("button ", i), b)
						assert.False(t, b.Overlaps(sheet.Hide))
					}
					requireApart(t, parts, sheet.Sheet)
					requireTarget(t, "hide", sheet.Hide)
					assert.InDelta(t, sheet.TextWidth(), sheet.Text.W, rounding)
					if textH < sheet.Room(columns) {
						assert.GreaterOrEqual(t, sheet.Text.H, textH-rounding)
					}
					if sheet.Sheet.Overlaps(page.Board) {
						assert.LessOrEqual(t, sheet.Sheet.H, mostOfWindow*s.H+1e-9)
						hidden := min(sheet.Sheet.Bottom(), page.Board.Bottom()) - max(sheet.Sheet.Y, page.Board.Y)
						assert.LessOrEqual(t, hidden, 0.5*page.Board.H+rounding, "the board stays visible")
					}
					assert.Equal(t, far && page.Far.Turned, sheet.Turned)
				}
			}
		}
	})
}

func TestResultSheetLeavesTheBoardFree(t *testing.T) {
	for _, s := range []Screen{small, phone, lying, upright, tablet, desktop, large} {
		for _, seating := range []Seating{{}, {FaceToFace: true}} {
			for _, far := range []bool{false, seating.FaceToFace} {
				for _, text := range []float64{1, 1.5, 2} {
					s.Text = text
					page := NewBoardPage(s, seating)
					page.GiveWay(60, far)
					sheet := NewResultSheet(s, &page, far)
					sheet.Arrange(400, sheet.Arrangements(text)[0])
					assert.False(t, sheet.Sheet.Overlaps(page.Board), "%gx%g %v %v: %v %v", s.W, s.H, seating, far, sheet.Sheet, page.Board)
				}
			}
		}
	}
}

// TestCover checks that nothing but the board peeps out from under a sheet.
func TestCover(t *testing.T) {
	eachScreen(t, func(t *testing.T, s Screen) {
		for _, seating := range []Seating{{}, {FaceToFace: true}, {Evaluation: true, Clocks: true}} {
			for _, far := range []bool{false, true} {
				page := NewBoardPage(s, seating)
				whole := page.History
				sheet := NewResultSheet(s, &page, far)
				sheet.Arrange(200, sheet.Arrangements(page.Text)[0])
				n := len(page.Buttons)
				page.Cover(sheet.Sheet)
				assert.Len(t, page.Buttons, n)
				parts := append([]Rect{page.Status, page.Notice, page.Evaluation, page.Bar, page.History, page.Near.Rect, page.Far.Rect}, page.Buttons...)
				for _, part := range parts {
					assert.False(t, part.Overlaps(sheet.Sheet), "%v %v", part, sheet.Sheet)
				}
				assert.Equal(t, whole.Y, max(page.History.Y, whole.Y))
			}
		}
	})
}

// TestGiveWay checks that the board moves into the place of one part and no further.
func TestGiveWay(t *testing.T) {
	s := small
	for _, far := range []bool{false, true} {
		page := NewBoardPage(s, Seating{FaceToFace: true})
		was := page
		assert.True(t, page.GiveWay(1000, far))
		assert.Equal(t, far, page.Board.Y > was.Board.Y)
		assert.Equal(t, was.Board.W, page.Board.W)
		assert.True(t, page.Status.Empty())
		assert.Equal(t, far, page.Near.Rect.Empty())
		assert.False(t, page.Board.Overlaps(page.Far.Rect))
		assert.False(t, page.Board.Overlaps(page.Buttons[0]))
	}
	page := NewBoardPage(desktop, Seating{})
	assert.False(t, page.GiveWay(50, false), "beside a column there is room")
}

func TestRect(t *testing.T) {
	r := Rect{10, 20, 30, 40}
	assert.True(t, r.Contains(10, 20))
	assert.False(t, r.Contains(40, 20), "the right edge belongs to the neighbour")
	assert.False(t, r.Contains(10, 60))
	assert.Equal(t, Rect{12, 22, 26, 36}, r.Inset(2))
	assert.True(t, r.Inset(20).Empty())
	assert.Equal(t, Rect{10, 25, 30, 30}, r.Square())
	assert.Equal(t, Rect{0, 0, 5, 5}, Rect{95, 45, 5, 5}.Turned(Rect{0, 0, 100, 50}))
	assert.Equal(t, Rect{}, Rect{}.Turned(Rect{0, 0, 100, 50}))
	assert.False(t, Rect{}.Overlaps(r))
}

func TestFormNames(t *testing.T) {
	assert.Equal(t, "phone portrait", PhonePortrait.String())
	assert.Equal(t, "desktop", Desktop.String())
}

func TestHasSides(t *testing.T) {
	for _, s := range []Screen{upright, tablet} {
		assert.True(t, HasSides(s), "%gx%g", s.W, s.H)
	}
	for _, s := range []Screen{small, phone, lying, large} {
		assert.False(t, HasSides(s), "%gx%g", s.W, s.H)
	}
}

func TestPrompt(t *testing.T) {
	eachScreen(t, func(t *testing.T, s Screen) {
		for _, seating := range []Seating{{}, {FaceToFace: true}} {
			page := NewBoardPage(s, seating)
			for n := 1; n <= 9; n++ {
				for _, far := range []bool{false, true} {
					q := NewPrompt(s, &page, Asking{Buttons: n, Close: n > 2, Far: far})
					assert.True(t, q.Sheet.Within(s.Inner()))
					parts := map[string]Rect{"close": q.Close, "text": q.Text}
					for i, b := range q.Buttons {
						parts[fmt.Sprint("button ", i)] = b
						requireTarget(t, fmt.Sprint("button ", i), b)
					}
					requireApart(t, parts, q.Sheet)
					if n > 2 {
						requireTarget(t, "close", q.Close)
					}
					assert.Equal(t, far && page.Far.Turned, q.Turned)
				}
			}
		}
	})
}
