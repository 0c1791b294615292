package rules

// Refusal says why a wished act is illegal.
type Refusal uint8

// The reasons for refusing an act.
const (
	RefusalNone      Refusal = iota // it is legal
	RefusalOver                     // the game is over
	RefusalEnemyMan                 // that man is the opponent's
	RefusalNoMan                    // no man stands there
	RefusalTaken                    // a man stands on the target
	RefusalNoLine                   // no line joins the points
	RefusalTooFar                   // on one line, but too far for a step or a jump
	RefusalBackward                 // soldiers may not step back
	RefusalJumpBack                 // soldiers may not jump back
	RefusalVisited                  // the man has stood there before
	RefusalRetired                  // a man that reached the far row only jumps
	RefusalCapture                  // a capture is compulsory
	RefusalProtected                // that man stands in a mill
	RefusalReform                   // the mill may not be completed by the next turn
	RefusalPlacing                  // men in hand come first
	RefusalHand                     // no men are left to place
	RefusalRemove                   // a man must be removed first
	RefusalHuff                     // a man must be huffed first
	RefusalNoHuff                   // that man could not have captured
	RefusalSeries                   // the series must be carried on with the same man
	RefusalJumpOwn                  // only enemy men are jumped over
	RefusalNoJumps                  // this side never jumps
	RefusalNoVictim                 // there is no man to jump over
	RefusalBarred                   // the first man may not be placed there
	RefusalAttack                   // the first T3rminator must threaten a soldier
	RefusalStop                     // there is no series to stop
	RefusalPass                     // a side that can move may not pass
	RefusalStuck                    // that man has no legal move
)

var refusalNames = [...]string{
	"none", "over", "enemy-man", "no-man", "taken", "no-line", "too-far", "backward", "jump-back", "visited", "retired",
	"capture", "protected", "reform", "placing", "hand", "remove", "huff", "no-huff", "series", "jump-own", "no-jumps",
	"no-victim", "barred", "attack", "stop", "pass", "stuck",
}

// String returns the refusal as a slug, such as "no-line"; texts for people are
// kept elsewhere under it.
func (r Refusal) String() string { return refusalNames[r] }

// Refusals returns every refusal, RefusalNone first.
func Refusals() []Refusal {
	list := make([]Refusal, len(refusalNames))
	for i := range list {
		list[i] = Refusal(i)
	}
	return list
}

// Refusal says why an act is illegal, or RefusalNone if it is legal. With both
// points it asks for a step, flight or jump; with From NoPoint for placing a man
// on to; with To NoPoint for picking up, removing or huffing the man on from;
// with neither for a stop (within a series) or a pass.
func (s *State) Refusal(from, to Point) Refusal {
	if s.Over() {
		return RefusalOver
	}
	if s.wishLegal(from, to) {
		return RefusalNone
	}
	switch {
	case from == NoPoint && to == NoPoint:
		return s.refuseNothing()
	case s.duty == DutyRemove:
		return s.refuseTakeOff(from, to, RefusalRemove, RefusalProtected)
	case s.duty == DutyHuff:
		return s.refuseTakeOff(from, to, RefusalHuff, RefusalNoHuff)
	case from == NoPoint:
		return s.refusePlace(to)
	case to == NoPoint:
		return s.refusePick(from)
	}
	return s.refuseMove(from, to)
}

// wishLegal reports whether a legal move does what is asked for.
func (s *State) wishLegal(from, to Point) bool {
	var buf [256]Move
	for _, m := range s.AppendMoves(buf[:0]) {
		switch {
		case m.Kind != Stop && m.From == from && m.To == to:
			return true
		case from == NoPoint && to == NoPoint && m.Kind == Stop:
			return true
		case from != NoPoint && to == NoPoint && m.From == from && m.Kind != Stop:
			return true // a man that may be picked up
		}
	}
	return false
}

func (s *State) refuseNothing() Refusal {
	switch s.duty {
	case DutyRemove:
		return RefusalRemove
	case DutyHuff:
		return RefusalHuff
	case DutyJump:
		return RefusalSeries
	}
	if s.r.BlockedPass {
		return RefusalPass
	}
	return RefusalStop
}

