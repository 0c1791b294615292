package secondopinion

import "testing"

// TestBoards counts what RULES.md 2 counts.
func TestBoards(t *testing.T) {
	for _, test := range []struct {
		name                              string
		board                             *board
		points, edges, lines, hops, mills int
		firstLabel, lastLabel             string
	}{
		{"three", three, 9, 16, 8, 16, 8, "a1", "c3"},
		{"achi16", achi16, 16, 20, 12, -1, 8, "a1", "e5"},
		{"morris", morris, 24, 32, 16, -1, 16, "a1", "g7"},
		{"morris-diagonal", morrisDiagonal, 24, 40, 20, -1, 20, "a1", "g7"},
		{"alquerque", alquerque, 25, 56, 16, 80, -1, "a1", "e5"},
		{"goats", goats, 23, 38, 10, 56, -1, "a1", "e4"},
		{"leopards", leopards, 49, 96, 24, 144, -1, "c3", "a3"},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := test.board
			ends, hops := 0, 0
			for _, near := range b.steps {
				ends += len(near)
			}
			for _, h := range b.hops {
				hops += len(h)
			}
			check(t, "points", len(b.labels), test.points)
			check(t, "labels", len(b.index), test.points)
			check(t, "edges", ends/2, test.edges)
			check(t, "lines", len(b.lines), test.lines)
			if test.hops >= 0 {
				check(t, "hops", hops, test.hops)
			}
			if test.mills >= 0 {
				check(t, "mills", len(b.rows), test.mills)
			}
			check(t, "first label", b.labels[0], test.firstLabel)
			check(t, "last label", b.labels[len(b.labels)-1], test.lastLabel)
			for p, list := range b.hops {
				for _, h := range list {
					if b.at != nil && (b.at[h.over][0]-b.at[p][0] != b.at[h.to][0]-b.at[h.over][0] ||
						b.at[h.over][1]-b.at[p][1] != b.at[h.to][1]-b.at[h.over][1]) {
						t.Errorf("hop %v is bent", h)
					}
				}
			}
		})
	}
}

func check[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}
