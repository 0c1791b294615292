// Package check holds no code but tests: they read the two app projects as text and see that every file is well-formed, that
// whatever a file refers to exists, that the apps ask for nothing that they should not, and that both carry the version of
// package mobile. They need neither the Android SDK nor Xcode.
package check
