package clock

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

func TestClock(t *testing.T) {
	k := New(Control{Minutes: 5, Increment: 3})
	assert.False(t, k.Advance(1000), "it stands until somebody is to move")
	assert.Equal(t, 300_000, k.Left(rules.First))

	k.Turn(rules.First)
	assert.False(t, k.Advance(10_000))
	k.Turn(rules.First)
	assert.Equal(t, 290_000, k.Left(rules.First), "a turn that goes on earns nothing")
	k.Turn(rules.Second)
	assert.Equal(t, 293_000, k.Left(rules.First), "a complete one earns the increment")
	assert.Equal(t, 300_000, k.Left(rules.Second))
	assert.False(t, k.Advance(60_000))
	assert.Equal(t, 240_000, k.Left(rules.Second))
	assert.Equal(t, 293_000, k.Left(rules.First))

	k.Back(rules.First)
	side, runs := k.Runs()
	assert.Equal(t, rules.First, side)
	assert.True(t, runs)
	assert.Equal(t, 240_000, k.Left(rules.Second), "taking back earns nothing")

	k.Stop()
	assert.False(t, k.Advance(1e9))
	k.Turn(rules.First)
	assert.True(t, k.Advance(1e9))
	assert.Zero(t, k.Left(rules.First))
	assert.False(t, k.Advance(1), "it expires once")

	k.Reset()
	assert.Equal(t, 300_000, k.Left(rules.First))
	_, runs = k.Runs()
	assert.False(t, runs)
}

func TestNoClock(t *testing.T) {
	k := New(Control{})
	k.Turn(rules.First)
	assert.False(t, k.Advance(1e9))
	assert.False(t, k.Control().On())
}

func TestText(t *testing.T) {
	k := New(Control{Minutes: 10})
	for _, c := range []struct {
		ms   float64
		text string
	}{
		{600_000, "10:00"}, {599_999, "10:00"}, {599_000, "9:59"}, {65_000, "1:05"}, {10_000, "0:10"},
		{9_999, "0:10"}, {9_900, "0:09.9"}, {9_950, "0:10"}, {7_300, "0:07.3"}, {1, "0:00.1"}, {0, "0:00.0"},
	} {
		k.left[rules.First] = c.ms
		assert.Equal(t, c.text, k.Text(rules.First), "%v ms", c.ms)
	}
}

func TestClockText(t *testing.T) {
	k := New(Control{3, 2})
	k.Turn(rules.Second)
	k.Advance(1234)
	assert.Equal(t, "3+2 180000 178766", k.String())
	again, err := ParseClock(k.String())
	require.NoError(t, err)
	assert.Equal(t, k.String(), again.String())
	_, runs := again.Runs()
	assert.False(t, runs)
	for _, text := range []string{"", "3+2", "3+2 1", "3 2 1", "x+2 1 1", "3+2 -1 1", "3+2 1 99999999999", "3+2 1 1 1"} {
		_, err := ParseClock(text)
		assert.Error(t, err, "%q", text)
	}
}
