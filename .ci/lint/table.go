package main

import (
	"slices"
	"strings"
)

// module is the path of this project's module, as in go.mod.
const module = "t3hunting"

// allowance says what one package may import besides the standard library and, in its tests, testTools.
type allowance struct {
	imports []string // packages of this module by folder, and groups of other modules by name
	tests   []string // what its tests may import besides that
	barred  []string // packages of the standard library that it may not import outside tests
}

// groups names the other modules that the table speaks of.
var groups = map[string]string{
	"ebiten":   "github.com/hajimehoshi/ebiten/v2",
	"oto":      "github.com/ebitengine/oto/v3",
	"x/image":  "golang.org/x/image",
	"testify":  "github.com/stretchr/testify",
	"rapid":    "pgregory.net/rapid",
	"chromedp": "github.com/chromedp",
	"brotli":   "github.com/andybalholm/brotli",
}

// testTools may be imported by every test and by nothing else.
var testTools = []string{"testify", "rapid"}

// The same input gives the same output on every platform: the rules see no clock, no chance and no outside world.
var deterministic = []string{"time", "math/rand", "math/rand/v2", "os", "io", "net", "net/http", "syscall", "syscall/js", "encoding/json"}

// Both weigh megabytes in the page (PLATFORM.md, Browser).
var heavy = []string{"net/http", "encoding/json"}

// The page's search is a program of its own, which formatting alone would make a tenth larger.
var heavySearch = append([]string{"fmt"}, heavy...)

// table is the table of allowed imports, by folder. A new package is entered here first, with
// the reason in the commit.
var table = map[string]allowance{
	".":                   {imports: []string{"scenes", "ebiten"}},
	"rules":               {barred: slices.Concat(deterministic, heavySearch)},
	"rules/secondopinion": {tests: []string{"rules"}},
	"ai":                  {imports: []string{"rules", "ai/symmetry", "ai/solved"}, barred: heavySearch},
	"ai/symmetry":         {imports: []string{"rules"}, barred: heavySearch},
	"ai/solved":           {imports: []string{"rules", "ai/symmetry"}, barred: heavySearch},
	"ai/solve":            {imports: []string{"rules", "ai/solved"}},
	"ai/engine":           {imports: []string{"rules", "ai"}},
	"assets":              {tests: []string{"x/image"}, barred: heavy},
	"scenes":              {imports: append([]string{"rules", "ai", "assets", "ebiten", "oto", "x/image"}, small...), tests: []string{"scenes/scenetest"}, barred: heavy},
	"scenes/link":         {imports: []string{"rules"}, barred: heavy},
	"scenes/match":        {imports: []string{"rules", "ai"}, barred: heavy},
	"scenes/clock":        {imports: []string{"rules"}, barred: heavy},
	"scenes/save":         {imports: []string{"rules", "scenes/match"}, barred: heavy},
	"scenes/synth":        {barred: heavy},
	"scenes/pick":         {imports: []string{"rules"}, barred: heavy},
	"scenes/anim":         {imports: []string{"rules"}, barred: heavy},
	"scenes/layout":       {imports: []string{"rules"}, barred: heavy},
	"scenes/input":        {barred: heavy},
	"scenes/shape":        {imports: []string{"x/image"}, barred: heavy},
	"scenes/scenetest":    {imports: append([]string{"rules", "ai", "assets", "ebiten", "scenes"}, small...)},
	"mobile":              {imports: []string{"scenes", "ebiten"}},
	"mobile/check":        {},
	"mobile/icons":        {imports: []string{"scenes/shape"}},
	"wasm/pack":           {imports: []string{"scenes/shape", "brotli"}},
	"wasm/serve":          {},
	"wasm/worker":         {imports: []string{"rules", "ai"}, barred: heavySearch},
	"wasm/browsertest":    {tests: []string{"rules", "ai", "chromedp"}}, // ai is for what page and worker say to each other
	".ci/lint":            {},
	".ci/sizes":           {},
	".ci/typecheck":       {},
}

// small are the packages beside the picture that know nothing of Ebitengine.
var small = []string{"scenes/match", "scenes/pick", "scenes/anim", "scenes/layout", "scenes/input", "scenes/shape", "scenes/clock", "scenes/save", "scenes/synth", "scenes/link"}

// permits reports whether a file of the package in folder may import path, test saying whether the file is a test.
func permits(folder, path string, test bool) bool {
	rule := table[folder]
	if standard(path) {
		return test || !slices.Contains(rule.barred, path)
	}
	allowed := rule.imports
	if test {
		allowed = append(append(append([]string{folder}, allowed...), rule.tests...), testTools...)
	}
	for _, name := range allowed {
		if root, ok := groups[name]; ok {
			if path == root || strings.HasPrefix(path, root+"/") {
				return true
			}
		} else if path == module+"/"+name {
			return true
		}
	}
	return false
}

// standard reports whether path is of the standard library: its first element has no dot and is not this module.
func standard(path string) bool {
	first, _, _ := strings.Cut(path, "/")
	return first != module && !strings.Contains(first, ".")
}
