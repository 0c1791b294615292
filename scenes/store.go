package scenes

import (
	"fmt"
	"maps"
	"slices"
)

// Store keeps texts between runs of the program: games, settings. OpenStore
// returns the platform's own.
//
// A key consists of lower-case letters, digits, dots and hyphens, and data is
// UTF-8. No method panics.
type Store interface {
	// Load returns what was saved under key, or nil if nothing was.
	Load(key string) ([]byte, error)
	// Save keeps data under key in place of what was there. After an error
	// what was there is there still.
	Save(key string, data []byte) error
	// Remove forgets what was saved under key, if anything was.
	Remove(key string) error
	// Keys returns all keys in use, sorted.
	Keys() ([]string, error)
}

// checkKey refuses a key that a file could not be named after.
func checkKey(key string) error {
	for i := range len(key) {
		switch c := key[i]; {
		case c >= 'a' && c <= 'z', c >= '0' && c <= '9', c == '-':
		case c == '.' && i > 0:
		default:
			return fmt.Errorf("store: %q is no key", key)
		}
	}
	if key == "" {
		return fmt.Errorf("store: a key is empty")
	}
	return nil
}

// buffer is a Store over another one. What the other one cannot take, because it
// is full or forbidden, is kept in memory, so that nothing is lost while the
// program runs; it is offered again with the next thing to be saved.
type buffer struct {
	under  Store // nil: there is none, everything stays in memory
	memory map[string][]byte
}

// below returns the store that a buffer stands over.
func below(s Store) Store {
	if b, ok := s.(*buffer); ok {
		return b.under
	}
	return s
}

func newBuffer(under Store) *buffer { return &buffer{under, map[string][]byte{}} }

func (b *buffer) Load(key string) ([]byte, error) {
	if data, ok := b.memory[key]; ok || b.under == nil {
		return slices.Clone(data), nil
	}
	return b.under.Load(key)
}

// Save returns the error of the Store below; what was to be saved can be loaded
// all the same.
func (b *buffer) Save(key string, data []byte) error {
	if err := checkKey(key); err != nil {
		return err
	}
	if b.under == nil {
		b.memory[key] = slices.Clone(data)
		return nil
	}
	if err := b.under.Save(key, data); err != nil {
		b.memory[key] = slices.Clone(data)
		return err
	}
	delete(b.memory, key)
	b.offer()
	return nil
}

// offer saves again what could not be saved before.
func (b *buffer) offer() {
	for key, data := range b.memory {
		if b.under.Save(key, data) != nil {
			return
		}
		delete(b.memory, key)
	}
}

func (b *buffer) Remove(key string) error {
	delete(b.memory, key)
	if b.under == nil {
		return nil
	}
	err := b.under.Remove(key)
	if err == nil {
		b.offer() // there may be room now
	}
	return err
}

func (b *buffer) Keys() ([]string, error) {
	keys := slices.Collect(maps.Keys(b.memory))
	var err error
	if b.under != nil {
		var more []string
		more, err = b.under.Keys()
		keys = append(keys, more...)
	}
	slices.Sort(keys)
	return slices.Compact(keys), err
}
