package scenes_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/rules"
	"t3hunting/scenes"
	"t3hunting/scenes/scenetest"
)

// listener plays by what is told and by named presses alone.
type listener struct {
	*scenetest.Driver
	t    *testing.T
	said []string
}

func newListener(t *testing.T) *listener {
	l := &listener{t: t}
	l.Driver = scenetest.New(t, scenetest.Options{Config: scenes.Config{Say: func(sentence string) { l.said = append(l.said, sentence) }}})
	return l
}

// press presses the item of that name, which must be there and told of.
func (l *listener) press(name string) {
	l.t.Helper()
	_, ok := l.Game.Access().Item(name)
	require.True(l.t, ok, "there is no %s in\n%s", name, l.Game.Access())
	l.Game.Control().Press(name)
	l.Tick(3)
}

// offered returns the points whose label says that something can be done there.
func (l *listener) offered(do string) (names []string) {
	for _, item := range l.Game.Access().Items {
		if item.Kind == scenes.ItemPoint && strings.HasSuffix(item.Label, ", "+do) {
			names = append(names, item.Name)
		}
	}
	return names
}

// toldAll checks that everything that can be pressed is called something.
func (l *listener) toldAll() {
	l.t.Helper()
	access := l.Game.Access()
	assert.NotEmpty(l.t, access.Title)
	seen := map[string]bool{}
	for _, item := range access.Items {
		assert.NotEmpty(l.t, item.Label, "%s: %s", access.Scene, item.Name)
		assert.NotContains(l.t, item.Label, "{", "%s: %s", access.Scene, item.Name)
		assert.False(l.t, seen[item.Name], "%s is there twice", item.Name)
		seen[item.Name] = true
	}
	for _, target := range l.Game.Report().Targets {
		assert.True(l.t, seen[target.Name], "%s: %s is not told of", access.Scene, target.Name)
	}
}

func TestEveryScreenIsTold(t *testing.T) {
	l := newListener(t)
	l.toldAll()
	l.press("settings")
	l.toldAll()
	l.press("about")
	l.toldAll()
	assert.Contains(t, l.Game.Access().String(), "text Version "+scenes.Version)
	l.press("back")
	l.press("done")
	l.press("card:twelve-mens-morris")
	l.toldAll()
	l.press("howto")
	l.toldAll()
	assert.Greater(t, len(l.Game.Access().Texts), 10, "the rules can be read")
	l.press("back")
	if _, ok := l.Game.Access().Item("family"); ok {
		l.press("family")
		l.toldAll()
		l.press("family")
	}
	l.press("seat:second:person")
	l.press("start")
	l.toldAll()
	l.press("button:more")
	l.toldAll()
	l.press("more:resign")
	l.toldAll()
	l.press("more:yes")
	l.Settle()
	assert.Equal(t, "result", l.Game.Access().Scene)
	l.toldAll()
	assert.Contains(t, l.said[len(l.said)-1], "gave up")
}

// TestPressReachesWhatIsOutOfView presses a choice below the edge of a small window.
func TestPressReachesWhatIsOutOfView(t *testing.T) {
	l := newListener(t)
	l.Resize(320, 480)
	l.Tick(2)
	l.press("card:nine-mens-morris")
	access := l.Game.Access()
	last := access.Items[len(access.Items)-2]
	require.Contains(t, last.Name, "option:")
	require.Greater(t, last.Rect.Y, 480.0)
	require.Equal(t, scenes.ItemOff, last.Kind)
	l.press(last.Name)
	now, _ := l.Game.Access().Item(last.Name)
	assert.Equal(t, scenes.ItemOn, now.Kind)
	l.Game.Control().Look(last.Name)
	l.Settle()
	now, _ = l.Game.Access().Item(last.Name)
	assert.Less(t, now.Rect.Y, 480.0, "it is scrolled into view")
}

