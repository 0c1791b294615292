//go:build unix

package browsertest

import (
	"syscall"
	"testing"
	"time"
)

// slow lets the browser's page processes, hence page and workers alike, run for one in so many parts of the time, until
// the test ends or the returned function is called. DevTools' own CPU throttling does not reach workers.
func slow(t *testing.T, parts time.Duration) (stop func()) {
	t.Helper()
	var pages []int
	for id := range processorTime(t) {
		pages = append(pages, int(id))
	}
	signal := func(s syscall.Signal) {
		for _, id := range pages {
			syscall.Kill(id, s) // one that has ended needs none
		}
	}
	const run = 4 * time.Millisecond
	end, ended := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(ended)
		defer signal(syscall.SIGCONT)
		for {
			start := time.Now()
			select {
			case <-end:
				return
			case <-time.After(run):
			}
			signal(syscall.SIGSTOP)
			time.Sleep((parts - 1) * time.Since(start)) // which may have been longer on a busy machine
			signal(syscall.SIGCONT)
		}
	}()
	stopped := false
	stop = func() {
		if !stopped {
			stopped = true
			close(end)
			<-ended
		}
	}
	t.Cleanup(stop)
	return stop
}
