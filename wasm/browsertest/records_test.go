package browsertest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// record is a file that a player may have.
const record = "Game: alquerque\r\nFirst: Person\r\nSecond: Person\r\n\r\n1. b2–C3 d4xb2\r\n"

// recordFiles writes a record and files that are none, by their names.
func recordFiles(t *testing.T) (path func(name string) string) {
	t.Helper()
	folder := t.TempDir()
	for name, text := range map[string]string{
		"good.txt":    record,
		"chess.txt":   "[Event \"World Championship\"]\n\n1. e4 e5\n",
		"illegal.txt": "Game: bagh-chal\n\n1. c3  a1-b1\n2. a5\n",
		"empty.txt":   "",
		"picture.png": "\x89PNG\r\n\x1a\n" + strings.Repeat("\x00\xff\xfe", 100_000),
		"huge.txt":    record + strings.Repeat("(a long comment) ", 4_000_000),
	} {
		put(t, filepath.Join(folder, name), []byte(text))
	}
	require.NoError(t, os.Mkdir(filepath.Join(folder, "folder"), 0o755))
	return func(name string) string { return filepath.Join(folder, name) }
}

// badFiles are the files of recordFiles that are no records, with a part of what the player is told.
var badFiles = []struct{ name, told string }{
	{"chess.txt", "is not a header"},
	{"illegal.txt", "turn 2: a5?"},
	{"empty.txt", "it is empty"},
	{"picture.png", "is not a header"},
	{"huge.txt", "longer than any game"},
	{"folder", "it is empty"},
}

// drop drops files on the middle of the page, as from a file manager.
func (p *Page) drop(files ...string) {
	p.t.Helper()
	x, y := p.Number("innerWidth")/2, p.Number("innerHeight")/2
	for _, kind := range []input.DispatchDragEventType{input.DragEnter, input.DragOver, input.Drop} {
		p.run(input.DispatchDragEvent(kind, x, y, &input.DragData{Items: []*input.DragDataItem{}, Files: files, DragOperationsMask: 1}))
	}
}

// games is how many games the list shows.
func games(probe Probe) (n int) {
	for name := range probe.Targets {
		if strings.HasPrefix(name, "game:") {
			n++
		}
	}
	return n
}

// UntilNotice waits until the list of games tells something, and returns where the program stands.
func (p *Page) UntilNotice(part string) Probe {
	p.t.Helper()
	return p.UntilProbe("the notice "+part, func(probe Probe) bool {
		return probe.Scene == "library" && strings.Contains(probe.Notice, part)
	})
}

// TestRecordsAreDropped drops files on the board of a game under way.
func TestRecordsAreDropped(t *testing.T) {
	path := recordFiles(t)
	ruleset, ok := rules.Lookup("three-mens-morris")
	require.True(t, ok)
	p := open(t, small)
	p.startGame(Mouse, ruleset)
	state := rules.New(ruleset)
	p.play(state, Mouse, state.AppendMoves(nil)[:1])
	for _, bad := range badFiles {
		p.drop(path(bad.name))
		probe := p.UntilNotice(bad.told)
		assert.Equal(t, 1, games(probe), bad.name)
		assert.Less(t, len(probe.Notice), 250, bad.name)
		p.Tap(Mouse, "back")
		p.UntilPosition(state)
	}
	p.drop(path("chess.txt"), path("good.txt"))
	probe := p.UntilNotice("is not a header")
	assert.Equal(t, 2, games(probe), "of several files the good ones are taken")
	p.drop(path("good.txt"))
	assert.Equal(t, 2, games(p.UntilNotice("is here already")))
	p.Tap(Mouse, "back")
	p.UntilPosition(state)

	// A picture that is dragged over from another page is no file that could be opened.
	p.Eval(`{
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add("<img>", "text/html");
		document.querySelector("canvas").dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
	}`, nil)
	p.play(state, Mouse, state.AppendMoves(nil)[:1])
}

// TestRecordsArePicked picks files in the browser's dialog.
func TestRecordsArePicked(t *testing.T) {
	path := recordFiles(t)
	p := open(t, small)
	dialogs := make(chan cdp.BackendNodeID, 1)
	chromedp.ListenTarget(p.ctx, func(event any) {
		if opened, ok := event.(*page.EventFileChooserOpened); ok {
			dialogs <- opened.BackendNodeID
		}
	})
	p.run(page.SetInterceptFileChooserDialog(true))
	p.Tap(Mouse, "games")
	p.UntilProbe("the list", func(probe Probe) bool { return probe.Scene == "library" })
	pick := func(name string) {
		p.Rest()
		p.Tap(Mouse, "import:file")
		var dialog cdp.BackendNodeID
		p.Until("the dialog", func() bool {
			select {
			case dialog = <-dialogs:
				return true
			default:
				return false
			}
		})
		p.run(dom.SetFileInputFiles([]string{path(name)}).WithBackendNodeID(dialog))
	}
	for _, bad := range badFiles {
		if bad.name == "folder" {
			continue // the dialog does not offer any
		}
		pick(bad.name)
		assert.Zero(t, games(p.UntilNotice(bad.told)), bad.name)
	}
	pick("good.txt")
	probe := p.UntilNotice("Alquerque was added")
	require.Equal(t, 1, games(probe))
	p.Tap(Mouse, firstTarget(p, "game:"))
	want, err := rules.ParseRecord(record)
	require.NoError(t, err)
	p.UntilPosition(want.State())
}
