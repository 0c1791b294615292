package ai

import (
	"errors"
	"slices"
	"strconv"
	"strings"
)

// Tuning holds the numbers that matches of the program against itself decide: the sizes of the
// search's features and the weights of the evaluations. Scores are in hundredths of a man.
type Tuning struct {
	symmetry   int // men on the board up to which positions that mirror each other share one key
	futility   int // lead for each turn left with which a position is not searched; 0: all are
	aspiration int // half the width of the window that a deeper iteration begins with; 0: no window

	alquerque alquerqueWeights
	hunt      huntWeights
	placing   millWeights // while a side has men in hand
	moving    millWeights
	row       rowWeights
}

// DefaultTuning returns the numbers that the program plays with.
func DefaultTuning() Tuning {
	return Tuning{
		symmetry: 8, aspiration: 60, futility: 60,
		alquerque: alquerqueWeights{backRow: -16, tempo: 28, mobility: 4, hanging: -7, huffed: 90},
		hunt:      huntWeights{hang: 55, threat: 12, mobile: 14, freedom: 2, region: -10, earlyRim: -5},
		placing:   millWeights{man: 130, closed: 0, open: 0, ready: 5, fork: 50, toMove: 70, double: 40, mobility: 16, blocked: -16},
		moving:    millWeights{man: 100, closed: 60, open: 25, ready: 50, fork: 40, toMove: 70, double: 55, mobility: 8, blocked: -24},
		row:       rowWeights{open: 10, one: 3, mobility: 2},
	}
}

// knob is a number of a Tuning with its name.
type knob struct {
	name  string
	value *int
}

// knobs lists the numbers of t.
func (t *Tuning) knobs() []knob {
	list := []knob{
		{"symmetry", &t.symmetry}, {"aspiration", &t.aspiration}, {"futility", &t.futility},
		{"row.open", &t.row.open}, {"row.one", &t.row.one}, {"row.mobility", &t.row.mobility},
	}
	list = append(list, t.alquerque.knobs("alquerque.")...)
	list = append(list, t.hunt.knobs("hunt.")...)
	list = append(list, t.placing.knobs("placing.")...)
	return append(list, t.moving.knobs("moving.")...)
}

// With returns a copy of t in which the numbers of a list such as "aspiration=20,hunt.hang=50"
// have other values.
func (t Tuning) With(list string) (Tuning, error) {
	knobs := t.knobs()
	for item := range strings.FieldsFuncSeq(list, func(c rune) bool { return c == ',' || c == ' ' }) {
		name, text, _ := strings.Cut(item, "=")
		i := slices.IndexFunc(knobs, func(k knob) bool { return k.name == name })
		if i < 0 {
			return t, errors.New("no number " + strconv.Quote(name) + " to tune")
		}
		n, err := strconv.Atoi(text)
		if err != nil {
			return t, errors.New(strconv.Quote(text) + " is not a number to set " + name + " to")
		}
		*knobs[i].value = n
	}
	return t, nil
}

// String lists all numbers as [Tuning.With] reads them.
func (t Tuning) String() string {
	var list []string
	for _, k := range t.knobs() {
		list = append(list, k.name+"="+strconv.Itoa(*k.value))
	}
	return strings.Join(list, ",")
}
