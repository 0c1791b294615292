# make help lists the targets. Go 1.26, git and make are all that make play needs; the others install their packages
# through .ci/deps or name them.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.ONESHELL:
.SILENT:

WEB      := dist/web
VERSION  := $(shell git describe --tags --always --dirty 2>/dev/null || echo dev)
LINKED   := -s -w -X t3hunting/scenes.Version=$(VERSION)
RELEASE  := -trimpath -ldflags='$(LINKED)'
GOROOT   = $(shell go env GOROOT)
WASM_LIB = $(firstword $(wildcard $(GOROOT)/lib/wasm $(GOROOT)/misc/wasm))

# Packages that import ebiten panic without a display, so that their tests run apart. The tests of the page drive a
# browser. The programs under .ci are not seen by ./... and are named.
TOOLS   := ./.ci/lint ./.ci/sizes ./.ci/typecheck
plain    = go list -f '{{.ImportPath}} {{join .Deps " "}}' ./... | grep -v -e 'hajimehoshi/ebiten/v2' -e '/browsertest ' | cut -d' ' -f1
drawn    = go list -f '{{if or .TestGoFiles .XTestGoFiles}}{{.ImportPath}} {{join .Deps " "}}{{end}}' ./scenes/... | grep 'hajimehoshi/ebiten/v2' | cut -d' ' -f1

##@ Playing

.PHONY: play
play: page ## Build the page, serve it at a local address and open a browser if there is one
	go run ./wasm/serve -dir $(WEB) -open

.PHONY: run
run: go-version deps-run ## Start the game in a desktop window
	go run .

##@ Testing

.PHONY: test
test: go-version deps-test lint wasm ## Run every test: rules, search, view, scenes under a virtual display, the page in Chromium
	echo "== packages without a picture"
	go test $$($(plain)) $(TOOLS)
	$(MAKE) --no-print-directory test-node test-scenes test-page

.PHONY: test-short
test-short: go-version ## Run the fast tests of the packages without a picture; needs nothing but Go
	go test -short $$($(plain)) $(TOOLS)

.PHONY: test-full
test-full: go-version ## Compare the rules with their second opinion at length: 20,000 positions a value, every count (an hour)
	go test ./rules/secondopinion -run 'Compare|Catalogs' -positions 20000 -timeout 30m
	go test ./rules/secondopinion -run Perft -perft-nodes 200000000 -timeout 60m

WILD := 2100

.PHONY: test-wild
test-wild: go-version ## Play WILD=2100 games of every ruleset with wild input at any moment (a quarter of an hour)
	xvfb-run -a go test ./scenes -run '^TestWild$$' -count=1 -v -timeout 90m -wild-games $(WILD)

FUZZTIME := 2m

.PHONY: fuzz
fuzz: go-version ## Feed the readers of positions, moves, records and saves with random texts, FUZZTIME=2m each
	for target in FuzzParsePosition FuzzParseMove FuzzParseRecord; do
		go test ./rules -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME)
	done
	for target in FuzzSlots FuzzBody; do
		go test ./scenes/save -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME)
	done

.PHONY: test-node
test-node: go-version ## Run the tests of rules and search as WebAssembly under Node.js, if it is installed
	if ! command -v node >/dev/null; then echo "== rules and search under Node.js: skipped, there is no node"; exit 0; fi
	echo "== rules and search as WebAssembly under Node.js"
	PATH="$(WASM_LIB):$$PATH" GOOS=js GOARCH=wasm go test -short ./rules ./ai

.PHONY: test-scenes
test-scenes: go-version ## Run the tests of the scenes under a virtual display
	echo "== scenes under a virtual display"
	xvfb-run -a go test $$($(drawn))

.PHONY: test-page
test-page: go-version ## Run the tests of the built page in headless Chromium
	if command -v npm >/dev/null; then npm ci --prefix wasm/browsertest --no-audit --no-fund --silent; else echo "== axe-core: skipped, there is no npm"; fi
	echo "== the page in headless Chromium"
	go test -count=1 ./wasm/browsertest

.PHONY: test-games
test-games: go-version ## Play 200 fast games of every ruleset over the levels and look for illegal moves and lost repetitions
	go test -count=1 -timeout 60m ./ai -run '^TestFastGames$$' -games 200

.PHONY: levels
levels: go-version ## Let each level play the one below it, 60 games a pair in every main game, with a few milliseconds a move
	go run ./ai/engine levels 60 10000

.PHONY: lint
lint: go-version ## Check formatting, vet and the import rule
	unformatted=$$(git ls-files -co --exclude-standard '*.go' | xargs gofmt -l)
	[ -z "$$unformatted" ] || { echo "lint: gofmt would change: $$unformatted" >&2; exit 1; }
	go run ./.ci/lint
	go vet $$($(plain)) $(TOOLS)
	GOOS=js GOARCH=wasm go vet . ./rules/... ./ai/... ./scenes/... ./wasm/worker

