//go:build !js

package scenes

import (
	"io/fs"

	"github.com/hajimehoshi/ebiten/v2"

	"t3hunting/scenes/input"
)

// droppedFiles reads the files that are dropped on the window, beside the ticks:
// a disk may be slow.
type droppedFiles struct {
	wake func() // asks for a tick
	read chan string
}

func newDroppedFiles(wake func()) droppedFiles {
	return droppedFiles{wake, make(chan string, 16)}
}

// fill fills in the files that were read since the last call.
func (d *droppedFiles) fill(f *input.Frame) {
	if files := ebiten.DroppedFiles(); files != nil {
		go d.take(files)
	}
	for {
		select {
		case text := <-d.read:
			f.Dropped = append(f.Dropped, text)
		default:
			return
		}
	}
}

// take reads what was dropped, folders left out.
func (d *droppedFiles) take(files fs.FS) {
	_ = fs.WalkDir(files, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return nil // the others may be readable
		}
		file, err := files.Open(name)
		if err != nil {
			return nil
		}
		defer file.Close()
		if text, err := readRecord(file); err == nil {
			d.read <- text
			d.wake()
		}
		return nil
	})
}
