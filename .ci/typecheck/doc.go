// Typecheck type-checks packages for a platform whose C compiler and SDK are not at hand: phones and macOS, where
// Ebitengine needs cgo and neither build nor vet can run. It lists the packages and all that they depend on as that
// platform's build would choose them, and checks them from source with cgo's C taken on trust.
//
//	go run ./.ci/typecheck android/arm64 ./mobile
//
// It prints the errors found in this module, file:line first, and exits with 1 if there are any. It builds nothing
// and says nothing of what C code, linker or device would say.
package main
