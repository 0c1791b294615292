package scenes_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
	"t3hunting/scenes"
	"t3hunting/scenes/input"
	"t3hunting/scenes/match"
	"t3hunting/scenes/save"
	"t3hunting/scenes/scenetest"
)

// shelfStore is a store in memory that tests damage.
type shelfStore struct {
	data  map[string]string
	full  bool
	saves int
}

func newShelfStore() *shelfStore { return &shelfStore{data: map[string]string{}} }

func (s *shelfStore) Load(key string) ([]byte, error) {
	if text, ok := s.data[key]; ok {
		return []byte(text), nil
	}
	return nil, nil
}

func (s *shelfStore) Save(key string, data []byte) error {
	if s.full {
		return errors.New("full")
	}
	s.saves++
	s.data[key] = string(data)
	return nil
}

func (s *shelfStore) Remove(key string) error { delete(s.data, key); return nil }

func (s *shelfStore) Keys() (keys []string, err error) {
	for key := range s.data {
		keys = append(keys, key)
	}
	return keys, nil
}

// games returns the keys of the saved games.
func (s *shelfStore) games() (keys []string) {
	for key := range s.data {
		if strings.HasPrefix(key, "game.") {
			keys = append(keys, key)
		}
	}
	return keys
}

// keeping returns options with a store and a clock that goes on by a second
// whenever it is read.
func keeping(store scenes.Store) scenetest.Options {
	now := time.Date(2024, 5, 17, 12, 0, 0, 0, time.UTC)
	return scenetest.Options{Config: scenes.Config{Store: store, Now: func() time.Time {
		now = now.Add(time.Second)
		return now
	}}}
}

// again starts the program anew over what the store holds.
func again(t *testing.T, store scenes.Store) *scenetest.Driver {
	t.Helper()
	d := scenetest.New(t, keeping(store))
	require.Equal(t, "menu", d.Game.Report().Scene)
	return d
}

func taps(d *scenetest.Driver, points ...string) {
	for _, p := range points {
		d.Tap("point:" + p)
		d.Calm()
	}
}

// TestSavedBeforeItIsShown ends the program in the very tick of a move.
func TestSavedBeforeItIsShown(t *testing.T) {
	store := newShelfStore()
	d := start(t, keeping(store), "nine-mens-morris")
	assert.Empty(t, store.games(), "a game without a move is not worth keeping")
	d.Tap("point:d2")
	require.True(t, d.Game.Report().Busy, "the man is still dropping")
	assert.Len(t, store.games(), 1)

	d = again(t, store)
	require.True(t, d.Has("continue"))
	assert.Equal(t, "continue", d.Game.Report().Targets[0].Name, "it is the first card")
	d.Tap("continue")
	d.Tick(2)
	assert.Equal(t, "d2", d.Game.Report().Record)
}

// TestResumeHalfTurns ends the program after every move of a game of each kind:
// removals owed, series of jumps and huffs go on where they were.
func TestResumeHalfTurns(t *testing.T) {
	want := map[rules.Duty]bool{}
	for _, id := range []string{"nine-mens-morris", "alquerque", "leopards-and-deer", "bagh-chal"} {
		store := newShelfStore()
		d := start(t, keeping(store), id)
		choose := scenetest.Thinker(60)
		for range 40 {
			d.Play(1, choose, d.TapMove)
			before := d.Game.Report()
			if before.Outcome != "*" {
				break
			}
			want[d.State().Duty()] = true
			d = again(t, store)
			d.Tap("continue")
			d.Tick(1)
			after := d.Game.Report()
			require.Equal(t, before.Record, after.Record)
			require.Equal(t, before.Position, after.Position)
			require.Equal(t, before.Status, after.Status)
		}
		assert.LessOrEqual(t, len(store.games()), 2, "two slots, however long the game")
	}
	assert.True(t, want[rules.DutyRemove] && want[rules.DutyJump], "%v", want)
}

// TestResumeHuff resumes a game in which a huff is owed and may be chosen.
func TestResumeHuff(t *testing.T) {
	store := newShelfStore()
	d := scenetest.New(t, keeping(store))
	require.NoError(t, d.Game.Control().OpenRecord("Game: alquerque\nStart: first=a1,c2,e2 second=c3,e3,a5,e5\n\n1. a1-a2\n"))
	d.Tick(2)
	require.Equal(t, rules.DutyHuff, d.State().Duty())
	d = again(t, store)
	d.Tap("continue")
	d.Tick(2)
	require.Equal(t, rules.DutyHuff, d.State().Duty())
	d.Tap("point:c2")
	d.Calm()
	assert.Equal(t, "a1-a2 !c2", d.Game.Report().Record)
}

