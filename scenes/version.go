package scenes

// Version is the version that this program was built as; the build sets it.
var Version = "dev"
