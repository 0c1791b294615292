package scenes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
	"t3hunting/scenes"
	"t3hunting/scenes/input"
	"t3hunting/scenes/scenetest"
	"t3hunting/scenes/shape"
)

// wholeGame plays a game between two persons from the menu to the result.
func wholeGame(t *testing.T, id string, choose scenetest.Chooser, drag bool) *scenetest.Driver {
	d := scenetest.New(t, scenetest.Options{})
	require.Equal(t, "menu", d.Game.Report().Scene)
	d.Tap("card:" + id)
	require.Equal(t, "setup", d.Game.Report().Scene)
	d.Tap("seat:second:person")
	d.Tap("start")
	report := d.Game.Report()
	require.Equal(t, "board", report.Scene)
	require.Equal(t, id, report.Game)
	require.Equal(t, "*", report.Outcome)

	hand := d.TapMove
	if drag {
		hand = d.DragMove
	}
	d.Play(1000, choose, hand)
	require.True(t, d.Over(), "the game ends: %s", d.Game.Report())
	d.Settle()
	report = d.Game.Report()
	assert.Equal(t, "result", report.Scene)
	assert.NotEqual(t, "*", report.Outcome)
	assert.NotEmpty(t, report.Reason)
	return d
}

func TestWholeGameNineMensMorris(t *testing.T) {
	d := wholeGame(t, "nine-mens-morris", scenetest.Thinker(400), false)
	d.Tap("rematch")
	d.Tick(2)
	report := d.Game.Report()
	assert.Equal(t, "board", report.Scene)
	assert.Equal(t, "*", report.Outcome)
	assert.Empty(t, report.Record)
}

func TestWholeGameBaghChal(t *testing.T) {
	d := wholeGame(t, "bagh-chal", scenetest.Thinker(300), false)
	d.Tap("menu")
	d.Tick(1)
	assert.Equal(t, "menu", d.Game.Report().Scene)
}

func TestWholeGameAlquerque(t *testing.T) {
	wholeGame(t, "alquerque", scenetest.Thinker(400), false)
}

func TestWholeGameByDrags(t *testing.T) {
	wholeGame(t, "alquerque", scenetest.Thinker(100), true)
}

// TestAgainstComputer lets the computer answer until the game is over, and
// swaps the sides.
func TestAgainstComputer(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{})
	d.Tap("card:three-mens-morris")
	d.Tap("start")
	d.Play(100, scenetest.Thinker(20000), d.TapMove)
	d.Settle()
	report := d.Game.Report()
	require.Equal(t, "result", report.Scene, report)
	assert.Equal(t, "first lined-up", report.Outcome+" "+report.Reason, "the first player has a won game")
	d.Tap("swap")
	d.Settle()
	report = d.Game.Report()
	assert.Equal(t, "board", report.Scene)
	assert.NotEmpty(t, report.Record, "the computer, now First, has begun")
}

// TestTwoComputers lets the computer play itself.
func TestTwoComputers(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{})
	d.Tap("card:nine-mens-morris")
	d.Tap("seat:first:computer")
	d.Tap("start")
	for range 60 * 60 * 3 {
		if d.Tick(1); d.Over() {
			break
		}
	}
	d.Settle()
	assert.Equal(t, "result", d.Game.Report().Scene, d.Game.Report())
}

// start goes to the board of a game between two persons.
func start(t *testing.T, o scenetest.Options, id string) *scenetest.Driver {
	t.Helper()
	d := scenetest.New(t, o)
	d.Tap("card:" + id)
	d.Tap("seat:second:person")
	d.Tap("start")
	d.Tick(2)
	require.Equal(t, "board", d.Game.Report().Scene)
	return d
}

func TestUndoRedoFlip(t *testing.T) {
	d := start(t, scenetest.Options{}, "nine-mens-morris")
	assert.False(t, d.Has("button:undo"), "nothing to undo")
	d.Tap("point:d2")
	d.Calm()
	d.Tap("point:a7")
	d.Calm()
	assert.Equal(t, "d2 a7", d.Game.Report().Record)
	d.Tap("button:undo")
	d.Calm()
	assert.Equal(t, "d2", d.Game.Report().Record)
	d.Key(input.Undo)
	d.Calm()
	assert.Empty(t, d.Game.Report().Record)
	d.Key(input.Redo)
	d.Calm()
	d.Tap("button:redo")
	d.Calm()
	assert.Equal(t, "d2 a7", d.Game.Report().Record)
	x, y := d.Center("point:a1")
	d.Tap("button:flip")
	d.Tick(1)
	fx, fy := d.Center("point:g7")
	assert.Equal(t, [2]float64{x, y}, [2]float64{fx, fy}, "a turned board has g7 where a1 was")
}

