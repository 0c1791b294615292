package link

import (
	"net/url"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// played is a game of so many moves by a fixed sequence, or as many as there are.
func played(t *testing.T, r *rules.Ruleset, n int) *rules.Game {
	t.Helper()
	g := rules.NewGame(r)
	chance := uint32(len(r.ID))
	for range n {
		legal := g.State().AppendMoves(nil)
		if len(legal) == 0 {
			break
		}
		chance = chance*1664525 + 1013904223
		require.NoError(t, g.Play(legal[int(chance>>8)%len(legal)]))
	}
	return g
}

func TestRoundTripOfEveryRuleset(t *testing.T) {
	for _, r := range rules.All() {
		for _, n := range []int{0, 1, 7, 40, 200} {
			g := played(t, r, n)
			text := Encode(g)
			require.LessOrEqual(t, len(text), Longest)
			address, err := url.Parse("https://example.org/games/#g=" + text)
			require.NoError(t, err)
			again, err := Decode(strings.TrimPrefix(address.Fragment, "g="))
			require.NoError(t, err, "%s: %s", r.ID, text)
			assert.Equal(t, g.Moves(), again.Moves())
			assert.Equal(t, g.State().Position(), again.State().Position())
			assert.Equal(t, g.Result(), again.Result())
		}
	}
}

func TestOptionsStartAndEnd(t *testing.T) {
	r, _ := rules.Lookup("nine-mens-morris")
	option := r.Options[0]
	changed, err := r.With(option.Name, option.Values[1].Name)
	require.NoError(t, err)
	g := played(t, changed, 9)
	g.Resign(rules.Second)
	again, err := Decode(Encode(g))
	require.NoError(t, err)
	assert.Equal(t, changed.Changed(), again.Ruleset().Changed())
	assert.Equal(t, rules.Result{Outcome: rules.FirstWins, Reason: rules.Resigned}, again.Result())

	g, err = rules.NewGameAt(r, played(t, r, 30).State().Position())
	require.NoError(t, err)
	require.NoError(t, g.Play(g.State().AppendMoves(nil)[0]))
	again, err = Decode(Encode(g))
	require.NoError(t, err)
	assert.Equal(t, g.State().Position(), again.State().Position())
}

// TestWhatIsTakenBackIsNotGiven encodes a game that was taken back to its middle.
func TestWhatIsTakenBackIsNotGiven(t *testing.T) {
	r, _ := rules.Lookup("bagh-chal")
	g := played(t, r, 20)
	g.GoTo(10)
	again, err := Decode(Encode(g))
	require.NoError(t, err)
	assert.Equal(t, 10, again.Len())
}

func TestALongGameGivesItsPosition(t *testing.T) {
	r, _ := rules.Lookup("bagh-chal")
	g := rules.NewGame(r)
	var legal []rules.Move
	for g.Len() < 3000 && !g.Over() {
		legal = g.State().AppendMoves(legal[:0])
		best := legal[0]
		for i := range legal { // whatever repeats least
			if m := legal[(i+g.Len())%len(legal)]; g.State().Occurrence(m) <= 1 && m.Kind != rules.Jump {
				best = m
				break
			}
		}
		require.NoError(t, g.Play(best))
	}
	text := Encode(g)
	assert.LessOrEqual(t, len(text), Longest)
	again, err := Decode(text)
	require.NoError(t, err)
	assert.Equal(t, g.State().Men(rules.First), again.State().Men(rules.First))
	t.Logf("%d moves, %d characters", g.Len(), len(text))
}

func TestDamage(t *testing.T) {
	r, _ := rules.Lookup("alquerque")
	text := Encode(played(t, r, 12))
	for name, bad := range map[string]string{
		"empty": "", "words": "hello", "cut": text[:len(text)-1], "less": strings.TrimSuffix(text, text[len(text)-5:]),
		"more": text + "A", "start": strings.Replace(text, "~~", "~first=zz~", 1),
	} {
		_, err := Decode(bad)
		assert.Error(t, err, name)
	}
	_, err := Decode(strings.Replace(text, "alquerque", "chess", 1))
	assert.ErrorIs(t, err, ErrUnknown)
	_, err = Decode("2" + text[1:])
	assert.ErrorIs(t, err, ErrUnknown)
	_, err = Decode(strings.Replace(text, "~~", "~speed=high~", 1))
	assert.ErrorIs(t, err, ErrUnknown)
}

func FuzzDecode(f *testing.F) {
	r, _ := rules.Lookup("leopards-and-deer")
	f.Add(Encode(rules.NewGame(r)))
	f.Add("1~three-mens-morris~~~AAAA~~AAAA")
	f.Fuzz(func(t *testing.T, text string) {
		if g, err := Decode(text); err == nil {
			again, err := Decode(Encode(g))
			require.NoError(t, err)
			require.Equal(t, g.State().Position(), again.State().Position())
		}
	})
}
