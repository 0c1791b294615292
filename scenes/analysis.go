package scenes

import (
	"strconv"
	"strings"

	"t3hunting/ai"
	"t3hunting/assets"
	"t3hunting/rules"
)

// analysis is what the computer thinks of the position that shows: the best moves
// with what would follow, while somebody analyses, and who stands better, for the
// evaluation bar.
type analysis struct {
	lines  [3]bestLine
	found  int          // how many lines there are so far
	depth  int          // turns that were searched
	first  []rules.Move // the best line's, until the side changes
	scores float64      // width of the scores, in dp
	chance float64      // First's of winning, a draw being half a win
	rated  bool         // chance is known; it may be that of the position before
}

// bestLine is one of the best moves and what would follow it.
type bestLine struct {
	ahead rules.Side
	level bool   // nobody is ahead
	score string // by how much, or in how many moves it wins
	moves string
	shown string // as many of the moves as there is room for
	told  string // all of it, for those who do not see it
}

// How many positions are looked at until the screen is at rest again: the lines
// deepen for a few seconds on a desktop and for half a minute on a slow phone.
var (
	analysisLimits   = ai.Limits{Nodes: 12_000_000}
	evaluationLimits = ai.Limits{Nodes: 200_000}
)

// analysing reports whether the best lines show.
func (b *board) analysing() bool { return b.looking() && b.past.analysing }

// analyse shows the best lines of the present position, which is looked back at
// from then on, or of the past one that shows already; or it shows them no more.
func (b *board) analyse(ctx *Context) {
	switch {
	case !b.looking():
		ply := b.match.Game().Ply()
		if !b.beginLooking(ctx) {
			return
		}
		b.past.opened, b.past.analysing = true, true
		b.Layout(ctx)
		b.seek(ctx, ply)
		ctx.Say(ctx.Texts.Analysis.Begun)
	case b.past.opened:
		b.endLooking(ctx)
	default:
		b.past.analysing = !b.past.analysing
		b.Layout(ctx)
		b.refresh(ctx)
	}
}

// consult asks about the position that shows, as far as the answer is to be seen.
func (b *board) consult(ctx *Context) {
	if b.page.Board.Empty() {
		return // not laid out yet
	}
	lines, limits := 0, evaluationLimits
	switch {
	case b.analysing():
		lines, limits = len(b.analysis.lines), analysisLimits
	case ctx.Settings.Evaluation:
		lines = 1
	default:
		b.analyst.Close()
		b.analysis = analysis{}
		return
	}
	a, g := &b.analysis, b.game()
	if g.State().Over() {
		b.analyst.Stop()
		a.forget()
		a.chance, a.rated = decidedChance(g.State().Result().Outcome), true
		return
	}
	if b.analyst.Ask(g, g.Ply(), lines, limits) {
		a.forget()
	}
}

// decidedChance returns First's chance of winning a game that is over.
func decidedChance(o rules.Outcome) float64 {
	winner, ok := o.Winner()
	switch {
	case !ok:
		return 0.5
	case winner == rules.First:
		return 1
	}
	return 0
}

// forget drops the lines. The chance is kept until another one is known, so that
// the bar does not flicker.
func (a *analysis) forget() {
	a.found, a.depth, a.first = 0, 0, a.first[:0]
}

// hearAnalyst takes what has been found about the position that shows.
func (b *board) hearAnalyst(ctx *Context) {
	reply, ok := b.analyst.Poll()
	if !ok || len(reply.Best) == 0 {
		return
	}
	a, s := &b.analysis, b.game().State()
	chance := ai.WinChance(b.rules, reply.Best[0].Score)
	if s.Side() != rules.First {
		chance = 1 - chance
	}
	seen := b.analysing() || !a.rated || percent(chance) != percent(a.chance)
	a.chance, a.rated = chance, true
	a.found, a.depth = min(len(reply.Best), len(a.lines)), reply.Depth
	for i, v := range reply.Best[:a.found] {
		line, first := b.readLine(&ctx.Texts.Analysis, s, v)
		a.lines[i] = line
		if i == 0 {
			a.first = first
		}
	}
	if seen {
		b.measureAnalysis(ctx)
		ctx.Redraw()
	}
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
	line.moves = pretty(strings.Join(v.Line, " "))
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

// percent returns a chance in whole hundredths.
func percent(chance float64) int { return int(100*chance + 0.5) }

// readAnalysis returns what there is to be read of the analysis and the bar by
// those who do not see them.
func (b *board) readAnalysis(t *assets.Texts) (texts []string) {
	a := &b.analysis
	if b.analysing() {
		if a.found > 0 {
			texts = append(texts, assets.Fill(t.Analysis.Depth, "n", strconv.Itoa(a.depth)))
		}
		for i := range a.lines[:a.found] {
			texts = append(texts, a.lines[i].told)
		}
	}
	if a.rated && !b.page.Evaluation.Empty() {
		n := percent(a.chance)
		texts = append(texts, assets.Fill(t.Analysis.Chances, "first", b.words.names[rules.First].Name, "a", strconv.Itoa(n),
			"second", b.words.names[rules.Second].Name, "b", strconv.Itoa(100-n)))
	}
	return texts
}
