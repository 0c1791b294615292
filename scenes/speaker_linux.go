//go:build !android

package scenes

/*
#cgo pkg-config: alsa
#include <alsa/asoundlib.h>

static void t3_silent(const char *file, int line, const char *function, int err, const char *format, ...) {}

static void t3_hush(void) { snd_lib_error_set_handler(t3_silent); }
*/
import "C"

// hushDriver keeps the sound library from writing on the terminal: that a machine
// has no device is nobody's concern.
func hushDriver() { C.t3_hush() }
