package browsertest

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestPageLoads(t *testing.T) {
	p := open(t, small)
	assert.Equal(t, "T3 Hunting", p.Text("document.title"))
	assert.True(t, p.Bool(`document.getElementById("splash").hidden`), "the splash is gone")
	assert.Equal(t, p.Number(`progress.max`), p.Number(`progress.value`), "the bar counted the real bytes")
	assert.Equal(t, 1.0, p.Number(`document.querySelectorAll("meta[name=viewport]").length`), "Ebitengine's viewport is removed")
	assert.Contains(t, p.Text(`document.querySelector("meta[name=viewport]").content`), "viewport-fit=cover")
	assert.Equal(t, 390.0, p.Number(`document.querySelector("canvas").clientWidth`))
	assert.Equal(t, 844.0, p.Number(`document.querySelector("canvas").clientHeight`))
}
