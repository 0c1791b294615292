package rules

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestPositionErrorsNameTheKey(t *testing.T) {
	for text, want := range map[string]string{
		"first=a9":                      "first: board morris has no point \"a9\"",
		"first=a1,a1":                   "first: point a1 comes twice",
		"first=a1 second=a1":            "two men on a1",
		"first":                         "\"first\" is not a key with a value",
		"first=a1 first=d1":             "comes twice",
		"hand=10,0":                     "men of first",
		"hand=-1,0":                     "hand: \"-1\" is not a number",
		"hand=3":                        "hand: \"\" is not a number",
		"lost=1,1":                      "are not 9 together",
		"turn=third":                    "turn: \"third\" is neither",
		"duty=dance":                    "duty: \"dance\" is no duty",
		"duty=jump:a1":                  "duty: no series",
		"duty=huff:a1":                  "duty: only enemy men",
		"duty=remove first=a1 hand=8,9": "leaves no legal move",
		"visited=a1:d1":                 "visited: men may come back",
		"ban=first:a1-d1-g1":            "ban: mills may be completed",
		"quiet=101":                     "quiet: \"101\" is not a number",
		"colour=blue":                   "colour: there is no such key",
		"seen=a1":                       "seen: \"a1\" is not",
		"first=a1,d1,g1 second=a7 seen=a1//second*9": "seen: \"9\" is not a number",
	} {
		_, err := ParsePosition(ruleset(t, "nine-mens-morris", ""), text)
		if assert.Error(t, err, text) {
			assert.Contains(t, err.Error(), want, text)
		}
	}
}

func TestPositionIsReadInAnyOrderAndCase(t *testing.T) {
	s := setUp(t, "nine-mens-morris", "", " TURN=second  hand=7,7\tsecond=B6,a7 first=d1,a1\n")
	assert.Equal(t, "first=a1,d1 second=b6,a7 hand=7,7 turn=second", s.Position())
}

func TestMovesAreReadTolerantly(t *testing.T) {
	s := setUp(t, "nine-mens-morris", "", "first=a1,d1,b4,b2 second=a7,d7,f4")
	for _, text := range []string{"b4-c4", "B4–C4", " b4–c4\n"} {
		m, err := s.ParseMove(text)
		require.NoError(t, err, text)
		assert.Equal(t, "b4-c4", s.FormatMove(m))
	}
	s = setUp(t, "triodi", "", blocking)
	play(t, s, "b6-b4")
	for _, text := range []string{"--", "—", "––"} {
		m, err := s.ParseMove(text)
		require.NoError(t, err, text)
		assert.Equal(t, Pass, m.Kind)
	}
	for _, text := range []string{"", "b4", "b9", "b4-", "-b4", "b4-c9", "castle", "xx", "x!b4", "="} {
		_, err := s.ParseMove(text)
		assert.Error(t, err, text)
	}
}

const sampleRecord = `Game: nine-mens-morris
Options: flying=off
First: Ada
Second: Computer 4
Date: 2026-11-02
Result: *

1. a1  a7
2. d1  b6
3. g1 xb6  d7
4. b4
`

func TestRecordRoundTrip(t *testing.T) {
	g, err := ParseRecord(sampleRecord)
	require.NoError(t, err)
	assert.Equal(t, sampleRecord, g.Record())
	assert.Equal(t, 8, g.Len())
	assert.Equal(t, "off", g.Ruleset().OptionValue("flying"))
}

func TestRecordIsReadTolerantly(t *testing.T) {
	text := strings.ReplaceAll(sampleRecord, "\n", "\r\n")
	text = strings.ReplaceAll(text, "xb6", " ×B6 ")
	text = strings.ReplaceAll(text, "4. b4", "4.b4")
	text = strings.Replace(text, "Game:", "\ufeffGAME :", 1)
	g, err := ParseRecord(text)
	require.NoError(t, err)
	assert.Equal(t, sampleRecord, g.Record())
}

