package input

// Action is what a key means. Which key means what is the scenes' affair.
type Action uint8

// The actions.
const (
	NoAction Action = iota
	Up
	Down
	Left
	Right
	Confirm
	Cancel
	Undo
	Redo
	Hint
	Flip
	New
	Mute
	Help
	Now     // the computer is to move at once
	Analyse // shows what the computer thinks of a position, or no more
	Actions // how many actions there are
)

var actionNames = [...]string{
	"none", "up", "down", "left", "right", "confirm", "cancel", "undo", "redo", "hint", "flip", "new", "mute", "help", "now", "analyse",
}

// String returns the action's name, such as "confirm".
func (a Action) String() string { return actionNames[a] }

// Phase is what a pointer did.
type Phase uint8

// The phases.
const (
	Pressed Phase = iota
	Moved
	Released
	Lost // the system took the pointer away, a notification for example
)

// MouseID is the ID of the mouse. Touches have the IDs that the system gave
// them, from 0 on.
const MouseID = -1

// Pointer is one thing that a finger or a mouse button did.
type Pointer struct {
	ID    int
	Phase Phase
	X, Y  float64
	// Secondary is set for the right mouse button. It never taps: it cancels.
	Secondary bool
}

// Frame is all that happened since the last tick, in order.
type Frame struct {
	Pointers []Pointer
	Held     int // fingers and buttons that are down at the end of the frame

	Hovers         bool // there is a mouse, and it is over the window
	HoverX, HoverY float64
	WheelX, WheelY float64 // notches; up is positive

	Actions []Action

	Dropped []string // texts of the files that were dropped on the window

	Blurred bool // the window lost the focus, or the program went to the background
}

// Has reports whether the frame holds the action.
func (f *Frame) Has(a Action) bool {
	for _, b := range f.Actions {
		if a == b {
			return true
		}
	}
	return false
}

// Reset empties the frame for the next tick and keeps its memory.
func (f *Frame) Reset() {
	*f = Frame{Pointers: f.Pointers[:0], Actions: f.Actions[:0], Dropped: f.Dropped[:0]}
}

// Quiet reports whether nothing happened, a resting mouse aside.
func (f *Frame) Quiet() bool {
	return len(f.Pointers) == 0 && len(f.Actions) == 0 && f.WheelX == 0 && f.WheelY == 0 && !f.Blurred
}
