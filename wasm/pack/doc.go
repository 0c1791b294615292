// Pack puts the page together after its programs are built: it renders the icons from the game's own shapes, writes
// version and sizes into the page's files, and lists every file with its hash for the service worker.
//
//	go run ./wasm/pack -version V [-compress] [-from wasm] [-to dist/web] wasm_exec.js
//
// With -compress it puts a copy of each file in brotli and in gzip beside it, for servers that send such copies, and
// fails where a program is larger than the page can afford. The folder of -to holds t3.wasm, worker.wasm and solved.bin
// already. Nothing that it writes depends on clock or machine: the same input gives the same bytes. It draws without a
// display.
package main
