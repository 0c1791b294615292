package pick

import "t3hunting/rules"

// Effect is what a tap did.
type Effect uint8

// The effects.
const (
	Nothing  Effect = iota // selection as before
	Selected               // Result.Selected is another man now, or none
	Moved                  // Result.Move was meant; nothing is selected any more
	Refused                // the wish from Result.From to Result.To is illegal; selection as before
)

// Result is what a tap or a drag comes to.
type Result struct {
	Effect   Effect
	Selected rules.Point // after the tap; NoPoint if none
	Move     rules.Move  // if Effect is Moved

	// From and To are the arguments with which State.Refusal says why, if Effect
	// is Refused.
	From, To rules.Point
}

// Tap says what a tap on a point does while selected is selected. A tap on no
// point at all is NoPoint: it lets go of the selected man. A refused tap changes
// nothing, so that a slip costs no selection.
func (c *Choice) Tap(selected, tapped rules.Point) Result {
	selected = c.Keep(selected)
	switch {
	case tapped == rules.NoPoint:
		return c.choose(selected, c.Start())
	case c.over:
		return refused(rules.NoPoint, rules.NoPoint, tapped)
	case c.duty == rules.DutyRemove || c.duty == rules.DutyHuff:
		return c.tapTaken(tapped)
	case c.series != rules.NoPoint:
		return c.tapSeries(tapped)
	case tapped == selected:
		return c.choose(selected, rules.NoPoint)
	case c.movable.Has(tapped):
		return c.choose(selected, tapped)
	case selected != rules.NoPoint:
		return c.tapTarget(selected, tapped)
	case c.places.Has(tapped):
		return moved(rules.Move{Kind: rules.Place, From: rules.NoPoint, To: tapped, Over: rules.NoPoint})
	case c.occupied.Has(tapped) && (c.places == 0 || c.own.Has(tapped)):
		return refused(selected, tapped, rules.NoPoint)
	}
	return refused(selected, rules.NoPoint, tapped)
}

// tapTaken is a tap while a man must be removed or huffed.
func (c *Choice) tapTaken(tapped rules.Point) Result {
	if m, ok := c.takeOff(tapped); ok {
		return moved(m)
	}
	return refused(rules.NoPoint, tapped, rules.NoPoint)
}

// tapSeries is a tap while a man goes on jumping. It stays selected whatever
// happens; a tap on it stops it, if it may stop.
func (c *Choice) tapSeries(tapped rules.Point) Result {
	if m, ok := c.move(c.series, tapped); ok {
		return moved(m)
	}
	if tapped != c.series {
		if c.own.Has(tapped) {
			return refused(c.series, tapped, rules.NoPoint)
		}
		return refused(c.series, c.series, tapped)
	}
	if m, ok := c.Stop(); ok {
		return moved(m)
	}
	return refused(c.series, rules.NoPoint, rules.NoPoint)
}

// tapTarget is a tap on a point where the selected man may go or not. Where a
// side may place a man as well as move one, it lets go of the man first: only
// what is marked happens.
func (c *Choice) tapTarget(selected, tapped rules.Point) Result {
	if m, ok := c.move(selected, tapped); ok {
		return moved(m)
	}
	if c.places.Has(tapped) {
		return c.choose(selected, rules.NoPoint)
	}
	if c.own.Has(tapped) {
		return refused(selected, tapped, rules.NoPoint)
	}
	return refused(selected, selected, tapped)
}

// Grab says what pressing on a point takes up for a drag: a man that can move.
// It never lets go of a man.
func (c *Choice) Grab(pressed rules.Point) (man rules.Point, ok bool) {
	return pressed, c.movable.Has(pressed)
}

// Drop says what letting go of a dragged man over a point does; NoPoint is
// beside the board. Carried home the man is let go of; dropped beside the
// board it stays selected.
func (c *Choice) Drop(man, on rules.Point) Result {
	if !c.movable.Has(man) {
		return Result{Selected: c.Start()}
	}
	switch on {
	case man:
		return c.choose(man, c.Start())
	case rules.NoPoint:
		return Result{Effect: Selected, Selected: man}
	}
	if m, ok := c.move(man, on); ok {
		return moved(m)
	}
	return refused(man, man, on)
}

func (c *Choice) choose(before, now rules.Point) Result {
	if before == now {
		return Result{Selected: now}
	}
	return Result{Effect: Selected, Selected: now}
}

func moved(m rules.Move) Result {
	return Result{Effect: Moved, Selected: rules.NoPoint, Move: m, From: m.From, To: m.To}
}

func refused(selected, from, to rules.Point) Result {
	return Result{Effect: Refused, Selected: selected, From: from, To: to}
}