func TestRecordErrorsNameTurnAndToken(t *testing.T) {
	for from, want := range map[string][2]string{
		"d7":                 {"d9", "turn 3: d9?"},
		"4. b4":              {"4. a1", "turn 4: a1? (taken)"},
		"g1 xb6":             {"g1 c5", "turn 3: c5? (remove)"},
		"nine-mens-morris":   {"ludo", "no game \"ludo\""},
		"flying=off":         {"flying=high", "no value \"high\""},
		"Result: *":          {"Result: first\nReason: reduced", "does not follow from the moves"},
		"Date: 2026":         {"Mood: good\nDate: 2026", "\"Mood: good\" is not a header"},
		"First: Ada":         {"Second: Bob", "Second comes twice"},
		"Second: Computer 4": {"Start: first=zz", "Start: position: first"},
	} {
		_, err := ParseRecord(strings.Replace(sampleRecord, from, want[0], 1))
		if assert.Error(t, err, from) {
			assert.Contains(t, err.Error(), want[1])
		}
	}
	_, err := ParseRecord("")
	assert.Error(t, err)
}

func TestRecordKeepsAgreementAndResignation(t *testing.T) {
	for _, end := range []struct {
		do   func(*Game)
		want Result
	}{
		{func(g *Game) { g.AgreeDraw() }, Result{Draw, Agreed}},
		{func(g *Game) { g.Resign(First) }, Result{SecondWins, Resigned}},
		{func(g *Game) { g.TimeOut(Second) }, Result{FirstWins, OutOfTime}},
	} {
		g, err := ParseRecord(sampleRecord)
		require.NoError(t, err)
		end.do(g)
		assert.Equal(t, end.want, g.Result())
		again, err := ParseRecord(g.Record())
		require.NoError(t, err)
		assert.Equal(t, end.want, again.Result())
		m, err := g.State().ParseMove("c5")
		require.NoError(t, err)
		assert.Error(t, g.Play(m), "the game is over")
		require.True(t, g.Undo(), "an ending by agreement can be taken back")
		assert.False(t, g.Over())
		assert.Equal(t, 8, g.Len())
	}
}

