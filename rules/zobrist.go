package rules

// The keys are fixed numbers, the same in every build, so that a key may be
// stored beside a position.
var (
	zobristMan    [2][64]uint64
	zobristHand   [2][maxHand + 1]uint64
	zobristBan    [2][32]uint64
	zobristHuff   [64]uint64
	zobristSeries [64]uint64
	zobristDuty   [4]uint64
	zobristSecond uint64
)

// maxHand is the largest number of men that a side may have.
const maxHand = 31

func init() {
	seed := uint64(0x7433_6875_6e74_0001)
	next := func() uint64 { seed += 0x9e37_79b9_7f4a_7c15; return mix(seed) }
	for side := range 2 {
		for i := range zobristMan[side] {
			zobristMan[side][i] = next()
		}
		for i := range zobristHand[side] {
			zobristHand[side][i] = next()
		}
		for i := range zobristBan[side] {
			zobristBan[side][i] = next()
		}
	}
	for i := range 64 {
		zobristHuff[i], zobristSeries[i] = next(), next()
	}
	for i := range zobristDuty {
		zobristDuty[i] = next()
	}
	zobristDuty[DutyMove] = 0
	zobristSecond = next()
}

// mix is the finishing step of splitmix64 (Steele, Lea, Flood 2014): it spreads
// every bit of x over the whole word.
func mix(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58_476d_1ce4_e5b9
	x = (x ^ x>>27) * 0x94d0_49bb_1331_11eb
	return x ^ x>>31
}

// zobristVisited is the share of a man on p that has visited the points of v.
func zobristVisited(p Point, v Bitboard) uint64 {
	return mix(uint64(v)*0x9e37_79b9_7f4a_7c15 + uint64(p) + 1)
}

// turnKey is the share of whose turn it is and what he owes.
func (p *position) turnKey() uint64 {
	k := zobristDuty[p.duty]
	if p.side == Second {
		k ^= zobristSecond
	}
	if p.duty == DutyJump {
		k ^= zobristSeries[p.series]
	}
	return k
}

// banKey is the share of the mills that side may not complete.
func banKey(side Side, ban uint32) (k uint64) {
	for i := 0; ban != 0; i, ban = i+1, ban>>1 {
		if ban&1 != 0 {
			k ^= zobristBan[side][i]
		}
	}
	return k
}

func huffKey(set Bitboard) (k uint64) {
	for ; set != 0; set &= set - 1 {
		k ^= zobristHuff[set.First()]
	}
	return k
}

// computeKey counts the key anew; tests compare it with the one that Apply
// keeps up to date.
func (s *State) computeKey() uint64 {
	k := s.turnKey() ^ huffKey(s.huff)
	for side := First; side <= Second; side++ {
		k ^= zobristHand[side][s.hand[side]] ^ banKey(side, s.ban[side])
		for m := s.men[side]; m != 0; m &= m - 1 {
			p := m.First()
			k ^= zobristMan[side][p]
			if s.r.t.tracking {
				k ^= zobristVisited(p, s.visited[p])
			}
		}
	}
	return k
}
