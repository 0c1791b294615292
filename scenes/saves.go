package scenes

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"t3hunting/ai"
	"t3hunting/rules"
	"t3hunting/scenes/match"
	"t3hunting/scenes/save"
)

// shelf holds the games that are kept, the one saved last at the front.
type shelf struct {
	store Store
	now   func() time.Time
	games []*keptGame
	fault error // why the last game was not saved; it is in memory then
}

// keptGame is a game on the shelf.
type keptGame struct {
	id    string // part of its keys; "" before it was saved
	slots save.Slots
	saved save.Game // what the newest whole slot holds
	slot  int       // the one that is written last
	fault error     // why nothing of it can be read, if so
}

const (
	gameKey    = "game."    // begins the keys of games: game.ID.SLOT
	damagedKey = "damaged." // begins the keys of slots that could not be read and had to make room
)

// slotNames end the keys of the two slots.
var slotNames = [2]string{"a", "b"}

func (k *keptGame) key(slot int) string { return gameKey + k.id + "." + slotNames[slot] }

// newShelf looks through a store. Nothing that it may hold stops that: what
// cannot be read stands on the shelf as such.
func newShelf(store Store, now func() time.Time) *shelf {
	s := &shelf{store: store, now: now}
	keys, err := store.Keys()
	s.fault = err
	byID := map[string]*keptGame{}
	for _, key := range keys {
		rest, ok := strings.CutPrefix(key, gameKey)
		id, name, found := strings.Cut(rest, ".")
		slot := slices.Index(slotNames[:], name)
		if !ok || !found || slot < 0 {
			continue
		}
		k := byID[id]
		if k == nil {
			k = &keptGame{id: id}
			byID[id] = k
			s.games = append(s.games, k)
		}
		if k.slots[slot], err = store.Load(key); err != nil {
			k.slots[slot] = []byte(err.Error()) // as good as damaged
		}
	}
	for _, k := range s.games {
		k.read()
	}
	s.sort()
	return s
}

// read finds out what the slots hold, without playing the moves.
func (k *keptGame) read() {
	k.fault = save.ErrForeign
	for i, data := range k.slots {
		if data == nil {
			continue
		}
		saved, err := save.Parse(data)
		switch {
		case err != nil && k.fault != nil:
			k.fault = err
		case err == nil && (k.fault != nil || saved.Serial > k.saved.Serial):
			k.saved, k.slot, k.fault = saved, i, nil
		}
	}
}

// sort puts the newest games to the front, those that cannot be read to the end.
func (s *shelf) sort() {
	slices.SortStableFunc(s.games, func(a, b *keptGame) int {
		return cmp.Or(cmp.Compare(b.saved.Time, a.saved.Time), cmp.Compare(b.id, a.id))
	})
}

// open returns the game as it was saved last.
func (k *keptGame) open() (*rules.Game, error) {
	saved, game, slot, err := k.slots.Newest()
	if err != nil {
		k.fault = err
		return nil, err
	}
	k.saved, k.slot, k.fault = saved, slot, nil
	return game, nil
}

// seats returns who plays, within what the program offers.
func (k *keptGame) seats() [2]match.Seat { return withinLevels(k.saved.Seats) }

// withinLevels returns seats with levels that there are.
func withinLevels(seats [2]match.Seat) [2]match.Seat {
	for i := range seats {
		seats[i].Level = min(max(seats[i].Level, 1), len(ai.Levels))
	}
	return seats
}

// latest returns the game that was saved last and is not over, or nil.
func (s *shelf) latest() *keptGame {
	for _, k := range s.games {
		if k.fault == nil && !k.saved.Over() {
			if _, err := k.open(); err == nil && !k.saved.Over() {
				return k
			}
		}
	}
	return nil
}

// put saves a game if it is another than was saved last. A game in which nothing
// was done yet is not worth keeping.
func (s *shelf) put(k *keptGame, g *rules.Game, next save.Game) {
	if k.id == "" && g.Len() == 0 && !g.Over() && g.Start() == "" {
		return
	}
	next.Serial, next.Time = k.saved.Serial, k.saved.Time
	if next == k.saved {
		return
	}
	s.write(k, next)
}

// front makes a game that goes on the one that was saved last, so that it is
// offered to be continued though nothing was done in it yet.
func (s *shelf) front(k *keptGame) {
	if !k.saved.Over() && s.latest() != k {
		s.write(k, k.saved)
	}
}

// write saves what a game holds next. The older slot is written, so that the
// newer one stands until that has gone well.
func (s *shelf) write(k *keptGame, next save.Game) {
	next.Serial, next.Time = k.saved.Serial+1, s.now().UnixMilli()
	slot := 1 - k.slot
	if k.id == "" {
		k.id, slot = s.freeID(), 0
	}
	if !slices.Contains(s.games, k) {
		s.games = append(s.games, k) // it is new, or was deleted and is played on
	}
	text := next.Text()
	if s.fault = s.rescue(k, slot); s.fault == nil {
		s.fault = s.store.Save(k.key(slot), text)
	}
	k.saved, k.slot, k.slots[slot] = next, slot, text
	s.sort()
}

// rescue copies a slot that cannot be read to a place where nothing is written
// over it.
func (s *shelf) rescue(k *keptGame, slot int) error {
	data := k.slots[slot]
	if data == nil {
		return nil
	}
	if _, err := save.Parse(data); err == nil {
		return nil
	}
	key := damagedKey + k.id + "." + slotNames[slot]
	if old, err := s.store.Load(key); err == nil && old != nil {
		return nil // one is enough
	}
	return s.store.Save(key, data)
}

// freeID returns an ID that no game has: the time, or a little later.
func (s *shelf) freeID() string {
	for n := s.now().UnixMilli(); ; n++ {
		id := fmt.Sprintf("%013d", max(n, 0))
		if !slices.ContainsFunc(s.games, func(k *keptGame) bool { return k.id == id }) {
			return id
		}
	}
}

// remove takes a game off the shelf and out of the store.
func (s *shelf) remove(k *keptGame) {
	s.games = slices.DeleteFunc(s.games, func(other *keptGame) bool { return other == k })
	for slot := range k.slots {
		if k.slots[slot] != nil {
			if err := s.store.Remove(k.key(slot)); err != nil {
				s.fault = err
			}
		}
	}
}

// restore puts a removed game back.
func (s *shelf) restore(k *keptGame) {
	s.games = append(s.games, k)
	s.fault = nil
	for slot, data := range k.slots {
		if data != nil {
			if err := s.store.Save(k.key(slot), data); err != nil {
				s.fault = err
			}
		}
	}
	s.sort()
}
