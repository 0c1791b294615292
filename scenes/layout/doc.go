// Package layout says where everything on the screen stands. It turns a window
// (size, safe insets, text scale) into named rectangles, and the points of a
// board into places inside a panel and back.
//
// All lengths are device-independent points (dp), x to the right and y down;
// the scenes multiply by the device's scale when they draw. Nothing here draws,
// polls or remembers: the same window gives the same rectangles. Pages are to
// be made when the window changes, not every frame; [Board] lookups and the
// Card and Row methods allocate nothing and may be called every frame.
//
// LOOK.md section 1 is the source of the figures.
package layout
