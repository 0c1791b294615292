package rules

import "strconv"

// The seven boards of RULES.md section 2.
var (
	boardThree          = gridBoard("three", threeCoords(), threeLines)
	boardAchi           = gridBoard("achi16", achiCoords, achiLines)
	boardMorris         = gridBoard("morris", morrisCoords, morrisLines)
	boardMorrisDiagonal = gridBoard("morris-diagonal", morrisCoords, append(morrisLines[:len(morrisLines):len(morrisLines)], cornerLines...))
	boardAlquerque      = gridBoard("alquerque", squareCoords(5), alquerqueLines())
	boardGoats          = newBoard("goats", goatsLabels(), goatsCoords, goatsLines)
	boardLeopards       = gridBoard("leopards", leopardsCoords(), leopardsLines)
)

// Boards returns every board, in the order of RULES.md section 2.
func Boards() []*Board {
	return []*Board{boardThree, boardAchi, boardMorris, boardMorrisDiagonal, boardAlquerque, boardGoats, boardLeopards}
}

// LookupBoard returns the board of that name.
func LookupBoard(name string) (*Board, bool) {
	for _, b := range Boards() {
		if b.name == name {
			return b, true
		}
	}
	return nil, false
}

// gridBoard labels the points by column letter and row number, counted from the
// lower left corner of the coordinates.
func gridBoard(name string, coords [][2]float64, lines [][]Point) *Board {
	x0, y0 := coords[0][0], coords[0][1]
	for _, c := range coords {
		x0, y0 = min(x0, c[0]), min(y0, c[1])
	}
	labels := make([]string, len(coords))
	for i, c := range coords {
		labels[i] = squareLabel('a'+rune(c[0]-x0), 1+int(c[1]-y0))
	}
	return newBoard(name, labels, coords, lines)
}

func squareLabel(column rune, row int) string { return string(column) + strconv.Itoa(row) }

func squareCoords(n int) (coords [][2]float64) {
	for i := range n * n {
		coords = append(coords, [2]float64{float64(i % n), float64(i / n)})
	}
	return coords
}

func threeCoords() [][2]float64 { return squareCoords(3) }

var threeLines = [][]Point{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}

var achiCoords = [][2]float64{
	{-2, -2}, {0, -2}, {2, -2}, {-1, -1}, {0, -1}, {1, -1}, {-2, 0}, {-1, 0},
	{1, 0}, {2, 0}, {-1, 1}, {0, 1}, {1, 1}, {-2, 2}, {0, 2}, {2, 2},
}

// The last four are the links between the squares: of two points, so no mills.
var achiLines = [][]Point{
	{3, 4, 5}, {10, 11, 12}, {3, 7, 10}, {5, 8, 12}, {0, 1, 2}, {13, 14, 15}, {0, 6, 13}, {2, 9, 15},
	{8, 9}, {7, 6}, {11, 14}, {4, 1},
}

var morrisCoords = [][2]float64{
	{-3, -3}, {0, -3}, {3, -3}, {-2, -2}, {0, -2}, {2, -2}, {-1, -1}, {0, -1}, {1, -1},
	{-3, 0}, {-2, 0}, {-1, 0}, {1, 0}, {2, 0}, {3, 0},
	{-1, 1}, {0, 1}, {1, 1}, {-2, 2}, {0, 2}, {2, 2}, {-3, 3}, {0, 3}, {3, 3},
}

var morrisLines = [][]Point{
	{0, 1, 2}, {2, 14, 23}, {21, 22, 23}, {0, 9, 21}, {3, 4, 5}, {5, 13, 20}, {18, 19, 20}, {3, 10, 18},
	{6, 7, 8}, {8, 12, 17}, {15, 16, 17}, {6, 11, 15}, {1, 4, 7}, {12, 13, 14}, {16, 19, 22}, {9, 10, 11},
}

var cornerLines = [][]Point{{0, 3, 6}, {2, 5, 8}, {15, 18, 21}, {17, 20, 23}}

