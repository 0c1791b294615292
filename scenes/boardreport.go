package scenes

import (
	"strconv"
	"strings"

	"t3hunting/rules"
	"t3hunting/scenes/layout"
)

func (b *board) AppendTargets(dst []Target) []Target {
	dst = b.appendPlea(dst) // it lies over others and is found first
	dst = append(dst, b.view.targets...)
	if b.listed() {
		dst = b.history.appendTargets(dst)
	}
	dst = b.past.appendTargets(dst)
	for i := range b.buttons {
		dst = b.buttons[i].AppendTarget(dst)
	}
	for i := range b.watch.buttons {
		dst = b.watch.buttons[i].AppendTarget(dst)
	}
	dst = b.thinking.now.AppendTarget(dst)
	for i := range b.rail {
		dst = b.rail[i].AppendTarget(dst)
	}
	for i := range b.foot {
		dst = b.foot[i].AppendTarget(dst)
	}
	n := len(dst)
	dst = b.stop.AppendTarget(dst)
	dst = b.recall.AppendTarget(dst)
	dst = b.no.AppendTarget(dst)
	dst = b.yes.AppendTarget(dst)
	if b.actsIn.turned {
		turnTargets(dst[n:], b.actsIn.whole)
	}
	for side := range b.own {
		n := len(dst)
		for i := range b.own[side] {
			dst = b.own[side][i].AppendTarget(dst)
		}
		if panel := &b.panels[side]; panel.Turned {
			turnTargets(dst[n:], panel.Rect)
		}
	}
	return dst
}

// turnTargets turns targets with the whole in which they stand.
func turnTargets(list []Target, whole layout.Rect) {
	for i := range list {
		list[i].Rect = list[i].Rect.Turned(whole)
	}
}

func (b *board) appendReport(r *Report) {
	g := b.match.Game()
	r.Game, r.Options = b.rules.ID, b.rules.Changed()
	r.Position = g.State().Position()
	r.Outcome, r.Reason = g.Result().Outcome.String(), g.Result().Reason.String()
	r.Status, r.Notice = b.words.status, b.words.notice
	r.Note = b.words.note + b.words.remark
	r.Plea = b.plea.text
	r.Record = b.history.record
	r.Dragging = b.dragged != rules.NoPoint
	if b.marks.Selected != rules.NoPoint {
		r.Selected = b.rules.Board.Label(b.marks.Selected)
	}
	r.Clocks = strings.TrimSpace(b.times[0] + " " + b.times[1])
	switch {
	case b.hint.told > hintWho:
		r.Hint = g.State().FormatMove(b.hint.move)
	case b.hintPoints() != 0:
		r.Hint = b.rules.Board.Label(b.hint.move.From)
	}
	r.Thinks = b.thinking.shows
	r.Busy = b.queue.Busy() || b.match.ComputersTurn() && !b.held() || b.turningSince != 0
	for i := range b.analysis.lines[:b.analysis.found] {
		if b.analysing() {
			r.Lines = append(r.Lines, b.analysis.lines[i].told)
		}
	}
	if b.analysis.rated && !b.page.Evaluation.Empty() {
		r.Bar = strconv.Itoa(percent(b.analysis.chance))
	}
	if b.looking() {
		r.Looking, r.Hint, r.Note = b.past.counter, "", b.review.caption
		r.Position = b.game().State().Position()
		r.Busy = b.queue.Busy() || b.past.playing
	}
}