// TestUndoneMovesAreKept undoes, ends the program and redoes.
func TestUndoneMovesAreKept(t *testing.T) {
	store := newShelfStore()
	d := start(t, keeping(store), "nine-mens-morris")
	taps(d, "a1", "a4", "d1")
	d.Key(input.Undo, input.Undo)
	d.Calm()
	d = again(t, store)
	d.Tap("continue")
	d.Tick(2)
	assert.Equal(t, "a1", d.Game.Report().Record)
	d.Key(input.Redo, input.Redo)
	d.Calm()
	assert.Equal(t, "a1 a4 d1", d.Game.Report().Record)
}

// TestSeatsAndOrientationAreKept resumes a game against the computer, which goes
// on thinking.
func TestSeatsAndOrientationAreKept(t *testing.T) {
	store := newShelfStore()
	o := keeping(store)
	o.Config.Player = scenetest.Sleeper{}
	d := scenetest.New(t, o)
	d.Tap("card:nine-mens-morris")
	d.Tap("level:second:more")
	d.Tap("start")
	d.Tick(2)
	d.Tap("button:flip")
	d.Tick(1)
	x, y := d.Center("point:a1")
	d.Tap("point:d2")
	d.Tick(30)
	d = again(t, store)
	d.Tap("continue")
	d.Tick(1)
	x2, y2 := d.Center("point:a1")
	assert.Equal(t, [2]float64{x, y}, [2]float64{x2, y2})
	d.Settle()
	assert.Len(t, strings.Fields(d.Game.Report().Record), 2, "the computer has replied")
	for _, name := range store.games() {
		text := store.data[name]
		assert.Contains(t, text, "second: computer 4")
		assert.Contains(t, text, "Second: Computer 4")
		assert.Contains(t, text, "Date: 2024-05-17")
	}
}

// TestEveryGameIsKept begins three games; all stand in the list, the last one on
// the card.
func TestEveryGameIsKept(t *testing.T) {
	store := newShelfStore()
	d := start(t, keeping(store), "nine-mens-morris")
	taps(d, "a1", "a4")
	d.Tap("menu")
	d.Tick(2)
	require.True(t, d.Has("continue"))
	for _, id := range []string{"alquerque", "bagh-chal"} {
		d.Tap("card:" + id)
		d.Tap("seat:second:person")
		d.Tap("start")
		d.Play(3, scenetest.Thinker(50), d.TapMove)
		d.Calm()
		d.Tap("menu")
		d.Tick(2)
	}
	d.Tap("continue")
	d.Tick(2)
	assert.Equal(t, "bagh-chal", d.Game.Report().Game)
	d.Tap("menu")
	d.Tick(2)
	d.Tap("games")
	d.Tick(2)
	rows := rowsOf(d)
	require.Len(t, rows, 3)
	d.Tap(rows[2])
	d.Tick(2)
	assert.Equal(t, "a1 a4", d.Game.Report().Record)
}

// rowsOf returns the targets of the games in the list, from the top.
func rowsOf(d *scenetest.Driver) (rows []string) {
	for _, t := range d.Game.Report().Targets {
		if strings.HasPrefix(t.Name, "game:") {
			rows = append(rows, t.Name)
		}
	}
	return rows
}

// TestFinishedGame is not offered to be continued, but kept; a rematch is a game
// of its own.
func TestFinishedGame(t *testing.T) {
	store := newShelfStore()
	d := start(t, keeping(store), "three-mens-morris")
	taps(d, "a1", "a2", "b1", "b2", "c1")
	d.Settle()
	require.Equal(t, "result", d.Game.Report().Scene)
	assert.False(t, again(t, store).Has("continue"))
	d.Tap("rematch")
	d.Tick(5)
	taps(d, "b2")
	d = again(t, store)
	require.True(t, d.Has("continue"))
	d.Tap("games")
	d.Tick(2)
	rows := rowsOf(d)
	require.Len(t, rows, 2)
	d.Tap(rows[1])
	d.Tick(2)
	report := d.Game.Report()
	assert.Equal(t, "board", report.Scene)
	assert.Equal(t, "first", report.Outcome)
}

