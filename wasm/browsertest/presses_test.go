package browsertest

import (
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
)

// openStopped opens the page and then stops its ticks, so that a test can stand in for the program and call
// t3.presses when it wants. heard lists the events that reached the canvas, hence the engine.
func openStopped(t *testing.T) *Page {
	p := blankPage(t, small)
	p.onNewDocument(`window.requestAnimationFrame = (callback) => (window.stopped ? 0 : testFrame(callback))`)
	p.load("/")
	p.Eval(`
		window.stopped = true;
		window.heard = [];
		for (const type of ["mousedown", "mouseup", "touchstart", "touchend", "keydown", "keyup"]) {
			document.querySelector("canvas").addEventListener(type, () => heard.push(type));
		}
		t3.wake();`, nil)
	// A frame that was asked for before the stop still comes; its request for another is dropped.
	p.twoFrames()
	p.twoFrames()
	p.Text("t3.presses()")
	return p
}

func TestPressShorterThanATickIsTold(t *testing.T) {
	p := openStopped(t)
	p.QuickTapAt(Mouse, 10, 20)
	p.QuickTapAt(Touch, 30, 40)
	p.Key(kb.Enter)
	p.QuickTapAt(Mouse, 50, 60)
	assert.Equal(t, "mouse 10 20\ntouch 30 40\nkey Enter\nmouse 50 60\n", p.Text("t3.presses()"))
	assert.Equal(t, "", p.Text("t3.presses()"))
}

func TestLongPressIsLeftToTheEngine(t *testing.T) {
	p := openStopped(t)
	for _, hand := range []Hand{Mouse, Touch} {
		p.press(hand, 10, 20)
		assert.Equal(t, "", p.Text("t3.presses()"))
		p.release(hand, 10, 20)
		assert.Equal(t, "", p.Text("t3.presses()"))
	}
}

func TestReleaseAndPressBetweenTwoTicks(t *testing.T) {
	p := openStopped(t)
	for hand, wanted := range map[Hand]struct{ events, line string }{
		Mouse: {"mousedown mouseup", "mouse 30 40\n"},
		Touch: {"touchstart touchend", "touch 30 40\n"},
	} {
		p.Text("t3.presses()")
		p.Eval(`heard = []`, nil)
		p.press(hand, 10, 20)
		assert.Equal(t, "", p.Text("t3.presses()"), "the engine sees the first press")
		p.release(hand, 10, 20)
		p.press(hand, 30, 40)
		assert.Equal(t, wanted.events, p.Text(`heard.join(" ")`), "the engine sees the release and not the second press")
		assert.Equal(t, "", p.Text("t3.presses()"))
		p.release(hand, 30, 40)
		assert.Equal(t, wanted.line, p.Text("t3.presses()"))
		assert.Equal(t, wanted.events, p.Text(`heard.join(" ")`))
		p.press(hand, 50, 60)
		assert.Equal(t, "", p.Text("t3.presses()"))
		p.release(hand, 50, 60)
		assert.Equal(t, wanted.events+" "+wanted.events, p.Text(`heard.join(" ")`), "the third press is the engine's again")
	}
}

func TestHundredPressesBetweenTwoTicks(t *testing.T) {
	p := openStopped(t)
	for range 50 {
		p.QuickTapAt(Mouse, 10, 20)
		p.QuickTapAt(Touch, 30, 40)
	}
	assert.Equal(t, 100.0, p.Number(`t3.presses().split("\n").length - 1`))
}

func TestMouseMovesOnBeforeTheTick(t *testing.T) {
	p := openStopped(t)
	p.Eval(`document.querySelector("canvas").addEventListener("mousemove", (event) => heard.push("at " + event.clientX + " " + event.clientY))`, nil)
	p.press(Mouse, 10, 20)
	p.run(input.DispatchMouseEvent(input.MouseMoved, 30, 40), input.DispatchMouseEvent(input.MouseMoved, 50, 60))
	assert.Equal(t, "at 10 20 mousedown", p.Text(`heard.join(" ")`), "the engine finds the mouse where it was pressed")
	assert.Equal(t, "", p.Text("t3.presses()"))
	p.Until("the last movement", func() bool { return p.Text(`heard.join(" ")`) == "at 10 20 mousedown at 50 60" })
	p.run(input.DispatchMouseEvent(input.MouseMoved, 70, 80))
	assert.Equal(t, "at 10 20 mousedown at 50 60 at 70 80", p.Text(`heard.join(" ")`))
}

func TestWheelTurnsNotches(t *testing.T) {
	p := openStopped(t)
	p.Eval(`document.querySelector("canvas").addEventListener("wheel", (event) => heard.push(event.deltaX + " " + event.deltaY))`, nil)
	turn := func(x, y float64) {
		p.run(input.DispatchMouseEvent(input.MouseWheel, 10, 20).WithDeltaX(x).WithDeltaY(y))
	}
	turn(0, 100)
	turn(50, 100)
	assert.Equal(t, "0 1, 0.5 2", p.Text(`heard.join(", ")`), "turns add up until the tick")
	p.Text("t3.presses()")
	turn(0, -50)
	assert.Equal(t, "0 1, 0.5 2, 0 -0.5", p.Text(`heard.join(", ")`))
}

func TestCancelledTouchEnds(t *testing.T) {
	p := openStopped(t)
	p.press(Touch, 10, 20)
	assert.Equal(t, "", p.Text("t3.presses()"))
	p.run(input.DispatchTouchEvent(input.TouchCancel, []*input.TouchPoint{}))
	p.Until("the end of the touch: no ghost finger stays", func() bool { return p.Text(`heard.join(" ")`) == "touchstart touchend" })
	assert.Equal(t, "cancel\n", p.Text("t3.presses()"))
}
