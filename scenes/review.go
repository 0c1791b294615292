package scenes

import (
	"strconv"

	"t3hunting/ai"
	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/layout"
	"t3hunting/scenes/match"
	"t3hunting/scenes/shape"
)

// review judges the moves of a finished game, one position after the other,
// while somebody looks back at it. What it has found out stays until the game
// changes.
type review struct {
	found   *ai.Review // nil: nothing was reviewed
	analyst *match.Analyst
	asked   int  // the ply that the analyst was asked about
	waiting bool // its answer will come
	done    bool // nothing more is to be asked

	caption string   // what is told of the move that shows
	lines   []string // the same, broken
	style   Style    // of these lines
}

// reviewNodes limits the search of each position: a page's worker looks at two
// or three positions a second.
const reviewNodes = 100_000

// reviewing reports whether somebody looks back at a game that is reviewed.
func (b *board) reviewing() bool { return b.looking() && b.review.found != nil }

// graphShows reports whether the graph of the review shows: the lines of an
// analysis need its place.
func (b *board) graphShows() bool { return b.reviewing() && !b.analysing() }

// beginReview begins or goes on to review the game that is looked back at, if it
// is over.
func (b *board) beginReview(ctx *Context) {
	if !b.match.Game().Over() {
		return
	}
	if b.review.found == nil {
		b.review = review{found: ai.NewReview(b.match.Game()), analyst: match.NewAnalyst(ctx.Config.Analyst)}
	}
	t := &ctx.Texts.Review
	b.past.buttons[3] = Button{Name: "past:worst", Label: t.Worst, Told: t.ToWorst, Icon: shape.IconFall, HasIcon: true}
	b.past.buttons[4] = Button{Name: "past:again", Label: t.Again, Told: t.FromThere, Icon: shape.IconUndo, HasIcon: true}
}

// verdicts returns what is known of the positions, from the start on; nil where
// nothing is reviewed.
func (r *review) verdicts() []ai.Verdict {
	if r.found == nil {
		return nil
	}
	return r.found.Verdicts()
}

// rest stops to ask; what is known stays.
func (r *review) rest() {
	if r.found != nil {
		r.analyst.Close()
		r.waiting = false
	}
}

// drop forgets everything.
func (r *review) drop() {
	r.rest()
	*r = review{}
}

// runReview takes the answer about a position and asks about the next one: the
// nearest to the one that shows.
func (b *board) runReview(ctx *Context) {
	r := &b.review
	if !b.graphShows() || r.done {
		return // an analysis is not to be slowed down
	}
	ctx.Wait()
	if !r.waiting {
		ply, missing := r.found.Next(b.past.game.Ply())
		if !missing {
			b.finishReview(ctx, b.faultsText(&ctx.Texts.Review))
			return
		}
		r.asked, r.waiting = ply, true
		r.analyst.Ask(b.past.game, ply, 0, ai.Limits{Nodes: reviewNodes})
	}
	reply, ok := r.analyst.Poll()
	switch {
	case !ok:
		return
	case reply.Err != "":
		b.finishReview(ctx, ctx.Texts.Review.Failed)
		return
	}
	r.waiting = false
	r.found.Add(r.asked, reply.Score, reply.Move)
	b.refresh(ctx)
}

// finishReview gives back what the review was made with.
func (b *board) finishReview(ctx *Context, said string) {
	b.review.done = true
	b.review.rest()
	b.refresh(ctx)
	ctx.Say(said)
}

// readReview makes the texts of the review for the position that shows.
func (b *board) readReview(ctx *Context) {
	if !b.reviewing() {
		return
	}
	worst, again := &b.past.buttons[3], &b.past.buttons[4]
	ply, found := b.worst()
	worst.Label, worst.Off = ctx.Texts.Review.Worst, !found || ply == b.past.game.Ply()
	again.Off = !b.canTryAgain()
	b.review.caption = b.reviewText(ctx.Texts)
	if !b.review.done {
		b.past.leave.Label = b.progress(ctx.Texts.Review.UnderReturn)
	}
}

// reviewText returns what is told of the move that shows, and of its position.
func (b *board) reviewText(texts *assets.Texts) string {
	t := &texts.Review
	ply, list := b.past.game.Ply(), b.review.verdicts()
	v := list[ply]
	switch {
	case v.Mark != ai.Sound:
		better := v.Better
		if better == stopToken {
			better = texts.Analysis.Stop
		}
		return assets.Fill(t.Marked, "sign", markSigns[v.Mark], "mark", t.Marks[v.Mark.String()], "better", pretty(better))
	case v.Known:
		n := percent(v.Chance)
		return assets.Fill(t.Chances, "first", b.words.names[rules.First].Name, "a", strconv.Itoa(n),
			"second", b.words.names[rules.Second].Name, "b", strconv.Itoa(100-n))
	case b.review.done:
		return t.Failed
	}
	return b.progress(t.Under)
}

// progress fills in how many positions are reviewed.
func (b *board) progress(text string) string {
	known, list := 0, b.review.verdicts()
	for _, v := range list {
		if v.Known {
			known++
		}
	}
	return assets.Fill(text, "n", strconv.Itoa(known), "all", strconv.Itoa(len(list)))
}

// markSigns are the signs behind a move, by its mark.
var markSigns = [...]string{ai.Sound: "", ai.Inaccuracy: "?!", ai.Mistake: "?", ai.Blunder: "??"}

// faultsText counts the marks of both sides.
func (b *board) faultsText(t *assets.Review) string {
	var counts [2][len(markSigns)]int
	for ply, v := range b.review.verdicts() {
		if ply > 0 {
			counts[b.review.found.Mover(ply)][v.Mark]++
		}
	}
	var texts [2]string
	for side, n := range counts {
		texts[side] = assets.Fill(t.Faults, "side", b.words.names[side].Name, "blunders", strconv.Itoa(n[ai.Blunder]),
			"mistakes", strconv.Itoa(n[ai.Mistake]), "inaccuracies", strconv.Itoa(n[ai.Inaccuracy]))
	}
	return assets.Fill(t.Done, "first", texts[rules.First], "second", texts[rules.Second])
}

// persons returns the sides that persons played, or both if there were none.
func (b *board) persons() (sides []rules.Side) {
	seats := b.match.Seats()
	for side := rules.First; side <= rules.Second; side++ {
		if !seats[side].Computer || seats[side.Other()].Computer {
			sides = append(sides, side)
		}
	}
	return sides
}

// worst returns the ply behind the worst move that a person made.
func (b *board) worst() (ply int, found bool) { return b.review.found.Worst(b.persons()...) }

// goToWorst shows the worst move.
func (b *board) goToWorst(ctx *Context) {
	if ply, found := b.worst(); found {
		b.lookBack(ctx, ply)
		ctx.Say(b.review.caption)
	}
}

const markPrefix = "mark:"

// appendAll appends beside the targets the marks on the graph, which somebody who
// does not see it can press.
func (b *board) appendAll(dst []Target) []Target {
	dst = b.AppendTargets(dst)
	if !b.graphShows() {
		return dst
	}
	for ply, v := range b.review.verdicts() {
		if v.Mark != ai.Sound {
			x, r := b.past.x(ply), b.page.Graph
			r.X, r.W = x-layout.Target/2, layout.Target
			dst = append(dst, Target{Name: markPrefix + strconv.Itoa(ply), Rect: r})
		}
	}
	return dst
}
