package scenes

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/scenes/shape"
)

// TestWrapEven checks that lines of about the same length are no more than long
// ones would be, fit, and leave no word alone.
func TestWrapEven(t *testing.T) {
	c := NewCanvas(&shape.Parade)
	const text = "White made the same position for the third time. It stood in rounds 12, 14 and 16."
	for width := 100.0; width < 700; width += 7 {
		long, even := c.fill(strings.Fields(text), Body, width), c.WrapEven(text, Body, width)
		assert.Len(t, even, len(long), "%v dp", width)
		assert.Equal(t, text, strings.Join(even, " "))
		assert.LessOrEqual(t, c.widest(even, Body), width)
		assert.LessOrEqual(t, c.widest(even, Body), c.widest(long, Body))
	}
	assert.Equal(t, []string{"Blue — place", "a soldier"}, c.WrapEven("Blue — place a soldier", Body, c.TextWidth("Blue — place a soldie", Body)))
	assert.Equal(t, []string{"Soldiers —", "place a", "soldier"}, c.WrapEven("Soldiers — place a soldier", Body, c.TextWidth("Soldiers —", Body)+1))
	assert.Equal(t, []string{"blunder ·", "better: e3"}, c.WrapEven("blunder · better: e3", Body, c.TextWidth("better: e3", Body)+1))
	assert.Equal(t, []string{"one"}, c.WrapEven("one", Body, 1))
	assert.Empty(t, c.WrapEven("", Body, 100))
}

// TestWrapLeavesNoWordAlone checks the last line of a paragraph.
func TestWrapLeavesNoWordAlone(t *testing.T) {
	c := NewCanvas(&shape.Parade)
	assert.Equal(t, []string{"one two three", "four five"}, c.Wrap("one two three four five", Body, c.TextWidth("one two three four", Body)+1))
	assert.Equal(t, []string{"one two", "three"}, c.Wrap("one two three", Body, c.TextWidth("one two", Body)+1), "two words are not parted")
}

// TestWrapList checks that a list is parted between its items.
func TestWrapList(t *testing.T) {
	c := NewCanvas(&shape.Parade)
	const list = "Duty to capture: Forced · Jumping backward: Always"
	assert.Equal(t, []string{list}, c.WrapList(list, Small, 1000))
	assert.Equal(t, []string{"Duty to capture: Forced", "Jumping backward: Always"}, c.WrapList(list, Small, c.TextWidth(list, Small)-1))
	assert.Empty(t, c.WrapList("", Small, 100))
}
