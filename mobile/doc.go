// Package mobile binds the game to the phones' Ebitengine view: gomobile makes an
// Android archive or an iOS framework of it, and the apps in android and ios show
// the view. README.md beside this file says how they are built.
//
// The app calls this package's functions; the package calls the app through Host.
// Neither side waits for the other: what the app asks for is carried out by the
// game's next tick, and a Host's methods only note what to do on the main thread.
// All functions but Start may be called from any thread.
//
// # Life
//
//	Start            once before the view is made, and again for a view made anew
//	SetInsets        when the view is laid out: at the start, after a rotation
//	Resume           after the view was resumed; the picture is drawn anew
//	CancelTouches    when the system takes the fingers for a gesture of its own
//	Back             for the back button; false: leave the app
//	LowMemory        when the system asks for memory
//	SetLanguage      when the system's language changes
//	SetDark          when the system becomes dark or light
//	OpenRecord       when another app hands over a record
//	Pause            before the view is suspended
//
// After Pause the process may be killed without another word. Nothing is lost by
// that, for games are saved after every move and not on the way out: at the next
// Start the menu offers to continue, a removal that is owed or a series of jumps
// included.
//
// Ebitengine 2.8 can make its view once in a process on Android: when the system
// made the graphics context anew it ends the process. Therefore the app leaves by
// going to the background, handles every change of configuration itself, and ends
// its process when its activity is destroyed.
//
// The package must not be imported, and has no tests, since Ebitengine's mobile
// package panics in its initialisation anywhere but on a phone. What it steers,
// scenes.Control, is tested there.
package mobile
