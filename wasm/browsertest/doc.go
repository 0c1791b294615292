// Package browsertest holds the tests that play the built page in a real browser: headless Chromium, driven with
// mouse, touch and keys through its DevTools protocol, against dist/web as wasm/serve serves it.
//
// The tests know the program by what a player does and by one hook, the page's function t3probe(). It returns lines of
// text that say where the program stands:
//
//	scene NAME              the scene on top
//	game ID                 the ruleset on the board
//	position TEXT           the position, in the form of rules.State.Position
//	result OUTCOME REASON   once the game is over
//	notice TEXT             the sentence that answers what was done last
//	hint TEXT               what a hint marks
//	focus NAME              the target that keys act on
//	looking N/ALL           the ply that is looked back at
//	busy 0|1                1 while something moves or the computer player thinks
//	target NAME X Y W H     something that can be tapped, its rectangle in CSS pixels: card:bagh-chal, point:a1,
//	                        button:undo …
//
// The layer for screen readers (wasm/screen.js) is played through the page's own buttons and live region, and searched
// by axe-core where npm has installed it.
//
// Nothing here reads pixels to find out what the program does, and no verdict hangs on a clock: every wait is for a
// condition and bounded by a count of attempts. It has no code outside tests.
//
//	make page && go test ./wasm/browsertest [-dir dist/web] [-screenshots FOLDER]
//	go test -count=1 -timeout 90m ./wasm/browsertest -run Measure -measure -v
//
// With -measure three tests print figures: the first frame, idle time and frames (TestMeasure), memory over ten thousand
// moves (TestMeasureHeap, ten minutes), the worker's answers on a machine four times as slow (TestMeasureSearch).
package browsertest
