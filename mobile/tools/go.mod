// The tools that bind the game to the phones, apart from the game's own module: Ebitengine 2.8.8 asks for an x/tools that
// Go 1.26 cannot compile, so a newer one is required here. Ebitengine's version is the game's.
module t3hunting/mobile/tools

go 1.26.0

tool (
	github.com/ebitengine/gomobile/cmd/gobind
	github.com/ebitengine/gomobile/cmd/gomobile
	github.com/hajimehoshi/ebiten/v2/cmd/ebitenmobile
)

require (
	github.com/ebitengine/gomobile v0.0.0-20240911145611-4856209ac325 // indirect
	github.com/hajimehoshi/ebiten/v2 v2.8.8 // indirect
	golang.org/x/mod v0.42.0 // indirect
	golang.org/x/sync v0.24.0 // indirect
	golang.org/x/tools v0.52.0 // indirect
	golang.org/x/tools/go/packages/packagestest v0.1.1-deprecated // indirect
)
