package browsertest

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
)

// TestInstallable asks Chromium what stands in the way of installing the page. Private windows are never installable,
// so that the page is opened in the browser's own profile.
func TestInstallable(t *testing.T) {
	p := pageIn(t, small, "")
	p.load("/")
	p.UntilKept()
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		_, faults, data, _, err := page.GetAppManifest().Do(ctx)
		require.NoError(t, err)
		assert.Empty(t, faults, "the manifest is sound")
		assert.Contains(t, data, "icon-maskable-512.png")
		hindrances, err := page.GetInstallabilityErrors().Do(ctx)
		assert.Empty(t, hindrances)
		return err
	}))
	p.Eval(`navigator.serviceWorker.getRegistration().then((one) => one.unregister()).then(() => true)`, nil)
}

// UntilKept waits until the page is kept for use without a network.
func (p *Page) UntilKept() {
	p.t.Helper()
	p.Until("the service worker", func() bool { return p.Bool(`navigator.serviceWorker.controller !== null`) })
}

// copied is the built page in a folder of its own, without the compressed copies.
func copied(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	files, err := os.ReadDir(*pageDir)
	require.NoError(t, err)
	for _, file := range files {
		if extension := filepath.Ext(file.Name()); extension != ".gz" && extension != ".br" {
			put(t, filepath.Join(dir, file.Name()), read(t, filepath.Join(*pageDir, file.Name())))
		}
	}
	return dir
}

func read(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(name)
	require.NoError(t, err)
	return data
}

func put(t *testing.T, name string, data []byte) {
	t.Helper()
	require.NoError(t, os.WriteFile(name, data, 0o644))
}

// openSite serves a folder and opens it in a page with storage of its own.
func openSite(t *testing.T, dir string) (*Page, *Site) {
	t.Helper()
	s, err := serve(dir)
	require.NoError(t, err)
	t.Cleanup(s.Stop)
	p := blankPage(t, small)
	p.address = s.Address
	p.load("/")
	return p, s
}

// playComputer begins a game against the computer and waits for its first answer.
func (p *Page) playComputer() {
	p.t.Helper()
	ruleset, ok := rules.Lookup("three-mens-morris")
	require.True(p.t, ok)
	p.startAgainstComputer(Mouse, ruleset)
	p.Tap(Mouse, "point:"+ruleset.Board.Label(0))
	p.UntilProbe("the computer's answer", func(probe Probe) bool {
		return !probe.Busy && strings.Contains(probe.Position, "second=")
	})
}

func TestOfflineFromTheFirstLoadOn(t *testing.T) {
	p, s := openSite(t, *pageDir)
	p.UntilKept()
	s.Stop()
	p.load("/?from=home")
	p.playComputer()
	assert.Equal(t, p.Text(`t3.version`), p.Text(`t3version()`), "program and page are of one version")
	p.load("/#g=nonsense")
	p.forgive("net::ERR_CONNECTION_REFUSED") // the browser looks for a newer sw.js
}

// TestInAFolderOfAHost puts the page beside others, as many hosts do.
func TestInAFolderOfAHost(t *testing.T) {
	root := t.TempDir()
	folder := filepath.Join(root, "some", "folder")
	require.NoError(t, os.MkdirAll(filepath.Dir(folder), 0o755))
	require.NoError(t, os.Rename(copied(t), folder))
	put(t, filepath.Join(root, "index.html"), []byte("<!doctype html><link rel=icon href=data:,><title>Another page</title>"))
	s, err := serve(root)
	require.NoError(t, err)
	t.Cleanup(s.Stop)
	p := blankPage(t, small)
	p.address = s.Address + "/some/folder"
	p.run(chromedp.Navigate(p.address)) // the host adds the last slash
	p.UntilShown()
	p.UntilKept()
	assert.Equal(t, p.address+"/", p.Text(`navigator.serviceWorker.getRegistration().then((one) => one.scope)`))
	p.playComputer()
	loaded := strings.Fields(p.Text(`performance.getEntriesByType("resource").map((one) => one.name).join(" ")`))
	assert.Contains(t, loaded, p.address+"/worker.js")
	for _, url := range loaded {
		assert.True(t, strings.HasPrefix(url, p.address+"/") || strings.HasPrefix(url, "blob:"), url)
	}
	p.run(chromedp.ActionFunc(func(ctx context.Context) error {
		url, faults, _, _, err := page.GetAppManifest().Do(ctx)
		assert.Equal(t, p.address+"/manifest.webmanifest", url)
		assert.Empty(t, faults)
		return err
	}))

	other := p.sibling(small)
	other.run(chromedp.Navigate(s.Address + "/"))
	assert.Equal(t, "Another page", other.Text(`document.title`))
	assert.True(t, other.Bool(`navigator.serviceWorker.controller === null`), "the rest of the host is left alone")

	s.Stop()
	p.load("/?from=home")
	p.Tap(Mouse, "continue")
	p.UntilProbe("the game", func(probe Probe) bool { return probe.Scene == "board" })
	p.load("/")
	p.playComputer()
	p.forgive("net::ERR_CONNECTION_REFUSED") // the browser looks for a newer sw.js
}

