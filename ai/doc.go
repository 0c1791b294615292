// Package ai is the computer player: one searcher that plays every game of the catalog by the
// rules alone, levels that make it weaker in a believable way, and a [Player] that thinks in the
// background, in a goroutine or, in a web page, in a worker.
//
// A [Searcher] does iterative deepening alpha-beta over a rules.State. Because a turn may hold
// several moves (a mill and its removal, the hops of a series), the sign of a score flips only
// where the side to move has changed, and depth counts turns. It allocates when it is made and
// never during a search. It is deterministic: the same position, limits and table give the same
// answer everywhere, unless a time limit ends the search.
//
// What is asked and answered crosses every border (goroutine, worker) as a [Request] and a
// [Reply], which have a plain text form; nobody shares a State with the search.
//
// Positions that package solved knows are played perfectly, from bytes that the caller hands in.
//
// The package reads the switches of a ruleset and never its name, knows nothing of pictures, and
// uses no random source but the seed of a request.
package ai
