package save

import "t3hunting/rules"

// Slots are the two places in which a game is kept, as they were loaded; nil is
// an empty one.
type Slots [2][]byte

// Filled reports whether there is anything in the slots.
func (s Slots) Filled() bool { return s[0] != nil || s[1] != nil }

// Newest returns the newest save that is whole and can be played, its game, and
// in which slot it stands. If there is none the error tells what is wrong with
// the newer one.
func (s Slots) Newest() (saved Game, game *rules.Game, slot int, err error) {
	var parsed [2]Game
	var errs [2]error
	for i, data := range s {
		if data == nil {
			errs[i] = ErrForeign
			continue
		}
		parsed[i], errs[i] = Parse(data)
	}
	order := [2]int{0, 1}
	if errs[1] == nil && parsed[1].Serial > parsed[0].Serial || errs[0] != nil {
		order = [2]int{1, 0}
	}
	for _, i := range order {
		if errs[i] == nil {
			var game *rules.Game
			if game, errs[i] = parsed[i].Play(); errs[i] == nil {
				return parsed[i], game, i, nil
			}
		}
	}
	for _, i := range order {
		if s[i] != nil {
			return Game{}, nil, 0, errs[i]
		}
	}
	return Game{}, nil, 0, ErrForeign
}

// Raw returns what is in the slots, for people who want to see what is left of a
// game that cannot be read.
func (s Slots) Raw() string {
	text := string(s[0])
	if s[0] != nil && s[1] != nil {
		text += "\n"
	}
	return text + string(s[1])
}
