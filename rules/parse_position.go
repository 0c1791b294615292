package rules

import (
	"errors"
	"slices"
	"strconv"
	"strings"
)

// ParsePosition reads what Position writes, for this ruleset. Keys may come in
// any order and be left out; where lost is left out, it is what hand and board
// leave over. The error names the key that cannot be read.
func ParsePosition(r *Ruleset, text string) (*State, error) {
	s := &State{r: r, plies: make([]ply, 0, 256)}
	s.series = NoPoint
	seen := map[string]bool{}
	var lost string
	for _, field := range strings.Fields(strings.ToLower(text)) {
		key, value, found := strings.Cut(field, "=")
		if !found || seen[key] {
			return nil, errors.New("position: " + quoted(field) + " is not a key with a value, or comes twice")
		}
		seen[key] = true
		if key == "lost" {
			lost = value
			continue
		}
		if err := s.parseKey(key, value); err != nil {
			return nil, at("position: "+short(key), err)
		}
	}
	s.standVisited()
	if err := s.checkMen(lost); err != nil {
		return nil, at("position", err)
	}
	s.settle()
	if !s.Over() && len(s.AppendMoves(nil)) == 0 {
		return nil, errors.New("position: the duty " + s.duty.String() + " leaves no legal move")
	}
	return s, nil
}

func (s *State) parseKey(key, value string) (err error) {
	b := s.r.Board
	switch key {
	case "first":
		s.men[First], err = b.parseList(value)
	case "second":
		s.men[Second], err = b.parseList(value)
	case "hand":
		var hand [2]int
		hand, err = parsePair(value)
		s.hand = [2]uint8{uint8(hand[0]), uint8(hand[1])}
	case "turn":
		s.side, err = parseSide(value)
	case "duty":
		err = s.parseDuty(value)
	case "visited":
		err = s.parseVisited(value)
	case "ban":
		s.ban, err = s.parseBan(value)
	case "passed":
		s.passed, err = parseCount[uint8](value, 0, 2)
	case "quiet":
		s.quiet, err = parseCount[int8](value, -1, min(s.r.QuietTurns, 127))
	case "seen":
		err = s.parseSeen(value)
	default:
		err = errors.New("there is no such key")
	}
	return err
}

// checkMen checks that the men are as many as the game has and that what refers
// to them does.
func (s *State) checkMen(lost string) error {
	if both := s.men[First] & s.men[Second]; both != 0 {
		return errors.New("two men on " + s.r.Board.labelList(both))
	}
	given, err := [2]int{s.Lost(First), s.Lost(Second)}, error(nil)
	if lost != "" {
		if given, err = parsePair(lost); err != nil {
			return at("lost", err)
		}
	}
	for side := First; side <= Second; side++ {
		if s.Lost(side) < 0 || s.Lost(side) != given[side] {
			return errors.New("men of " + side.String() + " on the board, in hand and lost are not " + strconv.Itoa(s.r.Men[side]) + " together")
		}
	}
	enemy := s.men[s.side.Other()]
	switch s.duty {
	case DutyRemove:
		if len(s.r.t.lines) == 0 || s.r.RowWins {
			return errors.New("duty: there are no removals in this game")
		}
	case DutyJump:
		if !s.men[s.side].Has(s.series) || s.r.Series == OneHop || !s.canJump(s.side, s.series, true) {
			return errors.New("duty: no series can go on there")
		}
	case DutyHuff:
		if s.r.Capture != HuffCapture || s.huff == 0 || s.huff&^enemy != 0 {
			return errors.New("duty: only enemy men that failed to capture are huffed")
		}
	}
	for p, v := range s.visited {
		if v != 0 && !s.Occupied().Has(Point(p)) {
			return errors.New("visited: no man stands on " + s.r.Board.Label(Point(p)))
		}
	}
	return nil
}

// parseList reads "a1,b2"; the empty list is the empty set.
func (b *Board) parseList(text string) (set Bitboard, err error) {
	if text == "" {
		return 0, nil
	}
	for label := range strings.SplitSeq(text, ",") {
		p, ok := b.ParsePoint(label)
		if !ok {
			return 0, errors.New(b.lacks(label))
		}
		if set.Has(p) {
			return 0, errors.New("point " + label + " comes twice")
		}
		set |= Bit(p)
	}
	return set, nil
}

