package synth

import "math"

// tape is a sound in the making: parts are laid over each other, at their own
// times in seconds.
type tape struct {
	rate    float64
	samples []float64
}

// add lays a wave over the tape: wave gets the time since its start.
func (t *tape) add(start, length float64, wave func(at float64) float64) {
	from, n := int(start*t.rate), int(length*t.rate)
	for len(t.samples) < from+n {
		t.samples = append(t.samples, 0)
	}
	for i := range n {
		at := float64(i) / t.rate
		// The last part fades to nothing, whatever the wave does.
		fade := min(1, (length-at)/(0.2*length))
		t.samples[from+i] += wave(at) * fade
	}
}

// tone is a sine that decays to a third in so many seconds.
func (t *tape) tone(start, length, hertz, decay, gain float64) {
	t.add(start, length, func(at float64) float64 {
		return gain * attack(at, 0.001) * math.Exp(-at/decay) * math.Sin(2*math.Pi*hertz*at)
	})
}

// click is a piece of wood that is struck: two modes of a short bar, and the
// touch itself. It is gone after 40 ms.
func (t *tape) click(start, hertz, gain float64) {
	const length = 0.04
	t.tone(start, length, hertz, 0.009, gain)
	t.tone(start, length, hertz*2.76, 0.004, 0.4*gain)
	hiss := noise(7)
	t.add(start, length, func(at float64) float64 { return 0.3 * gain * attack(at, 0.0005) * math.Exp(-at/0.0015) * hiss() })
}

// rustle is noise through a filter that opens and shuts: felt on wood.
func (t *tape) rustle(start, length float64) {
	hiss := noise(11)
	low, high := 0.0, 0.0
	t.add(start, length, func(at float64) float64 {
		x := hiss()
		low += 0.16 * (x - low)     // lets pass what is below about 1.2 kHz
		high += 0.02 * (low - high) // takes away what is below about 150 Hz
		return (low - high) * math.Sin(math.Pi*at/length)
	})
}

// bell is a note with its octave and twelfth.
func (t *tape) bell(start, length, hertz float64) {
	for i, gain := range [3]float64{1, 0.35, 0.12} {
		t.tone(start, length, hertz*float64(i+1), length/4/float64(i+1), gain)
	}
}

// soft is a low tone without edges.
func (t *tape) soft(start, length, hertz float64) {
	t.add(start, length, func(at float64) float64 {
		return math.Sin(math.Pi*at/length) * math.Sin(2*math.Pi*hertz*at)
	})
}

// motif is four notes, the last one longer.
func (t *tape) motif(hertz ...float64) {
	const beat = 0.14
	for i, h := range hertz {
		length := 0.36
		if i == len(hertz)-1 {
			length = 0.8
		}
		t.bell(float64(i)*beat, length, h)
	}
}

// level makes the loudest sample peak and returns the tape.
func (t *tape) level(peak float64) []float64 {
	most := 0.0
	for _, a := range t.samples {
		most = max(most, math.Abs(a))
	}
	if most > 0 {
		for i := range t.samples {
			t.samples[i] *= peak / most
		}
	}
	return t.samples
}

// attack rises from 0 to 1 in so many seconds, so that no wave begins with a crack.
func attack(at, length float64) float64 { return min(1, at/length) }

// noise returns a source of numbers from -1 to 1 without a pattern, the same for
// the same seed.
func noise(seed uint32) func() float64 {
	x := seed*2654435761 + 1
	return func() float64 {
		x ^= x << 13
		x ^= x >> 17
		x ^= x << 5
		return float64(x)/(1<<31) - 1
	}
}
