package scenes

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestTurnTexts writes series as one, and long ones short.
func TestTurnTexts(t *testing.T) {
	for _, c := range [][3]string{
		{"a1", "a1", "a1"},
		{"a1-a4", "a1–a4", "a1–a4"},
		{"a1-a4 xd7", "a1–a4 ×d7", "a1–…×d7"},
		{"e5xe3", "e5×e3", "e5×e3"},
		{"e5xe3 e3xc5 c5xe5", "e5×e3×c5×e5", "e5×…×e5"},
		{"e5xe3 .", "e5×e3 .", "e5×… ."},
	} {
		tokens := strings.Fields(c[0])
		assert.Equal(t, c[1], pretty(joined(tokens)))
		assert.Equal(t, c[2], pretty(shortened(tokens)))
	}
}
