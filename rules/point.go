package rules

import "math/bits"

// Point is the index of a point on its board, from 0 in the order of the
// board's table.
type Point uint8

// NoPoint stands where a move or an event has no such point.
const NoPoint Point = 0xFF

// Bitboard is a set of points; a board has at most 64.
type Bitboard uint64

// Bit returns the set that holds p alone.
func Bit(p Point) Bitboard { return 1 << p }

// Has reports whether p is in the set. NoPoint is in no set.
func (b Bitboard) Has(p Point) bool { return p < 64 && b>>p&1 != 0 }

// With returns the set with p added.
func (b Bitboard) With(p Point) Bitboard { return b | 1<<p }

// Without returns the set with p taken out.
func (b Bitboard) Without(p Point) Bitboard { return b &^ (1 << p) }

// Count returns the number of points in the set.
func (b Bitboard) Count() int { return bits.OnesCount64(uint64(b)) }

// First returns the lowest point of the set, which must not be empty. Together
// with b &= b - 1 it walks a set in board order.
func (b Bitboard) First() Point { return Point(bits.TrailingZeros64(uint64(b))) }
