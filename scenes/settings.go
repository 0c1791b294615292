package scenes

import (
	"strconv"
	"strings"

	"t3hunting/scenes/anim"
	"t3hunting/scenes/shape"
)

// Settings are what a player chose for good, whatever he plays. DefaultSettings
// returns those of a new player.
type Settings struct {
	Theme Theme
	Men   shape.Set // never TwoWay, which the seating chooses
	Speed anim.Speed
	Text  int // size of all texts in per cent, 90 to 200

	Coordinates bool // the points have names
	Evaluation  bool // a bar says who stands better

	Seating    Seating
	BoardRight bool // beside the column of a tablet
	Confirm    bool // every move is asked about
	Agree      bool // two persons agree before a move is taken back
	Minutes    int  // of each side's clock; 0: no clock
	Increment  int  // seconds for every turn

	Sound   bool
	Volume  int  // of sounds in per cent
	Haptics bool // where the device has them
}

// DefaultSettings returns the settings of somebody who has not chosen yet.
func DefaultSettings() Settings {
	return Settings{Text: 100, Sound: true, Volume: 80, Haptics: true}
}

// settingsKey is what the Store knows the settings by.
const settingsKey = "settings"

// setting is one of the settings: a name, the values to choose from, and where
// the chosen one is kept.
type setting struct {
	name   string
	values []settingValue
	get    func(*Settings) int
	set    func(*Settings, int)
}

// settingValue is a value by the name that texts and files know it by.
type settingValue struct {
	name string
	n    int
}

// settingList is every setting in the order in which they are shown. It is all
// there is to be known of them: page, text form and tests follow it.
var settingList = []setting{
	choice("theme", func(s *Settings) *Theme { return &s.Theme }, "system", SystemTheme, "parade", ParadeNight, "teak", TeakDay, "contrast", HighContrast),
	choice("men", func(s *Settings) *shape.Set { return &s.Men }, "t3", shape.T3Set, "stones", shape.Stones, "letters", shape.Letters),
	choice("speed", func(s *Settings) *anim.Speed { return &s.Speed }, "off", anim.Off, "fast", anim.Fast, "normal", anim.Normal, "slow", anim.Slow),
	number("text", func(s *Settings) *int { return &s.Text }, 90, 100, 125, 150, 175, 200),
	toggle("sound", func(s *Settings) *bool { return &s.Sound }),
	number("volume", func(s *Settings) *int { return &s.Volume }, 20, 40, 60, 80, 100),
	toggle("haptics", func(s *Settings) *bool { return &s.Haptics }),
	toggle("coordinates", func(s *Settings) *bool { return &s.Coordinates }),
	toggle("evaluation", func(s *Settings) *bool { return &s.Evaluation }),
	toggle("confirm", func(s *Settings) *bool { return &s.Confirm }),
	choice("seating", func(s *Settings) *Seating { return &s.Seating }, "stays", BoardStays, "turns", BoardTurns, "facing", FaceToFace, "hand-over", HandOver),
	toggle("agree", func(s *Settings) *bool { return &s.Agree }),
	number("minutes", func(s *Settings) *int { return &s.Minutes }, 0, 1, 3, 5, 10, 15, 30),
	number("increment", func(s *Settings) *int { return &s.Increment }, 0, 2, 3, 5, 10, 20),
	toggle("board-right", func(s *Settings) *bool { return &s.BoardRight }),
}

// choice is a setting of a few named values, given as pairs of name and value.
func choice[T ~uint8](name string, field func(*Settings) *T, pairs ...any) setting {
	s := setting{
		name: name,
		get:  func(s *Settings) int { return int(*field(s)) },
		set:  func(s *Settings, n int) { *field(s) = T(n) },
	}
	for i := 0; i < len(pairs); i += 2 {
		s.values = append(s.values, settingValue{pairs[i].(string), int(pairs[i+1].(T))})
	}
	return s
}

// number is a setting of a few numbers.
func number(name string, field func(*Settings) *int, numbers ...int) setting {
	s := setting{
		name: name,
		get:  func(s *Settings) int { return *field(s) },
		set:  func(s *Settings, n int) { *field(s) = n },
	}
	for _, n := range numbers {
		s.values = append(s.values, settingValue{strconv.Itoa(n), n})
	}
	return s
}

// toggle is a setting that is on or off.
func toggle(name string, field func(*Settings) *bool) setting {
	return setting{
		name:   name,
		values: []settingValue{{"off", 0}, {"on", 1}},
		get:    func(s *Settings) int { return count(*field(s)) },
		set:    func(s *Settings, n int) { *field(s) = n == 1 },
	}
}

// settingNamed returns the setting of that name, which must be there.
func settingNamed(name string) setting {
	for _, one := range settingList {
		if one.name == name {
			return one
		}
	}
	panic("scenes: there is no setting " + name)
}

// String returns the settings as lines of "name=value".
func (s Settings) String() string {
	var b strings.Builder
	for _, one := range settingList {
		n := one.get(&s)
		for _, v := range one.values {
			if v.n == n {
				b.WriteString(one.name + "=" + v.name + "\n")
			}
		}
	}
	return b.String()
}

// ParseSettings reads what String wrote. What it does not know, from another
// version or damaged, is left as it is by default: settings never stand in
// anybody's way.
func ParseSettings(text string) Settings {
	s := DefaultSettings()
	for line := range strings.Lines(text) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), "=")
		for _, one := range settingList {
			for _, v := range one.values {
				if one.name == name && v.name == value {
					one.set(&s, v.n)
				}
			}
		}
	}
	return s
}
