package scenes_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes"
	"t3hunting/scenes/scenetest"
)

// TestEveryGame plays the recorded game of every ruleset through the scenes, by
// taps from the menu to the result.
func TestEveryGame(t *testing.T) {
	d := stillDriver(t)
	for _, r := range rules.All() {
		text, err := os.ReadFile(filepath.Join("..", "rules", "testdata", "games", r.ID+".txt"))
		require.NoError(t, err)
		record, err := rules.ParseRecord(string(text))
		require.NoError(t, err)
		var moves []string
		for _, m := range record.Moves() {
			moves = append(moves, record.State().FormatMove(m))
		}
		choose(t, d, r)
		playToResult(t, d, r, scenetest.Script(moves))
		report := d.Game.Report()
		assert.Equal(t, strings.Join(moves, " "), report.Record, r.ID)
		assert.Equal(t, record.Result().Reason.String(), report.Reason, r.ID)
		d.Tap("menu")
		d.Tick(2)
	}
}

// TestEveryGameWithAnOption does the same with an option of every ruleset that
// is not the usual one, and with moves that the search finds.
func TestEveryGameWithAnOption(t *testing.T) {
	d := stillDriver(t)
	think := scenetest.Thinker(60)
	for i, r := range rules.All() {
		o := r.Options[i%len(r.Options)]
		value := o.Values[len(o.Values)-1].Name
		choose(t, d, r)
		scrollTo(d, "option:"+o.Name+"="+value)
		d.Tap("option:" + o.Name + "=" + value)
		changed, err := r.With(o.Name, value)
		require.NoError(t, err)
		playToResult(t, d, changed, think)
		d.Tap("menu")
		d.Tick(2)
	}
}

// TestComputers lets the computer play every main game against itself.
func TestComputers(t *testing.T) {
	o := scenetest.Options{W: 1440, H: 900, Config: scenes.Config{Preferences: &scenes.Preferences{Still: true}, Player: &scenetest.Player{Nodes: 200}}}
	d := scenetest.New(t, o)
	for _, r := range rules.MainGames() {
		choose(t, d, r)
		d.Tap("seat:first:computer")
		d.Tap("seat:second:computer")
		d.Tap("start")
		for range 60 * 60 * 3 {
			if d.Tick(20); d.Over() {
				break
			}
		}
		d.Settle()
		checkResult(t, d, r)
		d.Tap("menu")
		d.Tick(2)
	}
}

// stillDriver is a driver at the menu of a desktop on which no man travels.
func stillDriver(t *testing.T) *scenetest.Driver {
	return scenetest.New(t, scenetest.Options{W: 1440, H: 900, Config: scenes.Config{Preferences: &scenes.Preferences{Still: true}}})
}

// playToResult starts the game that is set up, between two persons, and plays it
// to its end.
func playToResult(t *testing.T, d *scenetest.Driver, r *rules.Ruleset, choose scenetest.Chooser) {
	t.Helper()
	d.Wheel(1000)
	d.Tap("seat:first:person")
	d.Tap("seat:second:person")
	d.Tap("start")
	d.Tick(2)
	report := d.Game.Report()
	require.Equal(t, "board", report.Scene)
	require.Equal(t, r.ID+" "+r.Changed(), report.Game+" "+report.Options)
	d.Play(1500, choose, d.TapMove)
	d.Settle()
	checkResult(t, d, r)
}

// checkResult checks that the rules end the recorded game as the screen says,
// and that the reason is said in a whole sentence.
func checkResult(t *testing.T, d *scenetest.Driver, r *rules.Ruleset) {
	t.Helper()
	report := d.Game.Report()
	name := r.ID + " " + r.Changed()
	require.Equal(t, "result", report.Scene, "%s: %s", name, report)
	text := "Game: " + r.ID + "\nOptions: " + r.Changed() + "\n\n" + report.Record + "\n"
	game, err := rules.ParseRecord(text)
	require.NoError(t, err, name)
	assert.Equal(t, game.State().Position(), report.Position, name)
	assert.Equal(t, game.Result().Outcome.String(), report.Outcome, name)
	assert.Equal(t, game.Result().Reason.String(), report.Reason, name)
	assert.Regexp(t, sentence(r, report.Reason), report.Why, name)
	again, err := rules.ParseRecord(game.Record())
	require.NoError(t, err, name)
	assert.Equal(t, r.Changed(), again.Ruleset().Changed(), "options are kept in the record")
	assert.Equal(t, game.Result(), again.Result(), name)
}

// sentence returns the pattern of the sentence for a reason.
func sentence(r *rules.Ruleset, reason string) *regexp.Regexp {
	how := assets.Lookup("en").Results
	if reason == rules.Repeated.String() && r.Repetition == rules.PositionLoses {
		reason += "-position"
	}
	text, names := how.How[reason], how.Mill
	if r.Family == rules.FamilyHunt {
		names = how.Hunt
		if hunt, ok := how.HowHunt[reason]; ok {
			text = hunt
		}
	}
	side := "(" + names[0].Name + "|" + names[1].Name + ")"
	pattern := strings.NewReplacer(`\{winner\}`, side, `\{loser\}`, side, `\{n\}`, `\d+`).Replace(regexp.QuoteMeta(text))
	if strings.HasPrefix(reason, "repeated") {
		pattern += ` It stood (at the start and in rounds \d+|in rounds \d+, \d+) and \d+\.`
	}
	return regexp.MustCompile("^" + pattern + "$")
}
