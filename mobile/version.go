package mobile

// Version is the version that the apps show and that their packages carry. The
// Gradle project reads it from here; the Xcode project repeats it, which the
// tests in check compare.
const Version = "0.1.0"
