//go:build js

package main

import (
	"context"
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
	page.Set("t3search", js.FuncOf(func(_ js.Value, args []js.Value) any {
		searcher.AnswerText(context.Background(), args[0].String(), func(reply string) { page.Call("postMessage", reply) })
		return nil
	}))
	page.Call("postMessage", ai.WorkerReady)
	select {}
}
