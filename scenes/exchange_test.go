//go:build !js

package scenes_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
	"t3hunting/scenes"
)

// TestExportAndImport writes a record to a file and reads it in again.
func TestExportAndImport(t *testing.T) {
	dir := t.TempDir()
	store, err := scenes.NewFileStore(dir)
	require.NoError(t, err)
	d := start(t, keeping(store), "nine-mens-morris")
	taps(d, "a1", "a4", "d1")
	d = again(t, store)
	d.Tap("games")
	d.Tick(2)
	id := strings.TrimPrefix(rowsOf(d)[0], "game:")
	d.Tap("export:" + id)
	d.Tick(2)
	path := filepath.Join(dir, "records", id+".txt")
	assert.Contains(t, d.Game.Report().Notice, path, "the player is told where it is")
	text, err := os.ReadFile(path)
	require.NoError(t, err)
	_, err = rules.ParseRecord(string(text))
	require.NoError(t, err)

	d.Tap("import:folder")
	d.Tick(2)
	inbox := filepath.Join(dir, "import")
	assert.Contains(t, d.Game.Report().Notice, inbox, "where records are to be put")
	require.NoError(t, os.WriteFile(filepath.Join(inbox, "one.txt"), text, 0o600))
	d.Tap("import:folder")
	d.Tick(2)
	assert.Len(t, rowsOf(d), 1, "it is there already")
	require.NoError(t, os.WriteFile(filepath.Join(inbox, "two.txt"), []byte("Game: alquerque\r\nSecond: Computer 5\r\n\r\n1. B2–C3"), 0o600))
	d.Tap("import:folder")
	d.Tick(2)
	require.Len(t, rowsOf(d), 2)
	for _, row := range rowsOf(d) {
		if row != "game:"+id {
			d.Tap(row)
			break
		}
	}
	d.Settle()
	assert.True(t, strings.HasPrefix(d.Game.Report().Record, "b2-c3 "), "the computer replied: %s", d.Game.Report())
}
