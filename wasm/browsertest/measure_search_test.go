//go:build unix

package browsertest

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// slowdown is how many times slower than this machine the searches are measured: about an old telephone.
const slowdown = 4

// answer is what the worker replies to a request, and how long that took.
type answer struct {
	ms    float64
	move  string
	depth int
	nodes float64
}

// seeker is a worker of the test's own, the page's program without the page.
type seeker struct{ *Page }

// newSeeker starts a worker beside the page and waits until it can be asked.
func newSeeker(t *testing.T) seeker {
	t.Helper()
	p := open(t, small)
	p.Eval(`new Promise((done, fail) => {
		window.seeker = new Worker("worker.js");
		window.ask = (text) => new Promise((told) => {
			const start = performance.now();
			seeker.onmessage = (event) => told((performance.now() - start) + "\n" + event.data);
			seeker.postMessage(text);
		});
		seeker.onmessage = () => done(true);
		seeker.onerror = (event) => fail(event.message);
	})`, nil)
	return seeker{p}
}

// ask puts a position to the worker.
func (s seeker) ask(ruleset *rules.Ruleset, moves []string, limits string) (a answer) {
	s.t.Helper()
	request := fmt.Sprintf("think 1\nruleset %s\nmoves %s\nseed 1\n%s\n", ruleset.ID, strings.Join(moves, " "), limits)
	ms, reply, _ := strings.Cut(s.Text(fmt.Sprintf("ask(%q)", request)), "\n")
	var err error
	a.ms, err = strconv.ParseFloat(ms, 64)
	require.NoError(s.t, err)
	for line := range strings.Lines(reply) {
		key, value, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch key {
		case "move":
			a.move = value
		case "depth":
			a.depth, err = strconv.Atoi(value)
		case "nodes":
			a.nodes, err = strconv.ParseFloat(value, 64)
		case "error":
			require.Fail(s.t, value, request)
		}
		require.NoError(s.t, err, reply)
	}
	return a
}

// loop counts what the page, or a worker, can do in a fifth of a second.
const loop = `(() => {
	const end = performance.now() + 200;
	let n = 0;
	for (let x = 1; performance.now() < end; n++) for (let i = 0; i < 1000; i++) x = Math.imul(x, 1664525) + 1 | 0;
	return n;
})`

// speeds measures how fast the page and a worker are, the best of several attempts.
func (s seeker) speeds() (page, worker float64) {
	s.t.Helper()
	s.Eval(`window.looper ??= new Worker(URL.createObjectURL(new Blob([`+"`onmessage = () => postMessage("+loop+"())`"+`])))`, nil)
	for range 10 {
		page = max(page, s.Number(loop+`()`))
		worker = max(worker, s.Number(`new Promise((done) => { looper.onmessage = (event) => done(event.data); looper.postMessage(0); })`))
	}
	return page, worker
}

// frames lists how far apart the page's frames are while the worker thinks.
const frames = `(async () => {
	const times = [];
	let on = true;
	const tick = (now) => {
		times.push(now);
		if (on) testFrame(tick);
	};
	testFrame(tick);
	await ask("think 1\nruleset alquerque\ntime 2000\n");
	on = false;
	const apart = times.slice(1).map((time, i) => time - times[i]).sort((a, b) => a - b);
	return apart.length + ", median " + apart[apart.length >> 1].toFixed(1) + ", most " + apart.at(-1).toFixed(1) + " ms";
})()`

// mainGames are the games of the menu's cards.
func mainGames() (list []*rules.Ruleset) {
	for _, ruleset := range rules.All() {
		if ruleset.Main == "" {
			list = append(list, ruleset)
		}
	}
	return list
}

// TestMeasureSearch prints how long the levels take for their answers in the worker, and how much it searches in a second.
func TestMeasureSearch(t *testing.T) {
	if !*measure {
		t.Skip("-measure is not given")
	}
	s := newSeeker(t)
	s.speeds() // the first loops are slower
	page, worker := s.speeds()
	slow(t, slowdown)
	slowPage, slowWorker := s.speeds()
	t.Logf("slowed down: the page %.1f times, a worker %.1f times", page/slowPage, worker/slowWorker)

	t.Logf("frames of the page while a worker thinks for two seconds, slowed down %d times: %s", slowdown, s.Text(frames))

	const levels, plies = 6, 30
	t.Logf("answers in ms, slowed down %d times: median and longest of a game of %d plies at most, the level against itself", slowdown, plies)
	games := map[string][]string{}
	for _, ruleset := range mainGames() {
		var row []string
		for level := 1; level <= levels; level++ {
			var times []float64
			state := rules.New(ruleset)
			var moves []string
			for len(moves) < plies && !state.Over() {
				a := s.ask(ruleset, moves, fmt.Sprintf("level %d", level))
				times = append(times, a.ms)
				move, err := state.ParseMove(a.move)
				require.NoError(t, err)
				state.Apply(move)
				moves = append(moves, a.move)
			}
			games[ruleset.ID] = moves
			slices.Sort(times)
			row = append(row, fmt.Sprintf("%4.0f %5.0f", times[len(times)/2], times[len(times)-1]))
		}
		t.Logf("%-20s %s", ruleset.ID, strings.Join(row, " | "))
	}

	t.Logf("thousands of nodes and depth after a second, slowed down %d times: at the start and after a quarter, half and three quarters of that game", slowdown)
	for _, ruleset := range mainGames() {
		var row []string
		moves := games[ruleset.ID]
		for quarter := range 4 {
			a := s.ask(ruleset, moves[:len(moves)*quarter/4], "time 1000")
			row = append(row, fmt.Sprintf("%5.0f %2d", a.nodes/1000, a.depth))
		}
		t.Logf("%-20s %s", ruleset.ID, strings.Join(row, " | "))
	}
}
