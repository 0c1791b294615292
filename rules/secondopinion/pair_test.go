package secondopinion_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"t3hunting/rules"
	"t3hunting/rules/secondopinion"
)

// pair is one game played by both implementations.
type pair struct {
	t      *testing.T
	title  string
	slow   *secondopinion.Game
	fast   *rules.State
	played []string
	turned bool // the last move ended a turn
	kinds  map[rules.Kind]int
}

// newPair sets both up: half the games at the start, half at a position that is made up.
func newPair(t *testing.T, random *rand.Rand, id string, options map[string]string) *pair {
	t.Helper()
	r, ok := rules.Lookup(id)
	if !ok {
		t.Fatalf("rules has no %s", id)
	}
	var err error
	for name, value := range options {
		if r, err = r.With(name, value); err != nil {
			t.Fatal(err)
		}
	}
	setup := anySetup(random, r)
	if random.IntN(2) == 0 && !(r.Family == rules.FamilyRow && lined(r, setup)) {
		return pairAt(t, r, options, setup)
	}
	slow, err := secondopinion.Start(id, options)
	if err != nil {
		t.Fatal(err)
	}
	return &pair{t: t, title: title(r), slow: slow, fast: rules.New(r), kinds: map[rules.Kind]int{}}
}

// pairAt sets both up at a position; the options are those of the ruleset.
func pairAt(t *testing.T, r *rules.Ruleset, options map[string]string, setup secondopinion.Setup) *pair {
	t.Helper()
	text := positionText(r.Board, setup)
	fast, err := rules.ParsePosition(r, text)
	if err != nil {
		t.Fatalf("%s, position %s: %v", title(r), text, err)
	}
	slow, err := secondopinion.StartAt(r.ID, options, setup)
	if err != nil {
		t.Fatal(err)
	}
	return &pair{t: t, title: title(r) + ", position " + text, slow: slow, fast: fast, kinds: map[rules.Kind]int{}}
}

// title names a ruleset with its options.
func title(r *rules.Ruleset) string { return strings.TrimSpace(r.ID + " " + r.Changed()) }

// maxPlies bounds a game that no rule ends, such as a hunt in which captures are rare.
const maxPlies = 600

// play compares one whole game and returns how many positions it had and why it ended.
func (p *pair) play(random *rand.Rand) (compared int, reason string) {
	styles := [2]style{anyStyle(random), anyStyle(random)}
	for compared < maxPlies {
		compared++
		if random.IntN(50) == 0 && !p.reload() {
			return compared, ""
		}
		if !p.same() {
			return compared, ""
		}
		if p.fast.Over() {
			_, reason = p.slow.Result()
			return compared, reason
		}
		moves := p.fast.AppendMoves(nil)
		m := styles[p.fast.Side()].choose(random, p.fast, moves)
		if !p.apply(m) {
			return compared, ""
		}
	}
	return compared, "length"
}

// reload goes on with what the position's text says, which must be all that matters.
func (p *pair) reload() bool {
	text := p.fast.Position()
	s, err := rules.ParsePosition(p.fast.Ruleset(), text)
	if err != nil {
		p.t.Errorf("%s: %q is not read: %v\nafter %s", p.title, text, err, strings.Join(p.played, " "))
		return false
	}
	p.fast = s
	return true
}

// apply plays one move in both and compares how often it says that the new position has occurred.
func (p *pair) apply(m rules.Move) bool {
	side := p.fast.Side()
	occurrence := p.fast.Occurrence(m)
	text := p.fast.FormatMove(m)
	if err := p.slow.Play(text); err != nil {
		p.t.Error(err)
		return false
	}
	p.fast.Apply(m)
	p.played = append(p.played, text)
	p.kinds[m.Kind]++
	p.turned = p.fast.Side() != side
	_, reason := p.slow.Result()
	noted := reason == "" || reason == secondopinion.Repeated || reason == secondopinion.RepeatedDraw
	if p.fast.Ruleset().Repetition == rules.NoRepetition {
		noted = false
	}
	if p.fast.Side() != side && noted && occurrence != p.slow.Repetitions() {
		p.differ("occurrences", p.slow.Repetitions(), occurrence)
		return false
	}
	return true
}

// check is one question and both answers.
type check struct {
	what       string
	slow, fast any
}

