// Package solved holds tables of positions whose value is known exactly: the games on three by
// three points, and the endings of Nine Men's Morris in which both sides have placed all their men
// and three stand against three or four. Command solve computes them; the search looks them up.
//
// A table speaks for one ruleset and for nothing else. It knows neither the repetitions nor the
// count towards a draw that a game has behind it.
package solved
