package mobile

import (
	"sync"

	"t3hunting/scenes"
)

// relay passes the game's calls on to the Host of the moment.
type relay struct {
	mu   sync.Mutex
	host Host
	lit  bool // what KeepScreenOn was called with last
}

// set puts another Host in place, and tells it what it has to know.
func (r *relay) set(host Host) {
	r.mu.Lock()
	r.host = host
	lit := r.lit
	r.mu.Unlock()
	if host != nil && lit {
		host.KeepScreenOn(true)
	}
}

func (r *relay) current() Host {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.host
}

// Haptic passes on what the hand is to feel.
func (r *relay) Haptic(kind scenes.HapticKind) {
	if host := r.current(); host != nil {
		host.Haptic(int(kind))
	}
}

// Share passes on a text for other apps.
func (r *relay) Share(title, text string) bool {
	host := r.current()
	return host != nil && host.Share(title, text)
}

// KeepScreenOn passes the wish on and remembers it for the next Host.
func (r *relay) KeepScreenOn(on bool) {
	r.mu.Lock()
	r.lit = on
	host := r.host
	r.mu.Unlock()
	if host != nil {
		host.KeepScreenOn(on)
	}
}
