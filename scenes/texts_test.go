package scenes_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/ai"
	"t3hunting/assets"
	"t3hunting/rules"
	"t3hunting/scenes/scenetest"
)

// TestEverythingHasWords checks that no slug of the rules reaches a player.
func TestEverythingHasWords(t *testing.T) {
	for _, texts := range assets.Languages() {
		for _, r := range rules.Refusals() {
			if r != rules.RefusalNone {
				assert.NotEmpty(t, texts.Refusals[r.String()], "%s: refusal %s", texts.Language, r)
			}
		}
		for r := rules.NoReason + 1; r <= rules.OutOfTime; r++ {
			assert.NotEmpty(t, texts.Results.How[r.String()], "%s: reason %s", texts.Language, r)
		}
		for _, r := range rules.All() {
			for _, o := range r.Options {
				assert.NotEmpty(t, texts.Options[o.Name], "%s: option %s", texts.Language, o.Name)
				for _, v := range o.Values {
					assert.NotEmpty(t, texts.Values[o.Name+"="+v.Name], "%s: option %s=%s", texts.Language, o.Name, v.Name)
				}
			}
		}
		for w := ai.WhyOnly; w <= ai.WhyBest; w++ {
			assert.NotEmpty(t, texts.Hint.Why[w.String()], "%s: a hint's reason %s", texts.Language, w)
		}
		for kind := rules.Place; kind < rules.Pass; kind++ { // a pass plays itself
			assert.NotEmpty(t, texts.Hint.Who[kind.String()], "%s: %s", texts.Language, kind)
			assert.NotEmpty(t, texts.Hint.Where[kind.String()], "%s: %s", texts.Language, kind)
		}
		assert.Len(t, texts.Setup.Levels, len(ai.Levels), texts.Language)
	}
}

// TestPages checks that every game has a rules page, and that the rules can read
// what its pictures show.
func TestPages(t *testing.T) {
	for _, texts := range assets.Languages() {
		assert.Len(t, texts.Pages, len(rules.All()), texts.Language)
		for _, r := range rules.All() {
			pictures := 0
			for _, section := range texts.Pages[r.ID] {
				assert.NotEmpty(t, section.Paragraphs, "%s %s", r.ID, section.Heading)
				for _, d := range section.Diagrams {
					pictures++
					s, err := rules.ParsePosition(r, d.Position)
					if !assert.NoError(t, err, "%s: %s", r.ID, d.Position) {
						continue
					}
					for _, mark := range d.Marks {
						var set rules.Bitboard
						for label := range strings.SplitSeq(mark, "-") {
							p, ok := r.Board.ParsePoint(label)
							assert.True(t, ok || mark == "*", "%s: %s", r.ID, mark)
							set = set.With(p)
						}
						if set.Count() > 1 {
							assert.Contains(t, r.MillLines(), set, "%s: %s is no row", r.ID, mark)
						}
						if set.Count() == 1 && mark != "*" {
							assert.True(t, movable(s, set.First()), "%s: %s cannot move in %s", r.ID, mark, d.Position)
						}
					}
				}
			}
			assert.NotZero(t, pictures, "%s has no picture", r.ID)
			if r.Main != "" {
				assert.NotEmpty(t, texts.Relatives[r.ID].Line, r.ID)
			}
		}
	}
}

func movable(s *rules.State, from rules.Point) bool {
	for _, m := range s.AppendMoves(nil) {
		if m.From == from {
			return true
		}
	}
	return false
}

// TestMenuHasTheMainGames checks the eight cards and their texts.
func TestMenuHasTheMainGames(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{})
	for _, id := range []string{
		"alquerque", "bagh-chal", "goats-and-tigers", "leopards-and-deer",
		"twelve-mens-morris", "nine-mens-morris", "three-mens-morris", "al-qirq",
	} {
		assert.True(t, d.Has("card:"+id), id)
		assert.NotEmpty(t, assets.Lookup("en").Games[id].About, id)
	}
}