// counts compares the turns counted towards a draw, -1 while they are not counted.
func (p *pair) counts() check {
	fast, slow := -1, p.slow.QuietTurns()
	if p.fast.Counting() {
		fast = p.fast.Quiet()
	}
	if p.fast.Ruleset().QuietAtThree {
		slow = p.slow.TenCount()
	}
	return check{"count", slow, fast}
}

// same compares all that can be asked about the position, and reports the first difference.
func (p *pair) same() bool {
	outcome, reason := p.slow.Result()
	result := p.fast.Result()
	checks := []check{
		{"outcome", outcome, outcomeName(result.Outcome)},
		{"reason", reason, reasonNames[result.Reason]},
		{"moves", p.slow.Moves(), tokens(p.fast)},
		{"men of first", p.slow.Men(0), labels(p.fast.Board(), p.fast.Men(rules.First))},
		{"men of second", p.slow.Men(1), labels(p.fast.Board(), p.fast.Men(rules.Second))},
		{"hands", [2]int{p.slow.Hand(0), p.slow.Hand(1)}, [2]int{p.fast.Hand(rules.First), p.fast.Hand(rules.Second)}},
		{"losses", [2]int{p.slow.Lost(0), p.slow.Lost(1)}, [2]int{p.fast.Lost(rules.First), p.fast.Lost(rules.Second)}},
	}
	if outcome == secondopinion.Ongoing {
		series := ""
		if s := p.fast.Series(); s != rules.NoPoint {
			series = p.fast.Board().Label(s)
		}
		checks = append(checks, []check{
			{"side", p.slow.Turn(), p.fast.Side().String()},
			{"duty", p.slow.Duty(), p.fast.Duty().String()},
			{"series", p.slow.Series(), series},
			{"huffable", p.slow.Huffable(), labels(p.fast.Board(), p.fast.Huffable())},
		}...)
		if p.fast.Ruleset().Family == rules.FamilyMill && p.turned {
			checks = append(checks, p.counts())
		}
		if p.fast.Ruleset().Family == rules.FamilyAlquerque {
			for _, label := range slices.Concat(p.slow.Men(0), p.slow.Men(1)) {
				point, _ := p.fast.Board().ParsePoint(label)
				checks = append(checks, check{"visited by " + label, p.slow.Visited(label), labels(p.fast.Board(), p.fast.Visited(point))})
			}
		}
	}
	for _, c := range checks {
		if fmt.Sprint(c.slow) != fmt.Sprint(c.fast) {
			p.differ(c.what, c.slow, c.fast)
			return false
		}
	}
	return true
}

// differ reports a difference with the game that led to it.
func (p *pair) differ(what string, slow, fast any) {
	p.t.Errorf("%s: %s: %v here, %v in rules\nafter %d moves: %s\nfirst %v second %v, turn %s, duty %s",
		p.title, what, slow, fast, len(p.played), strings.Join(p.played, " "),
		p.slow.Men(0), p.slow.Men(1), p.slow.Turn(), p.slow.Duty())
}

// tokens writes the legal moves down, sorted.
func tokens(s *rules.State) []string {
	var list []string
	for _, m := range s.AppendMoves(nil) {
		list = append(list, s.FormatMove(m))
	}
	slices.Sort(list)
	return list
}

// labels names the points of a set in order.
func labels(b *rules.Board, set rules.Bitboard) []string {
	list := []string{}
	for ; set != 0; set &= set - 1 {
		list = append(list, b.Label(set.First()))
	}
	return list
}

func outcomeName(o rules.Outcome) string {
	if o == rules.Ongoing {
		return secondopinion.Ongoing
	}
	return o.String()
}

var reasonNames = map[rules.Reason]string{
	rules.NoReason:     "",
	rules.Reduced:      secondopinion.Reduced,
	rules.Blocked:      secondopinion.Blocked,
	rules.LinedUp:      secondopinion.LinedUp,
	rules.CapturedGoal: secondopinion.CapturedGoal,
	rules.CapturedAll:  secondopinion.CapturedAll,
	rules.Tamed:        secondopinion.Tamed,
	rules.Repeated:     secondopinion.Repeated,
	rules.RepeatedDraw: secondopinion.RepeatedDraw,
	rules.QuietDraw:    secondopinion.Quiet,
	rules.TenMoves:     secondopinion.TenMoves,
	rules.FullBoard:    secondopinion.FullBoard,
	rules.BothPassed:   secondopinion.BothPassed,
}
