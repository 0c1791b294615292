package assets

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/assert"
	"golang.org/x/image/font/sfnt"
)

// TestTextsComplete walks every language: no text is empty, and the tables have
// the keys that English has.
func TestTextsComplete(t *testing.T) {
	for _, texts := range Languages() {
		walk(t, texts.Language, reflect.ValueOf(*texts), func(path, text string) {
			assert.NotEmpty(t, text, path)
		})
		sameKeys(t, "", reflect.ValueOf(*english), reflect.ValueOf(*texts))
	}
}

// TestGlyphs checks that both faces can show every character of every text.
func TestGlyphs(t *testing.T) {
	for name, file := range map[string][]byte{"regular": Regular(), "bold": Bold()} {
		f, err := sfnt.Parse(file)
		if !assert.NoError(t, err, name) {
			continue
		}
		var buf sfnt.Buffer
		seen := map[rune]bool{}
		for _, texts := range Languages() {
			walk(t, texts.Language, reflect.ValueOf(*texts), func(path, text string) {
				for _, r := range text {
					if seen[r] {
						continue
					}
					seen[r] = true
					i, err := f.GlyphIndex(&buf, r)
					assert.NoError(t, err)
					assert.NotZero(t, i, "%s has no %q (%s)", name, r, path)
				}
			})
		}
		for _, r := range "–×…‹›’•·—" {
			i, _ := f.GlyphIndex(&buf, r)
			assert.NotZero(t, i, "%s has no %q", name, r)
		}
	}
}

func TestFontsAreSmall(t *testing.T) {
	const limit = 60_000
	assert.Less(t, len(Regular()), limit)
	assert.Less(t, len(Bold()), limit)
}

func TestFill(t *testing.T) {
	assert.Equal(t, "2 of 5, {x}", Fill("{n} of {goal}, {x}", "n", "2", "goal", "5"))
}

func TestLookup(t *testing.T) {
	assert.Equal(t, "en", Lookup("en-GB").Language)
	assert.Equal(t, "en", Lookup("xx").Language)
}

// walk calls visit for every string in v.
func walk(t *testing.T, path string, v reflect.Value, visit func(path, text string)) {
	t.Helper()
	switch v.Kind() {
	case reflect.String:
		visit(path, v.String())
	case reflect.Struct:
		for i := range v.NumField() {
			walk(t, path+"."+v.Type().Field(i).Name, v.Field(i), visit)
		}
	case reflect.Map:
		for _, k := range v.MapKeys() {
			walk(t, path+"."+k.String(), v.MapIndex(k), visit)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			walk(t, path, v.Index(i), visit)
		}
	default:
		t.Errorf("%s: a text of kind %s", path, v.Kind())
	}
}

// sameKeys compares the keys of all maps of two Texts.
func sameKeys(t *testing.T, path string, want, got reflect.Value) {
	t.Helper()
	switch want.Kind() {
	case reflect.Struct:
		for i := range want.NumField() {
			sameKeys(t, path+"."+want.Type().Field(i).Name, want.Field(i), got.Field(i))
		}
	case reflect.Map:
		for _, k := range want.MapKeys() {
			assert.True(t, got.MapIndex(k).IsValid(), "%s has no %q", path, k)
		}
		assert.Equal(t, want.Len(), got.Len(), path)
	}
}
