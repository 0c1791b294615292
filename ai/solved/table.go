package solved

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"io"

	"t3hunting/rules"
)

// Table holds the values of a game's positions.
type Table struct {
	index  *Index
	values []int8
	quiet  int // turns after which the game is a draw, 0 if there is no such rule
}

// Probe returns how many plies the side to move needs to win, negative if it loses in so many, or
// 0 for a draw, and whether the table knows the position. A win that the rule of quiet turns might
// still turn into a draw is not known.
func (t *Table) Probe(st *rules.State) (plies int, ok bool) {
	if st.Duty() != rules.DutyMove || st.Over() {
		return 0, false
	}
	me := st.Side()
	n, ok := t.index.Number(st.Men(me), st.Men(me.Other()), st.Hand(me), st.Hand(me.Other()))
	if !ok {
		return 0, false
	}
	plies = int(t.values[n])
	return plies, t.quiet == 0 || st.Quiet()+max(plies, -plies) <= t.quiet
}

// Tables are the tables of all solved games.
type Tables struct {
	values map[string][]int8
	ready  map[string]*Table
}

// ErrFormat is the error that unreadable tables wrap.
var ErrFormat = errors.New("unreadable table")

// broken says what is wrong with a table.
type broken string

func (b broken) Error() string { return ErrFormat.Error() + ": " + string(b) }
func (b broken) Unwrap() error { return ErrFormat }

// Write writes the values of games, in the order of their numbers, as [Read] reads them.
func Write(w io.Writer, games []Game, values [][]int8) error {
	z, err := flate.NewWriter(w, flate.BestCompression)
	if err != nil {
		return err
	}
	for i, g := range games {
		name := nameOf(g.Ruleset)
		head := append(binary.AppendUvarint(nil, uint64(len(name))), name...)
		head = binary.AppendUvarint(head, uint64(len(values[i])))
		body := make([]byte, len(values[i]))
		for j, v := range values[i] {
			body[j] = byte(v)
		}
		if _, err := z.Write(append(head, body...)); err != nil {
			return err
		}
	}
	return z.Close()
}

// Read reads the tables that a file holds.
func Read(file []byte) (*Tables, error) {
	data, err := io.ReadAll(flate.NewReader(bytes.NewReader(file)))
	if err != nil {
		return nil, broken(err.Error())
	}
	t := &Tables{values: map[string][]int8{}, ready: map[string]*Table{}}
	for len(data) > 0 {
		var name, body []byte
		if name, data, err = cut(data); err != nil {
			return nil, err
		}
		if body, data, err = cut(data); err != nil {
			return nil, err
		}
		values := make([]int8, len(body))
		for i, b := range body {
			values[i] = int8(b)
		}
		t.values[string(name)] = values
	}
	return t, nil
}

// cut takes a length and so many bytes off data.
func cut(data []byte) (part, rest []byte, err error) {
	n, used := binary.Uvarint(data)
	if used <= 0 || n > uint64(len(data)-used) {
		return nil, nil, broken("it ends early")
	}
	return data[used:][:n], data[used:][n:], nil
}

// For returns the table of a ruleset, or nil if there is none. Its first call for a ruleset takes
// some milliseconds; it is not safe for concurrent use.
func (t *Tables) For(r *rules.Ruleset) *Table {
	if t == nil {
		return nil
	}
	name := nameOf(r)
	values, ok := t.values[name]
	if !ok || t.ready[name] != nil {
		return t.ready[name]
	}
	for _, g := range Games() {
		if nameOf(g.Ruleset) != name {
			continue
		}
		if index := NewIndex(r, g.Classes); index.Size() == len(values) {
			t.ready[name] = &Table{index, values, r.QuietTurns}
		}
	}
	return t.ready[name]
}
