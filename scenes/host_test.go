package scenes_test

import (
	"image"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
	"t3hunting/scenes"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/scenetest"
	"t3hunting/scenes/shape"
)

// phone is a host that writes down what it was asked for.
type phone struct {
	felt   []scenes.HapticKind
	lit    []bool
	shared string
}

func (p *phone) Haptic(kind scenes.HapticKind) { p.felt = append(p.felt, kind) }
func (p *phone) KeepScreenOn(on bool)          { p.lit = append(p.lit, on) }
func (p *phone) Share(title, text string) bool { p.shared = title + "\n" + text; return true }

// owed plays Nine Men's Morris until First has closed a mill and owes a removal.
func owed(t *testing.T, o scenetest.Options) *scenetest.Driver {
	t.Helper()
	d := start(t, o, "nine-mens-morris")
	for _, point := range []string{"a1", "b2", "d1", "b4"} {
		d.Tap("point:" + point)
		d.Calm()
	}
	d.Tap("point:g1")
	require.Equal(t, rules.DutyRemove, d.State().Duty())
	return d
}

// TestNoFoldersOnPhones offers no folder that nobody can reach; a record goes to
// the system's sheet.
func TestNoFoldersOnPhones(t *testing.T) {
	store, err := scenes.NewFileStore(t.TempDir())
	require.NoError(t, err)
	o := keeping(store)
	d := start(t, o, "nine-mens-morris")
	taps(d, "a1")
	d = scenetest.New(t, o)
	d.Tap("games")
	d.Tick(2)
	assert.True(t, d.Has("import:folder"), "a desktop has one")
	host := &phone{}
	o.Config.Host = host
	d = scenetest.New(t, o)
	d.Tap("games")
	d.Tick(2)
	row := rowsOf(d)[0]
	for _, target := range d.Game.Report().Targets {
		assert.NotContains(t, target.Name, "import:")
	}
	d.Tap("export:" + row[len("game:"):])
	assert.Contains(t, host.shared, "a1")
}

func TestPauseMidRemoval(t *testing.T) {
	d := owed(t, scenetest.Options{})
	require.True(t, d.Game.Report().Busy, "the man is on its way")
	before := d.Game.Report()
	d.Game.Control().Pause()
	d.Tick(1)
	d.Game.Control().Resume()
	d.Tick(1)
	after := d.Game.Report()
	assert.Equal(t, before.Position, after.Position)
	assert.Equal(t, before.Record, after.Record)
	assert.Equal(t, rules.DutyRemove, d.State().Duty())
	d.Calm()
	d.Tap("point:b2")
	d.Calm()
	assert.Equal(t, "a1 b2 d1 b4 g1 xb2", d.Game.Report().Record, "the removal is made as if nothing had been")
}

func TestPauseMidDragDropsNothing(t *testing.T) {
	d := start(t, scenetest.Options{}, "alquerque")
	x, y := d.Center("point:b2")
	tx, ty := d.Center("point:c3")
	d.Press(x, y)
	d.Move((x+tx)/2, (y+ty)/2)
	d.Game.Control().Pause()
	d.Tick(1)
	d.Game.Control().Resume()
	d.Move(tx, ty)
	d.Release(tx, ty)
	assert.Empty(t, d.Game.Report().Record)
	d.Drag("point:b2", "point:c3")
	assert.Equal(t, "b2-c3", d.Game.Report().Record, "the next drag counts again")
}

func TestTouchesThatTheSystemTakesChooseNothing(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{})
	x, y := d.Center("card:alquerque")
	d.Press(x, y)
	d.Game.Control().CancelTouches()
	d.Tick(1)
	d.Release(x, y)
	d.Tick(2)
	assert.Equal(t, "menu", d.Game.Report().Scene)
	d.Tap("card:alquerque")
	assert.Equal(t, "setup", d.Game.Report().Scene)
}

func TestRotateMidRemovalAndMidDrag(t *testing.T) {
	d := owed(t, scenetest.Options{})
	d.Resize(844, 390)
	d.Calm()
	d.Tap("point:b4")
	d.Calm()
	assert.Equal(t, "a1 b2 d1 b4 g1 xb4", d.Game.Report().Record)

	d = start(t, scenetest.Options{}, "alquerque")
	x, y := d.Center("point:b2")
	d.Press(x, y)
	d.Move(x+30, y-30)
	d.Resize(844, 390)
	d.Tick(1)
	x, y = d.Center("point:c3")
	d.Release(x, y)
	assert.Empty(t, d.Game.Report().Record, "a drag ends where the board turns")
	fresh := start(t, scenetest.Options{W: 844, H: 390}, "alquerque")
	fresh.Tap("point:b2")
	assert.True(t, samePicture(fresh.Picture(), d.Picture()), "the man is still chosen, and does not hang in the air")
	d.Drag("point:b2", "point:c3")
	assert.Equal(t, "b2-c3", d.Game.Report().Record)
}

