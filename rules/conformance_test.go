package rules

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// variants returns every ruleset with its defaults and with each option's other
// values one at a time.
func variants(t testing.TB) (list []*Ruleset) {
	for _, r := range All() {
		list = append(list, r)
		for _, o := range r.Options {
			for _, v := range o.Values[1:] {
				c, err := r.With(o.Name, v.Name)
				require.NoError(t, err)
				list = append(list, c)
			}
		}
	}
	return list
}

func variantName(r *Ruleset) string { return strings.TrimSpace(r.ID + " " + r.Changed()) }

func TestCatalogIsValid(t *testing.T) {
	ids := map[string]bool{}
	for _, r := range variants(t) {
		require.NoError(t, r.Validate())
		require.False(t, ids[variantName(r)], "%s twice", variantName(r))
		ids[variantName(r)] = true
	}
	for _, id := range []string{
		"alquerque", "bagh-chal", "goats-and-tigers", "leopards-and-deer", "twelve-mens-morris", "nine-mens-morris",
		"eleven-mens-morris", "navakankari", "al-qirq", "al-qirq-1", "al-qirq-2", "al-qirq-4", "al-qirq-5", "al-qirq-6",
		"al-qirq-7", "al-qirq-8", "al-qirq-9", "al-qirq-10", "triodi", "triodi-diagonal", "marelle-triple", "la-chascona",
		"achi", "tsoro-yemutwelve", "three-mens-morris",
	} {
		require.True(t, ids[id], "%s is missing", id)
	}
}

func TestMainGamesAndRelatives(t *testing.T) {
	var main []string
	listed := 0
	for _, r := range MainGames() {
		main = append(main, r.ID)
		listed += 1 + len(Relatives(r.ID))
	}
	require.Equal(t, []string{"alquerque", "bagh-chal", "goats-and-tigers", "leopards-and-deer", "twelve-mens-morris",
		"nine-mens-morris", "three-mens-morris", "al-qirq"}, main)
	require.Equal(t, len(All()), listed)
	require.Empty(t, Relatives(""))
}

// randomGames is the number of games per variant.
func randomGames() int {
	if testing.Short() {
		return 2
	}
	return 10
}

// moveCap stops games that their rules need not end: hunts in which nobody is
// ever forced to capture or to repeat.
const moveCap = 4000

// TestConformance plays random games of every variant and checks in every
// position what holds in all of them.
func TestConformance(t *testing.T) {
	for _, r := range variants(t) {
		t.Run(variantName(r), func(t *testing.T) {
			t.Parallel()
			rng := rand.New(rand.NewPCG(1, uint64(len(variantName(r)))))
			capped := 0
			for range randomGames() {
				s := New(r)
				for s.Ply() < moveCap && !s.Over() {
					checkPosition(t, s, s.Ply()%16 == 0)
					moves := s.AppendMoves(nil)
					s.Apply(favoured(rng, moves))
				}
				checkPosition(t, s, true)
				if !s.Over() {
					require.Equal(t, FamilyHunt, r.Family, "only a hunt may go on for ever")
					capped++
				}
				for s.Ply() > 0 {
					s.Undo()
				}
				require.Equal(t, New(r).position, s.position)
				require.Equal(t, New(r).visited, s.visited)
			}
			if capped > 0 {
				t.Logf("%d of %d games were stopped after %d moves", capped, randomGames(), moveCap)
			}
		})
	}
}

// favoured picks at random, but prefers captures and removals half of the time.
func favoured(rng *rand.Rand, moves []Move) Move {
	if rng.IntN(2) == 0 {
		var takes []Move
		for _, m := range moves {
			if m.Kind >= Jump && m.Kind <= Huff {
				takes = append(takes, m)
			}
		}
		if takes != nil {
			return takes[rng.IntN(len(takes))]
		}
	}
	return moves[rng.IntN(len(moves))]
}

