package browsertest

import (
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// reload loads the page again, as a player does.
func (p *Page) reload() {
	p.t.Helper()
	p.Leave()
	p.run(chromedp.Reload())
	p.Reloaded()
}

// TestReloadMidTurn loads the page again while a removal is owed and in the middle of a series of jumps.
func TestReloadMidTurn(t *testing.T) {
	for name, duty := range map[string]rules.Duty{"nine-mens-morris": rules.DutyRemove, "leopards-and-deer": rules.DutyJump} {
		t.Run(name, func(t *testing.T) {
			ruleset, ok := rules.Lookup(name)
			require.True(t, ok)
			moves := until(t, ruleset, duty)
			state := rules.New(ruleset)
			p := open(t, small)
			p.startGame(Mouse, ruleset)
			p.play(state, Mouse, moves)
			require.Equal(t, duty, state.Duty())
			p.reload()
			p.UntilPosition(state)
			p.play(state, Mouse, state.AppendMoves(nil)[:1])
		})
	}
}

// TestScreenStaysOnInPlay counts the wake locks that the page holds, and takes one away as a browser does.
func TestScreenStaysOnInPlay(t *testing.T) {
	ruleset, ok := rules.Lookup("three-mens-morris")
	require.True(t, ok)
	p := blankPage(t, small)
	p.onNewDocument(`
		window.locks = [];
		Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
			const lock = new EventTarget();
			lock.release = async () => {
				locks.splice(locks.indexOf(lock), 1);
				lock.dispatchEvent(new Event("release"));
			};
			locks.push(lock);
			return lock;
		} } });`)
	p.load("/")
	held := func(want float64) {
		p.Until(fmt.Sprint(want, " wake locks"), func() bool { return p.Number(`locks.length`) == want })
	}
	held(0)
	p.startGame(Mouse, ruleset)
	held(1)
	p.Eval(`void locks[0].release()`, nil)
	held(1)
	p.Tap(Mouse, "menu")
	held(0)
}

// until finds a short game of the ruleset that stops where a side owes that duty.
func until(t *testing.T, ruleset *rules.Ruleset, duty rules.Duty) (moves []rules.Move) {
	t.Helper()
	chance := chance(3)
	for range 2000 {
		state := rules.New(ruleset)
		var game, legal []rules.Move
		for !state.Over() && len(game) < 40 && (moves == nil || len(game) < len(moves)) {
			if state.Duty() == duty {
				moves = game
				break
			}
			legal = state.AppendMoves(legal[:0])
			game = append(game, legal[chance.below(len(legal))])
			state.Apply(game[len(game)-1])
		}
	}
	require.NotNil(t, moves)
	return moves
}

// TestContextLoss takes the canvas's WebGL context away while a removal is owed: the page starts again and goes on in the
// middle of the turn, and gives up with a word when that happens again and again.
func TestContextLoss(t *testing.T) {
	ruleset, ok := rules.Lookup("nine-mens-morris")
	require.True(t, ok)
	p := open(t, small)
	p.startGame(Mouse, ruleset)
	state := rules.New(ruleset)
	p.play(state, Mouse, until(t, ruleset, rules.DutyRemove))
	lose := func() {
		p.Eval(`document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext()`, nil)
	}
	for range 2 {
		p.Leave()
		lose()
		p.Reloaded()
		p.UntilPosition(state)
	}
	lose()
	p.Until("the message", func() bool { return p.Bool(`document.getElementById("status").textContent.includes("picture")`) })
	assert.False(t, p.Bool(`document.getElementById("splash").hidden`))
	p.forgive("WebGL", "context")
}

// TestHiddenTab hides the page, as far as a test can: the document says that it is hidden and no frames come. Then the
// time that went by must not be made up for.
func TestHiddenTab(t *testing.T) {
	ruleset, ok := rules.Lookup("nine-mens-morris")
	require.True(t, ok)
	p := blankPage(t, small)
	p.onNewDocument(`
		window.frozen = [];
		window.requestAnimationFrame = (callback) => (window.freeze ? frozen.push(callback) : testFrame(callback));`)
	p.prefer() // men travel
	p.load("/")
	p.startGame(Mouse, ruleset)
	state := rules.New(ruleset)
	move := state.AppendMoves(nil)[0]
	p.Tap(Mouse, "point:"+state.Board().Label(move.To)) // a man is on its way
	p.Eval(`
		window.freeze = true;
		Object.defineProperty(document, "hidden", { value: true, configurable: true });
		Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
		document.dispatchEvent(new Event("visibilitychange"));`, nil)
	p.twoFrames()
	frames := p.Number("t3.frames")
	for range 60 {
		p.twoFrames()
	}
	assert.Equal(t, frames, p.Number("t3.frames"), "a hidden page draws nothing")
	p.Eval(`
		window.freeze = false;
		delete document.hidden;
		delete document.visibilityState;
		document.dispatchEvent(new Event("visibilitychange"));
		for (const callback of frozen.splice(0)) testFrame(callback);`, nil)
	state.Apply(move)
	p.UntilPosition(state)
	p.Rest()
	assert.Less(t, p.Number("t3.frames")-frames, 90.0, "no burst of frames")
}

// TestSoundWaitsForAPressAndComesBack lets the system interrupt the sound, as a telephone call does.
func TestSoundWaitsForAPressAndComesBack(t *testing.T) {
	ruleset, ok := rules.Lookup("three-mens-morris")
	require.True(t, ok)
	p := blankPage(t, small)
	p.onNewDocument(`window.AudioContext = class extends AudioContext { constructor(...args) { super(...args); window.testAudio = this; } }`)
	p.load("/")
	assert.Equal(t, "", p.Text(`t3.sound()`), "nothing is opened before a press")
	p.startGame(Mouse, ruleset)
	state := rules.New(ruleset)
	p.play(state, Mouse, state.AppendMoves(nil)[:1])
	running := func() bool { return p.Text(`t3.sound()`) == "running" }
	p.Until("sound", running)
	p.Eval(`testAudio.suspend().then(() => true)`, nil)
	assert.Equal(t, "suspended", p.Text(`t3.sound()`))
	p.Tap(Mouse, "button:undo")
	p.Until("sound again", running)
}

// TestBlurWithAKeyDown loses the window while a key is held: it must not stick.
func TestBlurWithAKeyDown(t *testing.T) {
	ruleset, ok := rules.Lookup("nine-mens-morris")
	require.True(t, ok)
	p := open(t, small)
	p.startGame(Mouse, ruleset)
	state := rules.New(ruleset)
	first := state.AppendMoves(nil)[:1]
	p.play(state, Mouse, first)
	empty := rules.New(ruleset)
	key := func(kind input.KeyType) {
		p.run(input.DispatchKeyEvent(kind).WithKey("u").WithCode("KeyU").WithWindowsVirtualKeyCode('U'))
		p.Frames(3)
	}
	key(input.KeyDown)
	p.UntilPosition(empty)
	p.Eval(`document.querySelector("canvas").dispatchEvent(new FocusEvent("blur")); window.dispatchEvent(new FocusEvent("blur"))`, nil)
	p.Frames(3)
	p.Eval(`window.dispatchEvent(new FocusEvent("focus"))`, nil)
	p.play(empty, Mouse, first)
	key(input.KeyUp)
	key(input.KeyDown)
	key(input.KeyUp)
	p.UntilPosition(rules.New(ruleset))
	p.Key(kb.Escape)
}

// TestEveryPointInEverySize turns, resizes and zooms the page and taps every point of the board each time.
func TestEveryPointInEverySize(t *testing.T) {
	ruleset, ok := rules.Lookup("nine-mens-morris")
	require.True(t, ok)
	p := open(t, small)
	p.startGame(Touch, ruleset)
	p.play(rules.New(ruleset), Touch, rules.New(ruleset).AppendMoves(nil)[:1]) // a game that a reload goes on with
	p.Tap(Touch, "button:undo")
	p.UntilPosition(rules.New(ruleset))
	for _, view := range []Viewport{
		small,
		{568, 320, 1}, // turned
		{400, 400, 1}, // another window
		{284, 500, 1},
		{320, 240, 2}, // a small window, zoomed to 200 %, which starts the page again
	} {
		if view.Scale != small.Scale {
			p.zoom(view, "board")
		} else {
			p.resize(view)
			p.Until("the new size", func() bool {
				return p.Number(`document.querySelector("canvas").width`) == float64(view.Width) && p.Number(`innerHeight`) == float64(view.Height)
			})
			p.twoFrames()
			p.Rest()
		}
		for i := range ruleset.Board.Size() {
			state := rules.New(ruleset)
			move := rules.Move{Kind: rules.Place, From: rules.NoPoint, To: rules.Point(i), Over: rules.NoPoint}
			p.QuickTap(Touch, "point:"+ruleset.Board.Label(move.To))
			state.Apply(move)
			p.UntilPosition(state)
			p.QuickTap(Touch, "button:undo")
			p.UntilPosition(rules.New(ruleset))
		}
	}
}
