package main

import (
	"encoding/binary"
	"errors"
)

var errNoProgram = errors.New("this is no WebAssembly program with names")

// program is what a WebAssembly file is made of.
type program struct {
	code  map[string]int // bytes of each function's body
	data  int            // bytes of all data
	names int            // bytes of the names, which a released program does not have
}

// Sections of a WebAssembly file.
const (
	customSection = 0
	importSection = 2
	codeSection   = 10
	dataSection   = 11
)

// parse reads a WebAssembly file.
func parse(file []byte) (program, error) {
	p := program{code: map[string]int{}}
	if len(file) < 8 || string(file[:4]) != "\x00asm" {
		return p, errNoProgram
	}
	r := reader{rest: file[8:]}
	var bodies []int
	var names map[int]string
	imported := 0
	for len(r.rest) > 0 && !r.failed {
		kind := r.byte()
		section := reader{rest: r.take(r.number())}
		size := len(section.rest)
		switch kind {
		case importSection:
			imported = section.imports()
		case codeSection:
			for range section.number() {
				n := section.number()
				section.take(n)
				bodies = append(bodies, n)
			}
		case dataSection:
			p.data = size
		case customSection:
			if section.text() == "name" {
				p.names += size
				names = section.functions()
			}
		}
	}
	if r.failed || names == nil {
		return p, errNoProgram
	}
	for i, n := range bodies {
		p.code[names[imported+i]] += n
	}
	return p, nil
}

// reader reads a part of a file.
type reader struct {
	rest   []byte
	failed bool
}

func (r *reader) take(n int) []byte {
	if n < 0 || n > len(r.rest) {
		r.failed, n = true, len(r.rest)
	}
	taken := r.rest[:n]
	r.rest = r.rest[n:]
	return taken
}

func (r *reader) byte() byte {
	b := r.take(1)
	if len(b) == 0 {
		return 0
	}
	return b[0]
}

// number reads an unsigned LEB128.
func (r *reader) number() int {
	v, n := binary.Uvarint(r.rest)
	r.take(n)
	return int(v)
}

func (r *reader) text() string { return string(r.take(r.number())) }

// imports counts the imported functions, which have the first numbers.
func (r *reader) imports() (functions int) {
	const function = 0
	for range r.number() {
		r.text()
		r.text()
		if r.byte() != function {
			return functions // Go imports functions only
		}
		r.number()
		functions++
	}
	return functions
}

// functions reads the subsection with the names of functions.
func (r *reader) functions() map[int]string {
	const functionNames = 1
	names := map[int]string{}
	for len(r.rest) > 0 {
		kind := r.byte()
		part := reader{rest: r.take(r.number())}
		if kind != functionNames {
			continue
		}
		for range part.number() {
			i := part.number()
			names[i] = part.text()
		}
	}
	return names
}