// release turns a folder with the page into another version: the same programs and scripts that call themselves
// otherwise. Names of one length keep the program's layout.
func release(t *testing.T, dir, version string) {
	t.Helper()
	boot := string(read(t, filepath.Join(dir, "boot.js")))
	_, after, ok := strings.Cut(boot, `version: "`)
	require.True(t, ok)
	old, _, _ := strings.Cut(after, `"`)
	require.LessOrEqual(t, len(version), len(old))
	version += strings.Repeat(".", len(old)-len(version))
	program := filepath.Join(dir, "t3.wasm")
	put(t, program, bytes.ReplaceAll(read(t, program), []byte(old), []byte(version)))
	pack(t, dir, version)
}

// pack runs wasm/pack.
func pack(t *testing.T, dir, version string) {
	t.Helper()
	glue := filepath.Join(t.TempDir(), "wasm_exec.js")
	put(t, glue, read(t, filepath.Join(dir, "wasm_exec.js")))
	output, err := packCommand("-version", version, "-from", "..", "-to", dir, glue).CombinedOutput()
	require.NoError(t, err, "%s", output)
}

func TestUpdateWithAGameUnderWay(t *testing.T) {
	dir := copied(t)
	p, _ := openSite(t, dir)
	p.UntilKept()
	old := p.Text(`t3.version`)
	ruleset, ok := rules.Lookup("nine-mens-morris")
	require.True(t, ok)
	p.startGame(Mouse, ruleset)
	state := rules.New(ruleset)
	p.play(state, Mouse, until(t, ruleset, rules.DutyRemove))

	release(t, dir, "b")
	// A server that is half way through the update: one file is still the old one.
	boot := filepath.Join(dir, "boot.js")
	fresh := read(t, boot)
	put(t, boot, read(t, filepath.Join(*pageDir, "boot.js")))
	assert.Equal(t, "redundant", p.update(), "the versions are not mixed")
	put(t, boot, fresh)
	assert.Equal(t, "installed", p.update())
	p.Until("the chip", func() bool { return !p.Bool(`document.getElementById("update").hidden`) })
	assert.Equal(t, old, p.Text(`t3.version`), "nothing changes unasked")
	p.Leave()
	p.Eval(`document.getElementById("update").click()`, nil)
	p.Reloaded()
	assert.Equal(t, p.Text(`t3.version`), p.Text(`t3version()`))
	assert.True(t, strings.HasPrefix(p.Text(`t3version()`), "b."), p.Text(`t3version()`))
	assert.True(t, p.Bool(`document.getElementById("update").hidden`))
	p.UntilPosition(state)
	p.play(state, Mouse, state.AppendMoves(nil)[:1]) // the removal that was owed
}

// update lets the page look for another version and returns what became of its worker.
func (p *Page) update() string {
	p.t.Helper()
	return p.Text(`navigator.serviceWorker.getRegistration().then(async (one) => {
		await one.update();
		const worker = one.installing ?? one.waiting;
		while (worker?.state === "installing") await new Promise((done) => setTimeout(done, 20));
		return worker === null ? "none" : worker.state;
	})`)
}
