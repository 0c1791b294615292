// Package shape holds every picture of the program as path data: the men, the
// marks, the icons and the colours of the themes (LOOK.md section 3).
//
// Paths are measured in a unit of their own (a man's radius, a 24-unit icon
// grid) and are rasterised to images in memory, so the same picture serves the
// scenes, which cache the result as sprites, and tools that have no display,
// such as the one that draws the program's icons.
//
// It never imports Ebitengine and never knows where on the screen a shape goes.
package shape
