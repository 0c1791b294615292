// Serve is a small static web server for the built page, for playing and for tests. It sends the media types that
// browsers insist on (WebAssembly is compiled while it streams only as application/wasm) and, where the build left a
// compressed copy beside a file, that copy.
//
//	go run ./wasm/serve [-dir dist/web] [-addr localhost:8080] [-open]
//
// It prints the address as its first line. It never compresses, caches or changes anything itself, knows nothing of
// the game, and is not meant for the open internet: any static host can serve the folder.
package main
