package scenes

import (
	"slices"
	"strconv"
	"strings"

	"t3hunting/ai"
	"t3hunting/assets"
	"t3hunting/rules"
)

// bestLine is one of the best moves and what would follow it.
type bestLine struct {
	ahead rules.Side
	level bool   // nobody is ahead
	score string // by how much, or in how many moves it wins
	moves string
	shown string // as many of the moves as there is room for
	told  string // all of it, for those who do not see it
}

// readLine makes the texts of a line that begins in s, and returns the moves of
// its first turn too.
func (b *board) readLine(t *assets.Analysis, s *rules.State, v ai.Variation) (line bestLine, first []rules.Move) {
	me := s.Side()
	line.ahead, line.level = me, tenths(v.Score) == 0
	if v.Score < 0 {
		line.ahead = me.Other()
	}
	end, turns := s.Clone(), 0 // of the side that is ahead
	mover, same := me.Other(), true
	for _, token := range v.Line {
		m, err := end.ParseMove(token)
		if err != nil {
			break // a player that says so is not worth a word
		}
		if end.Side() != mover && end.Side() == line.ahead {
			turns++
		}
		mover = end.Side()
		if same = same && mover == me; same {
			first = append(first, m)
		}
		end.Apply(m)
	}
	moves := slices.Clone(v.Line)
	for i, token := range moves {
		if token == stopToken {
			moves[i] = t.Stop
		}
	}
	line.moves = pretty(strings.Join(moves, " "))
	line.score = b.scoreText(t, v.Score, turns, end.Over())
	line.told = line.score + ": " + line.moves
	if !line.level {
		line.told = b.words.names[line.ahead].Name + " " + line.told
	}
	return line, first
}

// scoreText returns by how much a side is ahead, or in how many of its turns it
// wins: as many as its line has, if that is told to the end.
func (b *board) scoreText(t *assets.Analysis, score, turns int, toTheEnd bool) string {
	plies, decided := ai.MateIn(score)
	switch {
	case decided && toTheEnd:
		return assets.Fill(t.Wins, "n", strconv.Itoa(turns))
	case decided:
		return assets.Fill(t.Wins, "n", strconv.Itoa((max(plies, -plies)+1)/2))
	case tenths(score) == 0:
		return t.Level
	}
	n := tenths(score)
	return assets.Fill(t.Ahead, "n", strconv.Itoa(n/10)+"."+strconv.Itoa(n%10),
		"chance", strconv.Itoa(percent(ai.WinChance(b.rules, max(score, -score)))))
}

// tenths returns by how many tenths of a man a side is ahead.
func tenths(score int) int { return (max(score, -score) + 5) / 10 }