// TestTapFinishesAnimation taps while men move: the motion is cut short and the
// tap counts.
func TestTapFinishesAnimation(t *testing.T) {
	d := start(t, scenetest.Options{}, "nine-mens-morris")
	for _, p := range []string{"a1", "g7", "d1", "d7"} {
		d.Tap("point:" + p)
	}
	assert.Equal(t, "a1 g7 d1 d7", d.Game.Report().Record)
}

func TestRefusal(t *testing.T) {
	d := start(t, scenetest.Options{}, "nine-mens-morris")
	d.Tap("point:d2")
	d.Calm()
	d.Tap("point:d2")
	report := d.Game.Report()
	assert.Equal(t, "d2", report.Record)
	assert.NotEmpty(t, report.Notice, "the refusal is explained")
	d.Tap("point:d1")
	assert.Empty(t, d.Game.Report().Notice, "and forgotten with the next move")
}

// TestMill makes a mill: the status asks for a removal, which a tap carries out.
func TestMill(t *testing.T) {
	d := start(t, scenetest.Options{}, "nine-mens-morris")
	for _, p := range []string{"a1", "a4", "d1", "d7", "g1"} {
		d.Tap("point:" + p)
		d.Calm()
	}
	report := d.Game.Report()
	assert.Contains(t, report.Position, "duty=remove")
	assert.Contains(t, report.Status, "Remove")
	d.Tap("point:a4")
	d.Calm()
	assert.Equal(t, "a1 a4 d1 d7 g1 xa4", d.Game.Report().Record)
}

// TestKeys plays by keys alone.
func TestKeys(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{})
	d.Key(input.Right, input.Right, input.Left, input.Confirm)
	d.Tick(2)
	require.Equal(t, "setup", d.Game.Report().Scene)
	d.Key(input.Cancel)
	d.Tick(2)
	require.Equal(t, "menu", d.Game.Report().Scene)
	d = start(t, scenetest.Options{}, "bagh-chal")
	d.Key(input.Right) // the focus comes up in the middle
	d.Key(input.Confirm)
	d.Calm()
	assert.Equal(t, "c3", d.Game.Report().Record)
	d.Key(input.Left, input.Left, input.Up, input.Up, input.Confirm) // the T3rminator on a5
	d.Key(input.Right, input.Confirm)                                // b5
	d.Calm()
	assert.Equal(t, "c3 a5-b5", d.Game.Report().Record)
}

// TestDragRefused drags a man where it may not go: it returns and stays selected.
func TestDragRefused(t *testing.T) {
	d := start(t, scenetest.Options{}, "alquerque")
	d.Drag("point:b2", "point:b4")
	report := d.Game.Report()
	assert.Empty(t, report.Record)
	assert.NotEmpty(t, report.Notice)
	d.Drag("point:b2", "point:c3")
	d.Calm()
	assert.Equal(t, "b2-c3", d.Game.Report().Record)
}

// TestSecondFinger rests a palm on the board while a finger plays: nothing moves.
func TestSecondFinger(t *testing.T) {
	d := start(t, scenetest.Options{}, "nine-mens-morris")
	x, y := d.Center("point:d2")
	d.Press(x, y)
	d.TapAt(x+60, y+60)
	d.Release(x, y)
	d.Tick(5)
	assert.Empty(t, d.Game.Report().Record)
}

// choose goes from the menu to the setup of a ruleset, relative or not.
func choose(t *testing.T, d *scenetest.Driver, r *rules.Ruleset) {
	t.Helper()
	main := r.ID
	if r.Main != "" {
		main = r.Main
	}
	scrollTo(d, "card:"+main)
	d.Tap("card:" + main)
	if r.Main != "" {
		scrollTo(d, "family")
		d.Tap("family")
		scrollTo(d, "variant:"+r.ID)
		d.Tap("variant:" + r.ID)
	}
	require.Equal(t, "setup", d.Game.Report().Scene)
}

// scrollTo turns the wheel until a target is in reach.
func scrollTo(d *scenetest.Driver, target string) {
	for range 3 { // the list may get shorter meanwhile
		for range 60 {
			if d.Has(target) {
				return
			}
			d.Wheel(-1)
		}
		for range 60 {
			d.Wheel(1)
		}
	}
}

