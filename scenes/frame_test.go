package scenes_test

import (
	"image/color"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/scenes"
	"t3hunting/scenes/input"
	"t3hunting/scenes/scenetest"
	"t3hunting/scenes/shape"
)

// TestDrawnOnDemand counts the frames that are drawn anew: none while nothing
// happens, some while a man moves, none again when it has come to rest.
func TestDrawnOnDemand(t *testing.T) {
	d := start(t, scenetest.Options{}, "nine-mens-morris")
	d.EveryFrame = true
	d.Tick(5)
	before := d.Game.Drawn()
	d.Tick(100)
	assert.Equal(t, before, d.Game.Drawn(), "nothing moves")
	d.Tap("point:d2")
	d.Calm()
	d.Tick(30)
	after := d.Game.Drawn()
	assert.Greater(t, after, before+5, "a man drops")
	d.Tick(100)
	assert.Equal(t, after, d.Game.Drawn(), "it has come to rest")

	x, y := d.Center("button:flip")
	d.Hover(x, y)
	assert.Equal(t, after+1, d.Game.Drawn(), "a button lights up")
	d.Hover(x+1, y)
	assert.Equal(t, after+1, d.Game.Drawn(), "and stays lit")
}

// TestRestingMouse does not light what comes to lie under a mouse that rests while
// the window changes.
func TestRestingMouse(t *testing.T) {
	d := start(t, scenetest.Options{W: 1440, H: 900}, "nine-mens-morris")
	d.EveryFrame = true
	x, y := d.Center("rail:bagh-chal")
	d.Resize(844, 390)
	d.Hover(x, y)
	d.Resize(1440, 900)
	d.Hover(x, y)
	before := d.Game.Drawn()
	d.Hover(x, y)
	assert.Equal(t, before, d.Game.Drawn(), "it rests")
	d.Hover(x+1, y)
	assert.Equal(t, before+1, d.Game.Drawn(), "it points at the row")
}

// TestDrawnOnDemandWhileThinking does not redraw while the computer thinks.
func TestDrawnOnDemandWhileThinking(t *testing.T) {
	o := scenetest.Options{}
	o.Config.Player = scenetest.Sleeper{}
	d := scenetest.New(t, o)
	d.Tap("card:nine-mens-morris")
	d.Tap("start")
	d.EveryFrame = true
	d.Tap("point:d2")
	d.Tick(60)
	require.True(t, d.Game.Report().Busy)
	before := d.Game.Drawn()
	d.Tick(100)
	assert.Equal(t, before, d.Game.Drawn())
}

// TestNoAllocations runs ticks and frames in steady state: at rest, with a man in
// motion, and with one that is dragged. The program itself allocates nothing;
// at rest the engine does not either.
func TestNoAllocations(t *testing.T) {
	noAllocations(t, scenetest.Options{}, 100)
	noAllocations(t, scenetest.Options{W: 844, H: 390}, 200) // texts are made smaller to fit
}

func noAllocations(t *testing.T, o scenetest.Options, text int) {
	d := start(t, o, "alquerque")
	d.Game.Choose(func(s *scenes.Settings) { s.Text = text })
	d.EveryFrame = true
	d.Tick(100)
	d.Picture()
	assert.Zero(t, testing.AllocsPerRun(100, func() { d.Tick(1) }), "at rest")

	// A drag draws every tick for as long as one likes.
	x, y := d.Center("point:b2")
	d.Press(x, y)
	drag := func() {
		for range 50 {
			x, y = x+0.3, y-0.3
			d.Move(x, y)
		}
	}
	drag()
	before := d.Game.Drawn()
	assert.Zero(t, scenetest.OwnAllocs(drag), "dragging")
	assert.GreaterOrEqual(t, d.Game.Drawn(), before+50, "each was drawn")
	d.Key(input.Cancel)
	d.Release(x, y)

	d.Tap("point:b2")
	d.Tap("point:c3")
	before = d.Game.Drawn()
	assert.Zero(t, scenetest.OwnAllocs(func() { d.Tick(5) }), "a man slides")
	assert.GreaterOrEqual(t, d.Game.Drawn(), before+5, "each was drawn")
}

