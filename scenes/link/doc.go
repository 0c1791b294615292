// Package link writes a game into a few characters that may stand in a page's address, and reads it back.
//
// A link names the ruleset, the options that differ from their defaults, the start where it is not the usual one, and
// each move by its place among the legal moves of its position, which are sorted; a few characters of the last
// position's key tell whether a link was cut or changed, or means another game in another version of the rules.
//
// It knows no address and no page.
package link
