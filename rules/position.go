package rules

import (
	"slices"
	"strconv"
	"strings"
)

// Position writes the position on one line, in the form of RULES.md section 6:
// keys with values, separated by spaces, defaults left out, so that a position
// has one text.
//
//	first, second  points with men             a1,d1
//	hand           men in hand                 3,0
//	lost           men taken off               0,2
//	turn           side to move                second
//	duty           what it owes                remove | jump:c3 | huff:b4,c3
//	visited        points a man has been on    c3:b2,c2;d4:d3   (its own point left out)
//	ban            mills not to be completed   first:a7-d7-g7+a1-d1-g1,second:…
//	passed         passes in succession        1
//	quiet          turns counted for a draw    12   (-1 within a turn with a removal)
//	seen           earlier occurrences         arrangements first:a1,b1*2;second:…
//	                                           or positions a1,b1/c1/first*2 (bans as a fourth part)
//
// In seen, arrangements include the one made last, positions exclude the
// present one.
func (s *State) Position() string {
	var w positionWriter
	b := s.r.Board
	w.list("first", b.labelList(s.men[First]))
	w.list("second", b.labelList(s.men[Second]))
	w.pair("hand", s.Hand(First), s.Hand(Second))
	w.pair("lost", s.Lost(First), s.Lost(Second))
	if s.side != First {
		w.list("turn", s.side.String())
	}
	switch s.duty {
	case DutyRemove:
		w.list("duty", "remove")
	case DutyJump:
		w.list("duty", "jump:"+b.Label(s.series))
	case DutyHuff:
		w.list("duty", "huff:"+b.labelList(s.huff))
	}
	w.list("visited", s.visitedText())
	w.list("ban", s.banText(s.ban))
	w.number("passed", int(s.passed))
	if s.r.QuietTurns > 0 {
		w.number("quiet", int(s.quiet))
	}
	w.list("seen", s.seenText())
	return strings.Join(w, " ")
}

type positionWriter []string

func (w *positionWriter) list(key, value string) {
	if value != "" {
		*w = append(*w, key+"="+value)
	}
}

func (w *positionWriter) pair(key string, first, second int) {
	if first != 0 || second != 0 {
		w.list(key, strconv.Itoa(first)+","+strconv.Itoa(second))
	}
}

func (w *positionWriter) number(key string, n int) {
	if n != 0 {
		w.list(key, strconv.Itoa(n))
	}
}

// labelList writes a set of points as "a1,b2", in board order.
func (b *Board) labelList(set Bitboard) string {
	var list []string
	for ; set != 0; set &= set - 1 {
		list = append(list, b.labels[set.First()])
	}
	return strings.Join(list, ",")
}

func (s *State) visitedText() string {
	var list []string
	for m := s.Occupied(); m != 0; m &= m - 1 {
		p := m.First()
		if others := s.visited[p].Without(p); others != 0 {
			list = append(list, s.r.Board.Label(p)+":"+s.r.Board.labelList(others))
		}
	}
	return strings.Join(list, ";")
}

func (s *State) banText(ban [2]uint32) string {
	var sides []string
	for side := First; side <= Second; side++ {
		var lines []string
		for i, line := range s.r.t.lines {
			if ban[side]>>i&1 != 0 {
				lines = append(lines, strings.ReplaceAll(s.r.Board.labelList(line), ",", "-"))
			}
		}
		if lines != nil {
			sides = append(sides, side.String()+":"+strings.Join(lines, "+"))
		}
	}
	return strings.Join(sides, ",")
}

// seenText counts the occurrences since the last irreversible move.
func (s *State) seenText() string {
	if s.r.Repetition == NoRepetition {
		return ""
	}
	counts := map[string]int{}
	i := len(s.plies)
	for ; i > 0; i-- {
		last := &s.plies[i-1]
		if s.r.Repetition == OwnLoses {
			if s.turnEnded(i - 1) {
				counts[s.noteText(last.before.side, s.at(i).men, [2]uint32{})]++
			}
		} else if i < len(s.plies) && s.at(i).duty == DutyMove {
			counts[s.noteText(s.at(i).side, s.at(i).men, s.at(i).ban)]++
		}
		if last.move.irreversible() {
			break
		}
	}
	if i == 0 {
		if p := s.at(0); s.r.Repetition != OwnLoses && len(s.plies) > 0 && p.duty == DutyMove {
			counts[s.noteText(p.side, p.men, p.ban)]++
		}
		for _, e := range s.seen {
			counts[s.noteText(e.side, e.men, e.ban)] += e.count
		}
	}
	var list []string
	for text, n := range counts {
		if n > 1 {
			text += "*" + strconv.Itoa(n)
		}
		list = append(list, text)
	}
	slices.Sort(list)
	return strings.Join(list, ";")
}

func (s *State) noteText(side Side, men [2]Bitboard, ban [2]uint32) string {
	b := s.r.Board
	if s.r.Repetition == OwnLoses {
		return side.String() + ":" + b.labelList(men[side])
	}
	text := b.labelList(men[First]) + "/" + b.labelList(men[Second]) + "/" + side.String()
	if bans := s.banText(ban); bans != "" {
		text += "/" + bans
	}
	return text
}
