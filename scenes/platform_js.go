package scenes

import (
	"runtime"
	"strconv"
	"strings"
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"

	"t3hunting/scenes/input"
	"t3hunting/scenes/layout"
)

// platform is the page's script (wasm/boot.js), which stands between the game
// and the browser.
type platform struct {
	t3     js.Value
	idling bool
	woken  bool // since the last tick
	wishes Preferences
}

// start lets the page's tests ask what is on the screen.
func (p *platform) start(g *Game) {
	p.t3 = js.Global().Get("t3")
	p.follow("(prefers-color-scheme: light)", &p.wishes.Light)
	p.follow("(prefers-contrast: more)", &p.wishes.Contrast)
	p.follow("(prefers-reduced-motion: reduce)", &p.wishes.Still)
	export := func(name string, f func(text string) string) {
		js.Global().Set(name, js.FuncOf(func(_ js.Value, args []js.Value) any {
			text := ""
			if len(args) > 0 && args[0].Type() == js.TypeString {
				text = args[0].String()
			}
			return f(text)
		}))
	}
	export("t3probe", func(string) string { return g.Report().String() })
	export("t3version", func(string) string { return Version })
	export("t3playing", func(string) string { return strconv.Itoa(count(g.stack.playing())) })
	export("t3heap", func(string) string { return strconv.FormatUint(heap(), 10) })
	export("t3do", func(name string) string { g.control.Press(name); return "" })
	export("t3look", func(name string) string { g.control.Look(name); return "" })
	export("t3open", func(text string) string { g.control.OpenLink(text); return "" })
	export("t3shared", func(how string) string { g.control.shared(how); return "" })
}

// heap returns how many bytes the program's living objects take.
func heap() uint64 {
	runtime.GC()
	var stats runtime.MemStats
	runtime.ReadMemStats(&stats)
	return stats.HeapAlloc
}

// begin opens the game that the page's address asks for, or goes on with the one
// that was on the screen when the page was loaded again (wasm/link.js, boot.js).
func (p *platform) begin(g *Game) {
	if p.t3.IsUndefined() {
		return
	}
	g.ctx.shareLink = func(title, game string) { p.t3.Call("share", title, game) }
	if text := p.t3.Call("link").String(); text != "" {
		g.control.OpenLink(text)
	} else if p.t3.Call("resume").Bool() {
		g.control.goOn()
	}
}

// say returns how sentences get into the page's live region.
func (p *platform) say() func(string) {
	return func(sentence string) {
		if !p.t3.IsUndefined() {
			p.t3.Call("say", sentence)
		}
	}
}

// show lets the page bring its buttons in step with the screen (wasm/screen.js).
func (p *platform) show(g *Game) {
	if !p.t3.IsUndefined() {
		p.t3.Call("show", g.Access().String())
	}
}

// follow keeps wish at what the browser says of a media query.
func (p *platform) follow(query string, wish *bool) {
	media := js.Global().Call("matchMedia", query)
	*wish = media.Get("matches").Bool()
	media.Call("addEventListener", "change", js.FuncOf(func(js.Value, []js.Value) any {
		*wish = media.Get("matches").Bool()
		p.wake()
		return nil
	}))
}

// prefer brings the system's wishes up to date.
func (p *platform) prefer(wishes *Preferences) { *wishes = p.wishes }

// idle holds back the next frame until something happens, or lets frames come.
// The gate opens by itself at every event, so shutting it is said every time.
func (p *platform) idle(still bool) {
	still = still && !p.woken
	p.woken = false
	if p.t3.IsUndefined() || !still && !p.idling {
		return
	}
	p.idling = still
	p.t3.Call("idle", still)
}

// light keeps the screen lit although nobody touches it, or lets it go dark.
func (p *platform) light(on bool) {
	if !p.t3.IsUndefined() {
		p.t3.Call("light", on)
	}
}

// again asks for one more frame: there was one without a tick.
func (p *platform) again() {
	if p.idling && !p.t3.IsUndefined() {
		p.t3.Call("wake")
	}
}

// wake asks for a tick: the computer player has something to say.
func (p *platform) wake() {
	p.woken = true
	if !p.t3.IsUndefined() {
		p.t3.Call("wake")
	}
}

// presses adds the presses that began and ended between two ticks, and the files
// that were dropped on the page.
func (p *platform) presses(f *input.Frame) {
	if p.t3.IsUndefined() {
		return
	}
	text := p.t3.Call("presses").String()
	for text != "" {
		var line string
		line, text, _ = strings.Cut(text, "\n")
		kind, rest, _ := strings.Cut(line, " ")
		switch kind {
		case "mouse":
			press(f, input.MouseID, rest)
		case "touch":
			press(f, 0, rest)
		case "key":
			if a, ok := codes[rest]; ok {
				f.Actions = append(f.Actions, a)
			}
		case "files":
			texts := p.t3.Call("dropped")
			for i := range texts.Length() {
				f.Dropped = append(f.Dropped, texts.Index(i).String())
			}
		case "cancel":
			f.Blurred = true // as if the window had gone: the press under way is void
		}
	}
}

// press adds a press and its release at "X Y".
func press(f *input.Frame, id int, place string) {
	xs, ys, _ := strings.Cut(place, " ")
	x, errX := strconv.ParseFloat(xs, 64)
	y, errY := strconv.ParseFloat(ys, 64)
	if errX != nil || errY != nil {
		return
	}
	f.Pointers = append(f.Pointers,
		input.Pointer{ID: id, Phase: input.Pressed, X: x, Y: y}, input.Pointer{ID: id, Phase: input.Released, X: x, Y: y})
}

// codes maps a browser's key codes to what the keys mean.
var codes = func() map[string]input.Action {
	list := make(map[string]input.Action)
	for k := ebiten.Key(0); k <= ebiten.KeyMax; k++ {
		if a := actionOf(k); a != input.NoAction {
			list[code(k)] = a
		}
	}
	return list
}()

// code returns the browser's code of a key: as Ebitengine names it, but for
// letters.
func code(k ebiten.Key) string {
	name := k.String()
	if len(name) == 1 {
		return "Key" + name
	}
	return name
}

// hand shows a pointing hand over something that can be pressed.
func (p *platform) hand(on bool) {
	if on {
		ebiten.SetCursorShape(ebiten.CursorShapePointer)
	} else {
		ebiten.SetCursorShape(ebiten.CursorShapeDefault)
	}
}

// insets returns what notches and bars cover.
func (p *platform) insets() layout.Insets {
	if p.t3.IsUndefined() {
		return layout.Insets{}
	}
	v := p.t3.Call("insets")
	return layout.Insets{Top: v.Index(0).Float(), Right: v.Index(1).Float(), Bottom: v.Index(2).Float(), Left: v.Index(3).Float()}
}
