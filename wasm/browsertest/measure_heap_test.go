package browsertest

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// heap is the memory that is in use after a collection, in bytes.
type heap struct {
	scripts float64 // objects of the page's scripts
	worker  float64 // objects of the worker's scripts
	objects float64 // the program's
	memory  float64 // what the program has, in use or not
	search  float64 // what the worker's program has, in use or not
	kept    float64 // the games that were played, in the browser's storage and not in memory
}

func (h heap) String() string {
	return fmt.Sprintf("scripts %.2f MB, the worker's %.2f MB; the program's objects %.2f MB of %.2f MB, the worker's program %.2f MB; in the storage %.0f kB",
		h.scripts/1e6, h.worker/1e6, h.objects/1e6, h.memory/1e6, h.search/1e6, h.kept/1e3)
}

// TestMeasureHeap lets the computer play itself for 10,000 moves and looks at the memory on the way: it must not grow.
// In the end the page is loaded again with all the games that are kept by then, and plays a few more: it must need as
// much as before, or else something was left over.
func TestMeasureHeap(t *testing.T) {
	if !*measure {
		t.Skip("-measure is not given")
	}
	ruleset, ok := rules.Lookup("nine-mens-morris")
	require.True(t, ok)
	p := open(t, Viewport{240, 426, 1}) // drawing is what takes the time
	p.start(Mouse, ruleset, "seat:first:computer", "level:first:less", "level:first:less", "seat:second:computer", "level:second:less", "level:second:less")
	p.Eval(playOn, nil)
	seen := map[int]heap{}
	for _, moves := range []int{0, 1000, 2500, 5000, 7500, 10000} {
		seen[moves] = p.heapAfter(moves)
	}
	half, end := seen[5000], seen[10000]
	const room = 256 << 10 // what a game under way and the last sentences may differ by
	assert.Less(t, end.scripts, half.scripts+room)
	assert.Less(t, end.worker, half.worker+room)
	assert.Less(t, end.objects, half.objects+room)
	assert.Less(t, end.memory, half.memory+4*room, "the collector lets garbage grow to what is in use")
	assert.Less(t, end.search, half.search+4*room)

	p.do("menu")
	p.Rest()
	p.reload()
	p.start(Mouse, ruleset) // the same are offered again
	p.Eval(playOn, nil)
	t.Log("loaded again:")
	anew := p.heapAfter(1000)
	assert.Less(t, end.objects, anew.objects+room)
	assert.Less(t, end.memory, anew.memory+4*room)
}

// heapAfter plays on up to a number of moves and measures the memory then.
func (p *Page) heapAfter(moves int) heap {
	p.t.Helper()
	p.Eval(fmt.Sprintf("playedTo = %d", moves), nil)
	for !p.Bool(`played >= playedTo`) {
		p.twoFrames()
	}
	h := p.heap()
	p.t.Logf("after %5d moves in %3.0f games: %v", moves, p.Number(`finished`), h)
	return h
}

// playOn lets the computers wait, presses Step whenever the page has come to rest, and begins another game when one is
// over. It counts the moves of all and pauses while they are as many as asked.
const playOn = `(() => {
	window.played = window.playedTo = window.finished = 0;
	let before = 0;
	let over = false;
	t3do("watch:hold"); // which holds for the games after it too
	const look = () => {
		if (t3.held && played < playedTo) {
			const probe = t3probe();
			const record = /^record (.*)$/m.exec(probe)?.[1] ?? "";
			const moves = record === "" ? 0 : record.split(" ").length;
			const ended = /^scene result$/m.test(probe);
			if (!ended) {
				over = false;
				played = before + moves;
				t3do("watch:step");
			} else if (!over) {
				over = true;
				before += moves;
				played = before;
				finished++;
				t3do("rematch");
			}
		}
		setTimeout(look, 2);
	};
	look();
})()`

// heap collects what is not in use any more and measures the rest.
func (p *Page) heap() (h heap) {
	p.t.Helper()
	p.run(usage(&h.scripts))
	worker, cancel := p.worker()
	defer cancel()
	require.NoError(p.t, chromedp.Run(worker, usage(&h.worker), chromedp.Evaluate(`t3memory()`, &h.search)))
	h.objects = p.Number(`Number(t3heap())`)
	h.kept = p.Number(`t3.keys().split("\n").reduce((sum, key) => sum + t3.load(key).length, 0)`)
	h.memory = p.Number(`t3.memory()`)
	return h
}

// usage measures the memory of a page's or a worker's scripts.
func usage(bytes *float64) chromedp.Action {
	return chromedp.ActionFunc(func(ctx context.Context) (err error) {
		if err = heapprofiler.CollectGarbage().Do(ctx); err == nil {
			*bytes, _, _, _, err = runtime.GetHeapUsage().Do(ctx)
		}
		return err
	})
}

// worker is the page's worker that thinks, for commands of the DevTools protocol.
func (p *Page) worker() (context.Context, context.CancelFunc) {
	p.t.Helper()
	targets, err := chromedp.Targets(p.ctx)
	require.NoError(p.t, err)
	var found []target.ID
	for _, one := range targets {
		if one.Type == "worker" && strings.HasSuffix(one.URL, "/worker.js") && one.BrowserContextID == p.profile {
			found = append(found, one.TargetID)
		}
	}
	require.Len(p.t, found, 1, "workers that think")
	return chromedp.NewContext(p.ctx, chromedp.WithTargetID(found[0]))
}
