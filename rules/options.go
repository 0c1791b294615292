package rules

import (
	"errors"
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
		return nil, errors.New(r.ID + " has no value " + quoted(value) + " for option " + option + " (it has " + o.names() + ")")
	}
	return nil, errors.New(r.ID + " has no option " + quoted(option))
}

// WithAll applies a list such as "capture=forced,start=second", the form that
// Changed gives; the empty list changes nothing.
func (r *Ruleset) WithAll(list string) (*Ruleset, error) {
	for _, item := range strings.FieldsFunc(list, func(c rune) bool { return c == ',' || c == ' ' }) {
		name, value, found := strings.Cut(item, "=")
		if !found {
			return nil, errors.New("option " + quoted(item) + " is not of the form name=value")
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
	return Option{"start", "Which side makes the first move.", []OptionValue{
		{"first", "Blue, on the lower side, begins.", func(r *Ruleset) { r.Starter = First }},
		{"second", "White, on the upper side, begins.", func(r *Ruleset) { r.Starter = Second }},
	}}
}

func repetitionOption() Option {
	return Option{"repetition", "What happens when the play goes round in circles.", []OptionValue{
		{"own", "A player whose own side stands in the same arrangement for the third time loses.", func(r *Ruleset) { r.Repetition = OwnLoses }},
		{"position", "A player who brings the whole position about for the third time loses.", func(r *Ruleset) { r.Repetition = PositionLoses }},
		{"draw", "When the whole position comes about for the third time, the game is a draw.", func(r *Ruleset) { r.Repetition = PositionDraws }},
	}}
}

func captureOption() Option {
	return Option{"capture", "Whether a player who can capture has to.", []OptionValue{
		{"huff", "A player who could capture, and did not, loses one of the soldiers that could have.", func(r *Ruleset) { r.Capture = HuffCapture }},
		{"forced", "A player who can capture has no other move.", func(r *Ruleset) { r.Capture = ForcedCapture }},
		{"free", "Nobody has to capture, and nothing is lost by it.", func(r *Ruleset) { r.Capture = FreeCapture }},
	}}
}

func backjumpOption() Option {
	return Option{"backjump", "Whether a soldier may jump backward before it has reached the far row.", []OptionValue{
		{"never", "Before the far row no soldier jumps backward.", func(r *Ruleset) { r.Back = NeverBack }},
		{"chain", "The first jump of a turn goes forward or sideways, the jumps after it in any direction.", func(r *Ruleset) { r.Back = ChainBack }},
		{"always", "Every jump may go in any direction.", func(r *Ruleset) { r.Back = AlwaysBack }},
	}}
}

func earlyOption() Option {
	return Option{"early", "Whether T3rminators may move while others are still in hand.", []OptionValue{
		{"on", "A T3rminator on the board may step or jump instead of the next one being placed.", func(r *Ruleset) { r.Mixed[Second] = true }},
		{"off", "All T3rminators are placed before one of them moves.", func(r *Ruleset) { r.Mixed[Second] = false }},
	}}
}

func flyingOption() Option {
	return Option{"flying", "Whether a player with only three soldiers left may move to any empty point.", []OptionValue{
		{"on", "A player with three soldiers on the board and none in hand moves to any empty point.", func(r *Ruleset) { r.FlyAt = 3 }},
		{"off", "Nobody flies: soldiers always move along the lines.", func(r *Ruleset) { r.FlyAt = 0 }},
	}}
}

func flyingMillsOption() Option {
	return Option{"flying-mills", "Whether a row that is made by flying removes an enemy soldier.", []OptionValue{
		{"off", "A row made by flying earns nothing, as the source has it.", func(r *Ruleset) { r.OnFly = NoLines }},
		{"on", "A row made by flying removes a soldier, as one made by moving does.", func(r *Ruleset) { r.OnFly = r.OnStep }},
	}}
}

func reformOption() Option {
	return Option{"reform", "Whether a mill that was opened may be closed again on the next turn.", []OptionValue{
		{"wait", "A mill that you opened stays open for your next turn; after that it may be closed and takes a soldier.", func(r *Ruleset) { r.NoReform = true }},
		{"free", "A mill that you opened may be closed on your next turn and takes a soldier again.", func(r *Ruleset) { r.NoReform = false }},
	}}
}

func setupOption(traditional Bitboard) Option {
	return Option{"setup", "How the T3rminators come to the board.", []OptionValue{
		{"placed", "The board is empty, and the player of the T3rminators begins by placing one.", func(r *Ruleset) { r.Start[Second], r.Starter = 0, Second }},
		{"traditional", "The three T3rminators stand at the top of the mountain, and the soldiers begin.", func(r *Ruleset) { r.Start[Second], r.Starter = traditional, First }},
	}}
}

func firstLeopardOption() Option {
	return Option{"first-leopard", "Where the first T3rminator may be placed.", []OptionValue{
		{"attacks", "It must stand where it could jump over a soldier.", func(r *Ruleset) { r.FirstAttacks = true }},
		{"anywhere", "It may stand on any empty point.", func(r *Ruleset) { r.FirstAttacks = false }},
	}}
}

func jumpsOption() Option {
	return Option{"jumps", "Whether a T3rminator has to jump, and how far.", []OptionValue{
		{"optional", "Nobody has to jump; after a jump the same T3rminator may go on jumping or stop.", func(r *Ruleset) { r.Series, r.Capture = MayStop, FreeCapture }},
		{"forced", "A T3rminator that can jump must, and goes on as long as it can.", func(r *Ruleset) { r.Series, r.Capture = MustGoOn, ForcedCapture }},
		{"single", "Nobody has to jump, and a turn takes one soldier at most.", func(r *Ruleset) { r.Series, r.Capture = OneHop, FreeCapture }},
	}}
}

func movesOption() Option {
	return Option{"moves", "How a soldier moves once all are placed.", []OptionValue{
		{"lines", "Along the drawn lines to the next point.", func(r *Ruleset) { r.Graph = AlongLines }},
		{"orthogonal", "Along rows and columns to the next point, never diagonally.", func(r *Ruleset) { r.Graph = Orthogonal }},
		{"adjacent", "To every neighbouring point, also diagonally where no line is drawn.", func(r *Ruleset) { r.Graph = Adjacent }},
		{"anywhere", "To any empty point, as in Nine Holes.", func(r *Ruleset) { r.Graph = Anywhere }},
	}}
}

func centreOption() Option {
	return Option{"centre", "Whether the game may begin in the centre.", []OptionValue{
		{"free", "The first soldier may be placed anywhere.", func(r *Ruleset) { r.Barred = 0 }},
		{"barred", "The player who begins may not place the first soldier in the centre; the opponent may.", func(r *Ruleset) { r.Barred = r.Board.set("b2") }},
	}}
}