func alquerqueLines() (lines [][]Point) {
	for i := range Point(5) {
		lines = append(lines,
			[]Point{5 * i, 5*i + 1, 5*i + 2, 5*i + 3, 5*i + 4},
			[]Point{i, i + 5, i + 10, i + 15, i + 20})
	}
	return append(lines,
		[]Point{0, 6, 12, 18, 24}, []Point{4, 8, 12, 16, 20},
		[]Point{2, 6, 10}, []Point{2, 8, 14}, []Point{10, 16, 22}, []Point{14, 18, 22})
}

func goatsLabels() []string {
	labels := []string{"a1"}
	for _, row := range "bcd" {
		for i := range 6 {
			labels = append(labels, squareLabel(row, i+1))
		}
	}
	return append(labels, "e1", "e2", "e3", "e4")
}

// The four rays run straight from the apex (4,8) to the base; the rows cut them
// at heights 6, 4 and 2. Pictures stretch this triangle, the graph stays.
var goatsCoords = [][2]float64{
	{4, 8},
	{0, 6}, {3, 6}, {4 - 1./3, 6}, {4 + 1./3, 6}, {5, 6}, {8, 6},
	{0, 4}, {2, 4}, {4 - 2./3, 4}, {4 + 2./3, 4}, {6, 4}, {8, 4},
	{0, 2}, {1, 2}, {3, 2}, {5, 2}, {7, 2}, {8, 2},
	{0, 0}, {4 - 4./3, 0}, {4 + 4./3, 0}, {8, 0},
}

var goatsLines = [][]Point{
	{0, 2, 8, 14, 19}, {0, 3, 9, 15, 20}, {0, 4, 10, 16, 21}, {0, 5, 11, 17, 22},
	{1, 2, 3, 4, 5, 6}, {7, 8, 9, 10, 11, 12}, {13, 14, 15, 16, 17, 18}, {19, 20, 21, 22},
	{1, 7, 13}, {6, 12, 18},
}

func leopardsCoords() (coords [][2]float64) {
	for _, c := range squareCoords(5) {
		coords = append(coords, [2]float64{c[0] + 2, c[1] + 2})
	}
	return append(coords,
		[2]float64{3, 1}, [2]float64{4, 1}, [2]float64{5, 1}, [2]float64{2, 0}, [2]float64{4, 0}, [2]float64{6, 0},
		[2]float64{7, 3}, [2]float64{7, 4}, [2]float64{7, 5}, [2]float64{8, 2}, [2]float64{8, 4}, [2]float64{8, 6},
		[2]float64{5, 7}, [2]float64{4, 7}, [2]float64{3, 7}, [2]float64{6, 8}, [2]float64{4, 8}, [2]float64{2, 8},
		[2]float64{1, 5}, [2]float64{1, 4}, [2]float64{1, 3}, [2]float64{0, 6}, [2]float64{0, 4}, [2]float64{0, 2})
}

// The square's two middle lines and its four small diagonals run on into the
// triangles, so that hops go straight from one into the other.
var leopardsLines = [][]Point{
	{0, 1, 2, 3, 4}, {5, 6, 7, 8, 9}, {15, 16, 17, 18, 19}, {20, 21, 22, 23, 24},
	{0, 5, 10, 15, 20}, {1, 6, 11, 16, 21}, {3, 8, 13, 18, 23}, {4, 9, 14, 19, 24},
	{0, 6, 12, 18, 24}, {4, 8, 12, 16, 20},
	{29, 26, 2, 7, 12, 17, 22, 38, 41}, {47, 44, 10, 11, 12, 13, 14, 32, 35},
	{28, 25, 2, 8, 14, 33, 36}, {30, 27, 2, 6, 10, 43, 46}, {34, 31, 14, 18, 22, 39, 42}, {40, 37, 22, 16, 10, 45, 48},
	{25, 26, 27}, {28, 29, 30}, {31, 32, 33}, {34, 35, 36}, {37, 38, 39}, {40, 41, 42}, {43, 44, 45}, {46, 47, 48},
}
