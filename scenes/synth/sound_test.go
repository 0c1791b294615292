package synth

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

const rate = 48000

// TestSounds checks of every sound that it is there, as loud as it may be, short,
// the same every time, and that it begins and ends in silence.
func TestSounds(t *testing.T) {
	for s := range Sounds {
		samples := s.Samples(rate)
		peak := 0.0
		for _, a := range samples {
			peak = max(peak, math.Abs(a))
		}
		assert.InDelta(t, Peak, peak, 1e-9, "%s", s)
		assert.Less(t, len(samples), 3*rate/2, "%s", s)
		assert.Less(t, math.Abs(samples[0]), 0.1*Peak, "%s begins with a crack", s)
		assert.Less(t, math.Abs(samples[len(samples)-1]), 0.01*Peak, "%s ends with a crack", s)
		assert.Equal(t, samples, s.Samples(rate), "%s", s)
		for other := range s {
			assert.NotEqual(t, samples, other.Samples(rate), "%s and %s", s, other)
		}
	}
}

func TestLengths(t *testing.T) {
	for sound, ms := range map[Sound]int{Place: 40, Slide: 90, Refused: 60} {
		assert.InDelta(t, ms, len(sound.Samples(rate))*1000/rate, 1, "%s", sound)
	}
}

// TestPitches finds the loudest frequency of a few sounds.
func TestPitches(t *testing.T) {
	strength := func(samples []float64, hertz float64) float64 {
		re, im := 0.0, 0.0
		for i, a := range samples {
			s, c := math.Sincos(2 * math.Pi * hertz * float64(i) / rate)
			re, im = re+a*c, im+a*s
		}
		return math.Hypot(re, im)
	}
	for sound, hertz := range map[Sound]float64{Place: 1200, Capture: 180, Refused: 110, Mill: 783.99} {
		samples := sound.Samples(rate)
		at := strength(samples, hertz)
		assert.Greater(t, at, strength(samples, hertz*1.5+40), "%s", sound)
		assert.Greater(t, at, strength(samples, hertz*0.6), "%s", sound)
	}
	fifth := Mill.Samples(rate)
	assert.Greater(t, strength(fifth, 523.25), strength(fifth, 640), "two notes")
}

func TestPCM(t *testing.T) {
	assert.Equal(t, []byte{0xFF, 0x3F, 0xFF, 0x3F, 0x01, 0xC0, 0x01, 0xC0}, PCM([]float64{0.5, -0.5}, 1))
	assert.Equal(t, make([]byte, 4), PCM([]float64{0.25}, 0))
	assert.Len(t, PCM(Win.Samples(rate), 1), 4*len(Win.Samples(rate)))
}

// TestRates makes the sounds at the rates of usual devices: they are equally long.
func TestRates(t *testing.T) {
	for s := range Sounds {
		want := float64(len(s.Samples(48000))) / 48000
		for _, r := range []int{22050, 44100, 96000} {
			assert.InDelta(t, want, float64(len(s.Samples(r)))/float64(r), 0.001, "%s at %d", s, r)
		}
	}
}