// TestOptions chooses every value of every option of every game and starts it.
func TestOptions(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{W: 1440, H: 900})
	for _, r := range rules.All() {
		most := 1
		for _, o := range r.Options {
			most = max(most, len(o.Values))
		}
		for k := 1; k < most; k++ {
			choose(t, d, r)
			want := ""
			for _, o := range r.Options {
				value := o.Values[min(k, len(o.Values)-1)].Name
				target := "option:" + o.Name + "=" + value
				scrollTo(d, target)
				d.Tap(target)
				if want != "" {
					want += ","
				}
				want += o.Name + "=" + value
			}
			d.Tap("start")
			d.Tick(2)
			report := d.Game.Report()
			assert.Equal(t, r.ID, report.Game)
			assert.Equal(t, want, report.Options, r.ID)
			d.Tap("menu")
			d.Tick(2)
		}
	}
}

// TestSetupBack leaves a game for the setup and comes back to it unchanged.
func TestSetupBack(t *testing.T) {
	d := start(t, scenetest.Options{}, "bagh-chal")
	d.Tap("point:c3")
	d.Calm()
	d.Tap("button:more")
	d.Tick(2)
	d.Tap("more:new")
	d.Tick(2)
	require.Equal(t, "setup", d.Game.Report().Scene)
	d.Tap("back")
	d.Tick(2)
	report := d.Game.Report()
	assert.Equal(t, "board", report.Scene)
	assert.Equal(t, "c3", report.Record)
}

// TestResize turns a phone and makes it a desktop in mid-game.
func TestResize(t *testing.T) {
	d := start(t, scenetest.Options{}, "alquerque")
	for _, size := range [][2]float64{{844, 390}, {320, 568}, {1180, 820}, {820, 1180}, {1440, 900}, {390, 844}} {
		d.Resize(size[0], size[1])
		d.Tick(2)
		report := d.Game.Report()
		for _, target := range report.Targets {
			assert.GreaterOrEqual(t, target.Rect.X, -8.0, "%v %s", size, target.Name)
			assert.LessOrEqual(t, target.Rect.Right(), size[0]+8, "%v %s", size, target.Name)
			assert.LessOrEqual(t, target.Rect.Bottom(), size[1]+8, "%v %s", size, target.Name)
		}
		require.True(t, d.Has("button:more"), "%v", size)
	}
}

// TestSettings chooses colours and text size; both take effect at once and stay.
func TestSettings(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{})
	d.Tap("settings")
	d.Tick(2)
	require.Equal(t, "settings", d.Game.Report().Scene)
	d.Tap("set:theme=contrast")
	d.Tick(2)
	assert.Equal(t, shape.Contrast.Page, d.Picture().RGBAAt(2, 400))
	d.Tap("set:theme=teak")
	d.Tick(2)
	assert.Equal(t, shape.Teak.Page, d.Picture().RGBAAt(2, 400))
	before := d.Height("set:theme=teak")
	d.Tap("set:text=200")
	d.Tick(2)
	assert.Greater(t, d.Height("set:theme=teak"), before)
	d.Tap("done")
	d.Tick(2)
	assert.Equal(t, "menu", d.Game.Report().Scene)
	assert.Equal(t, shape.Teak.Page, d.Picture().RGBAAt(2, 800))
}

// TestSystemTheme follows the system's wish for light colours and no motion.
func TestSystemTheme(t *testing.T) {
	o := scenetest.Options{Config: scenes.Config{Preferences: &scenes.Preferences{Light: true, Still: true}}}
	d := start(t, o, "nine-mens-morris")
	assert.Equal(t, shape.Teak.Page, d.Picture().RGBAAt(4, 400))
	d.Tap("point:d2")
	assert.False(t, d.Game.Report().Busy, "no man travels")
}

// TestSettingsAreKept chooses something, ends the program, and starts it again
// over the same store.
func TestSettingsAreKept(t *testing.T) {
	store, err := scenes.NewFileStore(t.TempDir())
	require.NoError(t, err)
	o := scenetest.Options{Config: scenes.Config{Store: store}}
	d := scenetest.New(t, o)
	d.Tap("settings")
	d.Tick(2)
	d.Tap("set:theme=teak")
	d.Tick(2)
	d = scenetest.New(t, o)
	assert.Equal(t, shape.Teak.Page, d.Picture().RGBAAt(2, 800))
}