func TestRecordFromAPosition(t *testing.T) {
	g, err := NewGameAt(ruleset(t, "alquerque", ""), "first=c3,a1 second=c4,b5")
	require.NoError(t, err)
	for _, token := range []string{"c3-d3", "!d3", "b5-a5"} {
		m, err := g.State().ParseMove(token)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	text := g.Record()
	assert.Contains(t, text, "\n1. c3-d3  !d3 b5-a5\n", "a huff belongs to the turn of him who huffs")
	again, err := ParseRecord(text)
	require.NoError(t, err)
	assert.Equal(t, g.State().Position(), again.State().Position())
	assert.Equal(t, text, again.Record())
}

func TestUndoRedoGoTo(t *testing.T) {
	g, err := ParseRecord(sampleRecord)
	require.NoError(t, err)
	end := g.State().Position()
	assert.False(t, g.Redo())
	g.GoTo(3)
	assert.Equal(t, 3, g.Ply())
	assert.Equal(t, 8, g.Len())
	assert.Contains(t, g.Record(), "1. a1  a7\n2. d1\n")
	g.GoTo(99)
	assert.Equal(t, end, g.State().Position())
	g.GoTo(-1)
	assert.False(t, g.Undo())
	require.True(t, g.Redo())
	m, err := g.State().ParseMove("c5")
	require.NoError(t, err)
	require.NoError(t, g.Play(m))
	assert.False(t, g.Redo(), "another move drops what could be redone")
	assert.Equal(t, []Turn{{First, 0, 1}, {Second, 1, 2}}, g.Turns())
}

func TestIllegalPlayChangesNothing(t *testing.T) {
	g := NewGame(ruleset(t, "bagh-chal", ""))
	err := g.Play(step(0, 1))
	var r *RefusedError
	require.ErrorAs(t, err, &r)
	assert.Equal(t, RefusalEnemyMan, r.Refusal)
	assert.Zero(t, g.Len())
}

// TestErrorsAreShort reads files that were never records, such as pictures: what
// is wrong with one long line is told in a few words.
func TestErrorsAreShort(t *testing.T) {
	for _, line := range []string{strings.Repeat("\x00", 1<<20), strings.Repeat("a1", 1<<19), strings.Repeat("é: ", 1<<18), strings.Repeat("=", 1<<20)} {
		for _, text := range []string{line, "Game: " + line, "Game: bagh-chal\nOptions: " + line, "Game: bagh-chal\nStart: " + line, "Game: bagh-chal\n\n" + line, "Game: bagh-chal\nResult: " + line + "\n\n"} {
			_, err := ParseRecord(text)
			require.Error(t, err)
			assert.Less(t, len(err.Error()), 300)
		}
		for _, text := range []string{line, line + "=1", "first=" + line, "duty=" + line, "seen=" + line} {
			_, err := ParsePosition(ruleset(t, "nine-mens-morris", ""), text)
			require.Error(t, err)
			assert.Less(t, len(err.Error()), 300)
		}
	}
	_, err := ParseRecord(" \n\t")
	assert.EqualError(t, err, "record: it is empty")
	_, err = ParseRecord("Chess: " + strings.Repeat("é", 41))
	assert.EqualError(t, err, `record: "Chess: `+strings.Repeat("é", 33)+`…" is not a header`)
}

// FuzzParsePosition, FuzzParseMove and FuzzParseRecord check that no text makes
// a reader panic and that what was read is written as it will be read again.
func FuzzParsePosition(f *testing.F) {
	for i, r := range All() {
		s := New(r)
		f.Add(i, s.Position())
		for range 20 {
			if !s.Over() {
				s.Apply(s.AppendMoves(nil)[0])
			}
		}
		f.Add(i, s.Position())
	}
	f.Add(0, "first=c3 second=c4,a1 visited=c4:c1 duty=huff:c4 turn=first")
	f.Fuzz(func(t *testing.T, i int, text string) {
		list := All()
		r := list[((i%len(list))+len(list))%len(list)]
		s, err := ParsePosition(r, text)
		if err != nil {
			return
		}
		again, err := ParsePosition(r, s.Position())
		require.NoError(t, err, s.Position())
		require.Equal(t, s.Position(), again.Position())
		require.Equal(t, s.Key(), again.Key())
		for n := 0; n < 20 && !s.Over(); n++ {
			moves := s.AppendMoves(nil)
			require.NotEmpty(t, moves)
			s.Apply(moves[n%len(moves)])
			require.Equal(t, s.computeKey(), s.Key())
		}
	})
}

func FuzzParseMove(f *testing.F) {
	for _, seed := range []string{"a1", "a1-a2", "a1xc3", "xa1", "!a1", "=", "--", "—", "A1–A2", "a1×c3"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, r := range All() {
			s := New(r)
			m, err := s.ParseMove(text)
			if err != nil {
				continue
			}
			again, err := s.ParseMove(s.FormatMove(m))
			require.NoError(t, err)
			require.Equal(t, m, again)
		}
	})
}

func FuzzParseRecord(f *testing.F) {
	f.Add(sampleRecord)
	files, err := filepath.Glob("testdata/games/*.txt")
	require.NoError(f, err)
	for _, file := range files {
		data, err := os.ReadFile(file)
		require.NoError(f, err)
		f.Add(string(data))
	}
	f.Fuzz(func(t *testing.T, text string) {
		g, err := ParseRecord(text)
		if err != nil {
			return
		}
		again, err := ParseRecord(g.Record())
		require.NoError(t, err, g.Record())
		require.Equal(t, g.Record(), again.Record())
	})
}