// TestPixels looks at a few places of the board.
func TestPixels(t *testing.T) {
	d := start(t, scenetest.Options{}, "alquerque")
	d.Tick(2)
	img := d.Picture()
	c := &shape.Parade
	near := func(want color.RGBA, x, y float64, what string) {
		t.Helper()
		requireNear(t, want, img.RGBAAt(int(x), int(y)), what)
	}
	pitch := 374 / 5.1
	x, y := d.Center("point:c3")
	near(c.Well, x, y, "the empty point")
	near(c.Brass, x+0.17*pitch, y, "its ring")
	near(c.Line, x+0.5*pitch, y+0.5*pitch, "a line between two points")
	x, y = d.Center("point:a5")
	near(c.WhiteMark, x, y, "a white soldier's dot")
	near(c.White, x+0.4*0.31*pitch, y, "its disc")
	x, y = d.Center("point:a1")
	near(c.Blue, x+0.7*0.31*pitch, y, "a blue soldier")
	near(c.Page, 4, 300, "the page beside the board")
	near(c.Board, 12, 340, "the board's panel")

	d.Tap("point:b2")
	img = d.Picture()
	x, y = d.Center("point:c3")
	near(c.GoHere, x, y, "where the chosen soldier may go")
	x, y = d.Center("point:b2")
	near(c.Line, x+0.43*pitch, y, "the ring round it")
}

// requireNear compares a pixel with a colour.
func requireNear(t *testing.T, want, got color.RGBA, what string) {
	t.Helper()
	for _, pair := range [3][2]uint8{{want.R, got.R}, {want.G, got.G}, {want.B, got.B}} {
		assert.InDelta(t, pair[0], pair[1], 6, "%s: %v for %v", what, got, want)
	}
}

// TestForward turns the board to White: Blue's chevrons, which say which way is
// forward, turn with it.
func TestForward(t *testing.T) {
	d := start(t, with(scenetest.Options{}, func(s *scenes.Settings) { s.Seating = scenes.BoardTurns }), "alquerque")
	c, below := &shape.Parade, 0.48*0.31*374/5.1
	x, y := d.Center("point:a1")
	img := d.Picture()
	requireNear(t, c.BlueMark, img.RGBAAt(int(x), int(y-below)), "up")
	requireNear(t, c.Blue, img.RGBAAt(int(x), int(y+below)), "up")
	d.Tap("point:b2")
	d.Tap("point:c3")
	d.Settle()
	d.Tick(30)
	x, y = d.Center("point:a1")
	img = d.Picture()
	requireNear(t, c.BlueMark, img.RGBAAt(int(x), int(y+below)), "down")
	requireNear(t, c.Blue, img.RGBAAt(int(x), int(y-below)), "down")
}

// TestHintMarksItsVictim rings the man that the hint's jump would take, from the
// press on that says where it goes.
func TestHintMarksItsVictim(t *testing.T) {
	d, a := advised(t, scenetest.Options{}, "alquerque", "c2-c3")
	a.move, a.why = "c4xc2", "captures"
	x, y := d.Center("point:c3")
	for _, want := range []color.RGBA{shape.Parade.Board, shape.Parade.Take, shape.Parade.Take} {
		d.Tap("button:hint")
		d.Tick(60)
		const between = 0.38 // no line runs there
		img, r := d.Picture(), 0.46*374/5.1
		requireNear(t, want, img.RGBAAt(int(x+r*math.Cos(between)), int(y+r*math.Sin(between))), "the ring")
	}
}

// TestAskedHidesThePoint asks whether a man is meant that is to be placed: neither
// the well's ring nor the line below it shines through.
func TestAskedHidesThePoint(t *testing.T) {
	d := start(t, with(scenetest.Options{}, func(s *scenes.Settings) { s.Confirm = true }), "bagh-chal")
	d.Tap("point:c3")
	x, y := d.Center("point:c3")
	img, faint := d.Picture(), shape.Parade.Faint()
	requireNear(t, faint.WhiteMark, img.RGBAAt(int(x), int(y)), "its dot")
	requireNear(t, faint.White, img.RGBAAt(int(x+0.8*0.31*374/5.1), int(y)), "its disc, over a line")
}

// TestAccents looks at what stands on the page in the light theme, where brass
// would not be seen: the knob of a look back's slider.
func TestAccents(t *testing.T) {
	d := start(t, with(scenetest.Options{}, func(s *scenes.Settings) { s.Theme = scenes.TeakDay }), "nine-mens-morris")
	taps(d, "a1", "a4")
	d.Tap("button:more")
	d.Tick(30)
	d.Tap("more:history")
	d.Tick(2)
	r := d.Game.Slider()
	assert.Equal(t, shape.Teak.Accent, d.Picture().RGBAAt(int(r.Right())-14, int(r.Y+r.H/2)))
}

// TestScales draws at the densities of phones: nothing panics, and the picture
// has the device's size.
func TestScales(t *testing.T) {
	for _, scale := range []float64{1, 1.5, 2, 3} {
		d := start(t, scenetest.Options{W: 390, H: 844, Scale: scale}, "bagh-chal")
		b := d.Picture().Bounds()
		assert.InDelta(t, 390*scale, b.Dx(), 1)
		assert.InDelta(t, 844*scale, b.Dy(), 1)
	}
}
