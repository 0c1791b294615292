package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// tree writes files (name, source, name, source …) into a new folder and returns it.
func tree(t *testing.T, files ...string) string {
	t.Helper()
	root := t.TempDir()
	for i := 0; i < len(files); i += 2 {
		full := filepath.Join(root, filepath.FromSlash(files[i]))
		require.NoError(t, os.MkdirAll(filepath.Dir(full), 0o755))
		require.NoError(t, os.WriteFile(full, []byte(files[i+1]), 0o644))
	}
	return root
}

func TestPlantedViolations(t *testing.T) {
	const (
		doc    = "// Package p is documented.\npackage p\n"
		engine = `"github.com/hajimehoshi/ebiten/v2"`
	)
	tests := []struct {
		name  string
		files []string
		want  string // a part of the one violation; "" if there is none
	}{
		{"a clean package", []string{"rules/doc.go", doc, "rules/a.go", "package p\nimport \"math/bits\"\nvar _ = bits.Len(1)\n"}, ""},
		{"rules with the picture", []string{"rules/doc.go", doc, "rules/a.go", "package p\nimport _ " + engine + "\n"}, "rules/a.go:2:"},
		{"rules with a clock", []string{"rules/doc.go", doc, "rules/a.go", "package p\nimport _ \"time\"\n"}, "rules/a.go:2:"},
		{"a clock in a test of rules", []string{"rules/doc.go", doc, "rules/a_test.go", "package p\nimport _ \"time\"\n"}, ""},
		{"rules with ai", []string{"rules/doc.go", doc, "rules/a.go", "package p\nimport _ \"t3hunting/ai\"\n"}, "t3hunting/ai"},
		{"ai with rules", []string{"ai/doc.go", doc, "ai/a.go", "package p\nimport _ \"t3hunting/rules\"\n"}, ""},
		{"another module's name that begins like one allowed", []string{"scenes/doc.go", doc, "scenes/a.go", "package p\nimport _ \"golang.org/x/imagelike\"\n"}, "imagelike"},
		{"test tools outside of tests", []string{"ai/doc.go", doc, "ai/a.go", "package p\nimport _ \"github.com/stretchr/testify/assert\"\n"}, "testify"},
		{"test tools in tests", []string{"ai/doc.go", doc, "ai/a_test.go", "package p_test\nimport _ \"github.com/stretchr/testify/assert\"\nimport _ \"t3hunting/ai\"\n"}, ""},
		{"a browser in the wrong tests", []string{"ai/doc.go", doc, "ai/a_test.go", "package p\nimport _ \"github.com/chromedp/chromedp\"\n"}, "chromedp"},
		{"a file that only the browser compiles", []string{"ai/doc.go", doc, "ai/a_js.go", "//go:build js\n\npackage p\nimport _ \"net/http\"\n"}, "ai/a_js.go:4:"},
		{"no doc.go", []string{"ai/a.go", "// Package p is documented in the wrong file.\npackage p\n"}, "ai/doc.go"},
		{"a doc.go without a word", []string{"ai/doc.go", "package p\n"}, "ai/doc.go"},
		{"a package that nobody entered", []string{"util/doc.go", doc}, "util/doc.go"},
		{"input asked in poll.go", []string{"scenes/doc.go", doc, "scenes/poll.go", "package p\nimport " + engine + "\nvar _ = ebiten.IsKeyPressed\n"}, ""},
		{"input asked in poll_js.go", []string{"scenes/doc.go", doc, "scenes/poll_js.go", "package p\nimport " + engine + "\nvar _ = ebiten.IsKeyPressed\n"}, ""},
		{"input asked elsewhere", []string{"scenes/doc.go", doc, "scenes/board.go", "package p\nimport " + engine + "\nvar _ = ebiten.IsKeyPressed\n"}, "scenes/board.go:3:"},
		{"input asked under another name", []string{"scenes/doc.go", doc, "scenes/board.go", "package p\nimport eb " + engine + "\nvar _ = eb.TouchPosition\n"}, "scenes/board.go:3:"},
		{"a picture is no question", []string{"scenes/doc.go", doc, "scenes/board.go", "package p\nimport " + engine + "\nvar _ = ebiten.NewImage\n"}, ""},
		{"a folder of test data", []string{"ai/doc.go", doc, "ai/testdata/a.go", "package p\nimport _ \"net/http\"\n"}, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			violations, err := check(tree(t, test.files...))
			require.NoError(t, err)
			if test.want == "" {
				assert.Empty(t, violations)
				return
			}
			require.Len(t, violations, 1, strings.Join(violations, "\n"))
			assert.Contains(t, violations[0], test.want)
		})
	}
}

func TestInputHelpersElsewhereAreAViolation(t *testing.T) {
	root := tree(t, "scenes/doc.go", "// Package p is documented.\npackage p\n",
		"scenes/menu.go", "package p\nimport \"github.com/hajimehoshi/ebiten/v2/inpututil\"\nvar _ = inpututil.IsKeyJustPressed\n")
	violations, err := check(root)
	require.NoError(t, err)
	assert.Equal(t, []string{"scenes/menu.go:2: only scenes/poll.go asks Ebitengine for input"}, violations)
}

func TestAFileThatDoesNotParseIsAnError(t *testing.T) {
	_, err := check(tree(t, "ai/doc.go", "package\n"))
	assert.Error(t, err)
}
