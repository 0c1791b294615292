package assets

import _ "embed"

//go:embed fonts/NotoSans-Regular.ttf
var regular []byte

//go:embed fonts/NotoSans-Bold.ttf
var bold []byte

// Regular returns the TrueType file of the body face. It must not be changed.
func Regular() []byte { return regular }

// Bold returns the TrueType file of the title and button face. It must not be
// changed.
func Bold() []byte { return bold }
