package scenetest

import (
	"runtime"
	"strings"
)

// OwnAllocs runs f and returns how many objects the program's own packages
// allocated meanwhile. The engine allocates a few small objects for each batch
// that it sends to the graphics driver, which no caller can avoid; those are
// not counted. Main has turned on the profile that this reads.
func OwnAllocs(f func()) int64 {
	before := ownAllocs()
	f()
	return ownAllocs() - before
}

// ownAllocs returns how many objects were allocated so far by functions of this
// module, the callers of runtime and standard library included.
func ownAllocs() (n int64) {
	for range 3 {
		runtime.GC() // the profile is brought up to date by the end of a cycle
	}
	var records []runtime.MemProfileRecord
	for size, ok := runtime.MemProfile(nil, true); !ok; {
		records = make([]runtime.MemProfileRecord, size+200)
		size, ok = runtime.MemProfile(records, true)
		if ok {
			records = records[:size]
		}
	}
	for i := range records {
		if own(records[i].Stack()) {
			n += records[i].AllocObjects
		}
	}
	return n
}

// own reports whether the innermost function of a stack that is not the
// standard library's belongs to this module, this package aside.
func own(stack []uintptr) bool {
	frames := runtime.CallersFrames(stack)
	for more := true; more; {
		var frame runtime.Frame
		frame, more = frames.Next()
		// A module has a domain before the first slash; the standard library
		// has none, or no slash at all.
		root, _, slash := strings.Cut(frame.Function, "/")
		switch {
		case strings.HasPrefix(frame.Function, "t3hunting/scenes/scenetest"):
			return false
		case root == "t3hunting":
			return true
		case slash && strings.Contains(root, "."):
			return false // another module
		}
	}
	return false
}
