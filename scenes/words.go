package scenes

import (
	"strconv"
	"strings"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/match"
	"t3hunting/scenes/pick"
)

// words is what the board says about its game. The sentences are made when the
// game changes and only read when it is drawn.
type words struct {
	game    string
	names   assets.Sides
	hunt    bool
	titles  [2]string // of the panels: side and who plays it
	short   [2]string // of the panels, where there is little room: the side alone
	status  string    // whose turn it is and what is owed
	notice  string    // why a wish was refused
	remark  string    // what is told in answer to a wish that is no refusal
	note    string    // a warning that shows while there is no notice: one of the next two, or none
	unsaved string    // that the game could not be saved, if so
	quiet   string    // how near a draw by counting is
	repeats string    // what a repeated position leads to
	chosen  string    // options that differ from their defaults, as a list
	number  string    // how many they are, where the list would be cut
	waits   [2]string // of the panels face to face: the other side is to move
	thinks  bool      // the computer has thought for a while
	held    bool      // the computers wait for who watches them
	counts  [2]string // of the panels: what is in hand, on the board, captured
	few     [2]string // the same where there is little room: only what matters now
}

func (w *words) init(t *assets.Texts, r *rules.Ruleset) {
	w.game = gameText(t, r).Name
	w.names = sideNames(t, r)
	w.hunt = r.Family == rules.FamilyHunt
	if w.chosen = chosenText(t, r); w.chosen != "" {
		w.number = assets.Fill(t.Board.Changed, "n", strconv.Itoa(strings.Count(w.chosen, listPoint)+1))
	}
}

// listPoint stands between the options of a list.
const listPoint = " · "

// chosenText lists the options that differ from their defaults; "" if none does.
func chosenText(t *assets.Texts, r *rules.Ruleset) string {
	var list []string
	for _, o := range r.Options {
		if value := r.OptionValue(o.Name); value != o.Values[0].Name {
			key := o.Name + "=" + value
			list = append(list, orElse(t.Options[o.Name], o.Name)+": "+orElse(t.Values[key], value))
		}
	}
	return strings.Join(list, listPoint)
}

// answer returns the sentence under the board: why a wish was refused, what was
// told in answer to one, or else the warning.
func (w *words) answer() string {
	switch {
	case w.notice != "":
		return w.notice
	case w.remark != "":
		return w.remark
	}
	return w.note
}

// read makes the sentences for the present position.
func (w *words) read(t *assets.Texts, m *match.Match, c *pick.Choice) {
	s, seats := m.Game().State(), m.Seats()
	for side := rules.First; side <= rules.Second; side++ {
		w.titles[side] = w.names[side].Name + " · " + w.player(t, seats, side)
		if !seats[0].Computer && !seats[1].Computer {
			w.titles[side] = w.names[side].Name
		}
		w.short[side] = w.names[side].Name
		w.waits[side] = assets.Fill(t.Status.Waits, "side", w.names[side.Other()].Name)
		w.counts[side], w.few[side] = w.count(t, s, side)
	}
	w.quiet, w.repeats = quietNote(t, s), t.Board.RepeatLoses
	if s.Ruleset().Repetition == rules.PositionDraws {
		w.repeats = t.Board.RepeatDraws
	}
	side := s.Side()
	act := t.Status.Acts[actOf(s, c)]
	name := w.names[side].Name
	switch {
	case m.Game().Over():
		w.status = w.outcome(t, m)
	case m.Fault() != nil:
		w.status = m.Fault().Error()
	case seats[side].Computer && w.held:
		w.status = assets.Fill(t.Status.Held, "side", name)
	case seats[side].Computer && !w.thinks:
		w.status = assets.Fill(t.Status.Waits, "side", name)
	case seats[side].Computer:
		w.status = assets.Fill(t.Status.Thinking, "side", name)
	case seats[side.Other()].Computer:
		w.status = assets.Fill(t.Status.Yours, "act", act)
	default:
		w.status = assets.Fill(t.Status.Side, "side", name, "act", act)
	}
}

// quietNote counts down to a draw for want of captures: always where the
// counting begins late in the game, else only towards the end.
func quietNote(t *assets.Texts, s *rules.State) string {
	const near = 20 // turns
	r := s.Ruleset()
	left := r.QuietTurns - s.Quiet()
	if s.Over() || !s.Counting() || !r.QuietAtThree && left > near {
		return ""
	}
	return assets.Fill(t.Board.Quiet, "n", strconv.Itoa(left))
}

// player returns who sits at a side.
func (w *words) player(t *assets.Texts, seats [2]match.Seat, side rules.Side) string {
	if seats[side].Computer {
		return assets.Fill(t.Board.Computer, "n", strconv.Itoa(seats[side].Level))
	}
	if seats[side.Other()].Computer {
		return t.Board.You
	}
	return t.Board.Person
}

// count returns what a panel tells of its side, at length and in short: men to
// place and on the board, or what it has captured where that decides the game.
func (w *words) count(t *assets.Texts, s *rules.State, side rules.Side) (long, short string) {
	r := s.Ruleset()
	if r.Roles[side] == rules.T3 {
		n, goal := strconv.Itoa(s.Lost(side.Other())), strconv.Itoa(r.CaptureGoal)
		long, short = assets.Fill(t.Board.Captured, "n", n, "goal", goal), n+" / "+goal
		if hand := s.Hand(side); hand > 0 {
			long = assets.Fill(t.Board.ToPlace, "n", strconv.Itoa(hand)) + " · " + long
		}
		return long, short
	}
	long = assets.Fill(t.Board.OnBoard, "n", strconv.Itoa(s.Men(side).Count()))
	if n := s.Hand(side); n > 0 {
		short = assets.Fill(t.Board.ToPlace, "n", strconv.Itoa(n))
		return short + " · " + long, short
	}
	return long, long
}

