// Package anim makes the picture catch up with the game. The rules are at the
// new position at once; a [Queue] turns the events of a move into clips (a man
// drops, slides, jumps, tips over, a mill lights up) and says at every frame
// what stands where, how far lifted, how large, how bright. Reversed events
// animate an undo.
//
// Time passes only by [Queue.Advance], in milliseconds that the caller counts;
// there is no clock here, so a test plays a whole game in no time. Nothing is
// allocated per frame. A queue may be thrown away or finished at any moment:
// what it shows in the end is its [Stage], and that can be rebuilt from the
// game alone.
package anim
