package rules

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
