// Package assets holds what the program shows but does not draw by code: the
// embedded fonts with their licences, and every text in every language.
//
// Texts are typed (see Texts), so that a language which lacks a sentence is
// found by a test and not by a player. Keys into its tables are the slugs of
// package rules (Ruleset.ID, Reason.String, Refusal.String and so on); this
// package imports only the standard library and never rules.
//
// It never formats a game state: which sentence applies is decided in scenes.
package assets
