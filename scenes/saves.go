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

// shelf holds the games that are kept, the one saved last at the front. There
// may be thousands: of all but one no more than the headers is in memory.
type shelf struct {
	store  Store
	now    func() time.Time
	games  []*keptGame
	atHand *keptGame // the one that was opened or saved last, or nil
	fault  error     // why the last game was not saved; it is in memory then
}

// keptGame is a game on the shelf.
type keptGame struct {
	id    string     // part of its keys; "" before it was saved
	slots save.Slots // empty unless it is at hand, or was deleted
	saved save.Game  // what the newest whole slot holds; its headers alone unless it is at hand
	slot  int        // the one that is written last
	fault error      // why nothing of it can be read, if so
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
	seen := map[string]bool{}
	for _, key := range keys {
		rest, ok := strings.CutPrefix(key, gameKey)
		id, name, found := strings.Cut(rest, ".")
		if !ok || !found || !slices.Contains(slotNames[:], name) || seen[id] {
			continue
		}
		seen[id] = true
		k := &keptGame{id: id}
		k.slots = s.load(k)
		k.read()
		k.lighten()
		s.games = append(s.games, k)
	}
	s.sort()
	return s
}

// load returns what the store has of a game.
func (s *shelf) load(k *keptGame) (slots save.Slots) {
	for i := range slots {
		data, err := s.store.Load(k.key(i))
		if err != nil {
			data = []byte(err.Error()) // as good as damaged
		}
		slots[i] = data
	}
	return slots
}

// fetch makes a game the one at hand.
func (s *shelf) fetch(k *keptGame) {
	if s.atHand == k {
		return
	}
	if s.atHand != nil {
		s.atHand.lighten()
	}
	s.atHand = k
	if k.id == "" || k.slots.Filled() {
		return // it is new, or was deleted
	}
	k.slots = s.load(k)
	saved, err := save.Parse(k.slots[k.slot])
	if k.fault != nil || err != nil {
		k.read()
		return
	}
	k.saved = saved // perhaps the older one, since the newer one could not be played
}

// lighten leaves only in memory what a list needs.
func (k *keptGame) lighten() { k.slots, k.saved = save.Slots{}, k.saved.Head() }

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

// open returns a game as it was saved last.
func (s *shelf) open(k *keptGame) (*rules.Game, error) {
	s.fetch(k)
	saved, game, slot, err := k.slots.Newest()
	if err != nil {
		k.fault = err
		return nil, err
	}
	k.saved, k.slot, k.fault = saved, slot, nil
	return game, nil
}

// text returns the record of a game, or what is left of one that cannot be read.
func (s *shelf) text(k *keptGame) string {
	if _, err := s.open(k); err != nil {
		return k.slots.Raw()
	}
	return k.saved.Record
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
			if _, err := s.open(k); err == nil && !k.saved.Over() {
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
	s.fetch(k)
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
		s.fetch(k)
		s.write(k, k.saved)
	}
}

// write saves what the game at hand holds next. The older slot is written, so
// that the newer one stands until that has gone well.
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
	k.saved, k.slot, k.slots[slot], k.fault = next, slot, text, nil
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

// remove takes a game off the shelf and out of the store. It stays in memory,
// so that it can be restored.
func (s *shelf) remove(k *keptGame) {
	s.fetch(k)
	s.atHand = nil
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
	k.lighten()
	s.sort()
}
