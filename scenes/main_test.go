package scenes_test

import (
	"testing"

	"t3hunting/scenes/scenetest"
)

func TestMain(m *testing.M) { scenetest.Main(m) }
