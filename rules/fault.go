package rules

import "strconv"

// fault is an error at a place of a text. Package fmt is not used for errors here, because it would make the search of
// the page a tenth larger.
type fault struct {
	place string // such as "position: hand"
	err   error
}

// at says where in a text err is.
func at(place string, err error) error { return &fault{place, err} }

func (f *fault) Error() string { return f.place + ": " + f.err.Error() }

// Unwrap returns what is wrong there.
func (f *fault) Unwrap() error { return f.err }

// longestQuote is how much of a text an error repeats, in characters: a file that
// was taken for a record may be one long line.
const longestQuote = 40

// short cuts a text off where it becomes too long for an error.
func short(text string) string {
	n := 0
	for i := range text {
		if n++; n > longestQuote {
			return text[:i] + "…"
		}
	}
	return text
}

// quoted is a text as errors repeat it.
func quoted(text string) string { return strconv.Quote(short(text)) }
