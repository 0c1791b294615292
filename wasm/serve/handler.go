package main

import (
	"mime"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// mediaTypes are spelled out because a system's own table may lack them or say otherwise.
var mediaTypes = map[string]string{
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
}

// encodings are the compressed copies that may lie beside a file, the smallest first.
var encodings = []struct{ name, suffix string }{
	{"br", ".br"},
	{"gzip", ".gz"},
}

// handler serves the files of dir, each from its compressed copy where there is a fresh one and the browser takes it.
// Browsers ask again each time (no-cache), so that a rebuilt page is never mixed with an old one.
func handler(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		w.Header().Set("X-Content-Type-Options", "nosniff")
		name := path.Clean("/" + r.URL.Path)
		if media := mediaType(name); media != "" {
			w.Header().Set("Content-Type", media)
		}
		w.Header().Add("Vary", "Accept-Encoding")
		plain := filepath.Join(dir, filepath.FromSlash(name))
		for _, encoding := range encodings {
			if accepts(r, encoding.name) && fresh(plain+encoding.suffix, plain) {
				w.Header().Set("Content-Encoding", encoding.name)
				http.ServeFile(w, r, plain+encoding.suffix)
				return
			}
		}
		files.ServeHTTP(w, r)
	})
}

// mediaType is the type of the file called name, "" where the file server had better look into it.
func mediaType(name string) string {
	extension := path.Ext(name)
	if media, ok := mediaTypes[extension]; ok {
		return media
	}
	return mime.TypeByExtension(extension)
}

// accepts reports whether the browser takes the encoding.
func accepts(r *http.Request, encoding string) bool {
	for _, offer := range strings.Split(r.Header.Get("Accept-Encoding"), ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(offer), ";")
		if name == encoding && strings.TrimSpace(weight) != "q=0" {
			return true
		}
	}
	return false
}

// fresh reports whether the compressed copy exists and is not older than the file that it was made from.
func fresh(copied, plain string) bool {
	c, err := os.Stat(copied)
	if err != nil {
		return false
	}
	p, err := os.Stat(plain)
	return err == nil && !c.IsDir() && !c.ModTime().Before(p.ModTime())
}
