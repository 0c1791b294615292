//go:build !js

package scenes

import (
	"os"
	"path/filepath"
)

// OpenStore returns the store of this platform: the folder t3hunting in the
// user's configuration directory. The error says why there is none.
func OpenStore() (Store, error) {
	dir, err := os.UserConfigDir()
	if err != nil {
		return nil, err
	}
	return NewFileStore(filepath.Join(dir, "t3hunting"))
}
