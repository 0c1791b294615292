package synth

// Sound is a sound of the game.
type Sound uint8

// The sounds.
const (
	Place   Sound = iota // a man is set down
	Slide                // a man is pushed along a line
	Capture              // a man is taken
	Mill                 // three in a row
	Refused              // a wish is refused
	Win
	Lose
	Draw
	Sounds // how many sounds there are
)

var names = [...]string{"place", "slide", "capture", "mill", "refused", "win", "lose", "draw"}

// String returns the sound's name, such as "place".
func (s Sound) String() string { return names[s] }

// Peak is the loudest that a sound gets, of 1: -12 dB.
const Peak = 0.25

// Samples returns the sound as amplitudes from -Peak to Peak, so many a second.
func (s Sound) Samples(rate int) []float64 {
	t := tape{rate: float64(rate)}
	switch s {
	case Place:
		t.click(0, 1200, 1)
	case Slide:
		t.rustle(0, 0.09)
	case Capture:
		t.tone(0, 0.16, 180, 0.035, 1)
		t.click(0, 900, 0.6)
	case Mill:
		t.bell(0, 0.42, 523.25)
		t.bell(0.12, 0.42, 783.99) // a fifth above
	case Refused:
		t.soft(0, 0.06, 110)
	case Win:
		t.motif(523.25, 659.26, 783.99, 1046.50)
	case Lose:
		t.motif(523.25, 415.30, 349.23, 261.63)
	case Draw:
		t.motif(392.00, 523.25, 392.00, 392.00)
	}
	return t.level(Peak)
}

// PCM returns samples at a volume of 0 to 1 as 16-bit little-endian stereo.
func PCM(samples []float64, volume float64) []byte {
	list := make([]byte, 0, 4*len(samples))
	for _, a := range samples {
		v := int16(a * volume * 32767)
		lo, hi := byte(v), byte(uint16(v)>>8)
		list = append(list, lo, hi, lo, hi)
	}
	return list
}
