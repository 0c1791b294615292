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
	dir := page(t, "t3.wasm", "t3.wasm.gz", "t3.wasm.br", "index.html", "index.html.br")
	suffixes := map[string]string{"br": ".br", "gzip": ".gz", "": ""}
	for accept, want := range map[string]string{
		"gzip, deflate, br, zstd":       "br",
		"gzip":                          "gzip",
		"br;q=0, gzip":                  "gzip",
		"br; q=0.000, gzip;q=0.5":       "gzip",
		"br;q=0.5":                      "br",
		"brotli, x-gzip":                "",
		"":                              "",
		"identity;q=1, br;q=0,gzip;q=0": "",
	} {
		response := get(dir, "/t3.wasm", accept)
		assert.Equal(t, http.StatusOK, response.Code, accept)
		assert.Equal(t, want, response.Header().Get("Content-Encoding"), accept)
		assert.Equal(t, "application/wasm", response.Header().Get("Content-Type"), accept)
		assert.Equal(t, "Accept-Encoding", response.Header().Get("Vary"), accept)
		assert.Equal(t, "body of t3.wasm"+suffixes[want], response.Body.String(), accept)
	}
	response := get(dir, "/", "br")
	assert.Equal(t, "br", response.Header().Get("Content-Encoding"))
	assert.Equal(t, "text/html; charset=utf-8", response.Header().Get("Content-Type"))
	assert.Equal(t, "body of index.html.br", response.Body.String(), "the page under its folder's address too")
}

// TestWhatTheBrowserHasIsNotSentAgain asks again with the tag of what was sent.
func TestWhatTheBrowserHasIsNotSentAgain(t *testing.T) {
	dir := page(t, "t3.wasm", "t3.wasm.gz", "t3.wasm.br")
	tags := map[string]bool{}
	for _, accept := range []string{"br", "gzip", ""} {
		tag := get(dir, "/t3.wasm", accept).Header().Get("ETag")
		require.Regexp(t, `^"[^"]+"$`, tag, accept)
		tags[tag] = true
		again := func() *httptest.ResponseRecorder {
			request := httptest.NewRequest(http.MethodGet, "/t3.wasm", nil)
			request.Header.Set("Accept-Encoding", accept)
			request.Header.Set("If-None-Match", tag)
			recorder := httptest.NewRecorder()
			handler(dir).ServeHTTP(recorder, request)
			return recorder
		}
		response := again()
		assert.Equal(t, http.StatusNotModified, response.Code, accept)
		assert.Equal(t, tag, response.Header().Get("ETag"), accept)
		assert.Equal(t, "Accept-Encoding", response.Header().Get("Vary"), accept)
		assert.Empty(t, response.Body.String(), accept)
		later := time.Date(2026, 2, 1, 0, 0, len(tags), 0, time.UTC)
		for _, name := range []string{"t3.wasm", "t3.wasm.gz", "t3.wasm.br"} { // built again
			require.NoError(t, os.Chtimes(filepath.Join(dir, name), later, later))
		}
		assert.Equal(t, http.StatusOK, again().Code, accept)
	}
	assert.Len(t, tags, 3, "each encoding has a tag of its own")
}

func TestAPageInAFolder(t *testing.T) {
	dir := page(t)
	require.NoError(t, os.Mkdir(filepath.Join(dir, "games"), 0o755))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "games", "index.html"), []byte("body"), 0o644))
	assert.Equal(t, "body", get(dir, "/games/", "br").Body.String())
	response := get(dir, "/games", "br")
	assert.Equal(t, http.StatusMovedPermanently, response.Code)
	assert.Equal(t, "games/", response.Header().Get("Location"))
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