// TestWholeGameByEar plays each family to its end, choosing among what the labels
// offer and nothing else.
func TestWholeGameByEar(t *testing.T) {
	for _, id := range []string{"nine-mens-morris", "bagh-chal", "alquerque", "three-mens-morris"} {
		t.Run(id, func(t *testing.T) {
			l := newListener(t)
			l.press("card:" + id)
			l.press("seat:first:person")
			l.press("seat:second:person")
			l.press("start")
			n := uint32(1)
			some := func(names []string) string {
				n = n*1664525 + 1013904223
				return names[int(n>>8)%len(names)]
			}
			for turns := 0; l.Game.Report().Outcome == "*"; turns++ {
				require.Less(t, turns, 3000)
				before := len(l.said)
				for _, do := range []string{"can be removed", "can be taken for not jumping", "can go here", "can go here and repeats a position", "can be placed on", "can move"} {
					if names := l.offered(do); len(names) > 0 {
						l.press(some(names))
						break
					}
				}
				l.Calm()
				assert.Greater(t, len(l.said), before, "whatever is done is told")
			}
			l.Settle()
			last := l.said[len(l.said)-1]
			assert.Contains(t, last, l.Game.Report().Why)
		})
	}
}

func TestSentences(t *testing.T) {
	l := newListener(t)
	l.press("card:nine-mens-morris")
	l.press("seat:second:person")
	l.press("start")
	last := func() string { return l.said[len(l.said)-1] }
	label := func(name string) string {
		item, ok := l.Game.Access().Item(name)
		require.True(t, ok)
		return item.Label
	}
	assert.Equal(t, "a1: empty, can be placed on", label("point:a1"))
	l.press("point:a1")
	l.Settle()
	assert.Equal(t, []string{"Blue on a1.", "White — place a soldier."}, l.said[len(l.said)-2:])
	assert.Equal(t, "a1: Blue soldier", label("point:a1"))
	l.press("point:a1")
	assert.Equal(t, l.Game.Report().Notice, last(), "a refusal is told")
	for _, at := range []string{"b2", "d1", "f2", "g1"} {
		l.press("point:" + at)
		l.Settle()
	}
	assert.Contains(t, l.said, "Blue on g1. A mill!")
	assert.Equal(t, "b2: White soldier, can be removed", label("point:b2"))
	l.press("point:b2")
	l.Settle()
	assert.Contains(t, l.said, "White loses b2.")
	l.press("button:undo")
	l.Settle()
	assert.Contains(t, strings.Join(l.said, "\n"), "Taken back: White loses b2.")

}

// TestScrolledAwayIsStillTold scrolls the menu and the list of games to the end:
// what has left the view at the top is still told of, and keys lead back to it.
func TestScrolledAwayIsStillTold(t *testing.T) {
	for _, window := range []scenetest.Options{{W: 320, H: 480}, {W: 640, H: 360}} {
		d := scenetest.New(t, window)
		for i, r := range rules.All() {
			require.NoError(t, d.Game.Control().OpenRecord("Game: "+r.ID+"\n\n1. "+firstMove(r)))
			d.Tick(2)
			d.Tap("menu")
			d.Tick(2)
			if i == 7 {
				break
			}
		}
		for _, way := range []string{"", "games"} {
			if way != "" {
				d.KeyTap(way)
				d.Tick(2)
			}
			d.ForgetWays()
			names := func() (list []string) {
				for _, item := range d.Game.Access().Items {
					list = append(list, item.Name)
				}
				return list
			}
			all := names()
			for range 60 {
				d.Wheel(-1)
			}
			require.Less(t, len(d.Game.Report().Targets), len(all), "not all is in view")
			assert.Equal(t, all, names())
			for _, name := range all {
				d.FocusOn(name)
				require.True(t, d.Has(name), "%s is in view", name)
			}
			for i := range all {
				d.FocusOn(all[len(all)-1-i])
			}
		}
	}
}

// TestAGameInTheListIsToldWithItsState looks at the list before it was ever drawn.
func TestAGameInTheListIsToldWithItsState(t *testing.T) {
	d := start(t, scenetest.Options{}, "nine-mens-morris")
	d.Tap("point:a1")
	d.Calm()
	d.Tap("menu")
	d.Tick(2)
	d.Tap("games")
	d.Tick(2)
	item, ok := d.Game.Access().Item(rowsOf(d)[0])
	require.True(t, ok)
	assert.Contains(t, item.Label, "White to move")
}

// firstMove returns a move with which a game may begin.
func firstMove(r *rules.Ruleset) string {
	s := rules.New(r)
	return s.FormatMove(s.AppendMoves(nil)[0])
}
