// Package mobile binds the game to the phones' Ebitengine view: gomobile makes an Android archive or an iOS framework
// of it, and the app around it shows the view.
//
// So far it starts the game and is type-checked for both platforms, nothing more: insets, Back, the files directory
// and the apps themselves come with the phone apps. It must not be imported, and has no tests, since Ebitengine's
// mobile package panics in its initialisation anywhere but on a phone.
package mobile
