// Package pick makes moves of taps. Given the legal moves of a position, the
// selected man and the point that was tapped, it says what is selected now,
// which move was meant, or which wish was refused; and it says what to mark on
// the board. It is pure: it holds no selection, draws nothing and knows no time.
//
//	position → Choice → Marks            what to show
//	selection, tapped point → Tap → Result   what the tap does
package pick
