// Package clock counts down the time that two players have for a game.
//
// It knows neither the game nor the time of day: it is told who is to move and
// how much time has passed.
package clock
