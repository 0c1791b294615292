package main

import (
	"bufio"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// dialogue gives the engine lines, one text, and returns what it says.
func dialogue(lines string) string {
	var out strings.Builder
	newEngine(&out).run(strings.NewReader(lines))
	return out.String()
}

// talk is a dialogue that goes back and forth.
type talk struct {
	t   *testing.T
	in  *io.PipeWriter
	out *bufio.Scanner
}

func newTalk(t *testing.T) *talk {
	inR, inW := io.Pipe()
	outR, outW := io.Pipe()
	done := make(chan struct{})
	go func() {
		defer close(done)
		newEngine(outW).run(inR)
		outW.Close()
	}()
	t.Cleanup(func() {
		inW.Close()
		outR.Close()
		<-done
	})
	return &talk{t, inW, bufio.NewScanner(outR)}
}

func (k *talk) tell(line string) {
	_, err := io.WriteString(k.in, line+"\n")
	require.NoError(k.t, err)
}

// await reads until a line that begins so and returns it.
func (k *talk) await(prefix string) string {
	for k.out.Scan() {
		if line := k.out.Text(); strings.HasPrefix(line, prefix) {
			return line
		}
	}
	k.t.Fatalf("no line %q", prefix)
	return ""
}

func TestIntroduction(t *testing.T) {
	got := dialogue("uci\nisready\nquit\nd\n")
	assert.Contains(t, got, "id name T3 Hunting\n")
	assert.Contains(t, got, "option name Game type combo default nine-mens-morris var alquerque")
	assert.Contains(t, got, "option name flying type combo default on var on var off\n")
	assert.True(t, strings.HasSuffix(got, "uciok\nreadyok\n"), "quit ends it: %s", got)
}

func TestEveryGameIsPlayed(t *testing.T) {
	for _, r := range rules.All() {
		got := dialogue("setoption name Game value " + r.ID + "\nd\nmoves\ngo nodes 500\n")
		assert.NotContains(t, got, "error", r.ID)
		assert.Contains(t, got, "game     "+r.ID)
		assert.Contains(t, got, "bestmove ", r.ID)
		for i := range r.Board.Size() {
			p := rules.Point(i)
			if _, ok := rules.New(r).Occupant(p); !ok {
				assert.Contains(t, got, r.Board.Label(p), r.ID)
			}
		}
	}
}

func TestInfoLines(t *testing.T) {
	got := strings.Split(strings.TrimSpace(dialogue("setoption name Game value three-mens-morris\ngo depth 9\n")), "\n")
	require.Len(t, got, 10)
	for _, line := range got[:9] {
		assert.Regexp(t, `^info depth \d+ score (cp|mate) -?\d+ nodes \d+ nps \d+ time \d+ pv( \S+)+$`, line)
	}
	assert.Contains(t, got[8], "score mate 9 ")
	assert.Equal(t, "bestmove b2", got[9])
}

func TestATurnIsAskedForMoveByMove(t *testing.T) {
	start := `position pos "first=a1,d1,g4 second=b2,d2,f6,a7 lost=6,5"`
	got := dialogue(start + "\ngo depth 1\n" + start + " moves g4-g1\ngo depth 1\nmoves\n")
	assert.Contains(t, got, "bestmove g4-g1")
	assert.Regexp(t, `bestmove x\w\d\nxb2 xd2 xf6 xa7\n$`, got)
}

func TestPositions(t *testing.T) {
	const game = "setoption name Game value bagh-chal\n"
	for line, moves := range map[string]string{
		"position startpos":                "a2",
		"position startpos moves":          "a2",
		"position startpos moves c3 e5-e4": "a2",
		`position pos "first=b1 second=a1,e1,a5,e5 hand=15,0 turn=second lost=4,0" moves a1xc1`: "(none)",
		`position pos first=b2 second=a1,c1,e1,a5 turn=second lost=19,0 moves`:                  "(none)",
		`position pos first=b2 hand=15,0 second=a1,c1,e1,a5 turn=second lost=4,0`:               "a1-a2",
	} {
		got := dialogue(game + line + "\nmoves\n")
		assert.NotContains(t, got, "error", line)
		assert.True(t, strings.HasPrefix(got, moves) || strings.Contains(got, moves), "%s: %s", line, got)
	}
}

func TestOptions(t *testing.T) {
	got := dialogue("setoption name Game value alquerque\nsetoption name Capture value forced\nmoves\nd\ngo perft 5\n")
	assert.Contains(t, got, "game     alquerque capture=forced")
	assert.Contains(t, got, "\nnodes 20\n")
	assert.NotContains(t, dialogue("setoption name Hash value 1\ngo nodes 10\n"), "error")
}

func TestPerftDivides(t *testing.T) {
	got := dialogue("go perft 3\ngo perft 0\n")
	assert.Equal(t, 24, strings.Count(got, ": 506\n"))
	assert.Contains(t, got, "\nnodes 12144\n")
	assert.True(t, strings.HasSuffix(got, "nodes 1\n"))
}

func TestABadLineChangesNothing(t *testing.T) {
	const setup = "setoption name Game value bagh-chal\nposition startpos moves c3 a1-b1\n"
	before := dialogue(setup + "d\n")
	for _, line := range []string{
		"castle",
		"Go depth 3",
		"setoption",
		"setoption name Game value chess",
		"setoption name Game",
		"setoption name flying value on",
		"setoption name repetition value never",
		"setoption name Hash value 0",
		"setoption name Hash value much",
		"position",
		"position fen 8/8",
		"position pos",
		"position pos first=z9",
		`position pos "first=a1`,
		"position startpos c3",
		"position startpos moves c3 c3",
		"position startpos moves c3 a1-b1 zz",
		"go depth",
		"go depth 0",
		"go depth -3",
		"go depth deep",
		"go fast 3",
		"go infinite depth 3",
		"go perft 3 nodes 3",
		"go perft",
	} {
		got := dialogue(setup + line + "\nd\n")
		message, rest, _ := strings.Cut(got, "\n")
		assert.True(t, strings.HasPrefix(message, "error: "), "%s: %s", line, message)
		assert.Equal(t, before, rest, line)
	}
}

func TestAFinishedGame(t *testing.T) {
	got := dialogue("setoption name Game value three-mens-morris\nposition startpos moves a1 a3 b1 b3 c1\nmoves\ngo depth 3\nd\n")
	assert.Contains(t, got, "(none)\ninfo string the game is over: first, lined-up\nbestmove (none)\n")
	assert.Contains(t, got, "result   first, lined-up")
}

func TestStop(t *testing.T) {
	k := newTalk(t)
	for range 3 {
		k.tell("go")
		k.await("info depth 3 ")
		k.tell("position startpos moves a1") // waits
		k.tell("isready")
		k.await("readyok")
		k.tell("stop")
		k.await("bestmove ")
	}
	k.tell("go perft 7")
	k.await("d1: ")
	k.tell("stop")
	k.await("info string stopped")
	k.tell("stop") // nothing to stop
	k.tell("position startpos moves a1")
	k.tell("go nodes 100")
	k.await("bestmove ")
	k.tell("moves") // at once after the answer
	assert.NotContains(t, k.await(""), "error")
}

// TestInfiniteHoldsItsAnswer: a search that has seen everything waits to be stopped.
func TestInfiniteHoldsItsAnswer(t *testing.T) {
	k := newTalk(t)
	k.tell("setoption name Game value three-mens-morris")
	k.tell("go infinite")
	k.await("info depth 9 ")
	k.tell("isready")
	assert.Equal(t, "readyok", k.await(""))
	k.tell("stop")
	assert.Equal(t, "bestmove b2", k.await(""))
}

func TestQuitEndsASearch(t *testing.T) {
	k := newTalk(t)
	k.tell("go infinite")
	k.await("info depth 2 ")
	k.tell("quit")
	k.await("bestmove ")
}
