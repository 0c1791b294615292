package scenes

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestStores runs what every store must do over the stores there are.
func TestStores(t *testing.T) {
	files, err := NewFileStore(filepath.Join(t.TempDir(), "made", "for", "it"))
	require.NoError(t, err)
	below, err := NewFileStore(t.TempDir())
	require.NoError(t, err)
	for name, store := range map[string]Store{"memory": newBuffer(nil), "files": files, "buffered files": newBuffer(below)} {
		t.Run(name, func(t *testing.T) {
			data, err := store.Load("nothing")
			assert.NoError(t, err)
			assert.Nil(t, data)
			require.NoError(t, store.Save("game.2.a", []byte("two ✓")))
			require.NoError(t, store.Save("game.1.a", []byte("one")))
			require.NoError(t, store.Save("game.1.a", []byte("another")))
			data, err = store.Load("game.1.a")
			assert.NoError(t, err)
			assert.Equal(t, "another", string(data))
			keys, err := store.Keys()
			assert.NoError(t, err)
			assert.Equal(t, []string{"game.1.a", "game.2.a"}, keys)
			assert.NoError(t, store.Remove("game.1.a"))
			assert.NoError(t, store.Remove("game.1.a"), "it is gone already")
			data, err = store.Load("game.1.a")
			assert.NoError(t, err)
			assert.Nil(t, data)
			for _, bad := range []string{"", "../out", ".hidden", "a/b", "A", "a b"} {
				assert.Error(t, store.Save(bad, nil), bad)
			}
		})
	}
}

func TestFileStoreLeavesNothingBehind(t *testing.T) {
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, unfinished+"1"), []byte("half"), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "somebody's.file"), nil, 0o600))
	store, err := NewFileStore(dir)
	require.NoError(t, err)
	require.NoError(t, store.Save("a", []byte("1")))
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	require.Len(t, entries, 2)
	keys, err := store.Keys()
	assert.NoError(t, err)
	assert.Equal(t, []string{"a"}, keys)
}

func TestFileStoreThatCannotWrite(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "gone")
	store, err := NewFileStore(dir)
	require.NoError(t, err)
	require.NoError(t, os.RemoveAll(dir))
	assert.Error(t, store.Save("a", []byte("1")))
	_, err = store.Keys()
	assert.Error(t, err)
	file := filepath.Join(t.TempDir(), "file")
	require.NoError(t, os.WriteFile(file, nil, 0o600))
	_, err = NewFileStore(file)
	assert.Error(t, err)
}

// fullStore is a store that takes nothing while it is full.
type fullStore struct {
	Store
	full bool
}

func (s *fullStore) Save(key string, data []byte) error {
	if s.full {
		return errors.New("full")
	}
	return s.Store.Save(key, data)
}

func TestBufferLosesNothing(t *testing.T) {
	full := &fullStore{newBuffer(nil), true}
	store := newBuffer(full)
	assert.Error(t, store.Save("a", []byte("1")), "the player is to be told")
	data, err := store.Load("a")
	assert.NoError(t, err)
	assert.Equal(t, "1", string(data))
	keys, err := store.Keys()
	assert.NoError(t, err)
	assert.Equal(t, []string{"a"}, keys)

	full.full = false
	require.NoError(t, store.Save("b", []byte("2")))
	data, _ = full.Load("a")
	assert.Equal(t, "1", string(data), "what was kept in memory follows")
	assert.Empty(t, store.memory)
}