// samePicture compares two pictures, but for what rounding may make of sprites
// that came to lie elsewhere in the graphics memory.
func samePicture(a, b *image.RGBA) bool {
	const tolerance = 6
	if a.Rect != b.Rect {
		return false
	}
	for i := range a.Pix {
		if d := int(a.Pix[i]) - int(b.Pix[i]); d < -tolerance || d > tolerance {
			return false
		}
	}
	return true
}

// everyScene calls visit at the menu, the setup, the board and the result.
func everyScene(t *testing.T, o scenetest.Options, visit func(d *scenetest.Driver, scene string)) {
	d := scenetest.New(t, o)
	visit(d, "menu")
	d.Tap("card:three-mens-morris")
	visit(d, "setup")
	d.Tap("seat:second:person")
	d.Tap("start")
	d.Tick(2)
	visit(d, "board")
	for _, point := range []string{"a1", "a2", "b1", "b2", "c1"} {
		d.Calm()
		d.Tap("point:" + point)
	}
	d.Settle()
	d.Tick(30) // the sheet has come up
	visit(d, "result")
}

func TestBackAtEveryScene(t *testing.T) {
	var d *scenetest.Driver
	everyScene(t, scenetest.Options{}, func(at *scenetest.Driver, scene string) {
		d = at
		require.Equal(t, scene, d.Game.Report().Scene)
	})
	control := d.Game.Control()
	for _, want := range []string{"board", "menu"} {
		assert.True(t, control.Back())
		d.Tick(1)
		assert.Equal(t, want, d.Game.Report().Scene)
	}
	d.Tap("card:alquerque")
	assert.True(t, control.Back())
	d.Tick(1)
	assert.Equal(t, "menu", d.Game.Report().Scene)
	assert.False(t, control.Back(), "behind the menu there is nothing but the way out")
	d.Tick(1)
	assert.Equal(t, "menu", d.Game.Report().Scene)
}

func TestBackFromPagesAndSheets(t *testing.T) {
	for _, way := range [][]string{{"button:more"}, {"button:more", "more:rules"}, {"button:more", "settings"}, {"button:more", "more:resign"}} {
		d := start(t, scenetest.Options{}, "alquerque")
		for _, target := range way {
			d.Tap(target)
			d.Tick(2)
		}
		require.NotEqual(t, "board", d.Game.Report().Scene, way)
		assert.True(t, d.Game.Control().Back())
		d.Tick(2)
		assert.Equal(t, "board", d.Game.Report().Scene, "from %v", way)
	}
}

func TestBackTwiceInOneTick(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{})
	d.Tap("card:alquerque")
	d.Tick(1)
	assert.True(t, d.Game.Control().Back())
	assert.False(t, d.Game.Control().Back(), "the first one is about to leave the only level")
	d.Tick(1)
	assert.Equal(t, "menu", d.Game.Report().Scene)
}

func TestBackLetsGoOfAManFirst(t *testing.T) {
	d := start(t, scenetest.Options{}, "alquerque")
	d.Tap("point:b2")
	assert.True(t, d.Game.Control().Back())
	d.Tick(1)
	assert.Equal(t, "board", d.Game.Report().Scene)
	assert.True(t, d.Game.Control().Back())
	d.Tick(1)
	assert.NotEqual(t, "board", d.Game.Report().Scene)
}

func TestLowMemoryAtEveryScene(t *testing.T) {
	everyScene(t, scenetest.Options{}, func(d *scenetest.Driver, scene string) {
		before := d.Picture()
		d.Game.Control().LowMemory()
		d.Tick(1)
		assert.True(t, samePicture(before, d.Picture()), "%s is drawn again as it was", scene)
	})
}

func TestResumeDrawsAtEveryScene(t *testing.T) {
	everyScene(t, scenetest.Options{}, func(d *scenetest.Driver, scene string) {
		before := d.Picture()
		d.Screen().Clear() // what the system does to pictures out of sight
		d.Game.Control().Resume()
		d.Tick(1)
		assert.True(t, samePicture(before, d.Picture()), scene)
	})
}

func TestInsetsKeepTargetsClear(t *testing.T) {
	everyScene(t, scenetest.Options{}, func(d *scenetest.Driver, scene string) {
		d.Game.Control().SetInsets(50, 6, 34, 8)
		d.Tick(1)
		inner := layout.Rect{X: 8, Y: 50, W: 390 - 14, H: 844 - 84}
		for _, target := range d.Game.Report().Targets {
			if scene == "menu" {
				continue // its cards scroll to the lower edge and beyond
			}
			r := target.Rect
			assert.True(t, r.X >= inner.X && r.Right() <= inner.Right() && r.Y >= inner.Y-1 && r.Bottom() <= inner.Bottom()+1,
				"%s: %s at %v", scene, target.Name, r)
		}
		d.Game.Control().SetInsets(0, 0, 0, 0)
		d.Tick(1)
	})
}

