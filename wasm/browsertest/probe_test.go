package browsertest

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Probe is where the program stands, as its hook t3probe tells it.
type Probe struct {
	Scene    string
	Game     string // ruleset
	Position string
	Result   string   // outcome and reason with a space between, "" while the game is on
	Notice   string   // the sentence that answers what was done last, if there is one
	Hint     string   // what a hint marks
	Focus    string   // the target that keys act on
	Looking  string   // the ply that is looked back at, as "3/12"
	Lines    []string // the best lines of an analysis
	Thinks   bool     // the sign shows that the computer thinks
	Busy     bool
	Targets  map[string]Rect
}

// Rect is a rectangle of the page in CSS pixels.
type Rect struct{ X, Y, W, H float64 }

// Center is the middle of the rectangle, where a player aims.
func (r Rect) Center() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// parseProbe reads the hook's text. Keys that it does not know are passed over: the hook may say more.
func parseProbe(text string) (Probe, error) {
	p := Probe{Targets: map[string]Rect{}}
	for line := range strings.Lines(text) {
		line = strings.TrimSuffix(line, "\n")
		key, value, _ := strings.Cut(line, " ")
		switch key {
		case "scene":
			p.Scene = value
		case "game":
			p.Game = value
		case "position":
			p.Position = value
		case "result":
			p.Result = value
		case "notice":
			p.Notice = value
		case "hint":
			p.Hint = value
		case "focus":
			p.Focus = value
		case "looking":
			p.Looking = value
		case "line":
			p.Lines = append(p.Lines, value)
		case "thinks":
			p.Thinks = true
		case "busy":
			p.Busy = value != "0"
		case "target":
			fields := strings.Fields(value)
			if len(fields) != 5 {
				return p, fmt.Errorf("probe line %q: want a name and four numbers", line)
			}
			var box [4]float64
			for i := range box {
				number, err := strconv.ParseFloat(fields[i+1], 64)
				if err != nil {
					return p, fmt.Errorf("probe line %q: %w", line, err)
				}
				box[i] = number
			}
			p.Targets[fields[0]] = Rect{box[0], box[1], box[2], box[3]}
		}
	}
	return p, nil
}

func TestParseProbe(t *testing.T) {
	p, err := parseProbe("scene board\ngame bagh-chal\nposition a b c\nresult first-wins tamed\nline Blue +0.3: d2\nline level: a1\nthinks 1\nbusy 1\nnews later\ntarget point:a1 10 20.5 30 40\n")
	require.NoError(t, err)
	assert.Equal(t, Probe{
		Scene: "board", Game: "bagh-chal", Position: "a b c", Result: "first-wins tamed", Busy: true,
		Lines: []string{"Blue +0.3: d2", "level: a1"}, Thinks: true,
		Targets: map[string]Rect{"point:a1": {10, 20.5, 30, 40}},
	}, p)
	x, y := p.Targets["point:a1"].Center()
	assert.Equal(t, []float64{25, 40.5}, []float64{x, y})

	_, err = parseProbe("target point:a1 10 20\n")
	assert.Error(t, err)
	_, err = parseProbe("target point:a1 10 20 x 4\n")
	assert.Error(t, err)
}