func parsePair(text string) (pair [2]int, err error) {
	first, second, _ := strings.Cut(text, ",")
	for i, t := range []string{first, second} {
		if pair[i], err = parseCount[int](t, 0, maxHand); err != nil {
			return pair, err
		}
	}
	return pair, nil
}

// parseCount reads a number from lo to hi.
func parseCount[T int | uint8 | int8](text string, lo, hi int) (T, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < lo || n > hi {
		return 0, errors.New(quoted(text) + " is not a number from " + strconv.Itoa(lo) + " to " + strconv.Itoa(hi))
	}
	return T(n), nil
}

func parseSide(text string) (Side, error) {
	switch text {
	case "first":
		return First, nil
	case "second":
		return Second, nil
	}
	return First, errors.New(quoted(text) + " is neither first nor second")
}

func (s *State) parseDuty(value string) (err error) {
	name, points, _ := strings.Cut(value, ":")
	set, err := s.r.Board.parseList(points)
	if err != nil {
		return err
	}
	switch {
	case name == "move" && set == 0:
	case name == "remove" && set == 0:
		s.duty = DutyRemove
	case name == "jump" && set.Count() == 1:
		s.duty, s.series = DutyJump, set.First()
	case name == "huff" && set != 0:
		s.duty, s.huff = DutyHuff, set
	default:
		return errors.New(quoted(value) + " is no duty")
	}
	return nil
}

func (s *State) parseVisited(value string) error {
	if !s.r.t.tracking {
		return errors.New("men may come back in this game")
	}
	for item := range strings.SplitSeq(value, ";") {
		label, points, _ := strings.Cut(item, ":")
		p, ok := s.r.Board.ParsePoint(label)
		set, err := s.r.Board.parseList(points)
		if !ok || err != nil {
			return errors.New(quoted(item) + " is not a point with its visited points")
		}
		s.visited[p] |= set
	}
	return nil
}

// parseBan reads "first:a7-d7-g7+a1-d1-g1,second:…".
func (s *State) parseBan(value string) (ban [2]uint32, err error) {
	if !s.r.NoReform {
		return ban, errors.New("mills may be completed at any time in this game")
	}
	for item := range strings.SplitSeq(value, ",") {
		name, lines, _ := strings.Cut(item, ":")
		side, err := parseSide(name)
		if err != nil {
			return ban, err
		}
		for text := range strings.SplitSeq(lines, "+") {
			set, err := s.r.Board.parseList(strings.ReplaceAll(text, "-", ","))
			i := slices.Index(s.r.t.lines, set)
			if err != nil || i < 0 {
				return ban, errors.New(quoted(text) + " is no mill")
			}
			ban[side] |= 1 << i
		}
	}
	return ban, nil
}

func (s *State) parseSeen(value string) error {
	if s.r.Repetition == NoRepetition {
		return errors.New("repetition has no consequence in this game")
	}
	for item := range strings.SplitSeq(value, ";") {
		body, times, counted := strings.Cut(item, "*")
		e, err := s.parseNote(body)
		if err != nil {
			return err
		}
		e.count = 1
		if counted {
			if e.count, err = parseCount[int](times, 2, 3); err != nil {
				return err
			}
		}
		for _, other := range s.seen {
			if other.side == e.side && other.men == e.men && other.ban == e.ban {
				return errors.New(quoted(body) + " comes twice")
			}
		}
		s.seen = append(s.seen, e)
	}
	return nil
}

func (s *State) parseNote(text string) (e seenNote, err error) {
	b := s.r.Board
	if s.r.Repetition == OwnLoses {
		name, points, _ := strings.Cut(text, ":")
		if e.side, err = parseSide(name); err == nil {
			e.men[e.side], err = b.parseList(points)
		}
		return e, err
	}
	parts := strings.Split(text, "/")
	if len(parts) != 3 && len(parts) != 4 {
		return e, errors.New(quoted(text) + " is not first/second/turn")
	}
	for side := range 2 {
		if e.men[side], err = b.parseList(parts[side]); err != nil {
			return e, err
		}
	}
	if e.side, err = parseSide(parts[2]); err == nil && len(parts) == 4 {
		e.ban, err = s.parseBan(parts[3])
	}
	return e, err
}