// outcome says who won, in the words of the seats.
func (w *words) outcome(t *assets.Texts, m *match.Match) string {
	winner, ok := m.Game().Result().Outcome.Winner()
	seats := m.Seats()
	switch {
	case !ok:
		return t.Results.Draw
	case seats[winner].Computer && !seats[winner.Other()].Computer:
		return t.Results.YouLose
	case !seats[winner].Computer && seats[winner.Other()].Computer:
		return t.Results.YouWin
	}
	return w.names[winner].Wins
}

// reason says how the game was decided, in one sentence.
func (w *words) reason(t *assets.Texts, m *match.Match) string {
	g := m.Game()
	slug := g.Result().Reason.String()
	if slug == rules.Repeated.String() && g.Ruleset().Repetition == rules.PositionLoses {
		slug += "-position"
	}
	text := t.Results.How[slug]
	if hunt := t.Results.HowHunt[slug]; w.hunt && hunt != "" {
		text = hunt
	}
	if text == "" {
		text = t.Results.HowOther
	}
	winner, ok := g.Result().Outcome.Winner()
	loser := winner.Other()
	if subject := loser; ok {
		if strings.Contains(text, "{winner}") {
			subject = winner
		}
		if seats := m.Seats(); !seats[subject].Computer && seats[subject.Other()].Computer {
			text = orElse(t.Results.HowYou[slug], text)
		}
	}
	if stood := stoodText(t, g); stood != "" {
		text += " " + stood
	}
	if !ok {
		return text
	}
	return assets.Fill(text, "winner", w.names[winner].Name, "loser", w.names[loser].Name, "n", strconv.Itoa(g.State().Lost(loser)))
}

// stoodText names the rounds in which what was repeated stood; "" if the game
// did not end so.
func stoodText(t *assets.Texts, g *rules.Game) string {
	r := &t.Results
	var places, rounds []string
	for _, ply := range g.State().RepeatedAt() {
		if ply == 0 {
			places = append(places, r.AtStart)
		}
		for i, turn := range g.Turns() {
			if turn.Start < ply && ply <= turn.End {
				rounds = append(rounds, strconv.Itoa(i/2+1))
			}
		}
	}
	switch len(rounds) {
	case 0:
	case 1:
		places = append(places, assets.Fill(r.InRound, "n", rounds[0]))
	default:
		places = append(places, assets.Fill(r.InRounds, "list", listText(rounds, r.And)))
	}
	if places == nil {
		return ""
	}
	return assets.Fill(r.Stood, "list", listText(places, r.And))
}

// figures says how many rounds a game took and how many men it cost whom.
func (w *words) figures(t *assets.Texts, g *rules.Game, rounds int) string {
	s := g.State()
	lost := [2]string{strconv.Itoa(s.Lost(rules.First)), strconv.Itoa(s.Lost(rules.Second))}
	text, pairs := t.Results.Figures, []string{"n", strconv.Itoa(rounds)}
	if w.hunt {
		text = t.Results.FiguresHunt // T3rminators cannot be taken
	}
	for side, name := range [2]string{"first", "second"} {
		pairs = append(pairs, name, w.names[side].Name, name+"-lost", lost[side])
	}
	return assets.Fill(text, pairs...)
}

// listText writes "a, b and c".
func listText(list []string, and string) string {
	if n := len(list); n > 1 {
		return strings.Join(list[:n-1], ", ") + and + list[n-1]
	}
	return strings.Join(list, "")
}

// actOf returns what the side to move is asked to do.
func actOf(s *rules.State, c *pick.Choice) assets.Act {
	r, side := s.Ruleset(), s.Side()
	t3 := r.Roles[side] == rules.T3
	var kinds [rules.Pass + 1]bool
	for _, m := range c.Moves() {
		kinds[m.Kind] = true
	}
	moves := kinds[rules.Step] || kinds[rules.Fly] || kinds[rules.Jump]
	switch {
	case s.Duty() == rules.DutyRemove:
		return assets.ActRemove
	case s.Duty() == rules.DutyHuff:
		return assets.ActHuff
	case s.Duty() == rules.DutyJump && kinds[rules.Stop]:
		return assets.ActContinueT3
	case s.Duty() == rules.DutyJump:
		return assets.ActContinue
	case kinds[rules.Pass]:
		return assets.ActPass
	case kinds[rules.Place] && moves:
		return assets.ActEnterT3
	case kinds[rules.Place] && t3:
		return assets.ActPlaceT3
	case kinds[rules.Place]:
		return assets.ActPlace
	case kinds[rules.Fly]:
		return assets.ActFly
	case kinds[rules.Jump] && r.Capture == rules.ForcedCapture:
		return assets.ActJump
	case kinds[rules.Jump] && r.Capture == rules.HuffCapture:
		return assets.ActMayJump
	case t3:
		return assets.ActMoveT3
	}
	return assets.ActMove
}
