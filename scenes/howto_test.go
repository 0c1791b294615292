package scenes_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"t3hunting/rules"
	"t3hunting/scenes/scenetest"
)

// TestHowToScrolls reads the longest rules pages from top to bottom: it is drawn only
// while it moves, and the second time nothing is made anew.
func TestHowToScrolls(t *testing.T) {
	d := scenetest.New(t, scenetest.Options{})
	for _, id := range []string{"alquerque", "leopards-and-deer", "twelve-mens-morris"} {
		r, _ := rules.Lookup(id)
		choose(t, d, r)
		d.Tap("howto")
		d.EveryFrame = true
		read := func() {
			for range 40 {
				d.Wheel(-1)
			}
			for range 40 {
				d.Wheel(1)
			}
		}
		read()
		assert.Zero(t, scenetest.OwnAllocs(read), r.ID)
		before := d.Game.Drawn()
		d.Tick(20)
		assert.Equal(t, before, d.Game.Drawn(), r.ID)
		d.EveryFrame = false
		d.Tap("back")
		d.Tick(1)
		d.Tap("back")
		d.Tick(1)
	}
}

// TestLookRules takes pictures of the rules pages, the list of relatives, the
// sheet of More and a game with changed options.
func TestLookRules(t *testing.T) {
	if !scenetest.Saving() {
		t.Skip("T3_SCREENSHOTS names no folder")
	}
	for _, window := range windows {
		d := scenetest.New(t, window)
		scrollTo(d, "card:al-qirq")
		d.Tap("card:al-qirq")
		scrollTo(d, "family")
		d.Tap("family")
		d.Save("family-open")
		scrollTo(d, "variant:achi")
		d.Tap("variant:achi")
		d.Tick(2)
		d.Save("family-achi")
		d.Tap("back")
		d.Tick(2)

		for _, id := range []string{"alquerque", "twelve-mens-morris", "leopards-and-deer"} {
			scrollTo(d, "card:"+id)
			d.Tap("card:" + id)
			d.Tap("howto")
			d.Tick(2)
			d.Save("howto-" + id)
			for range 8 {
				d.Wheel(-1)
			}
			d.Save("howto-more-" + id)
			for range 60 {
				d.Wheel(-1)
			}
			d.Save("howto-end-" + id)
			d.Tap("back")
			d.Tick(1)
			d.Tap("back")
			d.Tick(2)
		}

		scrollTo(d, "card:alquerque")
		d.Tap("card:alquerque")
		for _, option := range []string{"option:capture=forced", "option:backjump=chain"} {
			scrollTo(d, option)
			d.Tap(option)
		}
		d.Tap("start")
		d.Tick(2)
		d.Tap("button:more")
		d.Tick(2)
		d.Save("more")
		d.Tap("more:resign")
		d.Tick(2)
		d.Save("more-resign")
		d.Tap("more:yes")
		d.Tick(120)
		d.Save("result-options")
	}
}
