package scenes

import (
	"math"
	"strings"

	"t3hunting/scenes/input"
)

// nearestTarget returns the target that lies next in a direction from the
// place (x, y), as a person would expect it of an arrow key: near, and more
// ahead than aside. It returns false if there is none.
func nearestTarget(targets []Target, x, y float64, a input.Action) (Target, bool) {
	dx, dy := direction(a)
	best, found := math.Inf(1), Target{}
	for _, t := range targets {
		cx, cy := t.Rect.Center()
		ahead := (cx-x)*dx + (cy-y)*dy
		aside := math.Abs((cx-x)*dy) + math.Abs((cy-y)*dx)
		if ahead < 1 || aside > 2*ahead+t.Rect.W {
			continue
		}
		if cost := ahead + 2.5*aside; cost < best {
			best, found = cost, t
		}
	}
	return found, !math.IsInf(best, 1)
}

// direction returns where an arrow key points on the screen.
func direction(a input.Action) (dx, dy float64) {
	switch a {
	case input.Left:
		return -1, 0
	case input.Right:
		return 1, 0
	case input.Up:
		return 0, -1
	case input.Down:
		return 0, 1
	}
	return 0, 0
}

// targetNamed returns the target of that name.
func targetNamed(targets []Target, name string) (Target, bool) {
	for i := len(targets) - 1; i >= 0; i-- {
		if targets[i].Name == name {
			return targets[i], true
		}
	}
	return Target{}, false
}

// firstFocus returns the target where keys begin: the point in the middle of
// the board, or else the first target.
func firstFocus(targets []Target) (Target, bool) {
	var sumX, sumY, n float64
	for _, t := range targets {
		if t.Spot {
			x, y := t.Rect.Center()
			sumX, sumY, n = sumX+x, sumY+y, n+1
		}
	}
	best, found := math.Inf(1), Target{}
	for _, t := range targets {
		if !t.Spot {
			continue
		}
		x, y := t.Rect.Center()
		if d := math.Hypot(x-sumX/n, y-sumY/n); d < best {
			best, found = d, t
		}
	}
	if found.Name == "" && len(targets) > 0 {
		found = targets[0]
	}
	return found, found.Name != ""
}

// drawFocus draws the frame round the focused target: round a point it is the
// square of LOOK.md, the other marks there being round.
func drawFocus(c *Canvas, t Target) {
	col := c.Palette.Focus
	if strings.HasPrefix(t.Name, pointPrefix) {
		c.Outline(t.Rect, 4, max(3, t.Rect.W*0.045), col)
		return
	}
	c.Outline(t.Rect.Inset(-3), 14, 3, col)
}

// pointPrefix begins the names of the targets that are points of the board.
const pointPrefix = "point:"
