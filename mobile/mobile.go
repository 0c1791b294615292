package mobile

import (
	"sync"

	"github.com/hajimehoshi/ebiten/v2/mobile"

	"t3hunting/scenes"
)

// Host is what the app does for the game. The game calls it from a thread of its
// own; every method must return at once and do its work on the app's main thread.
type Host interface {
	// Haptic lets the hand feel what happened; kind is one of the Haptic constants.
	Haptic(kind int)
	// Share opens the system's sheet with a text and its title. It reports
	// whether there is one.
	Share(title, text string) bool
	// KeepScreenOn keeps the screen lit while a game is on it, or lets it go
	// dark again.
	KeepScreenOn(on bool)
}

// What Haptic is called with.
const (
	HapticMove    = int(scenes.HapticMove)    // a person's man was set down: a light tick
	HapticTake    = int(scenes.HapticTake)    // a man left the board: a firm knock
	HapticRefused = int(scenes.HapticRefused) // a wish was refused: a warning
	HapticOver    = int(scenes.HapticOver)    // the game is over: a long note
)

// app is the one game of the process. Ebitengine can be given a game once only,
// so it outlives the view and the Host, which the system may throw away.
var app struct {
	once    sync.Once
	host    relay
	control *scenes.Control
}

// Start makes the game and hands it to the view. It must be called on the main
// thread before anything else and before the view is made. When the app's view
// was made anew it is called again: then host takes the place of the old one.
//
// Directory is where games and settings are kept: one that belongs to the app,
// that the system backs up and does not empty. If nothing can be written there
// the game is played all the same, and kept in memory. Language is the system's,
// as a BCP 47 tag such as "pt-BR"; dark tells whether the system shows itself
// dark.
func Start(host Host, directory, language string, dark bool) {
	app.host.set(host)
	app.once.Do(func() {
		store, err := scenes.NewFileStore(directory)
		if err != nil {
			store = nil
		}
		game := scenes.New(scenes.Config{Host: &app.host, Store: store})
		app.control = game.Control()
		mobile.SetGame(game)
	})
	app.control.SetLanguage(language)
	app.control.SetDark(dark)
	app.control.Resume()
}

// Back leads one level back within the game. It returns false where there is
// none: then the app is to be left.
func Back() bool { return app.control != nil && app.control.Back() }

// Pause tells that the app goes out of sight. It is called before the view is
// suspended.
func Pause() { steer((*scenes.Control).Pause) }

// Resume tells that the app is in sight again. It is called after the view was
// resumed.
func Resume() { steer((*scenes.Control).Resume) }

// LowMemory tells that the system is short of memory.
func LowMemory() { steer((*scenes.Control).LowMemory) }

// CancelTouches tells that the system took the fingers on the screen for itself,
// for a gesture of its own. It is called before they are lifted in the view.
func CancelTouches() { steer((*scenes.Control).CancelTouches) }

// SetInsets tells how much of the view's edges bars, notches and round corners
// cover, in density-independent pixels (Android) or points (iOS). It is called
// at the start and after every change of the view's size.
func SetInsets(top, right, bottom, left float64) {
	steer(func(c *scenes.Control) { c.SetInsets(top, right, bottom, left) })
}

// SetLanguage tells that the system speaks another language now.
func SetLanguage(tag string) { steer(func(c *scenes.Control) { c.SetLanguage(tag) }) }

// SetDark tells that the system became dark or light.
func SetDark(dark bool) { steer(func(c *scenes.Control) { c.SetDark(dark) }) }

// OpenRecord shows the game of a record that another app handed over. Its error
// is a sentence for the player: what is wrong with the text, and where.
func OpenRecord(text string) error {
	if app.control == nil {
		return nil
	}
	return app.control.OpenRecord(text)
}

// steer calls f with the game's control, once there is one.
func steer(f func(*scenes.Control)) {
	if app.control != nil {
		f(app.control)
	}
}
