package main

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// section is a section of a WebAssembly file with fewer than 128 bytes.
func section(kind byte, body ...byte) []byte { return append([]byte{kind, byte(len(body))}, body...) }

func TestParse(t *testing.T) {
	file := []byte("\x00asm\x01\x00\x00\x00")
	file = append(file, section(importSection, 1, 2, 'g', 'o', 1, 'f', 0, 0)...)
	file = append(file, section(codeSection, 2, 3, 0, 0, 0x0b, 2, 0, 0x0b)...)
	file = append(file, section(dataSection, 1, 2, 3, 4, 5)...)
	file = append(file, section(customSection, 4, 'n', 'a', 'm', 'e', 1, 7, 2, 1, 1, 'a', 2, 1, 'b')...)
	p, err := parse(file)
	require.NoError(t, err)
	assert.Equal(t, map[string]int{"a": 3, "b": 2}, p.code)
	assert.Equal(t, 5, p.data)
	for _, bad := range []string{"", "\x00asm\x01\x00\x00\x00", string(file[:30])} {
		_, err := parse([]byte(bad))
		assert.Error(t, err)
	}
}

func TestGroup(t *testing.T) {
	assert.Equal(t, "game: search", group("t3hunting/ai.(*Searcher).think"))
	assert.Equal(t, "game: rules", group("type:.eq.t3hunting/rules.Move"))
	assert.Equal(t, "Go: runtime", group("runtime.mallocgc"))
	assert.Equal(t, "Go: the rest", group("sort.Sort"))
}
