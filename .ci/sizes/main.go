package main

import (
	"cmp"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: sizes PROGRAM.wasm")
		os.Exit(2)
	}
	data, err := os.ReadFile(os.Args[1])
	if err == nil {
		err = report(data)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "sizes:", err)
		os.Exit(1)
	}
}

func report(data []byte) error {
	p, err := parse(data)
	if err != nil {
		return err
	}
	sums := map[string]int{}
	for name, size := range p.code {
		sums[group(name)] += size
	}
	sums["(data: texts, fonts, types, tables of functions)"] = p.data
	sums["(all else)"] = len(data) - p.data - p.names - sum(sums, "(data: texts, fonts, types, tables of functions)")
	groups := make([]string, 0, len(sums))
	for name := range sums {
		groups = append(groups, name)
	}
	slices.SortFunc(groups, func(a, b string) int { return cmp.Or(sums[b]-sums[a], strings.Compare(a, b)) })
	for _, name := range groups {
		fmt.Printf("%9d  %4.1f %%  %s\n", sums[name], 100*float64(sums[name])/float64(len(data)-p.names), name)
	}
	return nil
}

// sum adds up all but one.
func sum(sums map[string]int, but string) (n int) {
	for name, size := range sums {
		if name != but {
			n += size
		}
	}
	return n
}

// groups are prefixes of function names, the first that fits counting.
var groups = []struct{ prefix, name string }{
	{"t3hunting/rules", "game: rules"},
	{"t3hunting/ai", "game: search"},
	{"t3hunting/assets", "game: texts and fonts"},
	{"t3hunting/scenes", "game: scenes"},
	{"t3hunting", "game: the rest"},
	{"main", "game: the rest"},
	{"github.com/hajimehoshi/ebiten/v2/internal/shader", "Ebitengine: shaders"},
	{"github.com/hajimehoshi/ebiten/v2/text", "Ebitengine: text"},
	{"github.com/hajimehoshi/ebiten", "Ebitengine: the rest"},
	{"github.com/go-text", "text shaping"},
	{"golang.org/x/image", "x/image: fonts and rasters"},
	{"golang.org/x", "golang.org/x: the rest"},
	{"github.com", "other modules"},
	{"runtime", "Go: runtime"},
	{"internal/runtime", "Go: runtime"},
	{"unicode", "Go: unicode"},
	{"reflect", "Go: reflect"},
	{"fmt", "Go: fmt"},
	{"go/", "Go: parsing of Go (shaders)"},
	{"compress", "Go: compression and pictures"},
	{"image", "Go: compression and pictures"},
	{"net", "Go: net"},
	{"math", "Go: numbers"},
	{"strconv", "Go: numbers"},
}

// mangled matches what the linker replaces by an underline in the names of a WebAssembly program.
var mangled = regexp.MustCompile(`[^\w.]`)

// group is the group of packages to which a function belongs. What the compiler makes for a type, such as a comparison,
// has a name that begins otherwise.
func group(name string) string {
	name = strings.TrimPrefix(mangled.ReplaceAllString(name, "_"), "type_.eq.")
	name = strings.TrimLeft(name, "_")
	for _, g := range groups {
		if strings.HasPrefix(name, mangled.ReplaceAllString(g.prefix, "_")) {
			return g.name
		}
	}
	return "Go: the rest"
}