// checkPosition checks one position; the costly checks only if all is set.
func checkPosition(t *testing.T, s *State, all bool) {
	moves := s.AppendMoves(nil)
	require.Equal(t, s.Over(), len(moves) == 0, "over if and only if there is no move: %s", s.Position())
	require.True(t, slices.IsSortedFunc(moves, func(a, b Move) int {
		return slices.Compare([]byte{byte(a.Kind), byte(a.From), byte(a.To)}, []byte{byte(b.Kind), byte(b.From), byte(b.To)})
	}))
	require.Len(t, slices.Compact(slices.Clone(moves)), len(moves), "a move is listed twice")
	require.Equal(t, s.computeKey(), s.Key())
	require.Zero(t, s.Men(First)&s.Men(Second))
	require.Equal(t, s.Over(), s.Result().Reason != NoReason)
	for side := First; side <= Second; side++ {
		require.GreaterOrEqual(t, s.Lost(side), 0)
		require.GreaterOrEqual(t, s.Hand(side), 0)
		require.Equal(t, lostInRecord(s, side), s.Lost(side), "men of %s are conserved", side)
	}
	if !all {
		return
	}
	text := s.Position()
	parsed, err := ParsePosition(s.Ruleset(), text)
	require.NoError(t, err, text)
	require.Equal(t, text, parsed.Position())
	require.Equal(t, s.Key(), parsed.Key(), text)
	require.Equal(t, s.Result(), parsed.Result(), text)
	require.Equal(t, moves, parsed.AppendMoves(nil), text)

	before, visited := s.position, s.visited
	clone := s.Clone()
	for _, m := range moves {
		token := s.FormatMove(m)
		again, err := s.ParseMove(strings.ToUpper(strings.NewReplacer("-", "–", "x", "×").Replace(token)))
		require.NoError(t, err, token)
		require.Equal(t, m, again)
		require.Equal(t, RefusalNone, s.Refusal(m.From, m.To), "%s in %s", token, text)
		s.Apply(m)
		parsed.Apply(m)
		require.Equal(t, s.Position(), parsed.Position(), "%s after %s", text, token)
		require.NotEmpty(t, s.AppendEvents(nil), token)
		parsed.Undo()
		s.Undo()
		require.Equal(t, before, s.position, "Undo of %s", token)
		require.Equal(t, visited, s.visited, "Undo of %s", token)
		require.Equal(t, text, clone.Position(), "a clone changed with its original")
	}
	if s.Ply()%64 == 0 {
		checkRefusals(t, s, moves)
	}
}

// lostInRecord counts the men of side that the moves so far took off.
func lostInRecord(s *State, side Side) (n int) {
	for i := range s.plies {
		if k := s.plies[i].move.Kind; k >= Jump && k <= Huff && s.plies[i].before.side != side {
			n++
		}
	}
	return n
}

// checkRefusals checks that exactly the acts that no legal move does are refused.
func checkRefusals(t *testing.T, s *State, moves []Move) {
	legal := map[string]bool{}
	for _, m := range moves {
		if m.Kind != Stop {
			legal[fmt.Sprint(m.From, m.To)] = true
			legal[fmt.Sprint(m.From, NoPoint)] = true
		}
		if m.Kind == Stop || m.Kind == Pass {
			legal[fmt.Sprint(NoPoint, NoPoint)] = true
		}
		if m.Kind == Place {
			delete(legal, fmt.Sprint(NoPoint, NoPoint)) // placing picks up nothing
		}
	}
	points := []Point{NoPoint}
	for p := range s.Board().Size() {
		points = append(points, Point(p))
	}
	for _, from := range points {
		for _, to := range points {
			require.Equal(t, legal[fmt.Sprint(from, to)], s.Refusal(from, to) == RefusalNone, "%v %v in %s: %s", from, to, s.Position(), s.Refusal(from, to))
		}
	}
}

// TestSymmetriesKeepPerft maps positions of random games by the symmetries of
// the board that the ruleset keeps, and counts again.
func TestSymmetriesKeepPerft(t *testing.T) {
	for _, r := range variants(t) {
		if r.Forward {
			continue // forward is a direction
		}
		t.Run(variantName(r), func(t *testing.T) {
			t.Parallel()
			rng := rand.New(rand.NewPCG(2, 2))
			s := New(r)
			for range rng.IntN(40) {
				if s.Over() {
					break
				}
				s.Apply(favoured(rng, s.AppendMoves(nil)))
			}
			want := s.Perft(2)
			for _, perm := range r.Board.Symmetries() {
				require.Equal(t, want, mapped(t, s, perm).Perft(2), s.Position())
			}
		})
	}
}

// mapped returns the position with every label replaced by its image.
func mapped(t *testing.T, s *State, perm []Point) *State {
	var w strings.Builder
	text := s.Position()
	for len(text) > 0 {
		matched := false
		for p, to := range perm {
			label := s.Board().Label(Point(p))
			if rest, ok := strings.CutPrefix(text, label); ok {
				w.WriteString(s.Board().Label(to))
				text, matched = rest, true
				break
			}
		}
		if !matched {
			w.WriteByte(text[0])
			text = text[1:]
		}
	}
	m, err := ParsePosition(s.Ruleset(), w.String())
	require.NoError(t, err)
	return m
}

func TestApplyDoesNotAllocate(t *testing.T) {
	for _, r := range All() {
		s := New(r)
		rng := rand.New(rand.NewPCG(3, 3))
		for range 30 {
			if !s.Over() {
				s.Apply(favoured(rng, s.AppendMoves(nil)))
			}
		}
		s.Reserve(8)
		buf := make([]Move, 0, 1024)
		events := make([]Event, 0, 16)
		require.Zero(t, testing.AllocsPerRun(100, func() {
			for _, m := range s.AppendMoves(buf) {
				s.Apply(m)
				events = s.AppendEvents(events[:0])
				s.Undo()
			}
		}), r.ID)
	}
}
