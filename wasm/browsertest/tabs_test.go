package browsertest

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestTheNewestWindowKeepsTheGames(t *testing.T) {
	first := open(t, small)
	assert.True(t, first.Bool(`t3.save("test", "first")`))
	second := first.sibling(small)
	second.load("/")
	first.Until("the curtain", func() bool { return !first.Bool(`document.getElementById("elsewhere").hidden`) })
	assert.False(t, first.Bool(`t3.save("test", "late")`), "the older window keeps nothing any more")
	assert.Equal(t, "first", second.Text(`t3.load("test")`))
	assert.True(t, second.Bool(`t3.save("test", "second")`))

	first.Leave()
	first.Eval(`document.getElementById("takeover").click()`, nil)
	first.Reloaded()
	second.Until("the curtain", func() bool { return !second.Bool(`document.getElementById("elsewhere").hidden`) })
	assert.Equal(t, "second", first.Text(`t3.load("test")`), "what the other window saved is there")
	assert.True(t, first.Bool(`t3.save("test", "again")`))
}
