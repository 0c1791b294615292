package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// app writes a module with one package that only phones compile, whose body is given.
func app(t *testing.T, body string) string {
	t.Helper()
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module app\n\ngo 1.26.0\n"), 0o644))
	source := "//go:build android || ios\n\npackage app\n\n// #include <jni.h>\nimport \"C\"\n\nimport \"strings\"\n\n" + body
	require.NoError(t, os.WriteFile(filepath.Join(dir, "app.go"), []byte(source), 0o644))
	return dir
}

func TestSoundCodeForEveryPhone(t *testing.T) {
	dir := app(t, "func Title(s string) string { _ = C.jint(1); return strings.ToUpper(s) }\n")
	for _, goos := range []string{"android", "ios"} {
		problems, err := typecheck(dir, goos, "arm64", []string{"."})
		require.NoError(t, err)
		assert.Empty(t, problems)
	}
}

func TestPlantedErrorIsFound(t *testing.T) {
	dir := app(t, "func Title(s string) int { return strings.ToUpper(s) }\n")
	problems, err := typecheck(dir, "android", "arm64", []string{"."})
	require.NoError(t, err)
	require.Len(t, problems, 1)
	assert.Contains(t, problems[0], "app.go:10:")
}

func TestWrongUseOfADependencyIsFound(t *testing.T) {
	dir := app(t, "func Title(s string) string { return strings.Shout(s) }\n")
	problems, err := typecheck(dir, "ios", "arm64", []string{"."})
	require.NoError(t, err)
	require.Len(t, problems, 1)
	assert.Contains(t, problems[0], "Shout")
}

func TestAMissingPackageIsAnError(t *testing.T) {
	_, err := typecheck(app(t, "var _ = strings.ToUpper\n"), "android", "arm64", []string{"./missing"})
	assert.Error(t, err)
}
