package scenes_test

import (
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
		assert.Len(t, texts.Setup.Levels, len(ai.Levels), texts.Language)
	}
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