// refuseTakeOff says why a man may not be taken off while that is owed: owed if
// something else was wished for, not if that enemy man may not be taken.
func (s *State) refuseTakeOff(from, to Point, owed, not Refusal) Refusal {
	side, ok := s.Occupant(from)
	switch {
	case to != NoPoint:
		return owed
	case !ok:
		return RefusalNoMan
	case side == s.side:
		return owed
	}
	return not
}

func (s *State) refusePlace(to Point) Refusal {
	switch {
	case s.duty == DutyJump:
		return RefusalSeries
	case s.hand[s.side] == 0:
		return RefusalHand
	case s.Occupied().Has(to):
		return RefusalTaken
	case s.r.Capture == ForcedCapture && s.jumpers(s.side) != 0:
		return RefusalCapture
	case s.r.Barred.Has(to) && s.Occupied() == 0:
		return RefusalBarred
	}
	return RefusalAttack
}

func (s *State) refusePick(from Point) Refusal {
	side, ok := s.Occupant(from)
	switch {
	case !ok:
		return RefusalNoMan
	case side != s.side:
		return RefusalEnemyMan
	case s.duty == DutyJump:
		return RefusalSeries
	case s.hand[side] > 0 && !s.r.Mixed[side]:
		return RefusalPlacing
	case s.r.Capture == ForcedCapture && s.jumpers(side) != 0:
		return RefusalCapture
	case s.retired(side, from):
		return RefusalRetired
	}
	return RefusalStuck
}

func (s *State) refuseMove(from, to Point) Refusal {
	side, ok := s.Occupant(from)
	me := s.side
	switch {
	case !ok:
		return RefusalNoMan
	case side != me:
		return RefusalEnemyMan
	case s.duty == DutyJump && from != s.series:
		return RefusalSeries
	case s.hand[me] > 0 && !s.r.Mixed[me]:
		return RefusalPlacing
	case s.Occupied().Has(to):
		return RefusalTaken
	}
	if hop, over := s.hopBetween(from, to); hop && s.Occupied().Has(over) {
		return s.refuseHop(from, to, over)
	}
	return s.refuseStep(from, to)
}

// refuseHop says why a hop over a man to an empty point is illegal.
func (s *State) refuseHop(from, to, over Point) Refusal {
	me := s.side
	switch {
	case !s.r.Jumpers[me]:
		return RefusalNoJumps
	case s.men[me].Has(over):
		return RefusalJumpOwn
	case s.visited[from].Has(to):
		return RefusalVisited
	}
	return RefusalJumpBack
}

// refuseStep says why a step or flight to an empty point is illegal.
func (s *State) refuseStep(from, to Point) Refusal {
	me := s.side
	joined := s.r.t.graph[from].Has(to)
	switch {
	case s.duty == DutyJump:
		return RefusalSeries
	case s.retired(me, from):
		return RefusalRetired
	case !joined && !s.flies(me):
		return s.refuseDistance(from, to)
	case s.r.Forward && s.r.t.behind[me][from].Has(to):
		return RefusalBackward
	case s.visited[from].Has(to):
		return RefusalVisited
	case s.r.Capture == ForcedCapture && s.jumpers(me) != 0:
		return RefusalCapture
	}
	return RefusalReform
}

// refuseDistance says why points that no step joins are out of reach.
func (s *State) refuseDistance(from, to Point) Refusal {
	if hop, _ := s.hopBetween(from, to); hop && s.r.Jumpers[s.side] {
		return RefusalNoVictim
	}
	for _, line := range s.r.Board.lines {
		if set := mask(line); set.Has(from) && set.Has(to) {
			return RefusalTooFar
		}
	}
	return RefusalNoLine
}

// hopBetween returns the point between two points that a hop joins.
func (s *State) hopBetween(from, to Point) (ok bool, over Point) {
	for _, h := range s.r.Board.hops[from] {
		if h.To == to {
			return true, h.Over
		}
	}
	return false, NoPoint
}
