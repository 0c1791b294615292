package rules

import (
	"fmt"
	"strings"
)

// Option is a choice that the players of a ruleset have. The first value is the
// default.
type Option struct {
	Name   string
	Text   string // one sentence that says what is chosen
	Values []OptionValue
}

// OptionValue is one choice of an option.
type OptionValue struct {
	Name string
	Text string // one sentence that explains it
	set  func(*Ruleset)
}

// With returns a copy of the ruleset in which the option has the value. It
// fails if there is no such option or value.
func (r *Ruleset) With(option, value string) (*Ruleset, error) {
	for i, o := range r.Options {
		if o.Name != option {
			continue
		}
		for _, v := range o.Values {
			if v.Name == value {
				c := *r
				v.set(&c)
				c.chosen = append([]int(nil), r.chosen...)
				c.chosen[i] = o.index(value)
				return c.finish(), nil
			}
		}
		return nil, fmt.Errorf("%s has no value %q for option %s (it has %s)", r.ID, value, option, o.names())
	}
	return nil, fmt.Errorf("%s has no option %q", r.ID, option)
}

// WithAll applies a list such as "capture=forced,start=second", the form that
// Changed gives; the empty list changes nothing.
func (r *Ruleset) WithAll(list string) (*Ruleset, error) {
	for _, item := range strings.FieldsFunc(list, func(c rune) bool { return c == ',' || c == ' ' }) {
		name, value, found := strings.Cut(item, "=")
		if !found {
			return nil, fmt.Errorf("option %q is not of the form name=value", item)
		}
		var err error
		if r, err = r.With(name, value); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// OptionValue returns the value that the option has, or "" if there is no such
// option.
func (r *Ruleset) OptionValue(option string) string {
	for i, o := range r.Options {
		if o.Name == option {
			return o.Values[r.chosen[i]].Name
		}
	}
	return ""
}

// Changed lists the options that differ from their defaults, as WithAll reads
// them; it is empty if there are none.
func (r *Ruleset) Changed() string {
	var list []string
	for i, o := range r.Options {
		if r.chosen[i] != 0 {
			list = append(list, o.Name+"="+o.Values[r.chosen[i]].Name)
		}
	}
	return strings.Join(list, ",")
}

func (o Option) index(value string) int {
	for i, v := range o.Values {
		if v.Name == value {
			return i
		}
	}
	return -1
}

func (o Option) names() string {
	var names []string
	for _, v := range o.Values {
		names = append(names, v.Name)
	}
	return strings.Join(names, ", ")
}

// The options that several rulesets share.

func startOption() Option {
	return Option{"start", "Who makes the first move.", []OptionValue{
		{"first", "Blue, on the lower side, begins.", func(r *Ruleset) { r.Starter = First }},
		{"second", "White, on the upper side, begins.", func(r *Ruleset) { r.Starter = Second }},
	}}
}

func repetitionOption() Option {
	return Option{"repetition", "What happens when a position comes back for the third time.", []OptionValue{
		{"own", "A player who makes the same arrangement of his own men for the third time loses.", func(r *Ruleset) { r.Repetition = OwnLoses }},
		{"position", "A player who makes the same whole position for the third time loses.", func(r *Ruleset) { r.Repetition = PositionLoses }},
		{"draw", "The third occurrence of the whole position is a draw.", func(r *Ruleset) { r.Repetition = PositionDraws }},
	}}
}

func captureOption() Option {
	return Option{"capture", "What a player owes who can capture.", []OptionValue{
		{"huff", "Who could capture and does not loses one of the soldiers that could have.", func(r *Ruleset) { r.Capture = HuffCapture }},
		{"forced", "Who can capture must.", func(r *Ruleset) { r.Capture = ForcedCapture }},
		{"free", "Nobody has to capture.", func(r *Ruleset) { r.Capture = FreeCapture }},
	}}
}

func backjumpOption() Option {
	return Option{"backjump", "Whether a soldier may jump backward before it has reached the far row.", []OptionValue{
		{"never", "No soldier jumps backward.", func(r *Ruleset) { r.Back = NeverBack }},
		{"chain", "All jumps of a series but the first may go backward.", func(r *Ruleset) { r.Back = ChainBack }},
		{"always", "Every jump may go backward.", func(r *Ruleset) { r.Back = AlwaysBack }},
	}}
}

func earlyOption() Option {
	return Option{"early", "Whether T3rminators may move while others are still in hand.", []OptionValue{
		{"on", "A T3rminator may move or jump before all are placed.", func(r *Ruleset) { r.Mixed[Second] = true }},
		{"off", "All T3rminators are placed before any moves.", func(r *Ruleset) { r.Mixed[Second] = false }},
	}}
}

func flyingOption(at int) Option {
	return Option{"flying", "Whether a player with three men may move to any empty point.", []OptionValue{
		{"on", "A player who is down to three men flies.", func(r *Ruleset) { r.FlyAt = at }},
		{"off", "Nobody flies.", func(r *Ruleset) { r.FlyAt = 0 }},
	}}
}

func flyingMillsOption() Option {
	return Option{"flying-mills", "Whether a mill that is completed by flying removes a man.", []OptionValue{
		{"off", "A mill completed by flying earns nothing, as published.", func(r *Ruleset) { r.OnFly = NoLines }},
		{"on", "A mill completed by flying earns a removal.", func(r *Ruleset) { r.OnFly = r.OnStep }},
	}}
}

func reformOption() Option {
	return Option{"reform", "Whether a mill that was opened may be closed again at once.", []OptionValue{
		{"wait", "An opened mill may not be completed by the next turn.", func(r *Ruleset) { r.NoReform = true }},
		{"free", "An opened mill may be completed at any time.", func(r *Ruleset) { r.NoReform = false }},
	}}
}

func setupOption(traditional Bitboard) Option {
	return Option{"setup", "How the T3rminators come to the board.", []OptionValue{
		{"placed", "The T3rminators are placed by their player, who begins.", func(r *Ruleset) { r.Start[Second], r.Starter = 0, Second }},
		{"traditional", "The T3rminators stand at the top and the soldiers begin.", func(r *Ruleset) { r.Start[Second], r.Starter = traditional, First }},
	}}
}

func firstLeopardOption() Option {
	return Option{"first-leopard", "Where the first T3rminator may be placed.", []OptionValue{
		{"attacks", "It must threaten a soldier.", func(r *Ruleset) { r.FirstAttacks = true }},
		{"anywhere", "On any empty point.", func(r *Ruleset) { r.FirstAttacks = false }},
	}}
}

func jumpsOption() Option {
	return Option{"jumps", "Whether jumps and their series are compulsory.", []OptionValue{
		{"optional", "A T3rminator may jump, and after a jump go on or stop.", func(r *Ruleset) { r.Series, r.Capture = MayStop, FreeCapture }},
		{"forced", "A T3rminator that can jump must, and goes on as long as it can.", func(r *Ruleset) { r.Series, r.Capture = MustGoOn, ForcedCapture }},
		{"single", "A T3rminator takes one soldier a turn.", func(r *Ruleset) { r.Series, r.Capture = OneHop, FreeCapture }},
	}}
}

func movesOption() Option {
	return Option{"moves", "How a man moves after the placing.", []OptionValue{
		{"lines", "Along the drawn lines.", func(r *Ruleset) { r.Graph = AlongLines }},
		{"orthogonal", "Along rows and columns only.", func(r *Ruleset) { r.Graph = Orthogonal }},
		{"adjacent", "To every neighbour, also diagonally where no line is drawn.", func(r *Ruleset) { r.Graph = Adjacent }},
		{"anywhere", "To any empty point (Nine Holes).", func(r *Ruleset) { r.Graph = Anywhere }},
	}}
}

func centreOption() Option {
	return Option{"centre", "Whether the game may begin in the centre.", []OptionValue{
		{"free", "The first man may be placed anywhere.", func(r *Ruleset) { r.Barred = 0 }},
		{"barred", "The starter's first man may not be placed in the centre.", func(r *Ruleset) { r.Barred = r.Board.set("b2") }},
	}}
}
