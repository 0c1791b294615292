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
	var starts []float64
	for range 7 {
		t.Run("start", func(t *testing.T) {
			p := open(t, small)
			starts = append(starts, p.Number(`performance.getEntriesByName("t3-first-frame")[0].startTime`))
		})
	}
	slices.Sort(starts)
	t.Logf("from navigation to the first frame: median %.0f ms of %.0f", starts[len(starts)/2], starts)

	p := open(t, small)
	ruleset, ok := rules.Lookup("nine-mens-morris")
	require.True(t, ok)
	p.startGame(Mouse, ruleset)
	p.Rest()
	const span = 10 * time.Second
	before := processorTime(t)
	time.Sleep(span)
	t.Logf("processor time of the idle board page, all of its browser's page processes: %.2f %% of one core",
		100*(processorTime(t)-before)/span.Seconds())
}

// processorTime is what the browser's page processes have used so far, in seconds.
func processorTime(t *testing.T) (seconds float64) {
	t.Helper()
	require.NoError(t, chromedp.Run(browser, chromedp.ActionFunc(func(ctx context.Context) error {
		processes, err := systeminfo.GetProcessInfo().Do(cdp.WithExecutor(ctx, chromedp.FromContext(ctx).Browser))
		for _, process := range processes {
			if process.Type == "renderer" {
				seconds += process.CPUTime
			}
		}
		return err
	})))
	return seconds
}
