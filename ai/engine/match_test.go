package main

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/ai"
	"t3hunting/rules"
)

// ask runs a command and returns what it prints.
func ask(t *testing.T, words string) (string, error) {
	t.Helper()
	var out strings.Builder
	err := command(strings.Fields(words), strings.NewReader(""), &out)
	return out.String(), err
}

func TestAMatchIsTheSameEveryTime(t *testing.T) {
	const words = "match nodes=300 - 10 30 nine-mens-morris bagh-chal"
	first, err := ask(t, words)
	require.NoError(t, err)
	again, err := ask(t, words)
	require.NoError(t, err)
	assert.Equal(t, first, again)
	assert.Len(t, strings.Split(strings.TrimSpace(first), "\n"), 2)
	assert.Contains(t, first, "nine-mens-morris")
	assert.Contains(t, first, "Elo +", "ten times the nodes are worth something")
}

func TestEqualPlayersAreEqual(t *testing.T) {
	for _, r := range rules.MainGames() {
		c, err := parseContestant("-", ai.Limits{Nodes: 40})
		require.NoError(t, err)
		m := match{ruleset: r, players: [2]contestant{c, c}, pairs: 3}
		got := m.play()
		assert.Equal(t, got.wins, got.losses, r.ID)
		assert.Equal(t, 6, got.wins+got.draws+got.losses)
	}
}

func TestOpeningsVaryAndLeaveAGame(t *testing.T) {
	for _, r := range rules.All() {
		p := newPairing(&match{ruleset: r})
		seen := map[string]bool{}
		for seed := range uint64(5) {
			st := p.opening(seed)
			require.False(t, st.Over(), r.ID)
			seen[st.Position()] = true
		}
		assert.Greater(t, len(seen), 2, r.ID)
	}
}

func TestLevels(t *testing.T) {
	out, err := ask(t, "levels 2 100 bagh-chal")
	require.NoError(t, err)
	for _, pair := range []string{"0:1", "1:2", "7:8"} {
		assert.Contains(t, out, pair)
	}
	for words, part := range map[string]string{"levels 2": "wants", "levels one 2": "number of games", "levels 2 0": "number of nodes"} {
		_, err := ask(t, words)
		assert.ErrorContains(t, err, part)
	}
}

// TestLevelOneLosesToOneWhoLooksOneTurnAhead in all games together.
func TestLevelOneLosesToOneWhoLooksOneTurnAhead(t *testing.T) {
	var won, lost int
	for _, r := range rules.MainGames() {
		m := match{ruleset: r, pairs: 8, players: rung(1, 1)}
		got := m.play()
		won, lost = won+got.wins, lost+got.losses
	}
	assert.Greater(t, won, 2*lost)
}

// TestChances: a soldier less is worth something, and so is promised.
func TestChances(t *testing.T) {
	out, err := ask(t, "chances 4 200 bagh-chal nine-mens-morris")
	require.NoError(t, err)
	lines := strings.Split(strings.TrimSpace(out), "\n")
	require.Len(t, lines, 6, "the hunt with five starts, the mill game with one")
	var shares, promises []float64
	for _, line := range lines[:5] {
		var first, draws, second int
		var share, promise float64
		_, err := fmt.Sscanf(line[strings.Index(line, "First"):], "First +%d =%d -%d %f%%, promised %f%%", &first, &draws, &second, &share, &promise)
		require.NoError(t, err, line)
		assert.Equal(t, 4, first+draws+second)
		shares, promises = append(shares, share), append(promises, promise)
	}
	assert.Less(t, shares[4], shares[0])
	assert.Less(t, promises[4], promises[0])
	for words, part := range map[string]string{"chances 2": "wants", "chances no 2": "number of games", "chances 2 0": "0 nodes"} {
		_, err := ask(t, words)
		assert.ErrorContains(t, err, part)
	}
}

func TestSpeed(t *testing.T) {
	out, err := ask(t, "speed 2000 alquerque three-mens-morris")
	require.NoError(t, err)
	assert.Regexp(t, `(?m)^alquerque +after 30 plies: depth +\d+, +2000 nodes in +\d+ ms, +\d+ a second, score cp -?\d+$`, out)
	assert.Regexp(t, `three-mens-morris +after  0 plies: depth  9, .* score mate 9\n$`, out, "the game is over before it is in the middle")
	for words, part := range map[string]string{"speed": "wants", "speed fast": "invalid", "speed 9 chess": "no game"} {
		_, err := ask(t, words)
		assert.ErrorContains(t, err, part)
	}
}

func TestTally(t *testing.T) {
	var even, sweep tally
	for range 50 {
		even.add(2, 0)
		sweep.add(2, 2)
	}
	share, within := even.share()
	assert.InDelta(t, 0.5, share, 1e-9)
	assert.InDelta(t, 0, within, 1e-6, "the sides decide, not the players")
	assert.InDelta(t, 0, even.elo(share), 1e-9)
	assert.InDelta(t, 190.8, even.elo(0.75), 0.1)
	assert.Greater(t, sweep.elo(1), 800.0)

	var mixed tally
	mixed.add(2, 1)
	mixed.add(0, 1)
	assert.Equal(t, "+1 =2 -1  50.0%  Elo +0 (-297 to +297)", strings.ReplaceAll(mixed.String(), "-0 ", "+0 "))
}

func TestWhatAMatchRefuses(t *testing.T) {
	for words, part := range map[string]string{
		"dance":                        "unknown command",
		"match - -":                    "match wants",
		"match - - one 30":             "no number of games",
		"match - - 10 0":               "0 nodes",
		"match - - 10 30 chess":        `no game "chess"`,
		"match level=9 - 10 30":        "no level 9",
		"match wings=2 - 10 30":        `"wings"`,
		"match hunt.hang=high - 10 30": "hunt.hang",
	} {
		_, err := ask(t, words)
		assert.ErrorContains(t, err, part, words)
	}
}
