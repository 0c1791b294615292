//go:build js

package main

import (
	"syscall/js"

	"t3hunting/ai"
)

// tableBytes is the size of the transposition table.
const tableBytes = 16 << 20

func main() {
	searcher := ai.NewSearcher(tableBytes)
	page := js.Global()
	if file := page.Get("t3solved"); file.Truthy() {
		tables := make([]byte, file.Length())
		js.CopyBytesToGo(tables, file)
		_ = searcher.UseTables(tables) // without them it plays as well as it can
		page.Delete("t3solved")
	}
	clerk := ai.NewClerk(searcher, pause(), func(reply string) { page.Call("postMessage", reply) })
	heard := make(chan struct{}, 1)
	page.Set("t3search", js.FuncOf(func(_ js.Value, args []js.Value) any {
		clerk.Hear(args[0].String())
		select {
		case heard <- struct{}{}:
		default:
		}
		return nil
	}))
	page.Call("postMessage", ai.WorkerReady)
	for range heard {
		clerk.Work()
	}
}

// pause returns a function that lets the worker hear the messages that have come. A message to
// itself, which stands behind them, wakes it; a timer would take milliseconds.
func pause() func() {
	channel := js.Global().Get("MessageChannel").New()
	back := make(chan struct{}, 1)
	channel.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		back <- struct{}{}
		return nil
	}))
	itself := channel.Get("port2")
	return func() {
		itself.Call("postMessage", js.Null())
		<-back
	}
}