// TestDeleteAndUndo deletes a game and brings it back.
func TestDeleteAndUndo(t *testing.T) {
	store := newShelfStore()
	d := start(t, keeping(store), "nine-mens-morris")
	taps(d, "a1", "a4")
	d = again(t, store)
	d.Tap("games")
	d.Tick(2)
	row := rowsOf(d)[0]
	d.Tap("delete:" + strings.TrimPrefix(row, "game:"))
	d.Tick(1)
	assert.Empty(t, rowsOf(d))
	assert.Empty(t, store.games())
	d.Tap("restore")
	d.Tick(1)
	assert.Equal(t, []string{row}, rowsOf(d))
	assert.Len(t, store.games(), 2)
	d.Tap(row)
	d.Tick(2)
	assert.Equal(t, "a1 a4", d.Game.Report().Record)
}

// TestDamage damages one slot, and then both: the older save is taken, the menu
// always comes up, and what is left is kept and can be exported.
func TestDamage(t *testing.T) {
	store := newShelfStore()
	d := start(t, keeping(store), "nine-mens-morris")
	taps(d, "a1", "a4", "d1")
	var slots [2]string // the newer one first
	for _, key := range store.games() {
		if strings.Contains(store.data[key], "Serial: 3\n") {
			slots[0] = key
		} else {
			slots[1] = key
		}
	}
	store.data[slots[0]] = store.data[slots[0]][:90]
	d = again(t, store)
	d.Tap("continue")
	d.Tick(2)
	assert.Equal(t, "a1 a4", d.Game.Report().Record)
	taps(d, "g1")
	assert.Contains(t, store.data[strings.Replace(slots[0], "game.", "damaged.", 1)], "T3 save 1", "what was damaged is not written over")
	assert.Equal(t, "a1 a4 g1", resumed(t, store))

	store.data[slots[0]], store.data[slots[1]] = "\x00\xff rubbish", store.data[slots[1]][:30]
	store.data["game.x.a"] = "somebody else's"
	store.data["game.y"] = "no slot"
	d = again(t, store)
	assert.False(t, d.Has("continue"))
	d.Tap("games")
	d.Tick(2)
	d.Picture()
	rows := rowsOf(d)
	require.Len(t, rows, 2)
	d.Tap(rows[0])
	d.Tick(2)
	assert.Equal(t, "library", d.Game.Report().Scene)
	assert.NotEmpty(t, d.Game.Report().Notice)
	assert.Len(t, store.games(), 4, "nothing of it is removed")
}

// resumed returns the moves of the game that is offered to be continued.
func resumed(t *testing.T, store scenes.Store) string {
	d := again(t, store)
	d.Tap("continue")
	d.Tick(2)
	return d.Game.Report().Record
}

// TestFullStorage plays on while nothing can be saved: the player is told, and
// everything is there when there is room again.
func TestFullStorage(t *testing.T) {
	store := newShelfStore()
	d := start(t, keeping(store), "nine-mens-morris")
	taps(d, "a1")
	store.full = true
	taps(d, "a4")
	assert.Contains(t, d.Game.Report().Notice, "could not be saved")
	taps(d, "d1")
	assert.Empty(t, d.Game.Report().Notice)
	assert.Contains(t, d.Game.Report().Note, "could not be saved")
	d.Tap("menu")
	d.Tick(2)
	d.Tap("continue")
	d.Tick(2)
	assert.Equal(t, "a1 a4 d1", d.Game.Report().Record, "it is in memory")
	store.full = false
	taps(d, "d7")
	assert.Empty(t, d.Game.Report().Note)
	assert.Equal(t, "a1 a4 d1 d7", resumed(t, store))
}

// TestDroppedFiles drops a record, and texts that are none, on the window.
func TestDroppedFiles(t *testing.T) {
	store := newShelfStore()
	d := start(t, keeping(store), "nine-mens-morris")
	taps(d, "a1")
	d.DropFile("Game: bagh-chal\n\n1. c3  a1-b1\n2. a5\n")
	d.Tick(2)
	report := d.Game.Report()
	require.Equal(t, "library", report.Scene)
	assert.Contains(t, report.Notice, "turn 2: a5", "the fault's turn and token")
	assert.Len(t, rowsOf(d), 1)
	d.DropFile("Game: bagh-chal\n\n1. c3  a1-b1\n")
	d.Tick(2)
	assert.Len(t, rowsOf(d), 2)
	for _, text := range []string{"", "hello", strings.Repeat("\x00", 1000), "Game: bagh-chal\n\n1. c3\n" + strings.Repeat(" ", 1<<20)} {
		d.DropFile(text)
		d.Tick(2)
		assert.Len(t, rowsOf(d), 2)
		assert.NotEmpty(t, d.Game.Report().Notice)
		assert.Less(t, len(d.Game.Report().Notice), 250)
	}
	assert.Contains(t, d.Game.Report().Notice, "longer than any game’s record")
	d.Tap("back")
	d.Tick(2)
	assert.Equal(t, "a1", d.Game.Report().Record, "the game under way is as it was")
}

