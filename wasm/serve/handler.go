package main

import (
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"regexp"
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
// Browsers ask again each time (no-cache), so that a rebuilt page is never mixed with an old one; what they have already
// is not sent again.
func handler(dir string) http.Handler {
	folder := http.Dir(dir)
	files := http.FileServer(folder)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		header := w.Header()
		header.Set("Cache-Control", "no-cache")
		header.Set("X-Content-Type-Options", "nosniff")
		header.Set("Vary", "Accept-Encoding")
		name := path.Clean("/" + r.URL.Path)
		if strings.HasSuffix(r.URL.Path, "/") {
			name = path.Join(name, "index.html")
		}
		if media := mediaType(name); media != "" {
			header.Set("Content-Type", media)
		}
		plain := stat(folder, name)
		if plain == nil || plain.IsDir() {
			files.ServeHTTP(w, r)
			return
		}
		header.Set("ETag", tag(plain, ""))
		for _, encoding := range encodings {
			if copied := stat(folder, name+encoding.suffix); accepts(r, encoding.name) && fresh(copied, plain) {
				header.Set("Content-Encoding", encoding.name)
				header.Set("ETag", tag(copied, encoding.name))
				r = r.Clone(r.Context())
				r.URL.Path = name + encoding.suffix
				break
			}
		}
		files.ServeHTTP(w, r)
	})
}

// stat is what the folder says of a file, nil if there is none.
func stat(folder http.Dir, name string) fs.FileInfo {
	file, err := folder.Open(name)
	if err != nil {
		return nil
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return nil
	}
	return info
}

// tag names the content of a file as it is sent: another one for each encoding.
func tag(info fs.FileInfo, encoding string) string {
	return fmt.Sprintf(`"%x-%x%s"`, info.ModTime().UnixNano(), info.Size(), encoding)
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
	for offer := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, weight, _ := strings.Cut(offer, ";")
		if strings.TrimSpace(name) == encoding {
			return !refused.MatchString(weight)
		}
	}
	return false
}

// refused is the weight of an encoding that a browser does not take.
var refused = regexp.MustCompile(`^\s*q=0(\.0*)?\s*$`)

// fresh reports whether the compressed copy exists and is not older than the file that it was made from.
func fresh(copied, plain fs.FileInfo) bool {
	return copied != nil && !copied.IsDir() && !copied.ModTime().Before(plain.ModTime())
}
