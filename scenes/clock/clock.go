package clock

import (
	"fmt"
	"strconv"
	"strings"

	"t3hunting/rules"
)

// Control is how much time each side has: so many minutes for the whole game,
// and so many seconds more for every turn that it completes. The zero Control is
// no clock at all.
type Control struct {
	Minutes   int
	Increment int // seconds
}

// On reports whether there is a clock.
func (c Control) On() bool { return c.Minutes > 0 }

// Clock counts down. New makes one.
type Clock struct {
	control Control
	left    [2]float64 // ms
	side    rules.Side // whose time runs
	runs    bool
}

// New returns a clock that stands, both sides having all their time.
func New(c Control) *Clock {
	k := &Clock{control: c}
	k.Reset()
	return k
}

// Control returns what the clock was made for.
func (k *Clock) Control() Control { return k.control }

// Reset stops the clock and gives both sides all their time.
func (k *Clock) Reset() {
	k.left = [2]float64{}
	k.runs = false
	for side := range k.left {
		k.left[side] = float64(k.control.Minutes) * 60_000
	}
}

// Turn tells that side is to move now. If the other side's time was running it
// has completed its turn and gets the increment. A side that goes on with its
// turn gets nothing.
func (k *Clock) Turn(side rules.Side) {
	if k.runs && side != k.side {
		k.left[k.side] += float64(k.control.Increment) * 1000
	}
	k.side, k.runs = side, k.control.On()
}

// again is what a side gets that had no time left when its loss was taken back:
// else it would lose at once.
const again = 60_000 // ms

// Back tells that side is to move because moves, or a result, were taken back.
// Nobody gets anything for that, neither time nor an increment, unless a side
// had no time left at all.
func (k *Clock) Back(side rules.Side) {
	k.side = side
	if k.control.On() && k.left[side] == 0 {
		k.left[side] = again
	}
}

// Stop lets nobody's time run: the game is over or waits.
func (k *Clock) Stop() { k.runs = false }

// Runs reports whether the time of a side is running, and whose.
func (k *Clock) Runs() (side rules.Side, runs bool) { return k.side, k.runs }

// Advance lets that many milliseconds pass. It reports whether the side that is
// to move has none left; the clock stands then.
func (k *Clock) Advance(ms float64) (expired bool) {
	if !k.runs {
		return false
	}
	left := &k.left[k.side]
	*left = max(0, *left-ms)
	if *left == 0 {
		k.runs = false
	}
	return *left == 0
}

// Left returns how many milliseconds side has left.
func (k *Clock) Left(side rules.Side) int { return int(k.left[side]) }

// Shown returns the number that tells when Text changes: seconds, and tenths of
// a second of the last ten. It rounds up, so that 0 is shown only when the time
// is over.
func (k *Clock) Shown(side rules.Side) int {
	const near = 10_000
	ms := int(k.left[side])
	if ms >= near {
		return (ms + 999) / 1000 * 10
	}
	return (ms + 99) / 100
}

// Text returns the time that side has left, such as "4:12", or "0:07.3" near the
// end.
func (k *Clock) Text(side rules.Side) string {
	tenths := k.Shown(side)
	seconds := tenths / 10
	if tenths >= 100 {
		return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
	}
	return fmt.Sprintf("0:%02d.%d", seconds, tenths%10)
}

// String returns the clock as "minutes+increment first second", the times left
// in milliseconds. ParseClock reads it.
func (k *Clock) String() string {
	return fmt.Sprintf("%d+%d %d %d", k.control.Minutes, k.control.Increment, k.Left(rules.First), k.Left(rules.Second))
}

// ParseClock reads what String wrote; the clock stands.
func ParseClock(text string) (*Clock, error) {
	wrong := fmt.Errorf("clock: %q is not minutes+increment first second", text)
	fields := strings.Fields(text)
	if len(fields) != 3 {
		return nil, wrong
	}
	minutes, increment, _ := strings.Cut(fields[0], "+")
	var n [4]int
	for i, field := range [4]string{minutes, increment, fields[1], fields[2]} {
		v, err := strconv.Atoi(field)
		const most = 1_000_000_000
		if err != nil || v < 0 || v > most {
			return nil, wrong
		}
		n[i] = v
	}
	k := New(Control{n[0], n[1]})
	k.left = [2]float64{float64(n[2]), float64(n[3])}
	return k, nil
}
