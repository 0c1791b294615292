package assets

// Solved returns nil in the page: its worker fetches the tables as a file of their own.
func Solved() []byte { return nil }
