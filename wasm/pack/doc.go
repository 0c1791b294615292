// Pack puts the page together after its programs are built: it renders the icons from the game's own shapes, writes
// version and sizes into the page's files, and lists every file with its hash for the service worker.
//
//	go run ./wasm/pack -version V [-from wasm] [-to dist/web] wasm_exec.js
//
// The folder of -to holds t3.wasm, worker.wasm and solved.bin already. Nothing that it writes depends on clock or machine: the same
// input gives the same bytes. It draws without a display.
package main
