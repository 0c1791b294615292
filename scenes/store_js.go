package scenes

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall/js"
)

// pageStore keeps texts in the browser's localStorage, through the page's
// script (wasm/boot.js).
type pageStore struct{ t3 js.Value }

// OpenStore returns the store of this platform: the browser's. The error says
// why there is none.
func OpenStore() (Store, error) {
	t3 := js.Global().Get("t3")
	if t3.IsUndefined() {
		return nil, errors.New("the page has no script")
	}
	return &pageStore{t3}, nil
}

// call calls a function of the script. Whatever the page throws comes back as an
// error.
func (s *pageStore) call(name string, args ...any) (v js.Value, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%s: %v", name, r)
		}
	}()
	return s.t3.Call(name, args...), nil
}

func (s *pageStore) Load(key string) ([]byte, error) {
	text, err := s.call("load", key)
	if err != nil || text.Type() != js.TypeString || text.String() == "" {
		return nil, err
	}
	return []byte(text.String()), nil
}

func (s *pageStore) Save(key string, data []byte) error {
	if err := checkKey(key); err != nil {
		return err
	}
	return s.tell("save", key, string(data))
}

func (s *pageStore) Remove(key string) error { return s.tell("remove", key) }

// tell calls a function that returns whether it worked.
func (s *pageStore) tell(name string, args ...any) error {
	done, err := s.call(name, args...)
	if err == nil && !done.Truthy() {
		err = errors.New("the browser's storage is full or switched off")
	}
	return err
}

func (s *pageStore) Keys() ([]string, error) {
	text, err := s.call("keys")
	if err != nil || text.Type() != js.TypeString {
		return nil, err
	}
	keys := strings.Fields(text.String())
	slices.Sort(keys)
	return keys, nil
}
