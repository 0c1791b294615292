package main

import (
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// page writes files into a new folder, each a minute older than the next, and returns the folder.
func page(t *testing.T, files ...string) string {
	t.Helper()
	dir := t.TempDir()
	stamp := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	for _, name := range files {
		full := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(full, []byte("body of "+name), 0o644))
		require.NoError(t, os.Chtimes(full, stamp, stamp))
		stamp = stamp.Add(time.Minute)
	}
	return dir
}

func get(dir, path, acceptEncoding string) *httptest.ResponseRecorder {
	request := httptest.NewRequest(http.MethodGet, path, nil)
	request.Header.Set("Accept-Encoding", acceptEncoding)
	recorder := httptest.NewRecorder()
	handler(dir).ServeHTTP(recorder, request)
	return recorder
}

func TestMediaTypes(t *testing.T) {
	dir := page(t, "index.html", "t3.wasm", "boot.js")
	for path, want := range map[string]string{
		"/":        "text/html; charset=utf-8",
		"/t3.wasm": "application/wasm",
		"/boot.js": "text/javascript; charset=utf-8",
	} {
		response := get(dir, path, "")
		assert.Equal(t, http.StatusOK, response.Code, path)
		assert.Equal(t, want, response.Header().Get("Content-Type"), path)
		assert.Equal(t, "no-cache", response.Header().Get("Cache-Control"), path)
	}
}

func TestCompressedCopyIsSentToThoseWhoTakeIt(t *testing.T) {
	dir := page(t, "t3.wasm", "t3.wasm.gz", "t3.wasm.br")
	for accept, want := range map[string]string{
		"gzip, deflate, br": "br",
		"gzip":              "gzip",
		"br;q=0, gzip":      "gzip",
		"":                  "",
	} {
		response := get(dir, "/t3.wasm", accept)
		assert.Equal(t, want, response.Header().Get("Content-Encoding"), accept)
		assert.Equal(t, "application/wasm", response.Header().Get("Content-Type"), accept)
	}
	assert.Equal(t, "body of t3.wasm.gz", get(dir, "/t3.wasm", "gzip").Body.String())
}

func TestStaleCopyIsPassedOver(t *testing.T) {
	dir := page(t, "t3.wasm.gz", "t3.wasm")
	response := get(dir, "/t3.wasm", "gzip")
	assert.Empty(t, response.Header().Get("Content-Encoding"))
	assert.Equal(t, "body of t3.wasm", response.Body.String())
}

func TestNothingOutsideTheFolder(t *testing.T) {
	dir := page(t, "index.html")
	assert.Equal(t, http.StatusNotFound, get(filepath.Join(dir, "."), "/../handler.go", "").Code)
	assert.Equal(t, http.StatusNotFound, get(dir, "/missing.js", "gzip").Code)
}

func TestAnotherPortWhereTheFirstIsTaken(t *testing.T) {
	taken, err := net.Listen("tcp", "localhost:0")
	require.NoError(t, err)
	defer taken.Close()
	second, err := listen(taken.Addr().String())
	require.NoError(t, err)
	defer second.Close()
	assert.NotEqual(t, address(taken), address(second))
	assert.Regexp(t, `^localhost:\d+$`, address(second))
}

func TestNoPageIsAnError(t *testing.T) {
	assert.ErrorContains(t, run(t.TempDir(), "localhost:0", false), "make wasm")
}
