package browsertest

import (
	"context"
	"slices"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/systeminfo"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// TestMeasure prints figures; it judges nothing, since they depend on the machine.
func TestMeasure(t *testing.T) {
	if !*measure {
		t.Skip("-measure is not given")
	}
	ruleset, ok := rules.Lookup("nine-mens-morris")
	require.True(t, ok)

	var starts []float64
	for range 10 {
		t.Run("start", func(t *testing.T) {
			p := open(t, small)
			starts = append(starts, p.Number(`performance.getEntriesByName("t3-first-frame")[0].startTime`))
		})
	}
	slices.Sort(starts)
	t.Logf("from navigation to the first frame: median %.0f ms of %.0f", starts[len(starts)/2], starts)

	t.Run("idle", func(t *testing.T) {
		p := open(t, small)
		p.startGame(Mouse, ruleset)
		p.Rest()
		const span = 10 * time.Second
		before := processorTime(t)
		time.Sleep(span)
		used := 0.0
		for id, seconds := range processorTime(t) {
			used += seconds - before[id]
		}
		t.Logf("processor time of the idle board page, all of its browser's page processes: %.2f %% of one core", 100*used/span.Seconds())
	})

	t.Run("frames", func(t *testing.T) {
		p := blankPage(t, small)
		p.prefer() // men travel
		p.onNewDocument(`
			window.starts = [];
			window.work = [];
			window.requestAnimationFrame = (callback) => testFrame((now) => {
				starts.push(now);
				const before = performance.now();
				callback(now);
				work.push(performance.now() - before);
			});`)
		p.load("/")
		p.startAgainstComputer(Mouse, ruleset)
		state := rules.New(ruleset)
		p.Rest()
		clear := func() { p.Eval(`starts.length = work.length = 0`, nil) }
		tell := func(what string) {
			t.Logf("%s: %.0f frames, apart %s ms; the program's own part %s ms", what, p.Number(`starts.length`),
				p.Text(`spread(starts.slice(1).map((time, i) => time - starts[i]))`), p.Text(`spread(work)`))
		}
		p.Eval(`window.spread = (list) => {
			list.sort((a, b) => a - b);
			const at = (part) => list[Math.min(list.length - 1, Math.floor(part * list.length))]?.toFixed(1);
			return "median " + at(0.5) + ", 95 % " + at(0.95) + ", most " + at(1);
		}`, nil)
		for range 4 {
			clear()
			move := state.AppendMoves(nil)[0]
			p.Tap(Mouse, "point:"+state.Board().Label(move.To))
			state.Apply(move)
			p.UntilProbe("the computer's turn", func(probe Probe) bool { return probe.Busy })
			probe := p.UntilProbe("the answer", func(probe Probe) bool { return !probe.Busy })
			tell("a man is placed, the computer thinks and places one")
			var err error
			state, err = rules.ParsePosition(ruleset, probe.Position)
			require.NoError(t, err)
			if state.Duty() == rules.DutyRemove {
				break
			}
		}
	})
}

// processorTime is what each of the browser's page processes has used so far, in seconds.
func processorTime(t *testing.T) map[int64]float64 {
	t.Helper()
	seconds := map[int64]float64{}
	require.NoError(t, chromedp.Run(browser, chromedp.ActionFunc(func(ctx context.Context) error {
		processes, err := systeminfo.GetProcessInfo().Do(cdp.WithExecutor(ctx, chromedp.FromContext(ctx).Browser))
		for _, process := range processes {
			if process.Type == "renderer" {
				seconds[process.ID] = process.CPUTime
			}
		}
		return err
	})))
	return seconds
}
