package scenes

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// fileStore keeps every text in a file of its own.
type fileStore struct{ dir string }

// NewFileStore returns a Store that keeps its texts as files in a folder, which
// is made if it is not there. It is for desktops and, with the folder that the
// system gives an app, for phones.
func NewFileStore(dir string) (Store, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	// What a crash left unfinished was never the latest state.
	if left, err := filepath.Glob(filepath.Join(dir, unfinished+"*")); err == nil {
		for _, name := range left {
			_ = os.Remove(name) // it takes room, no more
		}
	}
	return &fileStore{dir}, nil
}

const (
	suffix     = ".txt"
	unfinished = ".saving-" // begins the names of files that are being written
)

func (s *fileStore) path(key string) string { return filepath.Join(s.dir, key+suffix) }

func (s *fileStore) Load(key string) ([]byte, error) {
	if err := checkKey(key); err != nil {
		return nil, err
	}
	data, err := os.ReadFile(s.path(key))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return data, err
}

// Save writes another file and puts it in the place of the old one when it is
// safe on the disk: whatever happens, one of the two is there, and whole.
func (s *fileStore) Save(key string, data []byte) error {
	if err := checkKey(key); err != nil {
		return err
	}
	file, err := os.CreateTemp(s.dir, unfinished+"*")
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	if err == nil {
		err = file.Sync()
	}
	if closing := file.Close(); err == nil {
		err = closing
	}
	if err == nil {
		err = os.Rename(file.Name(), s.path(key))
	}
	if err != nil {
		_ = os.Remove(file.Name())
		return err
	}
	s.syncFolder()
	return nil
}

// syncFolder makes the new name last. Not every system can or needs to.
func (s *fileStore) syncFolder() {
	if dir, err := os.Open(s.dir); err == nil {
		_ = dir.Sync()
		_ = dir.Close()
	}
}

func (s *fileStore) Remove(key string) error {
	if err := checkKey(key); err != nil {
		return err
	}
	err := os.Remove(s.path(key))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

func (s *fileStore) Keys() ([]string, error) {
	entries, err := os.ReadDir(s.dir)
	var keys []string
	for _, entry := range entries {
		key, ok := strings.CutSuffix(entry.Name(), suffix)
		if ok && !entry.IsDir() && checkKey(key) == nil {
			keys = append(keys, key)
		}
	}
	return keys, err
}

// Where returns the folder, for people who look for their games.
func (s *fileStore) Where() string { return s.dir }