.PHONY: bench
bench: go-version deps-test ## Measure the rules, the search and the frames of a motion
	go test -run '^$$' -bench . -benchmem ./rules/... ./ai/...
	xvfb-run -a go test -run '^$$' -bench . -benchtime 20x ./scenes

.PHONY: solve
solve: go-version ## Compute the tables of solved positions anew: minutes, and half a gigabyte of memory
	go run ./ai/solve assets/tables/solved.bin

.PHONY: screenshots
screenshots: go-version deps-test page ## Take pictures of every scene at seven sizes, and of the page, into dist/screenshots (a quarter of an hour)
	mkdir -p dist/screenshots
	T3_SCREENSHOTS="$$PWD/dist/screenshots" xvfb-run -a go test -count=1 -timeout 60m ./scenes -run '^TestLook'
	go test -count=1 -timeout 20m ./wasm/browsertest -run '^TestScreenshots$$' -screenshots "$$PWD/dist/screenshots"
	ls dist/screenshots | wc -l

##@ Building

.PHONY: wasm page
wasm: COPIES := -compress
wasm: page ## Build the page into dist/web, ready for any static host, with compressed copies, and check its size (a minute)

page: go-version ## Build the page into dist/web without compressed copies
	mkdir -p $(WEB)
	GOOS=js GOARCH=wasm go build $(RELEASE) -o $(WEB)/t3.wasm .
	GOOS=js GOARCH=wasm go build $(RELEASE) -o $(WEB)/worker.wasm ./wasm/worker
	cp assets/tables/solved.bin $(WEB)/
	go run ./wasm/pack -version '$(VERSION)' $(COPIES) -to $(WEB) "$(WASM_LIB)/wasm_exec.js"

.PHONY: desktop linux windows
desktop: linux windows ## Build the desktop programs for Linux and Windows into dist

linux: go-version deps-run ## Build the desktop program for this Linux machine
	go build $(RELEASE) -o dist/t3hunting .

windows: go-version ## Build the desktop programs for Windows, amd64 and arm64
	for arch in amd64 arm64; do
		CGO_ENABLED=0 GOOS=windows GOARCH=$$arch go build -trimpath -ldflags='$(LINKED) -H windowsgui' -o dist/t3hunting-$$arch.exe .
	done

.PHONY: typecheck-mobile
typecheck-mobile: go-version ## Type-check the phone binding for Android and iOS
	go build -o dist/typecheck ./.ci/typecheck
	for platform in android/arm64 ios/arm64; do dist/typecheck $$platform ./mobile; done

.PHONY: sizes
sizes: wasm ## Print the size of the page's programs: raw, gzip -9, brotli -11, and what they are made of
	mkdir -p dist/named
	GOOS=js GOARCH=wasm go build -trimpath -o dist/named/t3.wasm .
	GOOS=js GOARCH=wasm go build -trimpath -o dist/named/worker.wasm ./wasm/worker
	for file in t3 worker; do
		printf '%-7s raw %9d  gzip %9d  brotli %9d\n' $$file $$(wc -c < $(WEB)/$$file.wasm) $$(wc -c < $(WEB)/$$file.wasm.gz) $$(wc -c < $(WEB)/$$file.wasm.br)
		go run ./.ci/sizes dist/named/$$file.wasm
	done

.PHONY: android android-parts ios ios-parts mobile-check
android: go-version ## Build the Android app (APK and AAB); without the SDK it says what is missing and how to get it
	mobile/tools/android app

android-parts: go-version ## Build what the Gradle project needs from here: the Go library and the icons
	mobile/tools/android parts

ios: go-version ## Build the iOS app on a Mac with Xcode; elsewhere it says what is missing
	mobile/tools/ios app

ios-parts: go-version ## Build what the Xcode project needs from here: the Go framework and the icon
	mobile/tools/ios parts

mobile-check: go-version ## Check the phone apps as far as that goes without SDKs: types, binding, Java, Objective-C, resources
	mobile/tools/check

##@ Machine

.PHONY: deps deps-run deps-test
deps: deps-test ## Install every Debian package that building and testing need

deps-run: ## Install the Debian packages that the desktop window needs
	.ci/deps run

deps-test: ## Install the Debian packages that the tests need: virtual display and Chromium too
	.ci/deps test

.PHONY: go-version
go-version:
	if ! command -v go >/dev/null; then
		echo "The game needs Go 1.26 or newer, and there is no go command here. https://go.dev/dl/ has it." >&2; exit 1
	fi
	version=$$(go env GOVERSION 2>/dev/null || go version)
	minor=$$(sed -n 's/^.*go1\.\([0-9]*\).*$$/\1/p' <<<"$$version")
	if [ "$${minor:-0}" -lt 26 ]; then
		echo "The game needs Go 1.26 or newer; this is $$version. https://go.dev/dl/ has it." >&2; exit 1
	fi

.PHONY: clean
clean: ## Remove what was built
	rm -rf dist

.PHONY: help
help: ## Print this list
	awk 'BEGIN { FS = ":.*## " }
		/^##@/ { printf "\n%s\n", substr($$0, 5) }
		/^[a-z-]+( [a-z-]+)*:.*## / { printf "  make %-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
