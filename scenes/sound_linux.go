//go:build !android

package scenes

/*
#cgo pkg-config: alsa
#include <alsa/asoundlib.h>

static void t3_silent(const char *file, int line, const char *function, int err, const char *format, ...) {}

// t3_audio_device reports whether the default device can be opened now. What the
// library has to say about it is nobody's concern.
static int t3_audio_device(void) {
	snd_pcm_t *device;
	snd_lib_error_set_handler(t3_silent);
	int err = snd_pcm_open(&device, "default", SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK);
	if (err >= 0) snd_pcm_close(device);
	snd_lib_error_set_handler(NULL);
	return err >= 0;
}
*/
import "C"

// audioDevice reports whether there is something to play sounds on.
func audioDevice() bool { return C.t3_audio_device() != 0 }