// TestClockIsKept resumes a game with its clock.
func TestClockIsKept(t *testing.T) {
	store := newShelfStore()
	d := start(t, with(keeping(store), func(s *scenes.Settings) { s.Minutes = 5 }), "nine-mens-morris")
	taps(d, "a1")
	d.Tick(180)
	taps(d, "a4")
	before := d.Game.Report().Clocks
	require.NotEmpty(t, before)
	d = again(t, store)
	d.Tap("continue")
	d.Tick(2)
	assert.Equal(t, before, d.Game.Report().Clocks)
}

// TestOpenedGameIsContinued opens the older of two games and ends the program
// before anything is done in it.
func TestOpenedGameIsContinued(t *testing.T) {
	o := keeping(newShelfStore())
	start(t, o, "nine-mens-morris").Tap("point:d2")
	start(t, o, "bagh-chal").Tap("point:c1")
	d := scenetest.New(t, o)
	d.Tap("games")
	d.Tick(2)
	d.Tap(rowsOf(d)[1])
	d.Tick(2)
	require.Equal(t, "nine-mens-morris", d.Game.Report().Game)

	d = scenetest.New(t, o)
	d.Tap("continue")
	d.Tick(2)
	assert.Equal(t, "nine-mens-morris", d.Game.Report().Game)
	assert.Equal(t, "d2", d.Game.Report().Record)
}

// TestKeptGamesAreLight plays several games, looks through the list of them and
// plays one on: no more than that one is in memory, and all are whole.
func TestKeptGamesAreLight(t *testing.T) {
	store := newShelfStore()
	d := scenetest.New(t, keeping(store))
	for range 5 {
		r, _ := rules.Lookup("nine-mens-morris")
		d.Game.Begin(r, [2]match.Seat{})
		d.Tick(2)
		taps(d, "a1", "a4", "d1")
	}
	assert.Equal(t, 1, d.Game.WholeGames())
	d = again(t, store)
	d.Tap("games")
	d.Tick(2)
	d.Picture()
	rows := rowsOf(d)
	require.Len(t, rows, 5)
	assert.LessOrEqual(t, d.Game.WholeGames(), 1)
	d.Tap(strings.Replace(rows[1], "game:", "delete:", 1))
	d.Tick(2)
	assert.Len(t, store.games(), 8)
	d.Tap(rows[2])
	d.Tick(2)
	taps(d, "d7")
	assert.Equal(t, "a1 a4 d1 d7", d.Game.Report().Record)
	d.Tap("menu")
	d.Tick(2)
	d.Tap("games")
	d.Tick(2)
	for _, row := range rowsOf(d) {
		d.Tap(row)
		d.Tick(2)
		assert.True(t, strings.HasPrefix(d.Game.Report().Record, "a1 a4 d1"))
		assert.Equal(t, 1, d.Game.WholeGames())
		d.Tap("menu")
		d.Tick(2)
		d.Tap("games")
		d.Tick(2)
	}
}

// TestPlayableSlotStands opens a game whose newer slot is whole but cannot be
// played, while another game was the last one: what can be played is not written
// over.
func TestPlayableSlotStands(t *testing.T) {
	store := newShelfStore()
	d := start(t, keeping(store), "nine-mens-morris")
	taps(d, "a1")
	key := store.games()[0]
	good := store.data[key]
	saved, err := save.Parse([]byte(good))
	require.NoError(t, err)
	saved.Serial++
	saved.Record = strings.Replace(saved.Record, "1. a1", "1. a1  a1", 1)
	other := key[:len(key)-1] + map[string]string{"a": "b", "b": "a"}[key[len(key)-1:]]
	store.data[other] = string(saved.Text())
	start(t, keeping(store), "bagh-chal").Tap("point:c1")

	d = again(t, store)
	d.Tap("games")
	d.Tick(2)
	for _, row := range rowsOf(d) {
		if "game:"+strings.Split(key, ".")[1] == row {
			d.Tap(row)
		}
	}
	d.Tick(2)
	require.Equal(t, "a1", d.Game.Report().Record)
	assert.Equal(t, good, store.data[key])
	assert.NotEqual(t, string(saved.Text()), store.data[other])
	taps(d, "a4")
	assert.Equal(t, "a1 a4", resumed(t, store))
}