func TestThemeOfTheSystem(t *testing.T) {
	corner := func(d *scenetest.Driver) uint32 {
		c := d.Picture().RGBAAt(1, 842)
		return uint32(c.R)<<16 | uint32(c.G)<<8 | uint32(c.B)
	}
	code := func(p *shape.Palette) uint32 {
		return uint32(p.Page.R)<<16 | uint32(p.Page.G)<<8 | uint32(p.Page.B)
	}
	d := start(t, scenetest.Options{}, "alquerque")
	d.Game.Control().SetDark(false)
	d.Tick(1)
	assert.Equal(t, code(&shape.Teak), corner(d))
	d.Game.Control().SetDark(true)
	d.Tick(1)
	assert.Equal(t, code(&shape.Parade), corner(d))

	d = start(t, scenetest.Options{Config: scenes.Config{Palette: &shape.Contrast}}, "alquerque")
	d.Game.Control().SetDark(false)
	d.Tick(1)
	assert.Equal(t, code(&shape.Contrast), corner(d), "a theme that was chosen stays")
}

func TestScreenStaysOnDuringAGameOnly(t *testing.T) {
	p := &phone{}
	everyScene(t, scenetest.Options{Config: scenes.Config{Host: p}}, func(d *scenetest.Driver, scene string) {
		switch scene {
		case "board":
			assert.Equal(t, []bool{true}, p.lit)
		case "result":
			assert.Equal(t, []bool{true, false}, p.lit)
		default:
			assert.Empty(t, p.lit, scene)
		}
	})
}

func TestHandFeelsMovesRefusalsAndTheEnd(t *testing.T) {
	p := &phone{}
	d := owed(t, scenetest.Options{Config: scenes.Config{Host: p}})
	assert.Equal(t, []scenes.HapticKind{0, 0, 0, 0, 0}, p.felt, "five men set down")
	d.Calm()
	p.felt = nil
	d.Tap("point:c3")
	d.Tap("point:b4")
	assert.Equal(t, []scenes.HapticKind{scenes.HapticRefused, scenes.HapticTake}, p.felt)

	q := &phone{}
	everyScene(t, scenetest.Options{Config: scenes.Config{Host: q}}, func(*scenetest.Driver, string) {})
	assert.Equal(t, scenes.HapticOver, q.felt[len(q.felt)-1])
}

func TestOpenRecord(t *testing.T) {
	r, ok := rules.Lookup("nine-mens-morris")
	require.True(t, ok)
	g := rules.NewGame(r)
	for _, token := range strings.Fields("a1 b2 d1 b4 g1") {
		m, err := g.State().ParseMove(token)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	d := start(t, scenetest.Options{}, "alquerque")
	d.Drag("point:b2", "point:c3")
	d.Calm()
	assert.Error(t, d.Game.Control().OpenRecord("this is no record"))
	require.NoError(t, d.Game.Control().OpenRecord(g.Record()))
	d.Tick(2)
	report := d.Game.Report()
	assert.Equal(t, "board", report.Scene)
	assert.Equal(t, "nine-mens-morris", report.Game)
	assert.Equal(t, "a1 b2 d1 b4 g1", report.Record)
	d.Tap("point:b2")
	d.Calm()
	assert.Equal(t, "a1 b2 d1 b4 g1 xb2", d.Game.Report().Record, "it is played on")
	assert.True(t, d.Game.Control().Back())
	d.Tick(1)
	assert.Equal(t, "menu", d.Game.Report().Scene)
}

func TestShareRecord(t *testing.T) {
	p := &phone{}
	d := start(t, scenetest.Options{Config: scenes.Config{Host: p}}, "nine-mens-morris")
	d.Tap("point:a1")
	d.Calm()
	more(d, "share")
	title, text, _ := strings.Cut(p.shared, "\n")
	assert.Equal(t, "Nine Men’s Morris", title)
	require.NoError(t, d.Game.Control().OpenRecord(text), "what is shared can be opened")
	d.Tick(2)
	assert.Equal(t, "a1", d.Game.Report().Record)

	d = start(t, scenetest.Options{}, "nine-mens-morris")
	d.Tap("button:more")
	d.Tick(2)
	assert.False(t, d.Has("more:share"), "nobody could take it")
}

// TestControlFromOtherGoroutines is for the race detector: the system calls on
// a thread of its own.
func TestControlFromOtherGoroutines(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{Config: scenes.Config{Host: &phone{}}})
	var system sync.WaitGroup
	for range 3 {
		system.Go(func() {
			control := d.Game.Control()
			for i := range 40 {
				control.SetInsets(float64(i), 0, 0, 0)
				control.SetDark(i%2 == 0)
				control.SetLanguage("en")
				control.Pause()
				control.Resume()
				control.LowMemory()
				control.Back()
			}
		})
	}
	d.Tick(100)
	system.Wait()
	d.Tick(2)
	assert.Equal(t, "menu", d.Game.Report().Scene)
}
