package scenes

// keeper is a scene that keeps images which can be made again.
type keeper interface {
	// free gives these images back.
	free()
}

// forget gives every image back that can be made again.
func (g *Game) forget() {
	g.canvas.sprites.clear()
	g.canvas.labels.clear()
	for _, scene := range g.stack.scenes {
		if s, ok := scene.(keeper); ok {
			s.free()
		}
	}
	g.ctx.Redraw()
}

func (m *menu) free() {
	m.saved.view.free()
	for _, card := range m.cards {
		card.view.free()
	}
}

func (s *setup) free() { s.view.free() }

func (b *board) free() { b.view.free() }
