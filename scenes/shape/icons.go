package shape

import "math"

// Icon is a sign on a button or in a line of text.
type Icon uint8

// The icons, drawn as strokes of two units on a grid of 24.
const (
	IconBack Icon = iota
	IconMenu
	IconUndo
	IconRedo
	IconFlip
	IconNew
	IconCheck
	IconPerson
	IconComputer
	IconMinus
	IconPlus
	IconSwap
	IconClose
	IconSettings
	IconMore
	IconHint
	IconFlag
	IconDraw
	IconSound
	IconMute
	IconPause
	IconPlay
	IconHelp
	IconShare
	IconHistory
	IconForward
	IconTrash
	IconExport
	IconImport
	IconNow
	IconAnalysis
	IconFall
	IconKeys
	IconSpeed
	Icons // how many icons there are
)

// IconGrid is the width and height of an icon in its own units; its middle is
// the origin.
const IconGrid = 24

// IconPath returns the icon's path. The quarter turns stand in for the curves
// of a pen.
func IconPath(i Icon) Path {
	const w = 2
	var p Path
	switch i {
	case IconBack:
		p.Stroke(w, Vec{3, -6.5}, Vec{-3.5, 0}, Vec{3, 6.5})
	case IconKeys: // a keyboard
		p.Stroke(w, Vec{-9, -6}, Vec{9, -6}, Vec{9, 6}, Vec{-9, 6}, Vec{-9, -6})
		for _, x := range []float64{-5, -1.7, 1.7, 5} {
			p.Disc(x, -2.2, 1.1)
		}
		p.Stroke(1.6, Vec{-4, 2.4}, Vec{4, 2.4})
	case IconSpeed: // a gauge
		p.Arc(0, 2.5, 8.5, math.Pi*0.85, math.Pi*2.15, w)
		p.Stroke(w, Vec{0, 2.5}, Vec{4, -2.5})
		p.Disc(0, 2.5, 2)
	case IconMenu:
		for _, y := range []float64{-6, 0, 6} {
			p.Stroke(w, Vec{-8, y}, Vec{8, y})
		}
	case IconUndo:
		undo(&p, 1)
	case IconRedo:
		undo(&p, -1)
	case IconFlip:
		p.Stroke(w, Vec{-4.5, 7.5}, Vec{-4.5, -7.5})
		p.Stroke(w, Vec{-8, -4}, Vec{-4.5, -7.5}, Vec{-1, -4})
		p.Stroke(w, Vec{4.5, -7.5}, Vec{4.5, 7.5})
		p.Stroke(w, Vec{1, 4}, Vec{4.5, 7.5}, Vec{8, 4})
	case IconNew:
		p.Stroke(w, Vec{-7, 0}, Vec{7, 0})
		p.Stroke(w, Vec{0, -7}, Vec{0, 7})
	case IconCheck:
		p.Stroke(w, Vec{-7, 0.5}, Vec{-2, 5.5}, Vec{7.5, -5})
	case IconPerson:
		p.Ring(0, -4.5, 3.8, w)
		p.Arc(0, 9, 7.2, math.Pi*1.06, math.Pi*1.94, w)
	case IconComputer:
		p.Stroke(w, Vec{-8.5, -7}, Vec{8.5, -7}, Vec{8.5, 4}, Vec{-8.5, 4}, Vec{-8.5, -7})
		p.Stroke(w, Vec{-4, 8.5}, Vec{4, 8.5})
	case IconHistory: // a clock
		p.Ring(0, 0, 8, w)
		p.Stroke(w, Vec{0, -4.5}, Vec{0, 0}, Vec{3.5, 2.5})
	case IconForward:
		p.Stroke(w, Vec{-3, -6.5}, Vec{3.5, 0}, Vec{-3, 6.5})
	case IconTrash:
		p.Stroke(w, Vec{-7.5, -5}, Vec{7.5, -5})
		p.Stroke(w, Vec{-2.5, -8}, Vec{2.5, -8})
		p.Stroke(w, Vec{-5.5, -5}, Vec{-4.5, 8}, Vec{4.5, 8}, Vec{5.5, -5})
	case IconExport, IconImport:
		tip := -7.5
		if i == IconImport {
			tip = 2.5
		}
		p.Stroke(w, Vec{0, -7.5}, Vec{0, 2.5})
		back := 3.5
		if i == IconImport {
			back = -3.5
		}
		p.Stroke(w, Vec{-3.5, tip + back}, Vec{0, tip}, Vec{3.5, tip + back})
		p.Stroke(w, Vec{-8, 3}, Vec{-8, 8}, Vec{8, 8}, Vec{8, 3})
	case IconMinus:
		p.Stroke(w, Vec{-6, 0}, Vec{6, 0})
	case IconPlus:
		p.Stroke(w, Vec{-6, 0}, Vec{6, 0})
		p.Stroke(w, Vec{0, -6}, Vec{0, 6})
	case IconSwap:
		p.Stroke(w, Vec{-8, -4}, Vec{8, -4})
		p.Stroke(w, Vec{4.5, -7.5}, Vec{8, -4}, Vec{4.5, -0.5})
		p.Stroke(w, Vec{8, 4.5}, Vec{-8, 4.5})
		p.Stroke(w, Vec{-4.5, 8}, Vec{-8, 4.5}, Vec{-4.5, 1})
	case IconClose:
		p.Stroke(w, Vec{-6, -6}, Vec{6, 6})
		p.Stroke(w, Vec{6, -6}, Vec{-6, 6})
	case IconSettings: // three sliders
		for i, x := range []float64{4, -4, 2} {
			y := 6 * float64(i-1)
			p.Stroke(w, Vec{-8, y}, Vec{x - 2.6, y})
			p.Stroke(w, Vec{x + 2.6, y}, Vec{8, y})
			p.Ring(x, y, 2.2, 1.6)
		}
	case IconMore:
		for _, x := range []float64{-7, 0, 7} {
			p.Disc(x, 0, 1.8)
		}
	case IconHint: // a lamp
		p.Arc(0, -2, 5.6, math.Pi*0.78, math.Pi*2.22, w)
		p.Stroke(w, Vec{-3, 5.4}, Vec{3, 5.4})
		p.Stroke(w, Vec{-2, 9}, Vec{2, 9})
	case IconFlag:
		p.Stroke(w, Vec{-6, 9}, Vec{-6, -8}, Vec{7, -8}, Vec{4, -3.5}, Vec{7, 1}, Vec{-6, 1})
	case IconDraw: // two of the same
		p.Stroke(w, Vec{-7, -3}, Vec{7, -3})
		p.Stroke(w, Vec{-7, 3}, Vec{7, 3})
	case IconSound, IconMute:
		p.Polygon(Vec{-9, -3}, Vec{-5.5, -3}, Vec{-1, -7}, Vec{-1, 7}, Vec{-5.5, 3}, Vec{-9, 3})
		if i == IconMute {
			p.Stroke(w, Vec{3, -3}, Vec{9, 3})
			p.Stroke(w, Vec{9, -3}, Vec{3, 3})
			break
		}
		p.Arc(-1, 0, 5, -math.Pi/4, math.Pi/4, w)
		p.Arc(-1, 0, 9, -math.Pi/4, math.Pi/4, w)
	case IconPause:
		p.Stroke(3, Vec{-4, -6}, Vec{-4, 6})
		p.Stroke(3, Vec{4, -6}, Vec{4, 6})
	case IconFall: // a line that falls
		p.Stroke(w, Vec{-8.5, -6}, Vec{-2.5, 0}, Vec{1, -3.5}, Vec{8, 6})
		p.Stroke(w, Vec{8, 0}, Vec{8, 6}, Vec{2, 6})
	case IconPlay:
		p.Polygon(Vec{-5, -8}, Vec{8, 0}, Vec{-5, 8})
	case IconNow: // to the end of waiting
		p.Polygon(Vec{-7, -7.5}, Vec{4.5, 0}, Vec{-7, 7.5})
		p.Stroke(2.5, Vec{6.5, -6.5}, Vec{6.5, 6.5})
	case IconAnalysis: // three lines, the longest first
		for i, x := range []float64{8, 3.5, -1} {
			y := 6 * float64(i-1)
			p.Disc(-7, y, 1.8)
			p.Stroke(w, Vec{-3, y}, Vec{x, y})
		}
	case IconShare:
		p.Stroke(w, Vec{0, 3}, Vec{0, -8.5})
		p.Stroke(w, Vec{-4, -4.5}, Vec{0, -8.5}, Vec{4, -4.5})
		p.Stroke(w, Vec{-7.5, 0}, Vec{-7.5, 8}, Vec{7.5, 8}, Vec{7.5, 0})
	case IconHelp:
		p.Arc(0, -3.5, 4.5, math.Pi, math.Pi*2.4, w)
		p.Stroke(w, Vec{1.6, 0.6}, Vec{0, 2.4}, Vec{0, 3.6})
		p.Disc(0, 8, 1.5)
	}
	return p
}

// undo draws an arrow that turns back to the left; side -1 mirrors it.
func undo(p *Path, side float64) {
	const w = 2
	at := func(x, y float64) Vec { return Vec{x * side, y} }
	const steps = 12
	bow := make([]Vec, 0, steps+3)
	bow = append(bow, at(-7.5, -3))
	for i := range steps + 1 {
		s, c := math.Sincos(-math.Pi/2 + math.Pi*float64(i)/steps)
		bow = append(bow, at(2.5+5*c, 2+5*s))
	}
	bow = append(bow, at(-3, 7))
	p.Stroke(w, bow...)
	p.Stroke(w, at(-3.5, -7), at(-7.5, -3), at(-3.5, 1))
}
