package scenes

import (
	"strconv"

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
		a.chance, a.rated = ai.DecidedChance(g.State().Result().Outcome), true
		return
	}
	if b.analyst.Ask(g, g.Ply(), lines, limits) {
		a.forget()
	}
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
