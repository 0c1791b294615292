// Icons renders the icons of the phone apps from the game's own shapes, so that no bitmap is kept with the source.
//
//	icons android FOLDER    mipmap folders for all densities: adaptive layers, and whole icons for Android 6 and 7
//	icons ios FILE          one opaque icon of 1024 × 1024 pixels, from which Xcode makes the others
//
// It draws without a display and gives the same bytes on every machine.
package main
